/** Small things that this browser remembers. A browser that keeps nothing simply forgets them. */

const PREFIX = 'questhall.';

export function kept(key: string): string {
  try {
    return localStorage.getItem(PREFIX + key) ?? '';
  } catch {
    return '';
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Full or forbidden: nothing that is kept here is needed for playing.
  }
}
