import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ProblemError, RefusedError, TableConnection } from './connection.svelte';
import { DEAD, PULSE, QUIET } from './heart';
import { secretsOf } from './secrets';
import { setLanguage } from './words.svelte';

/** A WebSocket whose other end is the test. */
class Wire {
  static all: Wire[] = [];
  static get last(): Wire {
    return Wire.all[Wire.all.length - 1]!;
  }
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: any[] = [];
  closed = false;

  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.onclose?.();
  }
  /** The server says something. */
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }
  welcomes(seats: number[] = [1]): void {
    this.onopen?.();
    this.says({ type: 'welcome', table: { id: 't', status: 'playing' }, seats, langs: ['de', 'en'], said: [], protocol: 1 });
  }
  get latest(): any {
    return this.sent[this.sent.length - 1];
  }
}

const line = (n: number, text: string) => ({ n, key: 'k', args: {}, rules: [], text });
const whole = (view: object, more: object = {}) => ({ type: 'update', seat: 1, version: 1, view, lines_from: 0, lines: [line(0, 'a')], prompt: null, clock: null, ...more });

let table: TableConnection;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  Wire.all = [];
  localStorage.clear();
  await setLanguage('en');
  table = new TableConnection('t', ['secret']);
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('coming to a table', () => {
  it('says hello with language and secrets', () => {
    Wire.last.onopen?.();
    expect(Wire.last.url).toMatch(/^ws:\/\/.*\/ws$/);
    expect(Wire.last.sent).toEqual([
      { type: 'hello', table: 't', lang: 'en', secrets: ['secret'], watch: null, protocol: 1 },
    ]);
    expect(table.state).toBe('connecting');
  });

  it('is open when welcomed, and remembers the secret', () => {
    Wire.last.welcomes([0, 2]);
    expect([table.state, table.held, table.info?.id, table.langs]).toEqual(['open', [0, 2], 't', ['de', 'en']]);
    expect(secretsOf('t')).toEqual(['secret']);
  });

  it('stays away when it is not wanted', () => {
    Wire.last.onopen?.();
    Wire.last.says({ type: 'problem', code: 'no-table', text: 'There is no such table.', place: '', id: null });
    vi.advanceTimersByTime(60_000);
    expect([table.state, table.problem?.code, Wire.all.length]).toEqual(['refused', 'no-table', 1]);
    expect(secretsOf('t')).toEqual([]);
  });
});

describe('updates', () => {
  beforeEach(() => Wire.last.welcomes());

  it('bring the whole view, then patches', () => {
    Wire.last.says(whole({ lp: 5, hand: ['a'] }));
    const seat = table.seatOf(1);
    expect([seat.view, seat.version, seat.epoch, seat.news]).toEqual([{ lp: 5, hand: ['a'] }, 1, 1, []]);
    const hand = seat.view.hand;
    Wire.last.says({ type: 'update', seat: 1, base: 1, version: 2, patch: [[['lp'], 4]], lines_from: 1, lines: [line(1, 'b')] });
    expect([seat.view.lp, seat.version, seat.epoch]).toEqual([4, 2, 1]);
    expect(seat.view.hand).toBe(hand);
    expect(seat.lines.map((l) => l.text)).toEqual(['a', 'b']);
    expect(seat.news.map((l) => l.text)).toEqual(['b']);
  });

  it('leave prompt and clock as they were when they say nothing of them', () => {
    vi.setSystemTime(1000);
    Wire.last.says(whole({}, { prompt: { ask: 3 }, clock: { left: 500, rules: [] } }));
    Wire.last.says({ type: 'update', seat: 1, base: 1, version: 2, patch: [] });
    expect([table.seatOf(1).prompt?.ask, table.seatOf(1).clock?.until]).toEqual([3, 1500]);
    Wire.last.says({ type: 'update', seat: 1, base: 2, version: 3, patch: [], prompt: null, clock: null });
    expect([table.seatOf(1).prompt, table.seatOf(1).clock]).toEqual([null, null]);
  });

  it('take lines back', () => {
    Wire.last.says(whole({}, { lines: [line(0, 'a'), line(1, 'b')] }));
    Wire.last.says({ type: 'update', seat: 1, base: 1, version: 2, patch: [], lines_from: 1, lines: [line(1, 'c')] });
    expect(table.seatOf(1).lines.map((l) => l.text)).toEqual(['a', 'c']);
  });

  it('that do not fit are answered by one request for everything', () => {
    Wire.last.says(whole({ lp: 5 }));
    Wire.last.says({ type: 'update', seat: 1, base: 7, version: 8, patch: [[['lp'], 1]] });
    Wire.last.says({ type: 'update', seat: 1, base: 8, version: 9, patch: [[['lp'], 0]] });
    const asked = Wire.last.sent.filter((message) => message.type === 'refresh');
    expect(asked).toEqual([{ type: 'refresh', id: expect.any(Number), seat: 1 }]);
    expect(table.seatOf(1).view.lp).toBe(5);
    Wire.last.says(whole({ lp: 0 }, { version: 9 }));
    expect([table.seatOf(1).view.lp, table.seatOf(1).epoch]).toEqual([0, 2]);
    Wire.last.says({ type: 'update', seat: 1, base: 9, version: 10, patch: [[['no', 'where'], 1]] });
    expect(Wire.last.latest.type).toBe('refresh');
  });

  it('are told to listeners together with what was before', () => {
    const heard = vi.fn();
    const stop = table.onUpdate(heard);
    Wire.last.says(whole({ lp: 5 }));
    Wire.last.says({ type: 'update', seat: 1, base: 1, version: 2, patch: [[['lp'], 4]] });
    stop();
    Wire.last.says({ type: 'update', seat: 1, base: 2, version: 3, patch: [] });
    expect(heard).toHaveBeenCalledTimes(2);
    expect(heard.mock.calls[1]![1].view).toEqual({ lp: 5 });
  });

  it('of the public are apart from those of a seat', () => {
    Wire.last.says(whole({ lp: 5 }));
    Wire.last.says(whole({ lp: 1 }, { seat: null }));
    expect([table.seatOf(1).view.lp, table.seatOf(null).view.lp]).toEqual([5, 1]);
  });

  it('of passes and talk arrive', () => {
    Wire.last.says({ type: 'auto', seat: 1, mode: 'turn', things: {}, passed: 2, standing_in: false });
    Wire.last.says({ type: 'said', line: { seat: 0, name: 'Ada', text: 'Hm.', at: 1 } });
    expect([table.seatOf(1).auto?.passed, table.said.length]).toEqual([2, 1]);
  });
});

describe('commands', () => {
  beforeEach(() => Wire.last.welcomes());

  it('end with the reply that carries their number', async () => {
    const first = table.move(1, { move: 'pass' }, 3);
    const second = table.suggest(1);
    const [move, suggest] = Wire.last.sent.slice(-2);
    expect(move).toEqual({ type: 'move', id: move.id, seat: 1, answer: { move: 'pass' }, ask: 3 });
    Wire.last.says({ type: 'suggestion', id: suggest.id, seat: 1, answer: { move: 'x' }, text: 'X' });
    Wire.last.says({ type: 'done', id: move.id });
    expect((await second).text).toBe('X');
    expect((await first).type).toBe('done');
  });

  it('are refused with a reason, or fail with a problem', async () => {
    const refused = table.undo(1);
    Wire.last.says({ type: 'refused', id: Wire.last.latest.id, reason: { key: 'k', text: 'No.', rules: ['ML-5.8'] } });
    await expect(refused).rejects.toMatchObject({ reason: { rules: ['ML-5.8'] }, message: 'No.' });
    await expect(refused).rejects.toBeInstanceOf(RefusedError);
    const wrong = table.start();
    Wire.last.says({ type: 'problem', code: 'not-host', text: 'Only the host.', place: '', id: Wire.last.latest.id });
    await expect(wrong).rejects.toBeInstanceOf(ProblemError);
    expect(table.problem).toBeNull();
  });

  it('that came too soon are said again a little later', async () => {
    Wire.last.welcomes();
    const said = table.suggest(1);
    const soon = { type: 'problem', code: 'too-many', text: 'Too many.', place: '', id: Wire.last.latest.id };
    Wire.last.says(soon);
    await vi.advanceTimersByTimeAsync(300);
    expect(Wire.last.latest).toMatchObject({ type: 'suggest', seat: 1 });
    expect(Wire.last.latest.id).not.toBe(soon.id);
    Wire.last.says({ type: 'suggestion', id: Wire.last.latest.id, seat: 1, answer: {}, text: 'Pass' });
    expect((await said).text).toBe('Pass');
  });

  it('do not wait for ever when the connection is lost', async () => {
    const lost = table.start();
    Wire.last.close();
    await expect(lost).rejects.toBeInstanceOf(ProblemError);
    await expect(table.start()).rejects.toBeInstanceOf(ProblemError);
  });
});

describe('a lost connection', () => {
  it('is made again, with growing pauses, and says hello anew', () => {
    Wire.last.welcomes();
    Wire.last.says(whole({ lp: 5 }));
    Wire.last.close();
    expect([table.state, table.seatOf(1).view.lp]).toEqual(['away', 5]);
    const pauses: number[] = [];
    for (let i = 0; i < 9; i++) {
      const before = Date.now();
      const count = Wire.all.length;
      while (Wire.all.length === count) vi.advanceTimersByTime(50);
      pauses.push(Date.now() - before);
      Wire.last.close();
    }
    expect(pauses[0]).toBeLessThanOrEqual(400);
    expect(pauses[8]).toBeGreaterThan(7000);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(12_050);
    vi.advanceTimersByTime(13_000);
    Wire.last.welcomes();
    expect([Wire.last.sent[0].type, table.state]).toEqual(['hello', 'open']);
  });

  it('is noticed by silence, and told within a second', () => {
    Wire.last.welcomes();
    const dead = Wire.last;
    vi.advanceTimersByTime(PULSE);
    expect([dead.latest.type, table.lost]).toEqual(['ping', false]);
    vi.advanceTimersByTime(QUIET - PULSE);
    expect([table.lost, table.state]).toEqual([true, 'open']);
    vi.advanceTimersByTime(DEAD - QUIET);
    expect([table.state, dead.closed]).toEqual(['away', true]);
    vi.advanceTimersByTime(500);
    expect(Wire.last).not.toBe(dead);
  });

  it('is kept while the server answers', () => {
    Wire.last.welcomes();
    for (let i = 0; i < 50; i++) {
      vi.advanceTimersByTime(PULSE);
      Wire.last.says({ type: 'pong', id: Wire.last.latest.id });
      expect(table.lost).toBe(false);
    }
    expect([table.state, Wire.all.length]).toEqual(['open', 1]);
  });

  it('was none when something is heard again', () => {
    Wire.last.welcomes();
    vi.advanceTimersByTime(QUIET);
    expect(table.lost).toBe(true);
    Wire.last.says({ type: 'pong', id: Wire.last.latest.id });
    expect([table.lost, Wire.all.length]).toEqual([false, 1]);
  });

  it('is suspected as soon as the browser has no network', () => {
    Wire.last.welcomes();
    window.dispatchEvent(new Event('offline'));
    expect([Wire.last.latest.type, table.lost]).toEqual(['ping', true]);
  });

  it('is made at once when the network is back', () => {
    Wire.last.welcomes();
    for (let i = 0; i < 8; i++) {
      Wire.last.close();
      vi.advanceTimersByTime(15_000);
    }
    Wire.last.close();
    const count = Wire.all.length;
    window.dispatchEvent(new Event('online'));
    expect(Wire.all.length).toBe(count + 1);
  });

  it('is not made again after close', () => {
    Wire.last.welcomes();
    table.close();
    vi.advanceTimersByTime(60_000);
    expect(Wire.all.length).toBe(1);
  });
});

describe('the language', () => {
  it('of the page is followed', async () => {
    Wire.last.welcomes();
    flushSync();
    await setLanguage('de');
    flushSync();
    expect(Wire.last.latest).toEqual({ type: 'speak', id: expect.any(Number), lang: 'de' });
  });

  it('is the one of now when the connection is made again', async () => {
    Wire.last.welcomes();
    Wire.last.close();
    await setLanguage('de');
    vi.advanceTimersByTime(1000);
    Wire.last.welcomes();
    expect(Wire.last.sent.map((message) => [message.type, message.lang])).toEqual([['hello', 'de']]);
  });
});
