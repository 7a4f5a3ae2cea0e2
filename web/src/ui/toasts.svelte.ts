/** Short notices at the edge of the screen. */

import { announce } from '../lib/announce';

export interface Toast {
  id: number;
  text: string;
  kind: 'info' | 'refused';
  rules: readonly string[];
  game: string;
}

export interface ToastOptions {
  /** Rules behind it, shown as links; they need the name of the game. */
  rules?: readonly string[];
  game?: string;
  kind?: Toast['kind'];
}

const MOST = 4;
const READING = 60;

class Shown {
  list: Toast[] = $state.raw([]);
}

export const toasts = new Shown();
let count = 0;

/** Shows a notice for as long as it takes to read it; it is read aloud too. */
export function toast(text: string, { rules = [], game = '', kind = 'info' }: ToastOptions = {}): void {
  const id = ++count;
  const others = toasts.list.filter((other) => other.text !== text);
  toasts.list = [...others, { id, text, kind, rules, game }].slice(-MOST);
  announce(text, kind === 'refused');
  setTimeout(() => dismiss(id), 3500 + text.length * READING);
}

export function dismiss(id: number): void {
  toasts.list = toasts.list.filter((shown) => shown.id !== id);
}
