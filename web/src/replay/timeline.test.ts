import { describe, expect, it } from 'vitest';
import type { Line, Replay, Step } from '../lib/protocol';
import { addressOf, numberIn, pieceOf, reached, stepOfLine, turnBeside, turnsOf, withPiece, type Timeline } from './timeline';

const line = (n: number, key = 'log.draw'): Line => ({ n, key, args: {}, rules: [], text: `line ${n}` });
const step = (n: number, lines: Line[]): Step => ({ patch: [[['n'], n]], lines, by: 1, at: null, text: '' });

function piece(first: number, lines: Line[], steps: Step[], total = 6): Replay {
  return {
    table: 't', game: 'g', settings: {}, seats: [], allowed: [null, 1], over: true, seat: 1, first, total,
    view: { n: first, same: { deep: true } }, lines, steps, may_fork: true, may_download: true,
  };
}

const start = piece(0, [line(0)], [step(1, [line(1), line(2, 'log.hero-turn')]), step(2, []), step(3, [line(3)])]);
const rest = piece(
  3,
  [0, 1, 2, 3].map((n) => line(n)),
  [step(4, [line(4, 'log.hero-turn')]), step(5, []), step(6, [line(5)])],
);
const opens = (each: Line) => each.key === 'log.hero-turn';

describe('a replay in pieces', () => {
  it('knows the view of every step, and shares what did not change', () => {
    const whole = withPiece(withPiece(null, start), rest);
    expect([0, 1, 2, 3, 4, 5, 6].map((n) => (whole.views.get(n) as { n: number }).n)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const at = (n: number) => (whole.views.get(n) as { same: object }).same;
    expect(at(4)).toBe(at(6));
    expect(whole.lines.map((each) => each.n)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('finds the step of a line', () => {
    const whole = withPiece(withPiece(null, start), rest);
    expect([0, 1, 2, 3, 4, 5].map((n) => stepOfLine(whole, n))).toEqual([0, 1, 1, 3, 4, 6]);
    expect(stepOfLine(whole, 9)).toBeNull();
  });

  it('does not guess the step of a line that was told before its first piece', () => {
    expect(stepOfLine(withPiece(null, rest), 2)).toBeNull();
    expect(stepOfLine(withPiece(null, rest), 4)).toBe(4);
  });

  it('marks the turns and goes from one to the next', () => {
    const marks = turnsOf(withPiece(withPiece(null, start), rest), opens);
    expect(marks.map((mark) => mark.step)).toEqual([1, 4]);
    expect(turnBeside(marks, 1, 1, 6)).toBe(4);
    expect(turnBeside(marks, 4, 1, 6)).toBe(6);
    expect(turnBeside(marks, 4, -1, 6)).toBe(1);
    expect(turnBeside(marks, 1, -1, 6)).toBe(0);
  });

  it('fetches pieces that begin at fixed places', () => {
    expect([pieceOf(0), pieceOf(399), pieceOf(400), pieceOf(-3)]).toEqual([0, 0, 400, 0]);
  });

  it('goes on where a piece has ended', () => {
    const known = { views: new Map([0, 1, 2].map((step) => [step, {}])) } as unknown as Timeline;
    expect([reached(null, 7), reached(known, 7), reached(known, 450)]).toEqual([0, 2, 400]);
  });
});

describe('the address of a moment', () => {
  it('names eyes and step', () => {
    expect(addressOf('abc', 2, 17)).toBe('/replay/abc?seat=2&step=17');
    expect(addressOf('abc', null, 0)).toBe('/replay/abc?step=0');
  });

  it('is read without trusting it', () => {
    const query = new URLSearchParams('step=12&seat=-1&line=1e9');
    expect(numberIn(query, 'step')).toBe(12);
    expect(numberIn(query, 'seat')).toBeNull();
    expect(numberIn(query, 'line')).toBeNull();
    expect(numberIn(query, 'missing')).toBeNull();
  });
});
