import { beforeAll, describe, expect, it } from 'vitest';
import type * as SideQuest from './protocol';
import { loadWordsOf, setLanguage } from '../../lib/words.svelte';
import { faceOf } from '../registry';

const sidequest = faceOf('sidequest');

beforeAll(async () => {
  await setLanguage('en', false);
  await loadWordsOf('sidequest');
});

const card = (id: string, type: string, text: string[] = []) => [id, { id, name: id.toUpperCase(), type, text }];
const content = {
  cards: Object.fromEntries([card('spark', 'instant'), card('mule', 'creature'), card('owl', 'creature', ['Draws.'])]),
  phrases: [{ id: 'thanks', text: 'Thank you.' }],
} as unknown as SideQuest.Content;
const view = {
  asked: [1, 2],
  heroes: [{ seat: 1, hand: ['spark', 'mule', 'spark'] }],
  gm: { hand: [], claims: [{ id: 3, seat: 1, what: 'wrong-name' }] },
  things: { '20': { id: 20, card: 'owl', owner: 1 }, '21': { id: 21, card: 'mule', owner: 1 }, '22': { id: 22, card: '', owner: 1 } },
} as unknown as SideQuest.View;

describe('what the frame knows of SideQuest', () => {
  it('which answers do nothing', () => {
    expect([{ move: 'pass' }, { move: 'done' }, { move: 'block', blocker: 0 }, { move: 'declare', attacks: [] }].map(sidequest.passes))
      .toEqual([true, true, true, true]);
    expect([{ move: 'block', blocker: 12 }, { move: 'declare', attacks: [[12, 1]] }, { move: 'keep' }].map(sidequest.passes))
      .toEqual([false, false, false]);
  });

  it('which cards may be a reason to be asked, each once', () => {
    expect(sidequest.reacting(view, content, 1).map(({ id }) => id)).toEqual(['spark', 'owl']);
  });

  it('the name of a card, also of one that has grown', () => {
    expect(['owl', 'owl++', 'nobody'].map((id) => sidequest.nameOfThing(content, id))).toEqual(['OWL', 'OWL', 'nobody']);
    const grown = { ...view, things: { '20': { id: 20, card: 'owl+', owner: 1 } } };
    expect(sidequest.reacting(grown, content, 1).map(({ id }) => id)).toEqual(['spark', 'owl']);
  });

  it('what one may ask about: the hand by cards, what lies there by itself', () => {
    expect(sidequest.askable(view, content, 1).map(({ id }) => id)).toEqual(['spark', 'mule', 20, 21]);
  });

  it('the claims of the GM, in words and with their rule', () => {
    const [claim] = sidequest.claims(view, () => 'Ada');
    expect(claim).toMatchObject({ rules: ['SQ-12.2'], answer: { move: 'claimmistake', claim: 3 } });
    expect(claim?.text).toContain('Ada');
  });

  it('what is seen and heard: Discoveries, Encounters, Bosses, the last life, a Hero knocked out', () => {
    const moment = (key: string, args: Record<string, unknown> = {}) => sidequest.moment({ n: 1, key, text: '', args } as never, 1);
    const keys = ['encounter', 'encounter-ends', 'boss', 'out', 'heroes-win', 'gm-win'];
    expect(keys.map((key) => moment(`log.${key}`)?.weight)).toEqual(keys.map(() => 'big'));
    expect(moment('log.discover')).toMatchObject({ weight: 'passing', sound: 'spell' });
    expect(moment('log.lp', { seat: 1, n: 1, left: 1 })).toMatchObject({ weight: 'big', sound: 'blow' });
    expect(moment('log.lp', { seat: 1, n: 1, left: 5 })).toMatchObject({ weight: 'heard' });
    expect(moment('log.summon')).toMatchObject({ weight: 'heard' });
  });

  it('whose turn it is: everybody is called to their own', () => {
    const called = (key: string, me: number) => sidequest.moment({ n: 1, key, text: '', args: {} } as never, me)?.sound;
    expect([called('log.hero-turn', 1), called('log.gm-turn', 1)]).toEqual(['turn', undefined]);
    expect([called('log.hero-turn', 0), called('log.gm-turn', 0)]).toEqual([undefined, 'turn']);
  });

  it('the quick phrases as answers', () => {
    expect(sidequest.phrases(content)).toEqual([{ text: 'Thank you.', answer: { move: 'phrase', phrase: 'thanks' } }]);
  });
});
