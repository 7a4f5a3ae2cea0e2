/** The name that somebody gave at the last table, so that nobody has to type it twice. */
const KEPT = 'questhall.name';

export const LONGEST_NAME = 24;

export function keptName(): string {
  try {
    return localStorage.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}

export function keepName(name: string): void {
  try {
    localStorage.setItem(KEPT, name);
  } catch {
    // A browser that keeps nothing asks again the next time.
  }
}
