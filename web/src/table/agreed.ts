/** What was agreed before the game, in words. */
import { say } from '../lib/words.svelte';
import type { AgreementInfo, GameInfo } from '../lib/protocol';
import { wordFor } from '../lobby/agreements';

export interface Agreed {
  label: string;
  value: string;
  /** Empty where it is no matter of the rules. */
  rule: string;
}

/** Everything that is chosen, every optional rule that is in use, and what is played with. */
export function agreed(game: GameInfo, settings: unknown): Agreed[] {
  const fields = settings as Readonly<Record<string, unknown>>;
  const chosen = game.agreements.map((one) => ({ label: one.label, value: inWords(one, fields[one.name]), rule: one.rule }));
  const packs = namesOf(game, fields['packs']);
  const dice = Array.isArray(fields['own_dice']) && fields['own_dice'].length > 0 ? say('table.room.on') : '';
  return [
    ...chosen,
    { label: say('lobby.new.packs.title'), value: packs, rule: '' },
    { label: say('lobby.new.dice.label'), value: dice, rule: game.own_dice_rule },
  ].filter(({ value }) => value !== '');
}

function inWords(one: AgreementInfo, value: unknown): string {
  if (one.optional && (value === undefined || value === one.usual)) return '';
  if (one.kind === 'switch') return value === true ? say('table.room.on') : '';
  const values = (Array.isArray(value) ? value : [value]).map((each: unknown) => each ?? one.usual);
  const words = values.filter((each) => each !== null && each !== undefined).map((each) => wordFor(one, each));
  return words.length > 0 ? words.join(', ') : say('lobby.new.agree.later');
}

function namesOf(game: GameInfo, packs: unknown): string {
  if (!Array.isArray(packs)) return '';
  return packs.map((id: unknown) => game.packs.find((pack) => pack.id === id)?.name ?? String(id)).join(', ');
}
