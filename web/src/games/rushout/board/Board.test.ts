import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as RushOut from '../protocol';
import { loadWordsOf, setLanguage } from '../../../lib/words.svelte';
import Board from './Board.svelte';
import { content, dice, laid, table } from '../samples';

// Without a browser nothing can move.
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));

beforeAll(async () => {
  await setLanguage('en', false);
  await loadWordsOf('rushout');
});

let drawn: Record<string, unknown> | null = null;
const at = (testid: string) => document.querySelector<HTMLElement>(`[data-testid="${testid}"]`)!;
const key = (name: string) => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  flushSync();
};

function sit(me: number, more: Partial<RushOut.View> = {}, question = 'rushout.act') {
  const aside = vi.fn((_: unknown) => Promise.resolve(true));
  const act = vi.fn((_: unknown) => Promise.resolve(true));
  const prompt = { ask: 7, question, title: '', hint: '', rules: [], options: [], open: true, about: [], domain: null, thing: '', reaction: false };
  const why = vi.fn(() => Promise.resolve({ type: 'reasons' as const, id: 1, seat: me, reasons: [], possible: [] }));
  drawn = mount(Board, {
    target: document.body,
    props: { view: table(more), prompt, content, me, readonly: false, news: [], epoch: 1, suggestion: null, act, aside, why, seats: [] },
  });
  flushSync();
  return { aside, act, why };
}

afterEach(async () => {
  if (drawn) await unmount(drawn);
  drawn = null;
  document.body.replaceChildren();
});

describe('the board of a race', () => {
  it('lays all that fits on the card that is pressed, and shows it at once', () => {
    const { aside } = sit(1);
    expect(at('place-t1').dataset['glow']).toBe('fits');
    at('press-t1').click();
    flushSync();
    expect(aside).toHaveBeenCalledWith({ move: 'place', place: 't1', dice: [[10, 1], [11, 0], [12, 2]] });
    expect(at('own-10').dataset['at']).toBe('t1');
  });

  it('keeps the time of a race that is over', () => {
    sit(1, { phase: 'over', began: 5_000, time: 100_000 });
    expect(document.querySelector('[role="timer"]')!.textContent).toBe('1:35');
  });

  it('number keys choose cards, the space bar rolls', () => {
    const { aside } = sit(1);
    key('1');
    expect(aside).toHaveBeenLastCalledWith(expect.objectContaining({ move: 'place', place: 't1' }));
    key(' ');
    expect(aside).toHaveBeenCalledTimes(1);
  });

  it('rolls with the dice that are marked', () => {
    const { aside } = sit(1, { dice: dice({ 12: laid('heart', 't1', 2) }) });
    at('own-12').click();
    flushSync();
    key(' ');
    expect(aside).toHaveBeenLastCalledWith({ move: 'roll', back: [12] });
  });

  it('a die that was taken up goes alone', () => {
    const { aside } = sit(1);
    key('d');
    expect(at('own-12').getAttribute('aria-pressed')).toBe('true');
    key('1');
    expect(aside).toHaveBeenLastCalledWith({ move: 'place', place: 't1', dice: [[12, 2]] });
  });

  it('explains why nothing fits', () => {
    const { aside, why } = sit(1);
    at('press-t3').click();
    expect(aside).not.toHaveBeenCalled();
    expect(why).toHaveBeenCalledWith('t3');
  });

  it('the wizard aims by pressing what glows', () => {
    const aimed = { dice: dice({ 10: laid('sword', 't1', 0), 20: laid('fire', 't2', 0) }), aim: { source: 's1', card: 'fingers', until: 20_000 } };
    const { aside } = sit(0, aimed);
    at('die-20').click();
    expect(aside).toHaveBeenCalledWith({ move: 'removedie', die: 20 });
  });

  it('a spell for two takes two heroes', () => {
    const { aside } = sit(0, { aim: { source: 's3', card: 'mist', until: 20_000 } });
    at('aim-1').click();
    flushSync();
    expect(aside).not.toHaveBeenCalled();
    at('aim-3').click();
    expect(aside).toHaveBeenCalledWith({ move: 'afflict', heroes: [1, 3] });
  });

  it('a tied hand must be held', () => {
    const { aside } = sit(1, { curses: ['tied'] });
    at('press-t1').click();
    expect(aside).not.toHaveBeenCalled();
    key(' ');
    at('press-t1').click();
    expect(aside).toHaveBeenCalledWith({ move: 'place', place: 't1', dice: [[10, 1]] });
  });

  it('alone one claps twice', () => {
    const full = {
      curses: ['palms'],
      dice: dice({ 10: laid('sword', 't1', 0), 11: laid('star', 't1', 1), 12: laid('heart', 't1', 2) }),
      owed: [{ what: 'clap' as const, place: 't1', heroes: [1], until: 20_000 }],
      places: table().places.map((one) => (one.place === 't1' ? { ...one, claimed: true } : one)),
    };
    const { aside } = sit(1, full);
    at('press-t1').click();
    flushSync();
    expect(aside).not.toHaveBeenCalled();
    at('press-t1').click();
    expect(aside).toHaveBeenCalledWith({ move: 'clap', place: 't1' });
  });

  it("the wizard's first roll answers the question for the signal", () => {
    const { act } = sit(0, { phase: 'ready' }, 'rushout.start');
    expect(at('roll').textContent).toContain('Go!');
    at('roll').click();
    expect(act).toHaveBeenCalledWith({ move: 'roll', back: [] });
  });

  it('who only watches can press nothing', async () => {
    const { aside } = sit(1, { paused: true });
    at('press-t1').click();
    at('roll').click();
    expect(aside).not.toHaveBeenCalled();
  });

  it('says in words how a pause ends, and who would like one', async () => {
    sit(1, { paused: true });
    expect(at('pause').textContent).toContain('Go on');
    await unmount(drawn!);
    sit(1, { pausing: [2] });
    expect(at('pause').textContent).toContain('would like a pause');
  });

  it('sees the dice of others land by its own clock, though nobody says so', () => {
    vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
    try {
      const heroes = table().players.map((one) => (one.seat === 2 ? { ...one, busy: 10_400 } : one));
      sit(1, { players: heroes });
      expect(at('hero-2').querySelectorAll('.rolling')).toHaveLength(3);
      vi.advanceTimersByTime(500);
      flushSync();
      expect(at('hero-2').querySelectorAll('.rolling')).toHaveLength(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('asks for two heroes one after the other', () => {
    const { aside } = sit(0, { aim: { source: 's3', card: 'mist', until: 15_000 } });
    expect(at('hint').textContent).toContain('0 of 2');
    at('aim-1').click();
    flushSync();
    expect(at('hint').textContent).toContain('1 of 2');
    expect(aside).not.toHaveBeenCalled();
    at('aim-3').click();
    flushSync();
    expect(aside).toHaveBeenCalledWith({ move: 'afflict', heroes: [1, 3] });
  });

  it('shows everybody that the wizard has caught the heroes, and who has objected is asked no more', () => {
    sit(1, { honour: true, curses: ['tied'], caught: { until: 15_000, vetoes: [2] } });
    expect(at('verdict').textContent).toContain('1 of 2');
    expect(at('veto')).not.toBeNull();
  });

  it('does not ask twice for an objection', () => {
    sit(1, { honour: true, curses: ['tied'], caught: { until: 15_000, vetoes: [1] } });
    expect(at('veto')).toBeNull();
  });
});
