import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LookBack } from '../lib/protocol';
import { setLanguage } from '../lib/words.svelte';
import { HEIGHT, WIDTH, lineOf, spotAt } from './curve';
import { EVERY, LookingBack } from './lookback.svelte';
import WhereItTurned from './WhereItTurned.svelte';

const nothing: LookBack = { status: 'none', share: 0, seat: null, curve: [], swings: [], missed: [] };
const ready: LookBack = {
  ...nothing,
  status: 'ready',
  share: 100,
  seat: 1,
  curve: [{ step: 0, heroes: 50 }, { step: 9, heroes: 70 }, { step: 20, heroes: 20 }, { step: 33, heroes: 0 }],
  swings: [{ turn: 0, step: 0, before: 50, after: 70 }, { turn: 1, step: 9, before: 70, after: 20 }],
  missed: [{ seat: 1, turn: 1, step: 14, asked: 'Block?', done: 'Do not block', better: 'Block with ⟦wolf|Wolf⟧', points: 9 }],
};

let answers: LookBack[] = [];
let asked: string[] = [];
let mounted: Record<string, unknown> | undefined;

beforeEach(async () => {
  vi.useFakeTimers();
  document.body.innerHTML = '';
  await setLanguage('en');
  asked = [];
  vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit) => {
    asked.push(method ?? '');
    return new Response(JSON.stringify(answers.length > 1 ? answers.shift() : answers[0]));
  });
});

afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function settle(time = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(time);
  flushSync();
}

async function shown(jump?: (seat: number | null, step: number) => void): Promise<void> {
  mounted = mount(WhereItTurned, { target: document.body, props: { table: 't', nameOf: (seat: number) => `Seat ${seat}`, jump } });
  await settle();
}

const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);

describe('asking where a game turned', () => {
  it('waits until it is thought out', async () => {
    answers = [{ ...nothing, status: 'waiting' }, { ...nothing, status: 'thinking', share: 40 }, ready];
    const back = new LookingBack('t');
    await back.begin();
    expect(back.busy).toBe(true);
    await settle(EVERY);
    expect(back.found?.share).toBe(40);
    await settle(EVERY);
    expect(back.found?.status).toBe('ready');
    await settle(10 * EVERY);
    expect(asked).toEqual(['POST', 'GET', 'GET']);
  });

  it('asks anew where a server has forgotten it, but not for ever', async () => {
    answers = [{ ...nothing, status: 'thinking' }, nothing, { ...nothing, status: 'thinking' }, nothing, { ...nothing, status: 'thinking' }, nothing];
    const back = new LookingBack('t');
    await back.begin();
    await settle(20 * EVERY);
    expect(asked.filter((method) => method === 'POST')).toHaveLength(3);
    expect(back.found?.status).toBe('none');
  });
});

describe('what is told of it', () => {
  it('is asked for with one click, and says how far it is', async () => {
    answers = [nothing, { ...nothing, status: 'thinking', share: 12 }];
    await shown();
    expect(find('look-moment')).toBeNull();
    find('begin-look-back')!.click();
    await settle();
    expect(document.body.textContent).toContain('12 in a hundred');
    expect(document.querySelector('progress')!.value).toBe(12);
  });

  it('names what was done, what is better and by how much, and leads into the replay', async () => {
    answers = [ready];
    await shown();
    const [missed, rise, fall] = [...document.querySelectorAll<HTMLAnchorElement>('[data-testid="look-moment"]')];
    expect(missed!.textContent).toContain('Seat 1: Do not block');
    expect(missed!.textContent).toContain('Block with Wolf. That wins about 9 games in a hundred more.');
    expect(missed!.getAttribute('href')).toBe('/replay/t?seat=1&step=14');
    expect(rise!.textContent).toContain('rose from 50 to 70');
    expect(fall!.textContent).toContain('fell from 70 to 20');
    expect(fall!.getAttribute('href')).toBe('/replay/t?seat=1&step=9');
  });

  it('goes there at once where the replay is on screen', async () => {
    answers = [ready];
    const jump = vi.fn();
    await shown(jump);
    find('look-moment')!.click();
    expect(jump).toHaveBeenCalledWith(1, 14);
  });

  it('praises who has missed nothing', async () => {
    answers = [{ ...ready, missed: [] }];
    await shown();
    expect(document.body.textContent).toContain('Well played!');
  });

  it('is told in the language of the page', async () => {
    answers = [ready];
    await shown();
    await setLanguage('de');
    await settle();
    expect(asked).toEqual(['GET', 'GET']);
    expect(document.body.textContent).toContain('Wo es kippte');
  });
});

describe('the curve', () => {
  it('runs from the first turn to the last, and higher is better for the heroes', () => {
    const [first, high, low, last] = ready.curve.map((_, place) => spotAt(ready.curve, place));
    expect(first!.x).toBeLessThan(last!.x);
    expect(high!.y).toBeLessThan(first!.y);
    expect(first!.y).toBe(HEIGHT / 2);
    expect(last!.y).toBeGreaterThan(low!.y);
    expect(Math.max(last!.x, last!.y)).toBeLessThan(WIDTH);
    expect(lineOf(ready.curve).match(/[ML]/g)).toHaveLength(4);
  });

  it('says in words what it shows', async () => {
    answers = [ready];
    await shown();
    expect(document.querySelector('svg[role=img]')!.getAttribute('aria-label')).toBe(
      'The heroes’ chances over 3 turns: 50 in a hundred at the beginning, 70 at best, 0 at worst, 0 at the end.',
    );
  });
});
