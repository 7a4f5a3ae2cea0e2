import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { DEAD, Heart, HIDDEN_PULSE, PULSE, QUIET } from './heart';

let told: string[];
let heart: Heart;
let hidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  told = [];
  heart = new Heart({
    ping: () => told.push('ping'),
    quiet: (is) => told.push(is ? 'quiet' : 'heard'),
    dead: () => told.push('dead'),
  });
  heart.heard();
});

afterEach(() => {
  heart.stop();
  vi.useRealTimers();
});

/** An answer that takes so long. */
function answers(after: number): void {
  vi.advanceTimersByTime(PULSE);
  vi.advanceTimersByTime(after);
  heart.heard();
}

it('asks after a short silence, tells a longer one, and gives up in the end', () => {
  vi.advanceTimersByTime(PULSE);
  expect(told).toEqual(['ping']);
  vi.advanceTimersByTime(QUIET - PULSE);
  expect(told).toEqual(['ping', 'quiet']);
  vi.advanceTimersByTime(DEAD - QUIET);
  expect(told).toEqual(['ping', 'quiet', 'dead']);
});

it('has more patience where answers have always been slow', () => {
  for (let i = 0; i < 12; i++) answers(450);
  expect(told).not.toContain('quiet');
  told = [];
  answers(900);
  expect(told).toEqual(['ping']);
});

it('does not mistake a page that was busy for a silent line', () => {
  vi.advanceTimersByTime(PULSE);
  // The page does something else for two seconds; then the timer rings before the answer is read.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_000);
  vi.advanceTimersByTime(QUIET - PULSE);
  expect(told).toEqual(['ping', 'ping']);
});

it('is in no hurry in a tab that nobody looks at', () => {
  hidden = true;
  heart.heard();
  vi.advanceTimersByTime(HIDDEN_PULSE - 1);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(DEAD);
  expect(told).toEqual(['ping']);
});
