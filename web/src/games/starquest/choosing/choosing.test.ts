import { describe, expect, it } from 'vitest';
import { forecast, prompt } from '../samples';
import { deedsOf, onlyEnding, takenOf } from './deeds';
import { expectedIn, routesIn, sightsIn } from './foreseen';
import { goesBy, goingTo, regionOf } from './going';
import { happeningOf } from './happenings';
import { offersOf, type Answer } from './offers';
import { enough, glowing, press, type Aim } from './press';
import { waysIn } from './told';

const offers = (...answers: Answer[]) => offersOf(prompt(answers), 1);
const cast = (targets: number[], boost = 0): Answer => ({ move: 'cast', spell: 'needle_tone', targets, boost });
const line = (key: string, args: Record<string, unknown>) => ({ n: 1, key, args, rules: [], text: '' });

describe('where an answer is looked for', () => {
  it('at its target, its token, its marker', () => {
    const found = offers({ move: 'charge', target: 11, path: [], jump: false }, { move: 'discover', token: 2 }, { move: 'interact', marker: 1 }, { move: 'revive', hero: 2 }, { move: 'rest' });
    expect(found.map(({ places }) => places[0])).toEqual(['unit:11', 'token:2', 'marker:1', 'unit:2', 'self']);
  });

  it('shots at two units at both of them', () => {
    expect(offers({ move: 'shoot', at: [['pistol', 11], ['rifle', 12]] })[0]!.places).toEqual(['unit:11', 'unit:12']);
  });

  it('to begin is at the own hero', () => {
    expect(offers({ move: 'activate' })[0]!.places).toEqual(['unit:1']);
  });
});

describe('a press', () => {
  const shot: Answer = { move: 'shoot', at: [['pistol', 11]] };
  const charge: Answer = { move: 'charge', target: 11, path: [], jump: false };

  it('shoots at once where there is one way to do it, and asks where there are several', () => {
    expect(press('unit:11', offers(shot), null, false)).toEqual({ do: 'act', answer: shot });
    expect(press('unit:11', offers(shot, { move: 'shoot', at: [['pistol', 11], ['rifle', 12]] }), null, false)).toMatchObject({ do: 'menu' });
  });

  it('charges only when that is meant', () => {
    expect(press('unit:11', offers(charge), null, false)).toMatchObject({ do: 'menu' });
    expect(press('unit:11', offers(charge), null, true)).toEqual({ do: 'act', answer: charge });
    expect([...glowing(offers(charge, { move: 'shove', target: 12 }), null, true).keys()]).toEqual(['unit:11']);
  });

  it('names targets one after another, until there are enough', () => {
    const all = offers(cast([11]), cast([12]), cast([11, 12]));
    const aim: Aim = { with: 'cast:needle_tone', named: [] };
    const first = press('unit:11', all, aim, false);
    expect(first).toEqual({ do: 'name', aim: { ...aim, named: ['unit:11'] } });
    if (first.do !== 'name') return;
    expect(enough(all, first.aim).map(({ answer }) => answer)).toEqual([cast([11])]);
    expect(press('unit:12', all, first.aim, false)).toEqual({ do: 'act', answer: cast([11, 12]) });
  });

  it('tells answers for the same target apart by their words', () => {
    const all = offers(cast([11]), cast([11], 1));
    expect(press('unit:11', all, { with: 'cast:needle_tone', named: [] }, false)).toMatchObject({ do: 'menu' });
  });

  it('on somebody whom nothing can be done to is a look', () => {
    expect(press('unit:12', offers(shot), null, false)).toEqual({ do: 'look' });
  });
});

describe('what has no place', () => {
  it('stands in the bar, what ends something last', () => {
    const all = offers({ move: 'endactivation' }, { move: 'rest' }, { move: 'hold' }, cast([11]));
    expect(deedsOf(all).map(({ kind }) => kind)).toEqual(['rest', 'hold', 'endactivation']);
    expect(takenOf(all)).toMatchObject([{ kind: 'cast', id: 'needle_tone' }]);
  });

  it('only the end is left when there is nothing to do and nowhere to go', () => {
    const end = offers({ move: 'endactivation' });
    expect([onlyEnding(end, false), onlyEnding(end, true), onlyEnding(offers({ move: 'rest' }), false)]).toEqual([true, false, false]);
  });
});

describe('a way', () => {
  const asked = (question: string) => ({ ...prompt([]), question });
  it('is what the question makes of it', () => {
    expect(['activation', 'deploy', 'ambush', 'land', 'enemy', 'go', 'unheard'].map((name) => goesBy(asked(`starquest.${name}`)))).toEqual(['mode', 'deploy', 'deploy', 'landat', 'unit', 'go', 'go']);
    expect(goingTo(asked('starquest.activation'), 'rush', [[1, 2], [3, 4]], true)).toEqual({ move: 'rush', path: [[1, 2], [3, 4]], jump: true });
    expect(goingTo(asked('starquest.activation'), 'charge', [[1, 2]], false)).toBeNull();
    expect(goingTo(asked('starquest.land'), 'advance', [[1, 2]], false)).toEqual({ move: 'landat', to: [1, 2] });
    expect(goingTo(asked('starquest.enemy'), 'rush', [[1, 2]], false)).toEqual({ move: 'rushunit', path: [[1, 2]] });
  });

  it('there is none where nobody may go', () => {
    expect(regionOf(prompt([], { domain: 'region', x: 0, y: 0, length: 0, things: [] }))).toBeNull();
  });
});

describe('what is foreseen for drawing', () => {
  const told = forecast({
    drawn: [
      { key: 'draw.route', args: { points: [[0, 0], [5, 5]], how: ['walk'] }, share: 1000 },
      { key: 'draw.sight', args: { unit: 1, target: 11, line: [[0, 0], [9, 9]], cover: true, points: [[9, 9, 0], [8, 9, 1]] }, share: 1000 },
      { key: 'draw.from-there', args: { target: 11, wounds: 133 }, share: 1000 },
      { key: 'draw.unheard', args: {}, share: 1000 },
    ],
  });
  it('is read as far as it is understood', () => {
    expect(routesIn(told)).toEqual([{ points: [[0, 0], [5, 5]], how: ['walk'] }]);
    expect(sightsIn(told)).toEqual([{ unit: 1, target: 11, line: [[0, 0], [9, 9]], cover: true, reach: true, points: [{ at: [9, 9], covered: false }, { at: [8, 9], covered: true }] }]);
    expect(expectedIn(told)).toEqual([{ target: 11, wounds: 133, cover: false }]);
    expect(routesIn(forecast())).toEqual([]);
  });
});

describe('lines of the log', () => {
  it('tell where something has happened', () => {
    expect(happeningOf(line('log.hero-wounded', { seat: 2, n: 3, left: 6 }))).toMatchObject({ unit: 2, kind: 'hurt', text: '−3' });
    expect(happeningOf(line('log.round', { round: 2 }))).toBeNull();
  });

  it('may carry the ways of models', () => {
    expect(waysIn([line('log.advance', { unit: 1, way: [[0, 0], [1, 1]] })])).toEqual([{ unit: 1, model: 0, points: [[0, 0], [1, 1]] }]);
    expect(waysIn([line('log.ai-rushes-at', { unit: 11, ways: [[2, [[0, 0]]]] })])).toEqual([{ unit: 11, model: 2, points: [[0, 0]] }]);
    expect(waysIn([line('log.round', {})])).toEqual([]);
  });
});
