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
