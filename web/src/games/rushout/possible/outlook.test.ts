import { describe, expect, it } from 'vitest';
import { placeOf, stroke } from './fitting';
import { chances, completes, consequence, missing, oddsOf } from './outlook';
import { dice, die, laid, place, player, race, table } from '../samples';

const HEROES = ['fire', 'sword', 'footprint', 'key', 'heart', 'star'];
const none = new Set<string>();
const sword = new Set(['sword']);
const at = (r: ReturnType<typeof race>, name: string) => placeOf(r.view, name)!;

describe('the odds of a roll', () => {
  it('a symbol is on one of six faces, and the star of the tile is another', () => {
    expect(chances(['heart'], none, 1, HEROES)).toEqual({ any: expect.closeTo(1 / 6), all: expect.closeTo(1 / 6) });
    expect(chances(['sword'], sword, 1, HEROES).all).toBeCloseTo(2 / 6);
    expect(chances(['sword', 'sword'], sword, 2, HEROES).all).toBeCloseTo(1 / 9);
  });

  it('two different symbols fall in two orders', () => {
    expect(chances(['heart', 'key'], none, 2, HEROES).all).toBeCloseTo(2 / 36);
  });

  it('a dragon tile needs nothing but stars, and a star lies on one field only', () => {
    expect(chances(['star', 'star', 'star'], sword, 3, HEROES).all).toBeCloseTo(1 / 216);
    // Star and star, or star and sword in two orders.
    expect(chances(['star', 'sword'], sword, 2, HEROES).all).toBeCloseTo(3 / 36);
  });

  it('more fields than dice are never filled at once, but something may fit', () => {
    const odds = chances(['heart', 'heart'], none, 1, HEROES);
    expect(odds.all).toBe(0);
    expect(odds.any).toBeCloseTo(1 / 6);
  });

  it('dice that lie elsewhere cannot help before they are taken back', () => {
    const r = race({ dice: dice({ 12: laid('heart', 't1', 2) }) });
    expect(oddsOf(r, 1, 't2')).toBeNull();
    expect(oddsOf(r, 1, 't2', [12])?.any).toBeGreaterThan(0);
  });

  it('under the dragon something fits, but nothing is completed', () => {
    const r = race({ dragon: 2 });
    expect(oddsOf(r, 1, 't2')!.any).toBeGreaterThan(0);
    expect(oddsOf(r, 1, 't2')!.all).toBe(0);
  });
});

describe('what follows', () => {
  it('the last free field completes a card', () => {
    const r = race({ dice: dice({ 10: die('fire'), 11: die('sword'), 12: die('key') }) });
    expect(missing(r, 1, at(r, 't2'))).toEqual(['fire', 'sword', 'key']);
    expect(completes(r, 1, at(r, 't2'), stroke(r, 1, at(r, 't2')))).toBe(true);
    expect(completes(r, 1, at(r, 't2'), stroke(r, 1, at(r, 't2')).slice(1))).toBe(false);
  });

  it('each place says what completing it brings', () => {
    const places = [place('t1', 'gate'), place('t3', 'purse'), place('c:palms', 'palms'), place('w:knees', 'knees')];
    const r = race({ places, dragon: 2 });
    expect(consequence(r, 1, 't1')).toMatchObject({ text: 'trial', rule: 'RO-46' });
    expect(consequence(r, 1, 't3')).toMatchObject({ text: 'coin', rule: 'RO-113' });
    expect(consequence(r, 1, 'c:palms')).toMatchObject({ text: 'curse', rule: 'RO-140' });
    expect(consequence(r, 1, 'w:knees')).toMatchObject({ text: 'weakness', rule: 'RO-102' });
    expect(consequence(r, 1, 'dragon')).toEqual({ text: 'dragon', rule: 'RO-91', args: { n: 1 } });
    expect(consequence(r, 0, 't3')).toMatchObject({ text: 'coin' });
  });

  it('doom takes a soul for every wounded hero, the new ones included', () => {
    const hurt = table().players.map((one) => (one.seat === 2 ? player(2, { wounded: true }) : one));
    expect(consequence(race({ players: hurt }), 0, 's3')).toMatchObject({ text: 'souls', rule: 'RO-152', args: { n: 3, left: 4 } });
    expect(consequence(race({ players: hurt, souls: 3 }), 0, 's3')).toMatchObject({ text: 'last-soul', rule: 'RO-154' });
  });

  it('under the dragon it brings nothing, and an idle dragon stays at home', () => {
    expect(consequence(race({ dragon: 2 }), 1, 't2')).toMatchObject({ text: 'covered', rule: 'RO-81' });
    expect(consequence(race(), 1, 'dragon')).toMatchObject({ text: 'dragon-home', rule: 'RO-93' });
  });
});
