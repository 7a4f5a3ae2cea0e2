/** Points in time as people say them. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "5 minutes ago" while that helps, a date when it does not. */
export function ago(then: number, now: number, lang: string): string {
  const passed = Math.max(0, now - then);
  if (passed > 7 * 86_400_000) return new Date(then).toLocaleDateString(lang, { dateStyle: 'medium' });
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  for (const [unit, length] of STEPS) if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  return words.format(0, 'minute');
}
