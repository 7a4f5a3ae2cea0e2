import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PromptInfo, Reasons } from '../../../lib/protocol';
import { loadWordsOf, setLanguage } from '../../../lib/words.svelte';
import Board from '../board/Board.svelte';
import type * as HeroQuest from '../protocol';
import { content as dungeon, gear, hero, prompt, table } from '../samples';
import { wareOf } from './emblems';
import { carriedBy, hindrances, townOffers } from './offers';
import { poolOf, shelvesOf } from './shelves';

type Answer = HeroQuest.Answer;
const thing = (id: string, kind: string, price: number, place = ''): HeroQuest.ThingInfo => ({ id, name: id, kind, text: '', rules: [], price, artifact: false, dice: 1, colour: 'white', place, only: [] });
const things = [thing('longsword', 'weapon', 250, 'melee'), thing('dagger', 'weapon', 25, 'belt'), thing('bow', 'weapon', 200, 'ranged'), thing('helmet', 'armour', 120, 'head'), thing('healing_2', 'potion', 100), thing('homeward_ring', 'artifact', 0)];
const content = { ...dungeon, things } as HeroQuest.Content;

const guest = (seat: number, cards = 0): HeroQuest.GuestView => ({
  seat, points: 3, passed: 3, guild: [], fetches: { 'weapons:0': 125, 'surplus:0': 12 }, loads: [{ what: 'cards', n: cards, most: 4, rules: ['HQ-5.1'] }],
});
const town: HeroQuest.TownView = {
  shop: true, smith: 50, healer: 100, gain: 10, left: { healing_2: 12 }, guests: [guest(1), guest(2, 5)], fits: { dagger: ['white', 'white', 'white'] },
};
const ask = (...answers: Answer[]): PromptInfo => ({ ...prompt(answers, null), question: 'heroquest.town' });

let board: Record<string, unknown> | null = null;

function visit(asked: PromptInfo | null, more: Partial<HeroQuest.View> = {}, me = 1) {
  const act = vi.fn(() => Promise.resolve(true));
  const whyAnswer = vi.fn(() => Promise.resolve({ reasons: [{ key: 'k', text: 'It is too dear.', rules: [] }] } as unknown as Reasons));
  const view = table({ visit: 'town', town, heroes: [hero(1, 6, { weapons: [gear('longsword')], surplus: [gear('dagger')], gold: 200 }), hero(2, 5)], ...more });
  board = mount(Board, {
    target: document.body.appendChild(document.createElement('div')),
    props: { view, prompt: asked, content, me, readonly: false, news: [], epoch: 1, suggestion: null, act, whyAnswer, seats: [] },
  });
  flushSync();
  return { act, whyAnswer };
}
const at = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);

beforeAll(async () => {
  await setLanguage('en', false);
  await loadWordsOf('heroquest');
});
afterEach(async () => {
  if (board) await unmount(board);
  board = null;
  document.body.replaceChildren();
});

describe('the offers of the town', () => {
  it('are sorted by where one looks for them', () => {
    const offers = townOffers(ask({ move: 'buy', thing: 'dagger' }, { move: 'sell', place: 'weapons:0' }, { move: 'ready' }));
    expect([...offers.buys.keys()]).toEqual(['dagger']);
    expect([...offers.sells.keys()]).toEqual(['weapons:0']);
    expect(offers.ready).toEqual({ move: 'ready' });
  });

  it('are none while something else is asked', () => {
    expect(townOffers(prompt([{ move: 'buy', thing: 'dagger' }])).buys.size).toBe(0);
  });

  it('name a piece by its place', () => {
    const owner = hero(1, 0, { weapons: [gear('longsword')], belt: gear('dagger'), surplus: [gear('bow')] });
    expect(carriedBy(owner).map(({ place }) => place)).toEqual(['weapons:0', 'belt', 'surplus:0']);
  });
});

describe('what keeps a hero in town', () => {
  it('is surplus, and whatever is above a limit', () => {
    expect(hindrances(hero(1, 0, { surplus: [gear('bow')] }), guest(1, 5))).toEqual(['surplus', 'cards']);
    expect(hindrances(hero(1, 0), guest(1, 4))).toEqual([]);
  });

  it('is death before all else', () => {
    expect(hindrances(hero(1, 0, { state: 'lost', surplus: [gear('bow')] }), guest(1))).toEqual(['dead']);
  });
});

describe('the shelves', () => {
  it('hold what has a price, the cheapest first', () => {
    const shelves = shelvesOf(things);
    expect(shelves.map(({ name, wares }) => [name, wares.map(({ id }) => id)])).toEqual([
      ['blades', ['dagger', 'longsword']], ['ranged', ['bow']], ['armour', ['helmet']], ['potions', ['healing_2']],
    ]);
  });

  it('know which dice a piece changes', () => {
    expect(things.map(poolOf)).toEqual(['attack', 'attack', 'shot', 'defence', null, null]);
  });

  it('have a picture for everything, also for what nobody has drawn', () => {
    expect(wareOf(thing('moon_blade', 'weapon', 0, 'melee')).shapes.length).toBeGreaterThan(0);
    expect(wareOf(thing('odd', 'good', 0)).shapes.length).toBeGreaterThan(0);
  });
});

describe('a visit', () => {
  it('buys what glows', () => {
    const { act } = visit(ask({ move: 'buy', thing: 'helmet' }));
    at('buy-helmet')!.click();
    expect(act).toHaveBeenCalledWith({ move: 'buy', thing: 'helmet' });
    expect(at('buy-longsword')).toBeNull();
  });

  it('says why something cannot be had', async () => {
    const { whyAnswer } = visit(ask({ move: 'ready' }));
    at('ware-longsword')!.querySelector('button[aria-expanded]')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await vi.waitFor(() => expect(at('ware-longsword')!.textContent).toContain('It is too dear.'));
    expect(whyAnswer).toHaveBeenCalledWith({ move: 'buy', thing: 'longsword' });
  });

  it('shows what a piece fetches, as the rules say', () => {
    visit(ask({ move: 'sell', place: 'weapons:0' }));
    expect(at('sell-weapons:0')!.getAttribute('aria-label')).toContain('125');
  });

  it('takes in hand what is carried besides', () => {
    const { act } = visit(ask({ move: 'draw', thing: 'dagger' }, { move: 'sell', place: 'surplus:0' }));
    at('draw-surplus:0')!.click();
    expect(act).toHaveBeenCalledWith({ move: 'draw', thing: 'dagger' });
    expect(at('draw-weapons:0')).toBeNull();
  });

  it('is ready only where that is offered, and says what is in the way', () => {
    visit(ask({ move: 'sell', place: 'surplus:0' }));
    expect(at('ready')).toBeNull();
    expect(at('departure')!.textContent).toContain('Surplus weapons must be sold.');
  });

  it('lets others only look', () => {
    visit(null, {}, 0);
    expect(at('buy-helmet')).toBeNull();
    expect(at('purse')!.textContent).toContain('200');
  });

  it('asks for a successor before anything else', () => {
    const { act } = visit(ask({ move: 'succeed', hero: 'elf' }));
    at('succeed-elf')!.click();
    expect(act).toHaveBeenCalledWith({ move: 'succeed', hero: 'elf' });
    expect(at('house-shop')).toBeNull();
  });

  it('celebrates ten quest points', () => {
    const { act } = visit(ask({ move: 'gain', point: 'mind' }));
    at('gain-mind')!.click();
    expect(act).toHaveBeenCalledWith({ move: 'gain', point: 'mind' });
  });

  it('hands things over in the tavern', () => {
    const { act } = visit(ask({ move: 'give', thing: 'longsword', hero: 2 }));
    at('house-tavern')!.click();
    flushSync();
    at('give-longsword')!.click();
    expect(act).toHaveBeenCalledWith({ move: 'give', thing: 'longsword', hero: 2 });
  });
});
