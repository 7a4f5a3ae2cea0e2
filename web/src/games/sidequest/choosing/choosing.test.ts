import { describe, expect, it } from 'vitest';
import {
  choicesOf,
  declaration,
  drop,
  dropsOf,
  glowing,
  placesOf,
  planned,
  press,
  stillPossible,
  unplanned,
  type Answer,
} from './choosing';
import { hero, prompt, table, thing } from '../samples';

const creatures = [thing(10), thing(11), thing(20, { owner: 0 }), thing(21, { owner: 0 })];
const view = table(creatures, { heroes: [hero(1, { partner: 12 }), hero(2)] });
const chosen = (question: string, answers: Answer[], about: number[] = []) =>
  choicesOf(prompt(question, answers, about), view, 1);

describe('what glows', () => {
  it('is every card that something can be done with', () => {
    const choices = chosen('hero-main', [
      { move: 'summon', card: 'owl' },
      { move: 'cast', card: 'fire', target: 20, second: 0 },
      { move: 'equip', card: 'hood' },
      { move: 'unequip', piece: 11 },
      { move: 'unbind' },
      { move: 'done' },
    ]);
    expect([...glowing(choices, null).keys()]).toEqual(['hand:owl', 'hand:fire', 'hand:hood', 'thing:11', 'thing:12']);
  });

  it('is what was taken up and its targets', () => {
    const choices = chosen('hero-attacks', [
      { move: 'attack', attacker: 10, target: 20 },
      { move: 'attack', attacker: 10, target: 21 },
      { move: 'attack', attacker: 1, target: 21 },
    ]);
    expect(glowing(choices, { place: 'thing:10', as: 'source' })).toEqual(
      new Map([
        ['thing:20', 'target'],
        ['thing:21', 'target'],
        ['thing:10', 'picked'],
      ]),
    );
    expect(glowing(choices, { place: 'thing:21', as: 'target' })).toEqual(
      new Map([
        ['thing:10', 'source'],
        ['hero:1', 'source'],
        ['thing:21', 'picked'],
      ]),
    );
  });

  it('finds a place for every question of the table', () => {
    const froms = (question: string, answer: Answer, about: number[] = []) =>
      chosen(question, [answer], about).map(({ from }) => from);
    expect(froms('draw', { move: 'draw', cards: 1 })).toEqual(['deck:1']);
    expect(froms('declare', { move: 'reveal', creature: 20 })).toEqual(['thing:20']);
    expect(froms('draw', { move: 'draw', cards: 0 })).toEqual([]);
    expect(froms('grow', { move: 'grow', intelligence: 1, strength: 1 })).toEqual(['int:1', 'str:1']);
    expect(froms('discard', { move: 'discard', card: 'owl' })).toEqual(['hand:owl']);
    expect(froms('reclaim', { move: 'discard', card: 'owl' })).toEqual(['piled:1:owl']);
    expect(froms('beg-or-discover', { move: 'beg', hero: 2 })).toEqual(['hero:2']);
    expect(froms('beg-or-discover', { move: 'discover' })).toEqual(['discovery']);
    expect(froms('give', { move: 'give', card: 'owl' }, [2])).toEqual(['hand:owl']);
    expect(froms('block', { move: 'block', blocker: 10 }, [20])).toEqual(['thing:10']);
    expect(froms('block', { move: 'block', blocker: 0 }, [20])).toEqual([]);
    expect(froms('armor', { move: 'armor', piece: 11 })).toEqual(['thing:11']);
    expect(froms('choose-target', { move: 'target', target: 2 })).toEqual(['hero:2']);
    expect(froms('intervene', { move: 'intervene' }, [20, 2])).toEqual(['hero:1']);
    expect(froms('world', { move: 'world', card: 'fog' })).toEqual(['look:fog']);
    expect(froms('card-or-world', { move: 'newworld' })).toEqual(['world-deck']);
    expect(froms('who-reveals', { move: 'name', hero: 2 })).toEqual(['hero:2']);
    expect(froms('may-return', { move: 'yes' }, [10])).toEqual(['thing:10']);
    expect(froms('hero-main', { move: 'activate', source: 10, ability: 0, target: 0 })).toEqual(['thing:10']);
    expect(froms('hero-main', { move: 'bind', creature: 10 })).toEqual(['thing:10']);
    expect(froms('hero-main', { move: 'reveal', creature: 10 })).toEqual(['thing:10']);
  });

  it('names a waiting spell as a target', () => {
    const item = { id: 30, seat: 0, card: 'dark', target: 0, source: 0, ability: -1, second: 0, countered: false, attack: 0, missed: [] };
    const waiting = { ...view, chain: [item] };
    const [choice] = choicesOf(prompt('react', [{ move: 'cast', card: 'switch', target: 30, second: 0 }]), waiting, 1);
    expect(choice?.to).toBe('item:30');
  });
});

describe('a click', () => {
  const attacks: Answer[] = [
    { move: 'attack', attacker: 10, target: 20 },
    { move: 'attack', attacker: 10, target: 21 },
  ];

  it('does the only thing that can be done', () => {
    const choices = chosen('hero-main', [{ move: 'summon', card: 'owl' }]);
    expect(press(choices, null, 'hand:owl')).toMatchObject({ do: 'act', choice: { answer: { card: 'owl' } } });
  });

  it('asks once more where something is given up', () => {
    expect(press(chosen('hero-main', [{ move: 'unequip', piece: 11 }]), null, 'thing:11')).toMatchObject({
      do: 'confirm',
    });
  });

  it('takes up what has several targets, and then names one', () => {
    const choices = chosen('hero-attacks', attacks);
    const picked = { place: 'thing:10', as: 'source' } as const;
    expect(press(choices, null, 'thing:10')).toEqual({ do: 'pick', picked, menu: [] });
    expect(press(choices, picked, 'thing:21')).toMatchObject({ do: 'act', choice: { answer: { target: 21 } } });
    expect(press(choices, picked, 'thing:10')).toEqual({ do: 'let-go' });
    expect(press(choices, picked, 'thing:11')).toEqual({ do: 'why', at: 'thing:11' });
  });

  it('on a target first looks for who attacks it', () => {
    expect(press(chosen('hero-attacks', attacks), null, 'thing:20')).toMatchObject({
      do: 'pick',
      picked: { as: 'target' },
    });
  });

  it('offers a menu where a card can do several things', () => {
    const choices = chosen('hero-main', [
      { move: 'activate', source: 10, ability: 0, target: 0 },
      { move: 'bind', creature: 10 },
    ]);
    expect(press(choices, null, 'thing:10')).toMatchObject({ do: 'menu', at: 'thing:10' });
  });

  it('on something with targets and plain uses does both: targets glow, the rest is a menu', () => {
    const choices = chosen('hero-main', [
      { move: 'activate', source: 10, ability: 0, target: 20 },
      { move: 'activate', source: 10, ability: 0, target: 21 },
      { move: 'bind', creature: 10 },
    ]);
    expect(press(choices, null, 'thing:10')).toMatchObject({ do: 'pick', menu: [{ answer: { move: 'bind' } }] });
  });

  it('of a spell with two targets names the first on the board and the second in a menu', () => {
    const choices = chosen('hero-main', [
      { move: 'cast', card: 'fork', target: 20, second: 21 },
      { move: 'cast', card: 'fork', target: 20, second: 2 },
      { move: 'cast', card: 'fork', target: 21, second: 20 },
    ]);
    const picked = { place: 'hand:fork', as: 'source' } as const;
    expect(press(choices, null, 'hand:fork')).toEqual({ do: 'pick', picked, menu: [] });
    expect(press(choices, picked, 'thing:20')).toMatchObject({
      do: 'menu',
      menu: [{ answer: { second: 21 } }, { answer: { second: 2 } }],
    });
    expect(press(choices, picked, 'thing:21')).toMatchObject({ do: 'act', choice: { answer: { second: 20 } } });
  });

  it('on what does not glow asks why', () => {
    expect(press([], null, 'hand:owl')).toEqual({ do: 'why', at: 'hand:owl' });
  });
});

describe('a drop', () => {
  it('on the own field plays a card', () => {
    const choices = chosen('hero-main', [{ move: 'summon', card: 'owl' }]);
    expect(dropsOf(choices, 'hand:owl')).toEqual(new Set(['field:1']));
    expect(drop(choices, 'hand:owl', ['slot', 'field:1'])).toMatchObject({ do: 'act' });
    expect(drop(choices, 'hand:owl', ['field:0'])).toEqual({ do: 'let-go' });
  });

  it('on a target aims at it, and anywhere on a Hero’s field at the Hero', () => {
    const choices = chosen('hero-main', [
      { move: 'cast', card: 'fire', target: 20, second: 0 },
      { move: 'cast', card: 'fire', target: 2, second: 0 },
    ]);
    expect(drop(choices, 'hand:fire', ['thing:20', 'field:0'])).toMatchObject({ choice: { answer: { target: 20 } } });
    expect(drop(choices, 'hand:fire', ['field:2'])).toMatchObject({ choice: { answer: { target: 2 } } });
  });

  it('of what cannot be used asks why', () => {
    expect(drop([], 'hand:owl', ['field:1'])).toEqual({ do: 'why', at: 'hand:owl' });
  });
});

describe('the GM’s declaration', () => {
  const offered = [
    [20, 1],
    [20, 10],
    [21, 1],
  ].map((pair) => ({ move: 'declare', attacks: [pair] }) as Answer);
  const choices = chosen('declare', [{ move: 'declare', attacks: [] }, ...offered]);

  it('knows attackers and targets from the plans with one attack', () => {
    expect(choices.map(({ from, to }) => `${from}>${to}`)).toEqual([
      'thing:20>hero:1',
      'thing:20>thing:10',
      'thing:21>hero:1',
    ]);
  });

  it('gives each attacker one target, and takes them back', () => {
    const plan = planned(planned(planned([], 20, 1), 21, 1), 20, 10);
    expect(plan).toEqual([
      [21, 1],
      [20, 10],
    ]);
    expect(declaration(plan)).toEqual({
      move: 'declare',
      attacks: [
        [21, 1],
        [20, 10],
      ],
    });
    expect(unplanned(plan, 21)).toEqual([[20, 10]]);
  });

  it('forgets attacks that are not offered any more', () => {
    expect(
      stillPossible(
        [
          [20, 1],
          [99, 1],
        ],
        choices,
      ),
    ).toEqual([[20, 1]]);
  });
});

it('a suggestion points at its source and target, whatever the order of its parts', () => {
  const choices = chosen('hero-attacks', [{ move: 'attack', attacker: 10, target: 20 }]);
  const told = { target: 20, attacker: 10, move: 'attack' } as Answer;
  expect(placesOf(told, choices, view)).toEqual(new Set(['thing:10', 'thing:20']));
  expect(placesOf(null, choices, view)).toEqual(new Set());
  expect(placesOf({ move: 'declare', attacks: [[20, 1]] }, choices, view)).toEqual(new Set(['thing:20', 'hero:1']));
});
