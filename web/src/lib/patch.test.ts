import { describe, expect, it } from 'vitest';

import { applyPatch, PatchError } from './patch';

const view = { turn: 1, heroes: [{ lp: 5, hand: ['a', 'b'] }, { lp: 3, hand: [] }], things: { '7': { damage: 0 } } };

describe('applyPatch', () => {
  it('changes what the path names and leaves the view as it was', () => {
    const after = applyPatch(view, [[['heroes', 0, 'lp'], 4], [['turn'], 2]]);
    expect(after.turn).toBe(2);
    expect(after.heroes[0]?.lp).toBe(4);
    expect(view.turn).toBe(1);
    expect(view.heroes[0]?.lp).toBe(5);
  });

  it('shares every part that did not change', () => {
    const after = applyPatch(view, [[['heroes', 0, 'lp'], 4]]);
    expect(after.heroes[1]).toBe(view.heroes[1]);
    expect(after.heroes[0]?.hand).toBe(view.heroes[0]?.hand);
    expect(after.things).toBe(view.things);
    expect(after.heroes).not.toBe(view.heroes);
  });

  it('takes away keys of objects and places of lists', () => {
    const after = applyPatch(view, [[['things', '7']], [['heroes', 0, 'hand', 0]]]);
    expect(after.things).toEqual({});
    expect(after.heroes[0]?.hand).toEqual(['b']);
  });

  it('adds keys and appends to lists, one change after the other', () => {
    const after = applyPatch(view, [[['heroes', 1, 'hand', 0], 'x'], [['heroes', 1, 'hand', 1], 'y'], [['things', '9'], {}]]);
    expect(after.heroes[1]?.hand).toEqual(['x', 'y']);
    expect(after.things).toEqual({ '7': { damage: 0 }, '9': {} });
  });

  it('replaces everything with an empty path', () => {
    expect(applyPatch<unknown>(view, [[[], { turn: 9 }]])).toEqual({ turn: 9 });
  });

  it('gives back the same view for an empty patch', () => {
    expect(applyPatch(view, [])).toBe(view);
  });

  it('refuses a patch that does not fit', () => {
    expect(() => applyPatch(view, [[['nobody', 'lp'], 4]])).toThrow(PatchError);
    expect(() => applyPatch(view, [[['heroes', 5], {}]])).toThrow(PatchError);
    expect(() => applyPatch(view, [[['heroes', 'lp'], {}]])).toThrow(PatchError);
    expect(() => applyPatch(view, [[['turn', 'x'], 1]])).toThrow(PatchError);
    expect(() => applyPatch(view, [[['nothing']]])).toThrow(PatchError);
    expect(() => applyPatch(view, [[[]]])).toThrow(PatchError);
    expect(() => applyPatch(view, ['nonsense'])).toThrow(PatchError);
  });

  it('treats __proto__ as a key like any other', () => {
    const after = applyPatch<Record<string, unknown>>({}, [[['__proto__'], { evil: true }]]);
    expect((after as { evil?: boolean }).evil).toBeUndefined();
    expect(Object.keys(after)).toEqual(['__proto__']);
  });
});
