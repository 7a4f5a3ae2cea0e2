import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Line, PromptInfo } from '../../../lib/protocol';
import { loadWordsOf, setLanguage } from '../../../lib/words.svelte';
import Board from '../board/Board.svelte';
import type * as StarQuest from '../protocol';
import { content, prompt, table } from '../samples';
import { resultsIn } from './instructions';

const told = (more: Partial<StarQuest.Instruction> = {}): StarQuest.Instruction => ({ what: 'advance', unit: 12, target: 1, inches: 6000, bearing: 'ne', rolls: [[3, 4]], ...more });
const ready: PromptInfo = { ...prompt([{ move: 'ready' }], null), question: 'starquest.ready' };
let board: Record<string, unknown> | null = null;

function sit(instructions: readonly StarQuest.Instruction[], asked: PromptInfo | null = ready, accepted = true) {
  const act = vi.fn(() => Promise.resolve(true));
  const aside = vi.fn(() => Promise.resolve(accepted));
  const view = table({ beside: true, instructions: [...instructions], active: 12, phase: 'enemies' });
  board = mount(Board, {
    target: document.body.appendChild(document.createElement('div')),
    props: { view, prompt: asked, content, me: 1, readonly: false, news: [], epoch: 1, suggestion: null, act, aside, seats: [] },
  });
  flushSync();
  return { act, aside };
}
const at = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
function press(id: string): void {
  at(id)!.click();
  flushSync();
}

beforeAll(async () => {
  await setLanguage('en', false);
  await loadWordsOf('starquest');
});
afterEach(async () => {
  if (board) await unmount(board);
  board = null;
  document.body.replaceChildren();
});

describe('an instruction', () => {
  it('says who goes where and what is rolled, and is done with one press', () => {
    const { act } = sit([told()]);
    expect(at('orders')!.textContent).toContain('Raiders B');
    expect(at('order-move')!.textContent).toContain('Advance 6″ to the north-east');
    expect(at('order-then')!.textContent).toContain('Shoot at Pilot: 3 dice, hits on 4+');
    press('order-done');
    expect(act).toHaveBeenCalledWith({ move: 'ready' });
  });

  it('comes alone: the next one is called', () => {
    sit([told({ what: 'place', unit: 11, target: 0, rolls: [] }), told({ what: 'stay', target: 0, rolls: [] })]);
    expect(at('orders')!.textContent).toContain('10″ from the west edge');
    expect(at('order-done')).toBeNull();
    press('order-next');
    expect(at('orders')!.textContent).toContain('Raiders B');
    expect(at('order-done')).not.toBeNull();
  });

  it('stays while dice are told', () => {
    sit([told()], { ...prompt([], null), question: 'kernel.roll' });
    expect(at('orders')!.textContent).toContain('Roll now');
    expect(at('order-done')).toBeNull();
  });

  it('is not there where nothing is played beside a real table', () => {
    const { act } = sit([], prompt([{ move: 'endactivation' }]));
    expect(at('orders')).toBeNull();
    expect(act).not.toHaveBeenCalled();
  });

  it('tells what came of it', () => {
    const line = (key: string): Line => ({ n: 1, key, args: {}, rules: [], text: key });
    expect(resultsIn([line('log.volley'), line('log.hero-wounded'), line('log.model-out')]).map(({ key }) => key)).toEqual(['log.hero-wounded', 'log.model-out']);
  });
});

describe('figures by hand', () => {
  it('are taken up by pressing them, and put back by pressing them again', () => {
    sit([told()]);
    press('orders-hand');
    press('unit-11');
    expect(at('handling')!.textContent).toContain('Raiders A: now press its place');
    press('unit-11');
    expect(at('handling')!.textContent).toContain('Press the figure');
  });

  it('are put down with the keys', async () => {
    const { aside } = sit([told()]);
    press('orders-hand');
    press('unit-1');
    const surface = at('surface')!;
    for (const key of ['Home', 'ArrowDown', 'Enter']) surface.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await vi.waitFor(() => expect(at('handling')!.textContent).toContain('Press the figure'));
    expect(aside).toHaveBeenCalledWith({ move: 'place', unit: 1, model: 0, to: [9000, 10000] });
  });

  it('stay in hand where they cannot stand', async () => {
    const { aside } = sit([told()], ready, false);
    press('orders-hand');
    press('unit-1');
    for (const key of ['Home', 'ArrowDown', 'Enter']) at('surface')!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await vi.waitFor(() => expect(aside).toHaveBeenCalled());
    flushSync();
    expect(at('handling')!.textContent).toContain('Pilot: now press its place');
  });
});
