/** What the keys of a table mean. They never fire while somebody types. */

export type Deed =
  | { does: 'number'; n: number }
  | { does: 'primary' | 'pass' | 'undo' | 'redo' | 'suggest' | 'react' | 'help' | 'log' | 'talk' | 'cancel' | 'next-seat' | 'pace' | 'next' };

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
  repeat: boolean;
}

/** Where the focus is: in a field, on something that Enter presses by itself, or nowhere in particular. */
export type Focus = 'typing' | 'control' | 'elsewhere';

const LETTERS: Record<string, Deed> = {
  p: { does: 'pass' },
  u: { does: 'undo' },
  r: { does: 'redo' },
  s: { does: 'suggest' },
  i: { does: 'react' },
  '?': { does: 'help' },
  l: { does: 'log' },
  t: { does: 'talk' },
  n: { does: 'next-seat' },
  g: { does: 'pace' },
};

/** The keys in the order of the help page. */
export const KEYS = ['1-9', 'Enter', 'p', 'u', 'r', 's', 'i', 'l', 't', 'n', 'g', 'Space', '?', 'Esc'] as const;

export function deedOf(event: Pressed, focus: Focus): Deed | null {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (focus === 'typing') return null;
  if (event.key === 'Escape') return { does: 'cancel' };
  if (event.key === ' ') return focus === 'elsewhere' ? { does: 'next' } : null;
  if (event.key === 'Enter') return focus === 'elsewhere' ? { does: 'primary' } : null;
  if (/^[1-9]$/.test(event.key)) return { does: 'number', n: Number(event.key) };
  return LETTERS[event.key.toLowerCase()] ?? null;
}

const WITHOUT_TEXT = new Set(['button', 'checkbox', 'radio', 'range', 'submit', 'reset', 'color', 'file']);

export function focusOf(target: EventTarget | null): Focus {
  if (!(target instanceof HTMLElement)) return 'elsewhere';
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) {
    return 'typing';
  }
  if (target instanceof HTMLInputElement) return WITHOUT_TEXT.has(target.type) ? 'control' : 'typing';
  return target.closest('button, a[href], summary, [role="button"], [tabindex="0"]') === null ? 'elsewhere' : 'control';
}
