import { expect, it } from 'vitest';
import { GameTime } from './gametime';

const view = (time: number, more = {}) => ({ time, began: 0, paused: false, ...more });

it('goes on between two messages, by the message that came with the least delay', () => {
  const clock = new GameTime();
  clock.hear(view(1_000), 5_100);
  clock.hear(view(2_000), 6_020);
  expect(clock.at(6_520)).toBe(2_500);
  clock.hear(view(3_000), 7_300);
  expect(clock.at(7_300)).toBe(3_280);
});

it('is not led astray by what is only said', () => {
  const clock = new GameTime();
  clock.hear(view(1_000), 5_000);
  clock.hear(view(1_000), 9_000);
  expect(clock.at(9_000)).toBe(5_000);
});

it('stands still in a pause and begins anew behind it', () => {
  const clock = new GameTime();
  clock.hear(view(1_000), 5_000);
  clock.hear(view(1_000, { paused: true }), 6_000);
  expect(clock.at(60_000)).toBe(1_000);
  clock.hear(view(1_000), 70_000);
  clock.hear(view(1_200), 70_200);
  expect(clock.at(70_300)).toBe(1_300);
});

it('never runs behind what the game has said', () => {
  const clock = new GameTime();
  clock.hear(view(1_000), 5_000);
  expect(clock.at(4_000)).toBe(1_000);
});
