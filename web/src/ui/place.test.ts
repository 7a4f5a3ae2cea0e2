import { describe, expect, it } from 'vitest';
import { beside, uncovered } from './place';

const window = { width: 1000, height: 800 };
const bubble = { width: 200, height: 100 };

describe('where a bubble goes', () => {
  it('stands above what it talks about', () => {
    const placed = beside({ left: 400, top: 400, width: 100, height: 50 }, bubble, window, []);
    expect(placed).toMatchObject({ side: 'above', top: 288 });
  });

  it('goes below when there is no room above', () => {
    expect(beside({ left: 400, top: 20, width: 100, height: 50 }, bubble, window, []).side).toBe('below');
  });

  it('keeps off what must stay free', () => {
    const prompt = { left: 0, top: 250, width: 1000, height: 120 };
    expect(beside({ left: 400, top: 400, width: 100, height: 50 }, bubble, window, [prompt]).side).toBe('below');
  });

  it('stays inside the window at its edges', () => {
    const placed = beside({ left: 980, top: 400, width: 20, height: 20 }, bubble, window, []);
    expect(placed.left + bubble.width).toBeLessThanOrEqual(window.width);
  });

  it('lies rather on something else than on what it talks about, where nothing is free', () => {
    const hand = { left: 0, top: 500, width: 1000, height: 300 };
    const all = { left: 0, top: 0, width: 1000, height: 800 };
    const placed = beside(hand, bubble, window, [all]);
    expect(placed.top + bubble.height).toBeLessThanOrEqual(hand.top);
  });

  it('stands apart when there is nothing to stand beside, or no room', () => {
    expect(beside(null, bubble, window, []).side).toBe('apart');
    expect(beside({ left: 0, top: 0, width: 1000, height: 800 }, bubble, window, []).side).toBe('apart');
  });
});

describe('what can be seen of a thing', () => {
  const card = { left: 100, top: 600, width: 80, height: 120 };
  const bar = { left: 0, top: 700, width: 1000, height: 100 };

  it('ends where a bar lies over it', () => {
    expect(uncovered(card, [bar])).toEqual({ ...card, height: 100 });
    expect(uncovered(card, [])).toEqual(card);
  });

  it('is nothing when all of it is covered', () => {
    expect(uncovered({ ...card, top: 720 }, [bar])).toBeNull();
  });
});
