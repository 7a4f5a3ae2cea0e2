import { beforeAll, describe, expect, it } from 'vitest';
import type { DieInfo, Line } from '../../lib/protocol';
import type { Moment } from '../../games/face';
import { setLanguage } from '../../lib/words.svelte';
import { figuresOf } from './figures';
import { luckOf, rollers, roundsOf, signsOf, turningPoints } from './story';

const line = (n: number, key: string, args: Record<string, unknown> = {}): Line => ({ n, key, args, rules: [], text: `${key} ${n}` });
const WEIGHTS: Record<string, Moment['weight']> = { boss: 'big', turn: 'passing', hurt: 'told' };
const momentOf = ({ key }: Line): Moment | null => (WEIGHTS[key] ? { weight: WEIGHTS[key], tone: 'plain' } : null);
const points = (lines: Line[], most?: number) => turningPoints(lines, momentOf, most).map(({ n }) => n);

const FIGHT: DieInfo = {
  kind: 'fight', colour: 'white',
  faces: ['skull', 'skull', 'skull', 'shield', 'shield', 'black'].map((face) => ({ face, label: face })),
};

describe('turning points', () => {
  it('are big moments and those that are only told, in their order, but no turn that merely began', () => {
    expect(points([line(0, 'turn'), line(1, 'hurt'), line(2, 'boss'), line(3, 'walk'), line(4, 'hurt')])).toEqual([1, 2, 4]);
  });

  it('are few: the big ones stay, and of the others the latest', () => {
    const lines = [line(0, 'hurt'), line(1, 'boss'), line(2, 'hurt'), line(3, 'boss'), line(4, 'hurt')];
    expect(points(lines, 3)).toEqual([1, 3, 4]);
    expect(points(lines, 2)).toEqual([1, 3]);
    expect(points(lines, 1)).toEqual([3]);
  });
});

describe('figures', () => {
  beforeAll(() => setLanguage('en', false));

  it('count rounds where the lines name them, else turns', () => {
    const opens = ({ key }: Line) => key === 'turn';
    expect(roundsOf([line(0, 'turn', { round: 1 }), line(1, 'turn', { round: 2 })], opens)).toEqual({ rounds: 2 });
    expect(roundsOf([line(0, 'turn'), line(1, 'turn'), line(2, 'walk')], opens)).toEqual({ turns: 2 });
    expect(roundsOf([line(0, 'walk')], opens)).toBeNull();
  });

  it('tell whose dice were lucky', () => {
    const rolls = [6, 6, 5, 6].map((result, n) => line(n, 'kernel.rolled-by', { seat: 1, result }));
    const others = [1, 2, 1, 1].map((result, n) => line(n + 4, 'kernel.rolled-by', { seat: 2, result }));
    const all = [...rolls, ...others];
    expect(rollers(all)).toEqual([1, 2]);
    expect(luckOf(all, [], (seat) => seat === 1)).toMatchObject({ dice: 4, average: 5.75, expected: 3.5, fortune: 'lucky' });
    expect(luckOf(all, [], (seat) => seat === 2)?.fortune).toBe('unlucky');
    expect(luckOf(all, [])?.fortune).toBe('fair');
    expect(luckOf([line(0, 'walk')], [])).toBeNull();
  });

  it('know whose dice they are where only the line knows it', () => {
    const mine = line(0, 'kernel.threw', { dice: ['d6', 'd6'], faces: ['5', '2'], seat: null, by: 1 });
    const rules = line(1, 'kernel.rolled', { result: 6, by: null });
    const rest = line(2, 'kernel.threw', { dice: ['d6'], faces: ['4'], seat: null, by: 0 });
    const second = line(3, 'kernel.rolled-by', { result: 5, seat: 2 });
    const nameOf = (seat: number): string => (seat === 0 ? '' : 'Ada');
    const all = [mine, rules, rest, second];
    expect(rollers(all)).toEqual([0, 1, 2]);
    const told = figuresOf({ lines: all, opensTurn: () => false, kinds: [], nameOf });
    expect(told.map(({ label, value }) => [label, value])).toEqual([
      ['Dice of Ada', '3 dice, 4.0 on average'],
      ['Other dice', '2 dice, 5.0 on average'],
    ]);
  });

  it('count the signs of dice without numbers beside what was to be expected', () => {
    const threw = line(0, 'kernel.threw', { dice: ['fight', 'fight'], faces: ['skull', 'black'] });
    expect(signsOf([threw], [FIGHT]).map(({ label, n, expected }) => [label, n, Number(expected.toFixed(2))])).toEqual([
      ['skull', 1, 1], ['shield', 0, 0.67], ['black', 1, 0.33],
    ]);
    expect(luckOf([threw], [FIGHT])).toBeNull();
  });
});
