import { describe, expect, it } from 'vitest';
import type { Line } from '../../lib/protocol';
import { captioned } from './caption';

const line = (n: number, key = 'log.walk', args: Record<string, unknown> = {}): Line => ({ n, key, args, rules: [], text: '' });
const dice = (n: number): Line => line(n, 'kernel.rolled', { result: 3 });
const shown = (lines: Line[]) => ({ lines: captioned(lines, 4).lines.map(({ n }) => n), left: captioned(lines, 4).left });

describe('the caption of a step', () => {
  it('has all lines that there is room for, dice too', () => {
    expect(shown([line(0), dice(1), line(2)])).toEqual({ lines: [0, 1, 2], left: 0 });
  });

  it('leaves dice out first', () => {
    expect(shown([line(0), line(1), dice(2), dice(3), line(4)])).toEqual({ lines: [0, 1, 4], left: 0 });
    expect(shown([0, 1, 2, 3, 4].map(dice))).toEqual({ lines: [0, 2, 3, 4], left: 1 });
  });

  it('tells who began and what came of it', () => {
    expect(shown([0, 1, 2, 3, 4, 5].map((n) => line(n)))).toEqual({ lines: [0, 3, 4, 5], left: 2 });
  });
});
