/** What would follow from what is pointed at, in words. */
import { say } from '../../../lib/words.svelte';
import { plain } from '../../../ui/marked';
import type { Table } from '../board/table.svelte';
import { listed } from './describe';

export function aheadInWords(table: Table): string {
  const { forecast } = table.ahead;
  if (forecast === null) return '';
  if (forecast.refusal !== null) return plain(forecast.refusal.text);
  const { inches } = forecast.price;
  const shots = table.expected.map(({ target, wounds, cover }) =>
    say(cover ? 'starquest.spoken.expected-cover' : 'starquest.spoken.expected', { who: table.nameOf(target), n: wounds / 100 }),
  );
  return listed([inches === undefined ? '' : say('starquest.spoken.way', { inches: table.length(inches) }), ...forecast.certain.map(plain), ...shots]);
}
