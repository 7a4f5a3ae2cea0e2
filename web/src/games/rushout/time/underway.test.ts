import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as RushOut from '../protocol';
import { Underway } from './underway.svelte';

const ROLL: RushOut.Answer = { move: 'roll', back: [] };
const LAY: RushOut.Answer = { move: 'place', place: 't1', dice: [[10, 0]] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A hand whose moves are answered when the test says so. */
function hand() {
  const replies: ((taken: boolean) => void)[] = [];
  const made = new Underway(() => new Promise((resolve) => replies.push(resolve)));
  const reply = async (n: number, taken: boolean) => {
    replies[n]?.(taken);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { made, reply, sent: () => replies.length };
}

it('sends every move at once and shows it until a view does', async () => {
  const { made, reply, sent } = hand();
  made.do(LAY);
  made.do(ROLL);
  expect(sent()).toBe(2);
  made.see();
  expect(made.moves).toEqual([LAY, ROLL]);
  await reply(0, true);
  expect(made.moves).toEqual([LAY, ROLL]);
  made.see();
  expect(made.moves).toEqual([ROLL]);
});

it('takes back what was refused, and only that', async () => {
  const { made, reply } = hand();
  made.do(LAY);
  made.do(ROLL);
  await reply(0, false);
  expect(made.moves).toEqual([ROLL]);
});

it('does not wait for ever for a view that shows nothing new', async () => {
  const { made, reply } = hand();
  made.do(LAY);
  await reply(0, true);
  vi.advanceTimersByTime(600);
  expect(made.moves).toEqual([]);
});

it('forgets everything when the table is sent anew', () => {
  const { made } = hand();
  made.do(LAY);
  made.forget();
  expect(made.moves).toEqual([]);
});
