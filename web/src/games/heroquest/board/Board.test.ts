import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PromptInfo } from '../../../lib/protocol';
import { loadWordsOf, setLanguage } from '../../../lib/words.svelte';
import type { Answer } from '../choosing/offers';
import type * as HeroQuest from '../protocol';
import { content, prompt, reach, table } from '../samples';
import Board from './Board.svelte';

let board: Record<string, unknown> | null = null;

function set(asked: PromptInfo | null, more: Partial<HeroQuest.View> = {}, me = 1) {
  const act = vi.fn<(answer: Answer) => Promise<boolean>>(() => Promise.resolve(true));
  board = mount(Board, {
    target: document.body.appendChild(document.createElement('div')),
    props: { view: table(more), prompt: asked, content, me, readonly: false, news: [], epoch: 1, suggestion: null, act, seats: [] },
  });
  flushSync();
  return act;
}

const at = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`)!;
const glowing = () => [...document.querySelectorAll<HTMLElement>('button[data-glow]')].map((node) => node.dataset.testid);
const key = (name: string) => {
  at('dungeon').dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  flushSync();
};
const heard = () => document.querySelector('[aria-live="polite"]')?.lastElementChild?.textContent ?? '';

beforeAll(async () => {
  await setLanguage('en', false);
  await loadWordsOf('heroquest');
  // The document of the tests draws nothing and so has no top layer.
  HTMLElement.prototype.showPopover = () => {};
});
afterEach(async () => {
  if (board) await unmount(board);
  board = null;
  document.body.replaceChildren();
});

const attack: Answer = { move: 'attack', target: 11, weapon: 'hand' };
const door: Answer = { move: 'opendoor', door: 0 };
const bolt: Answer = { move: 'cast', spell: 'tempest', target: 11, squares: [] };

describe('the board', () => {
  it('lights up what can be used, and a press does it', () => {
    const act = set(prompt([attack, door, { move: 'endturn' }]));
    expect(glowing().sort()).toEqual(['door-0', 'figure-11']);
    at('door-0').click();
    expect(act).toHaveBeenCalledWith(door);
  });

  it('asks where a figure can be treated in several ways', () => {
    const act = set(prompt([attack, bolt]));
    at('figure-11').click();
    flushSync();
    const menu = [...at('place-menu').querySelectorAll<HTMLElement>('[data-move]')];
    expect(menu.map((item) => item.dataset.move)).toEqual(['attack', 'cast']);
    menu[1]!.click();
    expect(act).toHaveBeenCalledWith(bolt);
  });

  it('opens the sheet of whoever is pressed with nothing to do', () => {
    set(prompt([]));
    at('figure-11').click();
    flushSync();
    expect(at('sheet').textContent).toContain('Goblin');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    flushSync();
    expect(at('sheet')).toBeNull();
  });

  it('aims a spell: the card is taken up, then its target is pressed', () => {
    const other: Answer = { ...bolt, target: 2 };
    const act = set(prompt([bolt, other, attack]));
    at('spells').click();
    flushSync();
    at('take-cast:tempest').click();
    flushSync();
    expect(glowing().sort()).toEqual(['figure-11', 'figure-2']);
    at('figure-2').click();
    expect(act).toHaveBeenCalledWith(other);
  });

  it('ends the turn with a button that stands out when nothing else is left', () => {
    const act = set(prompt([{ move: 'endturn' }], reach([])));
    const end = document.querySelector<HTMLElement>('[data-move="endturn"]')!;
    expect(end.className).toContain('now');
    end.click();
    expect(act).toHaveBeenCalledWith({ move: 'endturn' });
  });

  it('shows the hidden plan to the game master alone', () => {
    const plan = { rows: table().rows, doors: [], furniture: [], chests: [], traps: [], foes: [{ monster: 'orc', square: 13, tag: '' }], wandering: 'goblin', events_done: [] };
    set(null, { plan } as never, 0);
    expect(document.querySelector('.plan')).not.toBeNull();
    expect(at('master-bar').textContent).toContain('Goblin');
  });
});

describe('with the keys alone', () => {
  it('a cursor goes over the squares, says what is there, and Enter goes there', () => {
    const act = set(prompt([attack]));
    key('ArrowUp');
    expect(heard()).toContain('B1');
    expect(heard()).toContain('one step away');
    key('Enter');
    expect(act).toHaveBeenCalledWith({ move: 'walk', to: 1 });
  });

  it('Enter on a figure does what a press does', () => {
    const act = set(prompt([attack]));
    key('ArrowRight');
    key('ArrowRight');
    expect(heard()).toContain('Goblin');
    key('Enter');
    expect(act).toHaveBeenCalledWith(attack);
  });
});

it('is there in words', () => {
  set(prompt([attack]));
  const text = at('text-board').textContent ?? '';
  for (const part of ['Find the miller.', 'Barbarian', 'Goblin', 'Throne', 'closed door', 'closed chest', 'B1 (1)']) expect(text).toContain(part);
});
