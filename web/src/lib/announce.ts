/** Things that happen, told to people who listen to the page instead of looking at it. */

const regions = new Map<string, HTMLElement>();

function region(kind: 'polite' | 'assertive'): HTMLElement {
  let node = regions.get(kind);
  if (!node) {
    node = document.createElement('div');
    node.className = 'unseen';
    node.setAttribute('aria-live', kind);
    node.setAttribute('role', kind === 'assertive' ? 'alert' : 'status');
    regions.set(kind, node);
  }
  // An open dialog makes everything outside of it silent, so the region goes with it.
  const place = [...document.querySelectorAll<HTMLElement>('dialog[open]')].pop() ?? document.body;
  if (node.parentElement !== place) place.append(node);
  return node;
}

/** Says a text aloud: when there is a pause, or at once if it is urgent. */
export function announce(text: string, urgent = false): void {
  const node = region(urgent ? 'assertive' : 'polite');
  const line = document.createElement('p');
  line.textContent = text;
  node.append(line);
  // The same text said twice is a new paragraph and so is heard twice; old ones need not stay.
  while (node.childElementCount > 6) node.firstElementChild?.remove();
}
