import { flushSync, mount, unmount } from 'svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PromptInfo, Reasons } from '../../../lib/protocol';
import { loadWordsOf, setLanguage } from '../../../lib/words.svelte';
import Board from '../board/Board.svelte';
import type * as StarQuest from '../protocol';
import { content as mission, hero, prompt, table } from '../samples';
import { WARES } from './emblems';
import { armsFor, buy, campOffers, grow, keyOf, shelvesOf } from './offers';

type Answer = StarQuest.Answer;
const deed = (id: string, kind: string, value: number, fits = ''): StarQuest.DeedInfo => ({ id, name: id, kind, text: '', flavour: '', rules: [], range: 0, value, fits });
const content = {
  ...mission,
  classes: mission.classes.map((one) => ({ ...one, learns: ['calm_voice', 'hold_the_line'] })),
  weapons: [...mission.weapons, { id: 'blade', name: 'Blade', range: 0, attacks: 2, ap: 0, text: '', rules: [] }],
  deeds: [deed('med_kit', 'kit', 5), deed('scope', 'ware', 12, 'ranged'), deed('hard_core', 'ware', 15, 'weapon'), deed('plates', 'ware', 20, 'hero'), deed('calm_voice', 'skill', 0)],
} as StarQuest.Content;
const camp: StarQuest.CampView = { credits: 40, shopping: true, xp: [11, 3], due: [1, 0], next_level: [10, 5], gifts: [] };
const arms = [{ weapon: 'pistol', wares: [] }, { weapon: 'blade', wares: [] }];
const ask = (...answers: Answer[]): PromptInfo => ({ ...prompt(answers, null), question: 'starquest.camp' });

let board: Record<string, unknown> | null = null;

function visit(asked: PromptInfo | null, more: Partial<StarQuest.CampView> = {}, me: number | null = 1) {
  const act = vi.fn(() => Promise.resolve(true));
  const whyAnswer = vi.fn(() => Promise.resolve({ reasons: [{ key: 'k', text: 'It is too dear.', rules: ['ST-198'] }] } as unknown as Reasons));
  const view = table({ visit: 'camp', camp: { ...camp, ...more }, heroes: [hero(1, 0, 0, { arms, kits: ['med_kit'], skills: ['hold_the_line'] }), hero(2, 0, 0)], enemies: [] });
  board = mount(Board, {
    target: document.body.appendChild(document.createElement('div')),
    props: { view, prompt: asked, content, me, readonly: false, news: [], epoch: 1, suggestion: null, act, whyAnswer, seats: [] },
  });
  flushSync();
  return { act, whyAnswer };
}
const at = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
function goTo(place: string): void {
  at(`place-${place}`)!.click();
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

describe('the offers of the camp', () => {
  it('are sorted by where one looks for them', () => {
    const offers = campOffers(ask(grow('quality'), buy('scope', 'pistol'), { move: 'choose', what: 'med_kit' }, { move: 'breakcamp' }));
    expect(offers.grows.has(keyOf({ skill: '', move: 'grow', gain: 'quality' }))).toBe(true);
    expect(offers.buys.has(keyOf(buy('scope', 'pistol')))).toBe(true);
    expect([...offers.gifts.keys()]).toEqual(['med_kit']);
    expect(offers.leaves).toEqual({ move: 'breakcamp' });
  });

  it('are none while something else is asked', () => {
    expect(campOffers(prompt([buy('scope')])).buys.size).toBe(0);
  });
});

describe('the crates of the trader', () => {
  it('hold what has a price, the cheapest first', () => {
    expect(shelvesOf(content.deeds).map(({ name, wares }) => [name, wares.map(({ id }) => id)])).toEqual([['kits', ['med_kit']], ['worn', ['plates']], ['built', ['scope', 'hard_core']]]);
  });

  it('know the weapons that something is made for', () => {
    const fitting = (id: string) => armsFor(content.deeds.find((one) => one.id === id)!, arms, content.weapons).map(({ weapon }) => weapon);
    expect([fitting('scope'), fitting('hard_core'), fitting('plates')]).toEqual([['pistol'], ['pistol', 'blade'], []]);
  });

  it('have a picture of everything that is sold', () => {
    const gear = readFileSync(join(import.meta.dirname, '../../../../../src/questhall/games/starquest/packs/core/gear.yaml'), 'utf8').split('discoveries:')[0]!;
    const sold = [...gear.matchAll(/^ {2}- id: (\w+)/gm)].map(([, id]) => id!);
    expect(sold.length).toBeGreaterThan(10);
    expect(sold.filter((id) => !(id in WARES))).toEqual([]);
    expect(Object.values(WARES).flat().filter(({ d }) => !/^M[\dMmLlHhVvCcAaQqTtSsZz\s.,-]+$/.test(d))).toEqual([]);
  });
});

describe('a visit', () => {
  it('begins by the fire, where kits change hands', () => {
    const { act } = visit(ask({ move: 'give', kit: 'med_kit', hero: 2 }));
    at('give-med_kit-2')!.click();
    expect(act).toHaveBeenCalledWith({ move: 'give', kit: 'med_kit', hero: 2 });
  });

  it('raises a value or learns a skill where that is offered', () => {
    const { act } = visit(ask(grow('quality'), grow('skill', 'calm_voice')));
    goTo('growth');
    at('grow-quality')!.click();
    at('learn-calm_voice')!.click();
    expect(act.mock.calls).toEqual([[grow('quality')], [grow('skill', 'calm_voice')]]);
    expect(at('gain-strength')!.querySelector('[aria-expanded]')).not.toBeNull();
    expect(at('skill-hold_the_line')!.textContent).toContain('Learned');
  });

  it('builds a ware into the weapon that is meant', () => {
    const { act } = visit(ask(buy('hard_core', 'blade')));
    goTo('shop');
    expect(at('buy-hard_core-pistol')).toBeNull();
    at('buy-hard_core-blade')!.click();
    expect(act).toHaveBeenCalledWith(buy('hard_core', 'blade'));
  });

  it('says why something cannot be had, with its rule', async () => {
    const { whyAnswer } = visit(ask({ move: 'breakcamp' }));
    goTo('shop');
    at('ware-plates')!.querySelector<HTMLButtonElement>('button[aria-expanded]')!.click();
    await vi.waitFor(() => expect(at('ware-plates')!.textContent).toContain('It is too dear.'));
    expect(at('ware-plates')!.textContent).toContain('ST-198');
    expect(whyAnswer).toHaveBeenCalledWith(buy('plates'));
  });

  it('gives a kit away when a chapter has ended', () => {
    const { act } = visit(ask({ move: 'choose', what: 'med_kit' }), { gifts: [1] });
    goTo('shop');
    at('gift-med_kit')!.click();
    expect(act).toHaveBeenCalledWith({ move: 'choose', what: 'med_kit' });
  });

  it('ends when there is no level left to choose', () => {
    visit(ask(grow('quality')));
    expect(at('leave-camp')).toBeNull();
    at('to-growth')!.click();
    flushSync();
    expect(at('place-growth')!.getAttribute('aria-selected')).toBe('true');
  });

  it('sets out with one press', () => {
    const { act } = visit(ask({ move: 'breakcamp' }), { due: [0, 0] });
    at('leave-camp')!.click();
    expect(act).toHaveBeenCalledWith({ move: 'breakcamp' });
  });

  it('lets others only look', () => {
    visit(null, {}, null);
    goTo('shop');
    expect(document.querySelector('[data-testid^="buy-"], button[aria-expanded]:not([aria-haspopup])')).toBeNull();
    expect(at('purse')!.textContent).toContain('40');
  });

  it('shows the sheet of whoever is pressed', () => {
    visit(null);
    at('camper-2')!.click();
    flushSync();
    expect(at('camp-sheet')!.textContent).toContain('Breaker');
  });
});
