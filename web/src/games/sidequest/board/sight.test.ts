import { describe, expect, it } from 'vitest';
import { shift } from './sight';

const room = { top: 100, bottom: 500 };
const span = (top: number, high = 100) => ({ top, bottom: top + high });

describe('the table is moved', () => {
  it('not at all if everything that matters is seen', () => {
    expect(shift(room, [span(120)], [span(300), span(390)])).toBe(0);
  });

  it('until attacker and blockers are seen together', () => {
    expect(shift(room, [span(20)], [span(300)])).toBe(-80);
    expect(shift(room, [span(250)], [span(480)])).toBe(80);
  });

  it('to the attacker and the first choice if not all choices fit, and to the first choice if even that is too much', () => {
    expect(shift(room, [span(150)], [span(450), span(900)])).toBe(50);
    expect(shift(room, [span(0)], [span(600), span(700)])).toBe(200);
  });

  it('until what cards are paid with is seen too, if there is room for it', () => {
    expect(shift(room, [], [], [span(480)])).toBe(80);
    expect(shift(room, [], [span(100)], [span(420)])).toBe(0);
  });

  it('not where nothing can be chosen and nothing is asked about', () => {
    expect(shift(room, [], [])).toBe(0);
  });
});
