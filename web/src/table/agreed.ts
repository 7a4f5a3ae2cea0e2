/** What was agreed before the game, in words. */
import { agreementsOf, MINUTE, type Agreement } from '../lobby/agreements';
import { say } from '../lib/words.svelte';

export interface Agreed {
  label: string;
  value: string;
  rule: string;
}

/** Everything that is chosen, and every optional rule that is in use. */
export function agreed(game: string, settings: unknown, content: unknown): Agreed[] {
  const fields = settings as Readonly<Record<string, unknown>>;
  const words = (name: string, part: string, args = {}) => say(`${game}.hall.agree.${name}.${part}`, args);

  function valueOf(one: Agreement): string {
    const value = fields[one.name];
    if (one.kind === 'choice') {
      return one.choices(content).find((choice) => choice.value === value)?.label ?? say('lobby.new.agree.later');
    }
    if (one.kind === 'pick') return value === one.usual ? '' : words(one.name, `value.${String(value)}`);
    if (!value) return '';
    if (one.kind === 'minutes') return words(one.name, 'minutes', { n: Math.round(Number(value) / MINUTE) });
    return say('table.room.on');
  }

  return agreementsOf(game)
    .map((one) => ({ label: words(one.name, 'label'), value: valueOf(one), rule: one.rule }))
    .filter(({ value }) => value !== '');
}
