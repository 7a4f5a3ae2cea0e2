/** One stop of Tab for each zone; arrow keys move between the cards in it. */
import type { Action } from 'svelte/action';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function stepOf(key: string): number {
  return STEPS[key] ?? 0;
}

/** The next of many in a circle. */
export function around(at: number, step: number, many: number): number {
  return many === 0 ? -1 : (((at + step) % many) + many) % many;
}

export const roving: Action<HTMLElement> = (node) => {
  const stops = () => [...node.querySelectorAll<HTMLElement>('[data-stop]')];

  function settle(): void {
    const all = stops();
    const at = all.find((stop) => stop === document.activeElement) ?? all.find((stop) => stop.tabIndex === 0) ?? all[0];
    for (const stop of all) stop.tabIndex = stop === at ? 0 : -1;
  }

  function focused(event: FocusEvent): void {
    const all = stops();
    if (!all.includes(event.target as HTMLElement)) return;
    for (const stop of all) stop.tabIndex = stop === event.target ? 0 : -1;
  }

  function key(event: KeyboardEvent): void {
    const all = stops();
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0 || event.defaultPrevented) return;
    const step = stepOf(event.key);
    const to = step
      ? around(at, step, all.length)
      : event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? all.length - 1
          : -1;
    if (to < 0) return;
    event.preventDefault();
    all[to]?.focus();
  }

  const watch = new MutationObserver(settle);
  watch.observe(node, { childList: true, subtree: true });
  node.addEventListener('focusin', focused);
  node.addEventListener('keydown', key);
  settle();
  return {
    destroy: () => {
      watch.disconnect();
      node.removeEventListener('focusin', focused);
      node.removeEventListener('keydown', key);
    },
  };
};
