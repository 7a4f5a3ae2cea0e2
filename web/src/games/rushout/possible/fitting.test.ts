import { describe, expect, it } from 'vitest';
import { aims, backOf, debts, matching, pairsOn, placeOf, placesOf, stroke, swirlOf } from './fitting';
import { optionsOf, uses } from './options';
import { dice, die, laid, place, player, race, table } from '../samples';

const at = (r: ReturnType<typeof race>, name: string) => placeOf(r.view, name)!;
const players = (change: Parameters<typeof player>[1], seat = 1) => table().players.map((one) => (one.seat === seat ? player(seat, change) : one));

describe('which dice fit', () => {
  it('a die fits its own symbol, a star the symbol of the tile', () => {
    const r = race();
    expect(stroke(r, 1, at(r, 't1'))).toEqual([[10, 1], [11, 0], [12, 2]]);
    expect(stroke(r, 1, at(r, 't3'))).toEqual([]);
  });

  it('equipment lets stars stand for more', () => {
    const r = race({ players: players({ items: ['cap'] }) });
    expect(stroke(r, 1, at(r, 't3'))).toEqual([[11, 0]]);
  });

  it("the wizard's stars stand for the banners on the open cards", () => {
    const r = race();
    expect(pairsOn(r, 0, at(r, 's1'))).toEqual([[0, 0], [0, 1], [1, 2], [2, 2]]);
  });

  it('as many as possible are laid, even if one has to make room', () => {
    expect(matching([[10, 0], [10, 1], [11, 0]])).toEqual([[10, 1], [11, 0]]);
  });

  it('dice of one seat never lie on two places', () => {
    const r = race({ dice: dice({ 12: laid('heart', 't1', 2) }) });
    expect(stroke(r, 1, at(r, 't2'))).toEqual([]);
    expect(stroke(r, 1, at(r, 't1'))).toEqual([[10, 1], [11, 0]]);
  });

  it('after a roll dice go to one single card, and to none when it has gone', () => {
    const r = race({ players: players({ spot: 't1/another' }) });
    expect(placesOf(r.view, 1).flatMap((one) => stroke(r, 1, one))).toEqual([]);
  });

  it('two colours are enough for a card', () => {
    const full = race({ dice: dice({ 20: laid('sword', 't1', 0), 30: laid('heart', 't1', 2) }) });
    expect(stroke(full, 1, at(full, 't1'))).toEqual([]);
    const one = race({ dice: dice({ 20: laid('sword', 't1', 0) }) });
    expect(stroke(one, 1, at(one, 't1'))).toHaveLength(2);
  });

  it('a weakness forbids its symbol, to stars as well', () => {
    const r = race({ players: players({ weak: ['knees'] }) });
    expect(stroke(r, 1, at(r, 't1'))).toEqual([[12, 2]]);
  });

  it('a complete card is not disturbed', () => {
    const r = race({ places: [place('t1', 'gate', { claimed: true })] });
    expect(stroke(r, 1, at(r, 't1'))).toEqual([]);
  });

  it('with one hand dice go one by one', () => {
    const r = race({ curses: ['tied'] });
    expect(stroke(r, 1, at(r, 't1'))).toHaveLength(1);
    expect(stroke(r, 0, at(r, 's1')).length).toBeGreaterThan(1);
  });

  it('a completed curse or weakness has ended while its dice wait for hands', () => {
    const waiting = [place('t1', 'gate'), place('c:tied', 'tied', { claimed: true })];
    expect(stroke(race({ curses: ['tied'], places: waiting }), 1, waiting[0]!).length).toBeGreaterThan(1);
  });

  it('a star of the Bard goes anywhere, wherever the rest of the roll went', () => {
    const r = race({ players: players({ spot: 't2/old' }), dice: dice({ 11: die('star', { inspired: true }) }) });
    expect(stroke(r, 1, at(r, 't1'))).toEqual([[11, 0]]);
  });

  it('dice that must be rolled first fit nowhere', () => {
    const r = race({ dice: dice({ 10: die('sword', { rolled: false }) }) });
    expect(stroke(r, 1, at(r, 't1'))).toEqual([[11, 0], [12, 2]]);
  });
});

describe('what else can be done', () => {
  it('dice come back from cards, but not from a swirl or a complete card', () => {
    const lying = dice({ 10: laid('sword', 't1', 0), 11: laid('key', 'w:maelstrom', -2) });
    expect(backOf(table({ dice: lying }), 1)).toEqual([10]);
    expect(backOf(table({ dice: lying, places: [place('t1', 'gate', { claimed: true })] }), 1)).toEqual([]);
  });

  it('a swirl takes a loose die, or else one from a card', () => {
    const owed = [{ what: 'swirl' as const, place: 'w:maelstrom', heroes: [1], until: 0 }];
    expect(swirlOf(table({ owed }), 1)).toEqual([10, 11, 12]);
    const all = dice({ 10: laid('sword', 't1', 0), 11: laid('sword', 't1', 1), 12: laid('heart', 't1', 2) });
    expect(swirlOf(table({ owed, dice: all }), 1)).toEqual([10, 11, 12]);
    expect(swirlOf(table({ owed }), 2)).toEqual([]);
  });

  it('confusion hits a die or a whole card', () => {
    const lying = dice({ 10: laid('sword', 't1', 0), 20: laid('fire', 't2', 0), 21: laid('key', 't2', 2) });
    const aim = (id: string) => aims(race({ dice: lying, aim: { source: 's1', card: id, until: 0 } }));
    expect(aim('fingers')).toEqual([10, 20, 21].map((number) => ({ move: 'removedie', die: number })));
    expect(aim('gust')).toEqual(['t1', 't2'].map((name) => ({ move: 'removedice', place: name })));
  });

  it('doom strikes two of the healthy, or as many as there are', () => {
    const aim = { source: 's3', card: 'mist', until: 0 };
    expect(aims(race({ aim }))).toHaveLength(3);
    const wounded = table().players.map((one) => (one.seat === 0 || one.seat === 1 ? one : { ...one, wounded: true }));
    expect(aims(race({ aim, players: wounded }))).toEqual([{ move: 'afflict', heroes: [1] }]);
  });

  it('claps and experience are owed by those who are named', () => {
    const owed = [
      { what: 'clap' as const, place: 't1', heroes: [1], until: 0 },
      { what: 'learn' as const, place: 'gate', heroes: [1, 2], until: 0 },
    ];
    expect(debts(table({ owed }), 1)).toEqual([{ move: 'clap', place: 't1' }, { move: 'learn', hero: 1 }, { move: 'learn', hero: 2 }]);
    expect(debts(table({ owed }), 3)).toEqual([]);
  });

  it('abilities belong to the last scenario, to their hero, and cost experience', () => {
    const able = { scenario: 'scenario6', players: players({ experience: 1 }, 2) };
    expect(uses(race(able), 2)).toContainEqual({ move: 'inspire', die: 10 });
    expect(uses(race(able), 2)).not.toContainEqual({ move: 'inspire', die: 11 });
    expect(uses(race(able), 1)).toEqual([]);
    expect(uses(race({ ...able, scenario: 'exercise1' }), 2)).toEqual([]);
  });

  it('scrolls turn dice and swap spells, two coins take a card', () => {
    const owned = race({ players: players({ items: ['dew', 'pages'] }, 0), wizard_coins: 2 });
    expect(uses(owned, 0)).toEqual([
      { move: 'spend' },
      { move: 'turn', die: 0, face: 'water' },
      { move: 'turn', die: 2, face: 'plant' },
      ...[1, 2, 3].map((slot) => ({ move: 'swap', slot })),
    ]);
  });

  it('first things first: an aim and a swirl leave nothing else', () => {
    const lying = dice({ 10: laid('sword', 't1', 0), 20: laid('fire', 't2', 0) });
    const aimed = race({ dice: lying, aim: { source: 's1', card: 'fingers', until: 0 } });
    expect(new Set(optionsOf(aimed, 0).map(({ move }) => move))).toEqual(new Set(['removedie']));
    expect(optionsOf(race({ paused: true }), 1)).toEqual([]);
    expect(optionsOf(race(), 1)).toContainEqual({ move: 'roll', back: [] });
  });

  it('knows no card that is not there', () => {
    expect(aims(race({ aim: { source: 's1', card: 'nothing', until: 0 } }))).toEqual([]);
  });
});
