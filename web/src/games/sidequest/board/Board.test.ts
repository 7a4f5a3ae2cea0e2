import { mount, unmount, flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PromptInfo, Reasons } from '$lib/protocol';
import { loadWordsOf, setLanguage } from '$lib/words.svelte';
import Board from './Board.svelte';
import type { Answer } from '../choosing/choosing';
import { cardInfo, content, gm, hero, prompt, table, thing } from '../samples';

const cards = [
  cardInfo('mule', { name: 'Pack Mule' }),
  cardInfo('owl', { name: 'Archive Owl' }),
  cardInfo('wolf', { name: 'Wolf', type: 'gm_creature', side: 'gm', resource: 'bp' }),
];
const view = table([thing(10), thing(20, { card: 'wolf', owner: 0 }), thing(21, { card: 'wolf', owner: 0 })], {
  heroes: [hero(1, { hand: ['owl', 'owl'], hand_size: 2, creatures: [10], costs: { owl: 2 } })],
  gm: gm({ creatures: [20, 21] }),
});
const reasons: Reasons = {
  type: 'reasons',
  id: 1,
  seat: 1,
  possible: [],
  reasons: [{ key: 'x', text: 'Too dear.', rules: ['SQ-7.4'] }],
};

let board: Record<string, unknown> | null = null;

function set(asked: PromptInfo | null, readonly = false) {
  const act = vi.fn<(answer: Answer) => void>();
  const why = vi.fn(() => Promise.resolve(reasons));
  const target = document.body.appendChild(document.createElement('div'));
  board = mount(Board, {
    target,
    props: {
      view,
      prompt: asked,
      content: content(cards),
      me: 1,
      readonly,
      news: [],
      epoch: 1,
      suggestion: null,
      act,
      why,
      seats: [],
    },
  });
  flushSync();
  return { act, why };
}

const at = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`)!;
/** What is heard of a card; what is drawn is hidden from those who listen. */
const nameOf = (id: string) => at(id).querySelector('.unseen')?.textContent;
const glowing = () => [...document.querySelectorAll<HTMLElement>('[data-glow]')].map((node) => node.dataset.testid);

beforeAll(async () => {
  await setLanguage('en', false);
  await loadWordsOf('sidequest');
  // The document of the tests draws nothing and so has no top layer.
  HTMLElement.prototype.showPopover = () => {};
});
afterEach(async () => {
  if (board) await unmount(board);
  board = null;
  document.body.replaceChildren();
});

describe('the board', () => {
  it('plays a card of the hand by a click', () => {
    const { act } = set(prompt('hero-main', [{ move: 'summon', card: 'owl' }, { move: 'done' }]));
    expect(glowing()).toEqual(['hand-owl', 'hand-owl']);
    at('hand-owl').click();
    expect(act).toHaveBeenCalledWith({ move: 'summon', card: 'owl' });
  });

  it('attacks in two steps', () => {
    const { act } = set(
      prompt('hero-attacks', [
        { move: 'attack', attacker: 10, target: 20 },
        { move: 'attack', attacker: 10, target: 21 },
      ]),
    );
    at('thing-10').click();
    flushSync();
    expect(glowing().sort()).toEqual(['thing-10', 'thing-20', 'thing-21']);
    at('thing-21').click();
    expect(act).toHaveBeenCalledWith({ move: 'attack', attacker: 10, target: 21 });
  });

  it('asks why of what does not glow', async () => {
    const { act, why } = set(prompt('hero-attacks', [{ move: 'done' }]));
    at('hand-owl').click();
    expect(why).toHaveBeenCalledWith('owl');
    await vi.waitFor(() => expect(at('bubble-why').textContent).toContain('Too dear.'));
    expect(act).not.toHaveBeenCalled();
  });

  it('says why not to whoever is not asked, too', async () => {
    const { why } = set(null);
    at('hand-owl').click();
    expect(why).toHaveBeenCalledWith('owl');
    await vi.waitFor(() => expect(at('bubble-why').textContent).toContain('Too dear.'));
  });

  it('only shows, where nobody may touch it', () => {
    const { act, why } = set(prompt('hero-main', [{ move: 'summon', card: 'owl' }]), true);
    expect(glowing()).toEqual([]);
    at('hand-owl').click();
    expect(act).not.toHaveBeenCalled();
    expect(why).not.toHaveBeenCalled();
  });

  it('is there in words', () => {
    set(null);
    expect(nameOf('thing-10')).toBe('Pack Mule, Creature, ATK 1, DEF 4');
    expect(at('text-table').textContent).toContain('Wolf');
    expect(nameOf('hand-owl')).toContain('costs 2 INT');
  });

  it('has one stop of Tab in each zone', () => {
    set(null);
    const stops = [...document.querySelectorAll<HTMLElement>('[data-testid^="hand-owl"]')].map((node) => node.tabIndex);
    expect(stops).toEqual([0, -1]);
  });
});
