import { describe, expect, it } from 'vitest';
import type { Line } from '../lib/protocol';
import { byTurns, matches, summary } from './log';

const line = (n: number, key: string, text = key, args: Line['args'] = {}): Line => ({ n, key, args, rules: [], text });
const opens = (one: Line): boolean => one.key === 'turn';

describe('the log', () => {
  it('is read by turns, with what was before the first one', () => {
    const turns = byTurns([line(0, 'a'), line(1, 'turn'), line(2, 'b'), line(3, 'turn')], opens);
    expect(turns.map((turn) => [turn.head?.n ?? null, turn.lines.map((one) => one.n)])).toEqual([
      [null, [0]],
      [1, [2]],
      [3, []],
    ]);
  });


  it('is filtered by words as they are read, without marks', () => {
    const told = line(0, 'log.cast', 'Ada casts ⟦spark|Spark of Dawn⟧.', { seat: 1 });
    expect(matches(told, 'all', 'spark of', 1)).toBe(true);
    expect(matches(told, 'all', '⟦', 1)).toBe(false);
    expect(matches(told, 'mine', '', 1)).toBe(true);
    expect(matches(told, 'mine', '', 2)).toBe(false);
    expect(matches(told, 'dice', '', 1)).toBe(false);
    expect(matches(line(0, 'kernel.rolled', '', { result: 5 }), 'dice', '', 1)).toBe(true);
  });

  it('is summed up for those who listen', () => {
    const lines = ['a', 'b', 'c', 'd'].map((text, n) => line(n, text));
    expect(summary(lines.slice(0, 2), 3)).toEqual({ more: 0, texts: ['a', 'b'] });
    expect(summary(lines, 3)).toEqual({ more: 1, texts: ['b', 'c', 'd'] });
  });
});
