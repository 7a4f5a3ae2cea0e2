import { describe, expect, it } from 'vitest';

import { aboutOccasion, changed, count, occasionsFor, peoples, resized, seating, wanted, type Company, type Occasion, type Place } from './seating';

const sitters = (places: readonly Place[]) => places.map((place) => place.to).join(' ');
const company = (more: Partial<Company> = {}): Company => ({ heroes: 2, master: true, together: 'covered', bot: 'best', ...more });

describe('seats of a new table', () => {
  it.each<[Occasion, string]>([
    ['alone', 'bot me me'],
    ['gm', 'me bot bot'],
    ['friends', 'bot me open'],
    ['screen', 'me me me'],
  ])('%s: %s', (occasion, expected) => {
    expect(sitters(seating(occasion, company()))).toBe(expected);
  });

  it('begin with the first hero where nobody plays against them', () => {
    const places = seating('friends', company({ heroes: 5, master: false }));
    expect(places.map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 5]);
    expect(sitters(places)).toBe('me open open open open');
    expect(sitters(seating('alone', company({ master: false })))).toBe('me me');
  });

  it('are one for each person where seats are played apart', () => {
    expect(sitters(seating('alone', company({ together: 'apart', heroes: 3 })))).toBe('bot me bot bot');
    const moved = changed(seating('alone', company({ together: 'apart' })), 2, { to: 'me' }, 'apart');
    expect(sitters(moved)).toBe('bot bot me');
    expect(sitters(changed(seating('alone', company()), 0, { to: 'me' }, 'covered'))).toBe('me me me');
  });

  it('stay when heroes come and go, and when a game master does', () => {
    const places = seating('friends', company()).map((place) => (place.seat === 0 ? { ...place, to: 'open' as const } : place));
    expect(sitters(resized(places, 'friends', company({ heroes: 3 })))).toBe('open me open open');
    expect(sitters(resized(places, 'friends', company({ heroes: 1 })))).toBe('open me');
    const without = resized(places, 'friends', company({ master: false }));
    expect(without.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(sitters(resized(without, 'friends', company()))).toBe('bot me open');
  });

  it('are sent with a name for people and a bot for bots', () => {
    expect(wanted(seating('alone', company({ heroes: 1 })), ' Ada ')).toEqual([
      { seat: 0, to: 'bot', bot: 'best', name: '' },
      { seat: 1, to: 'me', bot: '', name: 'Ada' },
    ]);
    const shared = seating('screen', company()).map((place) => (place.seat === 2 ? { ...place, name: ' Bob ' } : place));
    expect(wanted(shared, 'Ada').map(({ name }) => name)).toEqual(['Ada', '', 'Bob']);
    expect(count(seating('friends', company({ heroes: 3 })), 'open')).toBe(2);
    expect(peoples(seating('friends', company()))).toEqual([1, 2]);
  });
});

describe('occasions', () => {
  it('are those that a game is good for', () => {
    expect(occasionsFor({ master: 'always', together: 'covered' })).toEqual(['friends', 'alone', 'gm', 'screen']);
    expect(occasionsFor({ master: 'never', together: 'open' })).toEqual(['friends', 'alone', 'screen']);
    expect(occasionsFor({ master: 'agreed', together: 'apart' })).toEqual(['friends', 'alone', 'gm']);
  });

  it('speak of a game master only where there is one', () => {
    expect(aboutOccasion('alone', company())).toBe('alone.against');
    expect(aboutOccasion('alone', company({ master: false, together: 'open' }))).toBe('alone.all');
    expect(aboutOccasion('alone', company({ together: 'apart' }))).toBe('alone.one');
    expect(aboutOccasion('screen', company({ together: 'open' }))).toBe('screen.open');
  });
});
