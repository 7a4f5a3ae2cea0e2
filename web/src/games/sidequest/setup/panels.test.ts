import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PromptInfo } from '../../../lib/protocol';
import type * as SideQuest from '../protocol';
import { loadWordsOf, setLanguage } from '../../../lib/words.svelte';
import { card, content } from '../library/samples';
import SetupPanel from './SetupPanel.svelte';

const ME = 1;
const decks: SideQuest.DeckInfo[] = [
  { id: 'steel', kind: 'hero', name: 'Steel', advice: 'Hit.', stats: [2, 3, 1], cards: { knife: 2 } },
  { id: 'light', kind: 'hero', name: 'Light', advice: 'Shine.', stats: [2, 0, 4], cards: { rat: 2 } },
  { id: 'dark', kind: 'gm', name: 'Dark', advice: '', stats: null, cards: { ghoul: 2 } },
  { id: 'wide', kind: 'world', name: 'Wide', advice: '', stats: null, cards: { fog: 1 } },
  {
    id: 'finds', kind: 'hero_discovery', name: 'Finds', advice: '', stats: null,
    cards: { find_a: 1, find_b: 1, find_c: 1, find_d: 1, find_e: 1 },
  },
];
const hall = content(
  [
    card('knife', { type: 'weapon', resource: 'str', cost: 0 }),
    card('rat'),
    card('ghoul', { type: 'gm_creature', side: 'gm', resource: 'bp' }),
    card('fog', { type: 'world', side: 'world', cost: null, resource: '' }),
    ...['a', 'b', 'c', 'd', 'e'].map((x) => card(`find_${x}`, { type: 'discovery_event', side: 'neutral' })),
    ...['ogre', 'witch'].map((id) => card(id, { type: 'boss', side: 'gm', defense: '8H' })),
  ],
  decks,
);
const hero = { seat: ME, lp: 8, str_max: 0, int_max: 4, hand: ['rat', 'knife'] } as unknown as SideQuest.HeroView;
const view = { difficulty: 'normal', heroes: [hero] } as unknown as SideQuest.View;
let drawn: Record<string, unknown> | undefined;

function ask(question: string, answers: SideQuest.Answer[], me = ME) {
  const act = vi.fn();
  const prompt: PromptInfo = {
    ask: 1, question: `sidequest.${question}`, title: question, hint: '', rules: [], open: true, about: [], domain: null, thing: '',
    reaction: false, options: answers.map((answer) => ({ answer, text: answer.move })),
  };
  const props = { prompt, view, content: hall, me, act, why: vi.fn() };
  drawn = mount(SetupPanel, { target: document.body, props });
  flushSync();
  return act;
}

const at = (testid: string) => document.querySelector<HTMLButtonElement>(`[data-testid="${testid}"]`)!;
const press = (testid: string) => {
  at(testid).click();
  flushSync();
};

beforeEach(async () => {
  await setLanguage('en', false);
  await loadWordsOf('sidequest');
  Element.prototype.scrollIntoView = () => {};
});
afterEach(async () => {
  if (drawn) await unmount(drawn);
  document.body.replaceChildren();
});

describe('the questions before the game', () => {
  it('make a Hero out of a preset, changed by hand', () => {
    const act = ask('create', []);
    press('preset-steel');
    expect(at('means-lp').textContent).toBe('8');
    press('more-lp');
    press('create-hero');
    expect(act).toHaveBeenCalledWith({ move: 'create', lp: 3, strength: 2, intelligence: 1, name: '' });
  });

  it('do not let points lie about', () => {
    const act = ask('create', []);
    press('less-lp');
    expect(at('create-hero').disabled).toBe(true);
    press('create-hero');
    expect(act).not.toHaveBeenCalled();
  });

  it('offer the ready-made decks and name the one that suits', () => {
    const act = ask('deck', [{ move: 'takedeck', deck: 'steel' }, { move: 'takedeck', deck: 'light' }]);
    expect(document.body.textContent).toContain('Suits your Hero');
    press('take-light');
    expect(act).toHaveBeenCalledWith({ move: 'takedeck', deck: 'light' });
  });

  it('build a deck and say by which rule it may not be played', () => {
    const act = ask('deck', [{ move: 'takedeck', deck: 'steel' }]);
    press('build-deck');
    press('add-rat');
    expect(at('deck-size').textContent).toBe('1');
    expect(document.body.textContent).toContain('SQ-1.3');
    expect(at('play-own-deck').disabled).toBe(true);
    expect(act).not.toHaveBeenCalled();
  });

  it('let the GM play a deck of an unusual size', () => {
    const act = ask('deck', [{ move: 'takedeck', deck: 'dark' }], 0);
    press('build-deck');
    expect(at('play-own-deck').disabled).toBe(true);
    for (let n = 0; n < 3; n += 1) press('add-ghoul');
    expect(document.body.textContent).toContain('60 to 80 are recommended');
    press('play-own-deck');
    expect(act).toHaveBeenCalledWith({ move: 'owndeck', cards: ['ghoul', 'ghoul', 'ghoul'] });
  });

  it('let the GM bring World Cards', () => {
    const act = ask('world-deck', [{ move: 'takedeck', deck: 'wide' }], 0);
    expect(document.activeElement).toBe(at('take-wide'));
    press('build-deck');
    press('add-fog');
    expect(at('play-own-deck').disabled).toBe(true);
    press('add-fog');
    press('play-own-deck');
    expect(act).toHaveBeenCalledWith({ move: 'owndeck', cards: ['fog', 'fog'] });
  });

  it('want two different Bosses', () => {
    const act = ask('bosses', [
      { move: 'bosses', main: 'ogre', secondary: 'witch' },
      { move: 'bosses', main: 'witch', secondary: 'ogre' },
    ]);
    press('main-ogre');
    press('secondary-ogre');
    expect(at('choose-bosses').disabled).toBe(true);
    press('main-witch');
    press('choose-bosses');
    expect(act).toHaveBeenCalledWith({ move: 'bosses', main: 'witch', secondary: 'ogre' });
  });

  it('count ten cards, each at most twice', () => {
    const act = ask('ten-cards', []);
    for (const x of ['a', 'b', 'c', 'd', 'e']) {
      press(`add-find_${x}`);
      expect(at('take-ten').disabled).toBe(true);
      press(`add-find_${x}`);
    }
    press('take-ten');
    expect(act).toHaveBeenCalledOnce();
    expect(act.mock.calls[0]![0].cards).toHaveLength(10);
  });

  it('show the hand and keep it', () => {
    const act = ask('mulligan', [{ move: 'keep' }, { move: 'mulligan' }]);
    expect(at('card-rat')).not.toBeNull();
    press('keep-hand');
    expect(act).toHaveBeenCalledWith({ move: 'keep' });
  });

  it('leave other questions to the board', () => {
    ask('hero-main', [{ move: 'done' }]);
    expect(at('setup')).toBeNull();
  });
});
