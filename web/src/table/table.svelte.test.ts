import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Face } from '../games/face';
import { faceOf } from '../games/registry';
import { TableConnection } from '../lib/connection.svelte';
import type { GameInfo, SeatInfo } from '../lib/protocol';
import { setLanguage } from '../lib/words.svelte';
import { mill } from '../lobby/samples';
import { pace } from './pace/pace.svelte';
import { line, person, prompt, update, Wire } from './samples';
import { TableState } from './table.svelte';

let connection: TableConnection;
let table: TableState;
let stop: () => void;
let game: GameInfo | undefined;
let face: Face = faceOf('mill');

/** Sits down with these seats; the state follows from then on. */
function sit(...seats: SeatInfo[]): void {
  Wire.last.onopen?.();
  const info = { id: 't', game: 'mill', status: 'playing', seats };
  Wire.last.says({
    type: 'welcome', table: info, seats: seats.filter((seat) => seat.yours).map((seat) => seat.seat), langs: ['en'], said: [],
  });
  table = new TableState(connection, face, () => game);
  stop = $effect.root(() => table.follow());
  flushSync();
}

beforeEach(async () => {
  vi.stubGlobal('WebSocket', Wire);
  game = undefined;
  await setLanguage('en', false);
  connection = new TableConnection('t');
});
afterEach(() => {
  stop();
  connection.close();
  vi.unstubAllGlobals();
});

describe('friends at one screen', () => {
  it('see nothing of a hand until the one who is asked takes over', () => {
    sit(person(0), person(1), person(2));
    Wire.last.says(update(0));
    Wire.last.says(update(1, { prompt: prompt(7) }));
    expect([table.screen.cover, table.me, table.seen.view, table.prompt]).toEqual([1, null, null, null]);
    table.takeOver();
    flushSync();
    expect([table.screen.cover, table.me, table.prompt?.ask]).toEqual([null, 1, 7]);
  });

  it('are covered as soon as only another one is asked', () => {
    sit(person(1), person(2));
    Wire.last.says(update(1, { prompt: prompt(1) }));
    table.takeOver();
    Wire.last.says(update(2, { prompt: prompt(2) }));
    expect(table.me).toBe(1);
    expect(table.mayTake(2)).toBe(true);
    Wire.last.says({ type: 'update', seat: 1, version: 2, base: 1, patch: [], prompt: null });
    expect([table.me, table.screen.cover]).toEqual([null, 2]);
  });

  it('do not wait for a seat that a bot plays', () => {
    sit(person(1), person(2, { bot: 'novice' }));
    Wire.last.says(update(1));
    Wire.last.says(update(2, { prompt: prompt(2) }));
    expect([table.people, table.me, table.screen.cover]).toEqual([[1], 1, null]);
  });
});

describe('one person who plays several seats openly', () => {
  beforeEach(() => {
    game = mill({ master: 'never', together: 'open' });
    sit(person(1, { role: 'stone', name: '' }), person(2, { role: 'stone' }), person(3, { role: 'stone' }));
    for (const seat of [1, 2, 3]) Wire.last.says(update(seat, { prompt: seat === 1 ? null : prompt(seat) }));
  });
  const answered = (seat: number) =>
    Wire.last.says({ type: 'update', seat, version: 2, base: 1, patch: [], prompt: null });

  it('sees a seat that is asked, and the next one when that has answered', () => {
    expect([table.me, table.screen.cover, table.prompt?.ask]).toEqual([2, null, 2]);
    answered(2);
    expect([table.me, table.prompt?.ask]).toEqual([3, 3]);
    answered(3);
    expect(table.me).toBe(3);
  });

  it('may look through any own eyes at any time', () => {
    expect([1, 2, 3].map((seat) => table.mayTake(seat))).toEqual([true, false, true]);
    table.handTo(1);
    flushSync();
    expect([table.me, table.nameOf(1)]).toEqual([1, 'Stone 1']);
    table.nextSeat();
    flushSync();
    expect(table.me).toBe(2);
    table.nextSeat();
    flushSync();
    expect(table.me).toBe(3);
  });
});

describe('one person', () => {
  it('keeps the own eyes while a bot plays the seat', () => {
    sit(person(1, { bot: 'novice' }));
    Wire.last.says(update(1, { prompt: prompt(2) }));
    expect([table.me, table.standingIn, table.screen.cover]).toEqual([1, true, null]);
    table.playMyself();
    expect(Wire.last.sent.at(-1)).toMatchObject({ type: 'give-seat', seat: 1, to: 'me' });
  });

  it('answers the question that is asked, and says things aside without one', async () => {
    sit(person(1));
    Wire.last.says(update(1, { prompt: prompt(4) }));
    table.act({ move: 'pass' });
    expect(Wire.last.sent.at(-1)).toMatchObject({ type: 'move', seat: 1, answer: { move: 'pass' }, ask: 4 });
    void table.aside({ move: 'phrase', phrase: 'thanks' });
    expect(Wire.last.sent.at(-1)).toMatchObject({ answer: { move: 'phrase' }, ask: null });
  });

  describe('whom a friend was faster than', () => {
    const summon = { move: 'summon', card: 'owl' };
    const main = (ask: number, ...answers: object[]) => ({
      ...prompt(ask), question: 'mill.hero-main', reaction: false,
      options: [{ move: 'done' }, ...answers].map((answer) => ({ answer, text: '' })),
    });
    const moves = () => Wire.last.sent.filter(({ type }) => type === 'move').map(({ ask }) => ask);
    const stale = { key: 'kernel.stale', text: 'Something else is asked.', rules: [] };
    const refuse = () => Wire.last.says({ type: 'refused', id: Wire.last.sent.at(-1)?.['id'], reason: stale });
    const anew = (after: object) =>
      Wire.last.says({ type: 'update', seat: 1, version: 2, base: 1, patch: [], prompt: after });

    it('says the same again, once', async () => {
      sit(person(1), person(2, { yours: false }));
      Wire.last.says(update(1, { prompt: main(4, summon) }));
      table.act(summon);
      anew(main(5, summon));
      refuse();
      await vi.waitFor(() => expect(moves()).toEqual([4, 5]));
      expect(Wire.last.sent.at(-1)).toMatchObject({ seat: 1, answer: summon });
      refuse();
      await vi.waitFor(() => expect(table.busy).toBe(false));
      expect(moves()).toEqual([4, 5]);
    });

    it('waits for the question that is on its way', async () => {
      sit(person(1));
      Wire.last.says(update(1, { prompt: main(4, summon) }));
      table.act(summon);
      refuse();
      await Promise.resolve();
      expect(moves()).toEqual([4]);
      anew(main(5, summon));
      await vi.waitFor(() => expect(moves()).toEqual([4, 5]));
    });

    it.each([
      ['no longer possible', main(5)],
      ['asked something else', { ...main(5, summon), question: 'mill.hero-attacks' }],
      ['asked for a reaction', { ...main(5, summon), reaction: true }],
    ])('says nothing again where it is %s', async (_, after) => {
      sit(person(1));
      Wire.last.says(update(1, { prompt: main(4, summon) }));
      table.act(summon);
      anew(after);
      refuse();
      await vi.waitFor(() => expect(table.busy).toBe(false));
      expect(moves()).toEqual([4]);
    });
  });

  it('loses a suggestion with the question it was for', async () => {
    sit(person(1));
    Wire.last.says(update(1, { prompt: prompt(4) }));
    table.suggest();
    const { id } = Wire.last.sent.at(-1) as { id: number };
    Wire.last.says({ type: 'suggestion', id, seat: 1, answer: { move: 'pass' }, text: 'Pass' });
    await vi.waitFor(() => expect(table.suggested?.answer).toEqual({ move: 'pass' }));
    Wire.last.says({ type: 'update', seat: 1, version: 2, base: 1, patch: [], prompt: prompt(5) });
    expect(table.suggested).toBeNull();
  });

  it('says that it thinks about a suggestion, and thinks about it once', async () => {
    sit(person(1));
    Wire.last.says(update(1, { prompt: prompt(4) }));
    table.suggest();
    expect(table.pondering).toBe(true);
    const { id } = Wire.last.sent.at(-1) as { id: number };
    const asked = Wire.last.sent.length;
    table.suggest();
    expect(Wire.last.sent).toHaveLength(asked);
    Wire.last.says({ type: 'suggestion', id, seat: 1, answer: { move: 'pass' }, text: 'Pass' });
    await vi.waitFor(() => expect(table.pondering).toBe(false));
    expect(table.suggested?.answer).toEqual({ move: 'pass' });
  });

  it('asks for no suggestion where seconds count', () => {
    game = mill({ real_time: true });
    sit(person(1));
    Wire.last.says(update(1, { prompt: prompt(4) }));
    const asked = Wire.last.sent.length;
    table.suggest();
    expect([table.advised, Wire.last.sent.length]).toEqual([false, asked]);
  });

  it('thinks no longer about a question that is gone', () => {
    sit(person(1));
    Wire.last.says(update(1, { prompt: prompt(4) }));
    table.suggest();
    Wire.last.says({ type: 'update', seat: 1, version: 2, base: 1, patch: [], prompt: { ...prompt(5), question: 'mill.lay' } });
    expect(table.pondering).toBe(false);
  });

  it('finds what was missed marked, until the next own move', async () => {
    sit(person(1));
    Wire.last.says(update(1, { prompt: prompt(4) }));
    Wire.last.close();
    flushSync();
    const before = Wire.last;
    await vi.waitFor(() => expect(Wire.last).not.toBe(before), { timeout: 2000 });
    Wire.last.onopen?.();
    Wire.last.says({ type: 'welcome', table: table.info, seats: [1], langs: ['en'], said: [] });
    Wire.last.says(update(1, { prompt: prompt(6), lines: [line(0), line(1), line(2)] }));
    expect(table.missedFrom).toBe(1);
    table.act({ move: 'pass' });
    expect(table.missedFrom).toBeNull();
  });
});

describe('the pace of others', () => {
  const says = (version: number, more: object = {}) =>
    Wire.last.says({ type: 'update', seat: 1, version, base: version - 1, patch: [], lines: [line(version - 1)], ...more });
  const now = () => [table.seen.version, table.prompt?.ask ?? null, table.showing.left];

  beforeEach(() => {
    game = mill();
    pace.current = 'calm';
    sit(person(0, { yours: false, bot: 'best' }), person(1));
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    pace.current = 'now';
  });

  it('lets each move be seen before something is asked', () => {
    Wire.last.says(update(1));
    says(2);
    says(3);
    says(4, { prompt: prompt(7) });
    expect(now()).toEqual([2, null, 2]);
    vi.advanceTimersByTime(2000);
    expect(now()).toEqual([3, null, 1]);
    vi.advanceTimersByTime(4000);
    expect(now()).toEqual([4, 7, 0]);
  });

  it('holds nothing up that the own move has done, and tells again what came after it', async () => {
    Wire.last.says(update(1, { prompt: prompt(4) }));
    void table.act({ move: 'pass' });
    says(2, { prompt: null });
    expect([now(), table.since]).toEqual([[2, null, 0], []]);
    says(3);
    expect([table.showing.behind, table.since.map(({ n }) => n)]).toEqual([true, [2]]);
  });

  it('holds nothing up that was said aside', () => {
    Wire.last.says(update(1));
    void table.aside({ move: 'phrase', phrase: 'thanks' });
    says(2);
    expect(now()).toEqual([2, null, 0]);
    says(3);
    expect(table.showing.behind).toBe(true);
  });

  it('never takes a question away from whoever is asked and stays asked', () => {
    Wire.last.says(update(1, { prompt: prompt(4) }));
    says(2, { prompt: prompt(5) });
    expect(now()).toEqual([2, 5, 0]);
  });

  it('waits for nobody where a clock runs for the answer', () => {
    Wire.last.says(update(1));
    says(2);
    says(3, { prompt: prompt(5), clock: { left: 9000, rules: [] } });
    expect(now()).toEqual([3, 5, 0]);
  });

  it('does not apply to what is taken back, and not to games in which seconds count', () => {
    Wire.last.says(update(1));
    says(2);
    says(3, { lines_from: 1, lines: [] });
    expect(now()).toEqual([3, null, 0]);
    stop();
    game = mill({ real_time: true });
    sit(person(1));
    says(4);
    expect([table.showing.behind, table.seen.version]).toEqual([false, 4]);
  });

  it('covers the screen for the next person only when the last one has seen everything', () => {
    stop();
    sit(person(0, { yours: false, bot: 'best' }), person(1), person(2));
    Wire.last.says(update(1, { prompt: prompt(4) }));
    table.takeOver();
    flushSync();
    void table.act({ move: 'pass' });
    says(2, { prompt: null });
    says(3);
    Wire.last.says(update(2, { prompt: prompt(5) }));
    expect([table.me, table.screen.cover]).toEqual([1, null]);
    table.showing.skip();
    flushSync();
    expect([table.me, table.screen.cover]).toEqual([null, 2]);
  });

  it('shows what one answer has set off in parts, each once', () => {
    stop();
    face = { ...faceOf('mill'), unfold: (_, lines, view) => lines.map((one, i) => ({ lines: [one], view: i < lines.length - 1 ? { part: i } : view })) };
    sit(person(1));
    face = faceOf('mill');
    Wire.last.says(update(1, { prompt: prompt(4) }));
    void table.act({ move: 'pass' });
    says(2, { prompt: prompt(5), lines: [line(1), line(2), line(3)] });
    const seen = () => [table.seen.view, table.news.map(({ n }) => n), table.prompt?.ask ?? null];
    expect(seen()).toEqual([{ part: 0 }, [1], null]);
    table.showing.next();
    expect(seen()).toEqual([{ part: 1 }, [2], null]);
    table.showing.next();
    expect(seen()).toEqual([{ asked: [] }, [3], null]);
    const { news } = table;
    table.showing.next();
    expect(seen()).toEqual([{ asked: [] }, [3], 5]);
    expect(table.news).toBe(news);
    expect(table.since.map(({ n }) => n)).toEqual([2, 3]);
  });

  it('keeps the end for the end', () => {
    Wire.last.says(update(1));
    says(2);
    Wire.last.says({ type: 'table', table: { ...table.info, status: 'over' }, seats: [1] });
    expect(table.over).toBe(false);
    table.showing.skip();
    expect(table.over).toBe(true);
  });
});
