import { describe, expect, it } from 'vitest';
import type { Line } from '$lib/protocol';
import { beatsOf, LONGEST, schedule, WHOLE, type Beat } from './animate';
import { table, thing } from '../samples';

const line = (key: string, args: Record<string, unknown> = {}): Line => ({ n: 0, key, args, rules: [], text: key });
const before = table([thing(10), thing(20, { owner: 0 })]);
const view = table([thing(20, { owner: 0 })], { world: 40 });
const beats = (...lines: Line[]) => beatsOf(lines, view, before, 1);

describe('movements', () => {
  it('bring cards from hand to table', () => {
    expect(beats(line('log.summon', { seat: 1, card: 'owl', thing: 12 }))).toEqual([
      { kind: 'fly', from: ['hand:owl', 'hand-of:1', 'deck:1'], to: ['thing:12'] },
    ]);
  });

  it('show own draws card by card, those of others from behind', () => {
    expect(beats(line('log.draw', { seat: 1, n: 2 }), line('log.drawn', { cards: ['owl', 'fire'] }))).toHaveLength(2);
    expect(beats(line('log.draw', { seat: 0, n: 2 }))).toEqual([{ kind: 'fly', from: ['deck:0'], to: ['hand-of:0'] }]);
  });

  it('strike with the weapon where there is one', () => {
    const attack = line('log.attack', { attacker: 1, weapon: 10, target: 20 });
    expect(beats(attack)).toEqual([{ kind: 'lunge', from: 'thing:10', to: 'thing:20' }]);
  });

  it('tell damage with a sign', () => {
    expect(
      beats(line('log.damage', { thing: 20, n: 2, left: 1 }), line('log.heal-lp', { seat: 1, n: 3, left: 9 })),
    ).toEqual([
      { kind: 'hit', at: 'thing:20', n: -2 },
      { kind: 'hit', at: 'hero:1', n: 3 },
    ]);
  });

  it('lay what falls on the pile of its owner, who is known from before', () => {
    expect(beats(line('log.falls', { thing: 10, card: 'mule' }))).toEqual([
      { kind: 'leave', at: 'thing:10', to: ['pile:1', 'discovered'] },
    ]);
  });

  it('are none for lines that only inform', () => {
    expect(beats(line('log.grow', { seat: 1, int: 3, str: 1 }), line('kernel.rolled', { result: 6 }))).toEqual([]);
  });
});

describe('the timing', () => {
  const hits = (n: number): Beat[] => Array.from({ length: n }, () => ({ kind: 'hit', at: 'thing:20', n: -1 }));
  const end = (many: Beat[]) => Math.max(...schedule(many).map((cue) => cue.start + cue.length));

  it('keeps every movement short and all of them within bounds', () => {
    for (const n of [1, 3, 10, 60]) {
      expect(end(hits(n))).toBeLessThanOrEqual(WHOLE + 0.001);
      expect(Math.max(...schedule(hits(n)).map((cue) => cue.length))).toBeLessThanOrEqual(LONGEST);
    }
  });

  it('keeps the order', () => {
    const starts = schedule(hits(8)).map((cue) => cue.start);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  });

  it('leaves out decoration when there is too much to show', () => {
    const crowd: Beat[] = [
      ...hits(20),
      ...Array.from({ length: 20 }, () => ({ kind: 'pulse', at: 'thing:20' }) as const),
    ];
    expect(schedule(crowd).some((cue) => cue.beat.kind === 'pulse')).toBe(false);
    expect(schedule([])).toEqual([]);
  });
});
