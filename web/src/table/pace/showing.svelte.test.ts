import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeatState } from '../../lib/seat.svelte';
import { line } from '../samples';
import { dwell } from './pace.svelte';
import { Showing, type Step } from './showing.svelte';

const seen = (version: number): SeatState =>
  ({ view: { version }, version, lines: [], prompt: null, asides: [], clock: null, auto: null, news: [], epoch: 1 }) as SeatState;
const step = (version: number, lines = [line(version)]): Step => ({ seen: { ...seen(version), news: lines }, lines });

let told: string[];
let time: number;
let showing: Showing;
const now = () => [showing.step?.seen.version ?? null, showing.left];

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  time = 100;
  showing = new Showing({ dwell: () => time, shown: ({ lines }) => told.push(lines.map(({ text }) => text).join()) });
});
afterEach(() => vi.useRealTimers());

describe('the moves of others', () => {
  it('are shown one after another, each for its time', () => {
    for (const version of [1, 2, 3]) showing.queue(step(version));
    expect(now()).toEqual([1, 2]);
    vi.advanceTimersByTime(100);
    expect(now()).toEqual([2, 1]);
    vi.advanceTimersByTime(200);
    expect([...now(), showing.behind]).toEqual([null, 0, false]);
    expect(told).toEqual(['line 1', 'line 2', 'line 3']);
  });

  it('wait for a click, if that is wished', () => {
    time = Infinity;
    showing.queue(step(1));
    showing.queue(step(2));
    vi.advanceTimersByTime(60_000);
    expect([...now(), showing.stopped]).toEqual([1, 1, true]);
    showing.next();
    showing.next();
    expect(showing.behind).toBe(false);
  });

  it('are shown at once to who has no time, and the rest of them to who skips it', () => {
    time = 0;
    showing.queue(step(1));
    expect(showing.behind).toBe(false);
    time = 100;
    for (const version of [2, 3, 4]) showing.queue(step(version));
    showing.skip();
    expect(showing.behind).toBe(false);
    expect(told).toEqual(['line 1', 'line 2', 'line 3,line 4']);
  });

  it('go on at the new pace as soon as it is changed', () => {
    time = Infinity;
    showing.queue(step(1));
    showing.queue(step(2));
    time = 0;
    showing.hurry();
    expect(showing.behind).toBe(false);
  });

  it('of which nothing is told are no steps of their own', () => {
    showing.queue(step(1));
    showing.queue(step(2, []));
    expect(now()).toEqual([2, 0]);
    expect(showing.step?.seen.news).toEqual([line(1)]);
    showing.queue(step(3));
    showing.queue(step(4, []));
    expect(now()).toEqual([2, 1]);
    vi.advanceTimersByTime(100);
    expect(now()).toEqual([4, 0]);
  });
});

describe('the time for a step', () => {
  const plain = { hits: false, big: false };

  it('is as long as its words, longer if it hits the one who looks, and enough for a big moment', () => {
    const one = dwell('calm', [line(1)], plain);
    expect(dwell('calm', [line(1), line(2)], plain)).toBeGreaterThan(one);
    expect(dwell('calm', [line(1)], { ...plain, hits: true })).toBeGreaterThan(one);
    expect(dwell('quick', [line(1)], plain)).toBeLessThan(one);
    expect(dwell('quick', [line(1)], { ...plain, big: true })).toBeGreaterThan(one);
  });

  it('has no end where one wants to stop at what hits oneself, and is calm else', () => {
    expect(dwell('hits', [line(1)], { ...plain, hits: true })).toBe(Infinity);
    expect(dwell('hits', [line(1)], plain)).toBe(dwell('calm', [line(1)], plain));
  });

  it('is none where nothing is told or nobody wants to wait, and has no end where one clicks on', () => {
    expect([dwell('calm', [], plain), dwell('now', [line(1)], plain), dwell('click', [line(1)], plain)]).toEqual([0, 0, Infinity]);
  });
});
