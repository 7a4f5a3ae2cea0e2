/** Signs for what lasts on a unit: Shaken, Fatigued, status effects, marks. */
import type { Sign } from '../drawing/signs';
import type * as StarQuest from '../protocol';

const STATUS: Readonly<Record<string, Sign>> = { afflicted: 'afflicted', crippled: 'crippled', diseased: 'diseased', impaired: 'impaired' };
const MARKS: Readonly<Record<string, Sign>> = {
  hit: 'shoot', defense: 'shield', attribute: 'mind', regeneration: 'revive', furious: 'charge', fearless: 'star', stealth: 'eye', swift: 'rush',
  sharp: 'lens', deadly: 'skull', hidden: 'eye', guarded: 'shield', sure_hands: 'hand', unhurt: 'hold', phasing: 'jump',
};

export function signOfStatus(status: string): Sign {
  return STATUS[status] ?? 'alert';
}
export function signOfMark(kind: string): Sign {
  return MARKS[kind] ?? 'star';
}

/** What takes away from somebody. */
export function isBad({ kind, n }: StarQuest.Mark): boolean {
  return n < 0 || kind === 'marked';
}

/** Marks of one kind are one, with what they add up to. */
export function once(marks: readonly StarQuest.Mark[]): StarQuest.Mark[] {
  const found = new Map<string, StarQuest.Mark>();
  for (const mark of marks) {
    const before = found.get(mark.kind);
    found.set(mark.kind, before === undefined ? mark : { ...before, n: before.n + mark.n });
  }
  return [...found.values()];
}

type Worn = Pick<StarQuest.HeroView, 'shaken' | 'fatigued' | 'status' | 'marks' | 'tokens'>;

/** Each sign once, what is worst first. */
export function badgesOf({ shaken, fatigued, status, marks, tokens }: Worn): Sign[] {
  const signs: Sign[] = [
    ...(shaken ? (['shaken'] as const) : []),
    ...(fatigued ? (['fatigued'] as const) : []),
    ...status.map(signOfStatus),
    ...marks.map(({ kind }) => signOfMark(kind)),
    ...(tokens > 0 ? (['spell'] as const) : []),
  ];
  return [...new Set(signs)];
}
