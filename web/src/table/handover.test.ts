import { describe, expect, it } from 'vitest';
import { handTo, NOBODY, settle as settleAs, takeOver, type Screen, type Sitting } from './handover';

/** Friends who have secrets from each other. */
const settle = (screen: Screen, sitting: Omit<Sitting, 'mode'>, mode: Sitting['mode'] = 'covered'): Screen =>
  settleAs(screen, { ...sitting, mode });
const shows = (shown: number): Screen => ({ shown, cover: null });
const covers = (cover: number): Screen => ({ shown: null, cover });

describe('one person at the screen', () => {
  it('sees the own seat at once and keeps it', () => {
    const screen = settle(NOBODY, { held: [1], asked: [] });
    expect(screen).toEqual(shows(1));
    expect(settle(screen, { held: [1], asked: [1] })).toBe(screen);
  });

  it('sees the public view without a seat', () => {
    expect(settle(NOBODY, { held: [], asked: [] })).toBe(NOBODY);
    expect(settle(shows(1), { held: [], asked: [] })).toEqual(NOBODY);
  });
});

describe('friends at one screen', () => {
  it('begin with a cover for the one who is asked', () => {
    expect(settle(NOBODY, { held: [0, 1, 2], asked: [2] })).toEqual(covers(2));
    expect(settle(NOBODY, { held: [0, 1], asked: [] })).toEqual(covers(0));
  });

  it('stay with a seat as long as it is asked, or nobody is', () => {
    expect(settle(shows(1), { held: [1, 2], asked: [1, 2] })).toEqual(shows(1));
    expect(settle(shows(1), { held: [1, 2], asked: [] })).toEqual(shows(1));
  });

  it('hand over when only another seat is asked, around the table', () => {
    expect(settle(shows(1), { held: [0, 1, 2], asked: [0, 2] })).toEqual(covers(2));
    expect(settle(shows(2), { held: [0, 1, 2], asked: [0, 1] })).toEqual(covers(0));
  });

  it('never uncover by themselves', () => {
    expect(settle(covers(2), { held: [1, 2], asked: [2] })).toEqual(covers(2));
    expect(settle(covers(2), { held: [1, 2], asked: [] })).toEqual(covers(2));
    expect(settle(covers(2), { held: [1, 2], asked: [1] })).toEqual(covers(1));
    expect(settle(covers(2), { held: [1], asked: [1] })).toEqual(covers(1));
  });

  it('cover when the shown seat was given away', () => {
    expect(settle(shows(2), { held: [1], asked: [] })).toEqual(covers(1));
  });

  it('show the seat that takes over, and cover before anybody else does', () => {
    expect(takeOver(covers(2))).toEqual(shows(2));
    expect(takeOver(shows(2))).toEqual(shows(2));
    expect(handTo(shows(1), 2, 'covered')).toEqual(covers(2));
    expect(handTo(shows(1), 1, 'covered')).toEqual(shows(1));
  });
});

describe('one person with several open seats', () => {
  it('is never covered, and begins with a seat that is asked', () => {
    expect(settle(NOBODY, { held: [1, 2, 3], asked: [2] }, 'open')).toEqual(shows(2));
    expect(settle(covers(2), { held: [1, 2], asked: [] }, 'open')).toEqual(shows(2));
  });

  it('stays with a seat as long as it is asked, else goes on around the table', () => {
    const screen = shows(2);
    expect(settle(screen, { held: [1, 2, 3], asked: [1, 2] }, 'open')).toBe(screen);
    expect(settle(screen, { held: [1, 2, 3], asked: [] }, 'open')).toBe(screen);
    expect(settle(screen, { held: [1, 2, 3], asked: [1, 3] }, 'open')).toEqual(shows(3));
    expect(settle(screen, { held: [1, 3], asked: [] }, 'open')).toEqual(shows(1));
  });

  it('looks through other eyes at once', () => {
    expect(handTo(shows(1), 2, 'open')).toEqual(shows(2));
  });
});
