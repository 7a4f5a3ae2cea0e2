import { describe, expect, it } from 'vitest';
import { content, monster, prompt, table } from '../samples';
import { deedsOf, onlyEnding, takenOf } from './deeds';
import { actorOf, offersOf, placesOf, reachOf, type Answer, type Offer } from './offers';
import { glowing, intoDanger, press, type Aim } from './press';

const scene = { view: table(), content };
const offers = (...answers: Answer[]): Offer[] => offersOf(prompt(answers), scene);
const none = new Map<number, unknown>();
const cast = (spell: string, target: number, squares: number[] = []): Answer => ({ move: 'cast', spell, target, squares });

describe('where an answer is looked for', () => {
  it('at the figure, the door, the furniture or the chest that it names', () => {
    const answers: Answer[] = [
      { move: 'attack', target: 11, weapon: 'hand' }, { move: 'opendoor', door: 0 }, { move: 'searchfurniture', piece: 0 },
      { move: 'openchest', chest: 0 }, { move: 'jump', over: 12 }, { move: 'act', monster: 11 }, { move: 'searchtreasure' },
    ];
    expect(answers.map((answer) => placesOf(answer, scene)[0])).toEqual(['figure:11', 'door:0', 'piece:0', 'chest:0', 'square:12', 'figure:11', 'self']);
  });

  it('what the numbers of a spell mean depends on what it is aimed at', () => {
    expect(placesOf(cast('tempest', 11), scene)).toEqual(['figure:11']);
    expect(placesOf(cast('stone_wall', 0, [11, 12]), scene)).toEqual(['square:11', 'square:12']);
    expect(placesOf(cast('genie', 0, [3]), scene)).toEqual(['door:3']);
  });

  it('what lies on the floor is taken up where it lies', () => {
    const view = table({ dropped: [{ square: 7, gear: null, thing: '', scroll: '', gold: 20, of: 0 }] as never });
    expect(placesOf({ move: 'takeup', item: 0 }, { view, content })).toEqual(['square:7']);
  });
});

describe('a press', () => {
  it('walks to a square in reach, and looks where nothing can be done', () => {
    const reach = reachOf(prompt([]));
    expect(press('square:12', [], null, reach)).toEqual({ do: 'walk', to: 12 });
    expect(press('square:4', [], null, reach)).toEqual({ do: 'look' });
    expect(press('figure:11', [], null, reach)).toEqual({ do: 'look' });
  });

  it('does the only thing at once where nothing is lost by it', () => {
    const [attack] = offers({ move: 'attack', target: 11, weapon: 'hand' });
    expect(press('figure:11', [attack!], null, none)).toEqual({ do: 'act', answer: attack!.answer });
  });

  it('asks where something would be spent, or where there is a choice', () => {
    const drink = offers({ move: 'drink', thing: 'healing_4', target: 2 });
    expect(press('figure:2', drink, null, none)).toMatchObject({ do: 'menu' });
    const both = offers({ move: 'read', spell: 'tempest', target: 11, squares: [] }, { move: 'attack', target: 11, weapon: 'hand' });
    const step = press('figure:11', both, null, none);
    expect(step.do === 'menu' && step.offers.map(({ answer }) => answer.move)).toEqual(['attack', 'read']);
  });

  it('is the target of what was taken up', () => {
    const both = offers(cast('tempest', 11), { move: 'attack', target: 11, weapon: 'hand' });
    expect(press('figure:11', both, { with: 'cast:tempest', named: [] }, none)).toEqual({ do: 'act', answer: cast('tempest', 11) });
  });

  it('names squares one after another', () => {
    const walls = offers(cast('stone_wall', 0, [6, 7]), cast('stone_wall', 0, [6, 11]), cast('stone_wall', 0, [7, 12]));
    const aim: Aim = { with: 'cast:stone_wall', named: [] };
    expect([...glowing(walls, aim).keys()].sort()).toEqual(['square:11', 'square:12', 'square:6', 'square:7']);
    const first = press('square:6', walls, aim, none);
    expect(first).toEqual({ do: 'name', aim: { ...aim, named: ['square:6'] } });
    if (first.do !== 'name') return;
    expect([...glowing(walls, first.aim).keys()].sort()).toEqual(['square:11', 'square:7']);
    expect(press('square:11', walls, first.aim, none)).toEqual({ do: 'act', answer: cast('stone_wall', 0, [6, 11]) });
  });

  it('tells answers for the same place apart by their words', () => {
    const view = table({ monsters: [monster(11, 7)] });
    const sweeps = offersOf(prompt([{ move: 'sweep', start: 7, clockwise: true }, { move: 'sweep', start: 7, clockwise: false }]), { view, content });
    expect(glowing(sweeps, null).size).toBe(0);
    expect(press('figure:11', sweeps, { with: 'sweep:', named: [] }, none)).toMatchObject({ do: 'menu' });
  });
});

describe('what has no place', () => {
  it('stands in the bar, what ends something last', () => {
    const all = offers({ move: 'endturn' }, { move: 'searchtraps' }, { move: 'searchtreasure' }, cast('tempest', 11));
    expect(deedsOf(all).map(({ kind }) => kind)).toEqual(['searchtraps', 'searchtreasure', 'endturn']);
    expect(takenOf(all)).toMatchObject([{ kind: 'cast', id: 'tempest' }]);
  });

  it('only the end is left when there is nothing to do and nowhere to go', () => {
    const end = offers({ move: 'endturn' });
    expect([onlyEnding(end, none), onlyEnding(end, new Map([[1, 1]])), onlyEnding(offers({ move: 'endturn' }, { move: 'searchtraps' }), none)]).toEqual([true, false, false]);
  });
});

it('into danger one goes by naming the way, as far as the steps reach', () => {
  const { domain } = prompt([]);
  const squares = domain?.domain === 'squares' ? domain : null;
  expect(intoDanger([11, 12], squares)).toEqual({ move: 'path', squares: [11, 12] });
  expect(intoDanger([1, 2, 3, 4, 5, 6], squares)).toBeNull();
  expect(intoDanger([11], null)).toBeNull();
});

it('a question is about whoever acts; without one it is whoever has the turn', () => {
  expect(actorOf(prompt([]), table({ turn: 2 }))).toBe(1);
  expect([actorOf(null, table({ turn: 2 })), actorOf(null, table({ turn: 0, acting: 11 }))]).toEqual([2, 11]);
});
