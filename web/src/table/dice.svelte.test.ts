import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { DieInfo, Line, Pool } from '../lib/protocol';
import { setLanguage } from '../lib/words.svelte';
import DiceTray from './DiceTray.svelte';
import { colourOf, diceIn, facesOf } from './dice';
import { OwnRoll, poolOf } from './roll.svelte';
import { prompt } from './samples';

const faces = (...names: string[]) => names.map((face) => ({ face, label: `a ${face}` }));
const kinds: DieInfo[] = [
  { kind: 'd6', colour: 'ivory', faces: [1, 2, 3, 4, 5, 6].map((n) => ({ face: String(n), label: String(n) })) },
  { kind: 'combat', colour: 'white', faces: faces('skull', 'skull', 'shield') },
  { kind: 'odd', colour: 'mauve', faces: faces('x') },
];
const line = (key: string, args: Line['args'], n = 0): Line => ({ n, key, args, rules: [], text: `Roll ${n}.` });
const threw = line('kernel.threw', { purpose: 'attack', dice: ['combat', 'd6'], faces: ['skull', '4'], repeated: false, seat: 1 }, 3);

describe('dice in a line', () => {
  it('are one where one was rolled, and all of a throw', () => {
    expect(diceIn(line('kernel.rolled', { result: 5 }), kinds)).toMatchObject([{ face: '5', label: '5', colour: 'ivory' }]);
    expect(diceIn(threw, kinds)).toEqual([
      { face: 'skull', label: 'a skull', colour: 'white', share: { n: 2, of: 3 } },
      { face: '4', label: '4', colour: 'ivory', share: { n: 1, of: 6 } },
    ]);
    expect(diceIn(line('log.draw', { result: 5 }), kinds)).toEqual([]);
  });

  it('have faces and colours even where nobody has described them', () => {
    expect(facesOf('d20', 20, kinds)).toHaveLength(20);
    expect(facesOf('combat', 3, kinds)[2]).toEqual({ face: 'shield', label: 'a shield' });
    expect([colourOf('odd', kinds), colourOf('combat', kinds)]).toEqual(['ivory', 'white']);
  });
});

describe('dice on the table', () => {
  let tray: Record<string, unknown>;
  const shown = () => document.querySelector('[data-testid="dice-tray"]');

  beforeEach(async () => {
    await setLanguage('en', false);
    vi.useFakeTimers();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await unmount(tray);
  });

  it('lie there for a while when they are fresh, and not when all was sent again', () => {
    const props = $state({ news: [threw] as readonly Line[], epoch: 1, kinds });
    tray = mount(DiceTray, { target: document.body, props });
    flushSync();
    expect(shown()).toBeNull();
    props.news = [{ ...threw, n: 4 }];
    flushSync();
    expect(shown()!.querySelectorAll('.word, svg')).toHaveLength(2);
    expect(shown()!.querySelector('.word.white')!.textContent).toBe('a skull');
    expect(shown()!.textContent).toContain('Roll 3.');
    vi.advanceTimersByTime(4000);
    flushSync();
    expect(shown()).toBeNull();
  });
});

describe('own dice', () => {
  const pool: Pool = { domain: 'pool', dice: ['d6', 'combat'], sides: [6, 3], purpose: 'attack' };

  it('are asked for by their own question only', () => {
    expect(poolOf({ ...prompt(1), question: 'kernel.roll', domain: pool })).toBe(pool);
    expect(poolOf(prompt(1))).toBeNull();
    expect(poolOf(null)).toBeNull();
  });

  it('are told one after the other by keys, or each by itself', () => {
    const roll = new OwnRoll(pool);
    roll.press(4);
    expect([roll.faces, roll.at, roll.complete]).toEqual([[4, null], 1, false]);
    roll.press(5);
    expect(roll.faces).toEqual([4, null]);
    roll.press(3);
    expect([roll.answer, roll.complete]).toEqual([{ move: 'rolled', faces: [4, 3] }, true]);
    roll.set(0, 1);
    expect(roll.answer.faces).toEqual([1, 3]);
  });
});
