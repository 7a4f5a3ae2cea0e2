/** What would follow from an answer, as far as it is worth telling. */
import type { Forecast } from '../../lib/protocol';

/** Whether there is anything in it. */
export function saysSomething({ refusal, price, certain, odds }: Forecast): boolean {
  return refusal !== null || certain.length > 0 || odds.length > 0 || Object.keys(price).length > 0;
}

/** A share in a thousand as a person reads it; what is possible is never none, and what is not certain never all. */
export function percent(share: number, lang: string): string {
  const rounded = Math.min(Math.max(Math.round(share / 10), share > 0 ? 1 : 0), share < 1000 ? 99 : 100);
  return new Intl.NumberFormat(lang, { style: 'percent' }).format(rounded / 100);
}

/** So many lines tell what comes of something; the first ones only tell how it begins. */
const LAST = 3;
const LIKELIEST = 2;

/** What comes of it in the end, in a few lines: what is certain, then the likeliest with their odds. */
export function outcome({ certain, odds }: Forecast, lang: string): string[] {
  return [
    ...certain.slice(-LAST),
    ...odds.slice(0, LIKELIEST).map(({ text, share }) => `${percent(share, lang)}: ${text}`),
  ];
}
