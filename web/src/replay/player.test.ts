import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Replay, Step } from '../lib/protocol';
import { ReplayPlayer } from './player.svelte';
import { PIECE } from './timeline';

const TOTAL = PIECE + 50;
let over = true;
let total = TOTAL;
let asked: URLSearchParams[] = [];

/** A game in which every step tells one line and counts one up. */
function piece(query: URLSearchParams): Replay {
  const from = Math.min(Number(query.get('from')), total);
  const lang = query.get('lang') ?? '';
  const line = (n: number) => ({ n, key: 'log.draw', args: {}, rules: [], text: `${lang} ${n}` });
  const steps: Step[] = [];
  for (let n = from + 1; n <= Math.min(total, from + PIECE); n++) {
    steps.push({ patch: [[['n'], n]], lines: [line(n)], by: null, at: null, text: '' });
  }
  return {
    table: 't', game: 'g', settings: {}, allowed: [null, 1], over, seat: null, first: from, total,
    seats: [{ seat: 0, role: 'gm', kind: 'bot', name: '' }],
    view: { n: from }, lines: Array.from({ length: from + 1 }, (_, n) => line(n)), steps,
    may_fork: true, may_download: over,
  };
}

beforeEach(() => {
  over = true;
  total = TOTAL;
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const query = new URLSearchParams(path.split('?')[1]);
    asked.push(query);
    return new Response(JSON.stringify(piece(query)));
  });
});
afterEach(() => vi.unstubAllGlobals());

const shown = (player: ReplayPlayer) => (player.view as { n: number }).n;

describe('playing a replay', () => {
  it('opens at a step and goes on with the lines of each step', async () => {
    const player = new ReplayPlayer('t');
    await player.open(null, { step: 3 });
    expect(shown(player)).toBe(3);
    await player.forward();
    expect(shown(player)).toBe(4);
    expect(player.news.map((line) => line.n)).toEqual([4]);
    const before = player.epoch;
    await player.back();
    expect(shown(player)).toBe(3);
    expect(player.news).toEqual([]);
    expect(player.epoch).toBe(before + 1);
  });

  it('fetches only the pieces that are looked at', async () => {
    const player = new ReplayPlayer('t');
    await player.open(1, { step: PIECE + 10 });
    expect(shown(player)).toBe(PIECE + 10);
    expect(asked.map((query) => [query.get('from'), query.get('seat')])).toEqual([[String(PIECE), '1']]);
    await player.jump(5);
    expect(shown(player)).toBe(5);
    expect(asked).toHaveLength(2);
    await player.jump(TOTAL);
    expect(asked).toHaveLength(2);
  });

  it('ends at the last step, wherever it was sent', async () => {
    const player = new ReplayPlayer('t');
    await player.open(null, { step: 99_999 });
    expect(player.step).toBe(TOTAL);
    expect(shown(player)).toBe(TOTAL);
    player.playing = true;
    await player.forward();
    expect(player.playing).toBe(false);
    await player.back();
    expect(shown(player)).toBe(TOTAL - 1);
  });

  it('finds the moment of a line in a later piece', async () => {
    const player = new ReplayPlayer('t');
    await player.open(null, { line: PIECE + 7 });
    expect(player.step).toBe(PIECE + 7);
  });

  it('asks a running game for what has happened since', async () => {
    over = false;
    total = 10;
    const player = new ReplayPlayer('t');
    await player.open(null, { step: 10 });
    total = 12;
    await player.forward();
    expect(shown(player)).toBe(11);
  });

  it('keeps its place in another language', async () => {
    const player = new ReplayPlayer('t');
    await player.open(null, { step: PIECE + 1 });
    await player.jump(2);
    asked = [];
    await player.retell();
    expect(player.step).toBe(2);
    expect(asked.map((query) => query.get('from'))).toEqual(['0', String(PIECE)]);
  });

  it('keeps what it has when the server cannot be reached, and says so', async () => {
    const player = new ReplayPlayer('t');
    await player.open(null, { step: 1 });
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('away');
    });
    await player.jump(PIECE + 5);
    expect(player.trouble).not.toBe('');
    expect(shown(player)).toBe(1);
  });
});
