/** What lasts on a figure, as small signs; their words stand with the words of the game. */
import type { Sign } from '../drawing/signs';
import type * as HeroQuest from '../protocol';

const SIGN_OF: Readonly<Record<string, Sign>> = {
  asleep: 'sleep', paralysed: 'chain', no_move: 'chain', frightened: 'skull', no_attack: 'close', no_cast: 'close', no_defence: 'close',
  invisible: 'eye', hidden: 'eye', veil: 'cloak', rockwalk: 'boot', flying: 'wing', tailwind: 'wing', attack: 'sword', attack_dice: 'sword',
  two_attacks: 'sword', defence: 'shield', green_defence: 'shield', spell_ward: 'shield', fire_ward: 'flame', image: 'mind',
  weakened: 'drop', base_move: 'boot', injured_move: 'boot', injured_attack: 'sword', injured_defence: 'shield', misses: 'hourglass',
  commanded: 'horns', two_spells: 'book', split_move: 'feather', repeat: 'die', sight: 'lens', poisoned: 'drop',
};
const OTHER: Sign = 'star';

export function signOfMark(kind: string): Sign {
  return SIGN_OF[kind] ?? OTHER;
}

/** Worse for the one who bears it. */
const BAD = new Set(['asleep', 'paralysed', 'no_move', 'frightened', 'no_attack', 'no_cast', 'no_defence', 'weakened', 'base_move', 'injured_move', 'injured_attack', 'injured_defence', 'misses', 'commanded', 'poisoned']);

export function isBad({ kind, n }: HeroQuest.Mark): boolean {
  return BAD.has(kind) || n < 0;
}

/** Each sign once. */
export function signsOf(marks: readonly HeroQuest.Mark[], more: readonly Sign[] = []): Sign[] {
  return [...new Set([...more, ...marks.map(({ kind }) => signOfMark(kind))])];
}

/** Marks of one kind are one, with what they add up to. */
export function once(marks: readonly HeroQuest.Mark[]): HeroQuest.Mark[] {
  const found = new Map<string, HeroQuest.Mark>();
  for (const mark of marks) {
    const before = found.get(mark.kind);
    found.set(mark.kind, before === undefined ? mark : { ...mark, n: before.n + mark.n });
  }
  return [...found.values()];
}
