/** How a table is answered beside buttons: own dice, squares, sums, pairs; and what an answer would be. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { faceOf } from '../games/registry';
import { TableConnection } from '../lib/connection.svelte';
import type { Budget, GameInfo, Pairs, Pool, PromptInfo, Squares } from '../lib/protocol';
import { setLanguage } from '../lib/words.svelte';
import { mill } from '../lobby/samples';
import { freeFor, isSplit, reachable } from './domains';
import { percent, saysSomething } from './foresight/foreseen';
import { person, prompt, update, Wire } from './samples';
import { TableState } from './table.svelte';
import TableFrame from './TableFrame.svelte';

let connection: TableConnection;
let drawn: Record<string, unknown> | undefined;
let stop: () => void;

const squares: Squares = { domain: 'squares', squares: [4, 1], costs: [2, 1], risks: [3, 0], budget: 2 };
const budget: Budget = { domain: 'budget', total: 5, parts: ['body', 'mind'], least: [1, 1], most: [4, 4], whole: true };
const pairs: Pairs = { domain: 'pairs', firsts: [7, 8], seconds: [[1, 2], [2]] };
const pool: Pool = { domain: 'pool', dice: ['d6', 'd6'], sides: [6, 6], purpose: 'attack' };

beforeEach(async () => {
  vi.stubGlobal('WebSocket', Wire);
  await setLanguage('en', false);
  connection = new TableConnection('t');
});
afterEach(async () => {
  if (drawn) await unmount(drawn);
  drawn = undefined;
  stop();
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A table where seat 1 is asked this. */
async function asking(more: Partial<PromptInfo>, { game = mill(), view = {} }: { game?: GameInfo; view?: object } = {}): Promise<void> {
  const options = { open: false, spectators: true, open_hands_after: 0, pace: 400, patience: 60, program_seconds: 30, wins: 0 };
  const info = { id: 't', game: 'mill', status: 'playing', seats: [person(1)], spectators: 0, options };
  Wire.last.onopen?.();
  Wire.last.says({ type: 'welcome', table: info, seats: [1], langs: ['en'], said: [] });
  const face = faceOf('mill');
  const table = new TableState(connection, face, () => game);
  stop = $effect.root(() => table.follow());
  Wire.last.says(update(1, { view: { asked: [1], ...view }, prompt: { ...prompt(3), options: [], open: true, ...more } }));
  drawn = mount(TableFrame, { target: document.body, props: { table, drawn: await face.load(), content: {}, title: 'Mill' } });
  flushSync();
}

const at = (testid: string) => document.querySelector<HTMLElement>(`[data-testid="${testid}"]`)!;
const said = () => Wire.last.sent.at(-1);
function press(testid: string): void {
  at(testid).click();
  flushSync();
}
function key(name: string): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: name }));
  flushSync();
}

describe('own dice', () => {
  it('are tapped face by face, with a name for each die and each face', async () => {
    await asking({ question: 'kernel.roll', domain: pool });
    expect((at('rolled') as HTMLButtonElement).disabled).toBe(true);
    expect(document.querySelectorAll('fieldset legend')[1]!.textContent).toBe('Die 2 of 2');
    press('face-0-4');
    expect([at('face-0-4').getAttribute('aria-pressed'), at('face-0-4').getAttribute('aria-label')]).toEqual(['true', '4']);
    press('face-1-6');
    press('rolled');
    expect(said()).toMatchObject({ type: 'move', seat: 1, ask: 3, answer: { move: 'rolled', faces: [4, 6] } });
  });

  it('are told by keys', async () => {
    await asking({ question: 'kernel.roll', domain: pool });
    for (const name of ['2', '5', 'Enter']) key(name);
    expect(said()).toMatchObject({ answer: { move: 'rolled', faces: [2, 5] } });
  });

  it('may be left to the house', async () => {
    await asking({ question: 'kernel.roll', domain: pool });
    press('house-rolls');
    expect(said()).toMatchObject({ answer: { move: 'rolled', faces: [] } });
  });
});

describe('answers that are put together', () => {
  it('are a square in reach, with its cost and its danger', async () => {
    await asking({ domain: squares });
    expect(reachable(squares).map(({ square }) => square)).toEqual([1, 4]);
    expect(at('square-4').textContent).toContain('costs 2, danger 3');
    press('square-4');
    expect(said()).toMatchObject({ answer: { move: 'walk', to: 4 } });
  });

  it('can be given on the board where a view has squares', async () => {
    await asking({ domain: squares }, { view: { grid: { width: 3, height: 2, cells: ['#.#', '.H.'] } } });
    const buttons = [...at('plain-grid').querySelectorAll('button')];
    expect(buttons.map((button) => button.querySelector('.unseen')?.textContent)).toEqual(['Square 1: costs 1', 'Square 4: costs 2, danger 3']);
    buttons[0]!.click();
    expect(said()).toMatchObject({ answer: { move: 'walk', to: 1 } });
  });

  it('are a sum that is split as it must be', async () => {
    expect([[1, 4], [5, 0], [2, 2], [4, 1]].map((parts) => isSplit(budget, parts))).toEqual([true, false, false, true]);
    expect(isSplit({ ...budget, whole: false }, [2, 2])).toBe(true);
    await asking({ domain: budget });
    expect((at('give') as HTMLButtonElement).disabled).toBe(true);
    const first = at('part-0') as HTMLInputElement;
    first.value = '4';
    first.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    press('give');
    expect(said()).toMatchObject({ answer: { move: 'split', parts: [4, 1] } });
  });

  it('are pairs, each thing once', async () => {
    expect(freeFor(pairs, [2, null], 1)).toEqual([]);
    expect(freeFor(pairs, [2, null], 0)).toEqual([1, 2]);
    await asking({ domain: pairs });
    const second = at('pair-8') as HTMLSelectElement;
    second.value = '2';
    second.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    press('give');
    expect(said()).toMatchObject({ answer: { move: 'pair', pairs: [[8, 2]] } });
  });
});

describe('what an answer would be', () => {
  const lay = { answer: { move: 'lay', at: 1 }, text: 'Lay a stone' };
  const forecast = { refusal: null, price: {}, certain: [], odds: [], tries: 0, drawn: [], unopposed: false };

  it('is told to whoever points at it for a moment', async () => {
    await asking({ options: [lay] });
    vi.useFakeTimers();
    at('option-0').dispatchEvent(new PointerEvent('pointerenter'));
    flushSync();
    expect(said()!['type']).not.toBe('try');
    vi.advanceTimersByTime(450);
    flushSync();
    expect(said()).toMatchObject({ type: 'try', seat: 1, answer: lay.answer });
    const odds = [{ text: 'The mill closes.', share: 333 }];
    Wire.last.says({ type: 'forecast', id: said()!['id'], seat: 1, ...forecast, price: { stones: 1 }, certain: ['A stone lies there.'], odds });
    await vi.advanceTimersByTimeAsync(1);
    flushSync();
    const text = at('foresight').textContent!;
    for (const part of ['1 stones', 'A stone lies there.', '33%', 'The mill closes.']) expect(text).toContain(part);
    expect(at('foresight').closest('[role="status"]')).not.toBeNull();
    at('option-0').dispatchEvent(new PointerEvent('pointerleave'));
    flushSync();
    expect(at('foresight')).toBeNull();
  });

  it('is never asked where seconds count', async () => {
    await asking({ options: [lay] }, { game: mill({ real_time: true }) });
    vi.useFakeTimers();
    at('option-0').dispatchEvent(new PointerEvent('pointerenter'));
    vi.advanceTimersByTime(450);
    flushSync();
    expect(said()!['type']).not.toBe('try');
  });

  it('is worth telling only where something is known, and in whole percents', () => {
    expect(saysSomething({ type: 'forecast', id: 1, seat: 1, ...forecast })).toBe(false);
    expect([1, 333, 999, 1000].map((share) => percent(share, 'en'))).toEqual(['1%', '33%', '99%', '100%']);
  });

  it('can be asked after a refusal: why not?', async () => {
    await asking({ options: [lay] });
    press('option-0');
    Wire.last.says({ type: 'refused', id: said()!['id'], reason: { key: 'mill.full', text: 'Full.', rules: [] } });
    await Promise.resolve();
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    await vi.waitFor(() => {
      press('why');
      expect(at('why-tried')).not.toBeNull();
    });
    press('why-tried');
    expect(said()).toMatchObject({ type: 'why', seat: 1, answer: lay.answer });
  });
});
