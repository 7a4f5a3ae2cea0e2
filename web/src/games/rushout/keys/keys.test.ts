import { expect, it } from 'vitest';
import { deedOf } from './keys';
import { targetsOf } from '../possible/targets';

const press = (key: string, more = {}) => ({ key, type: 'keydown', ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more });

it('space and R roll, once for each press', () => {
  expect(deedOf(press(' '), false)).toEqual({ does: 'roll' });
  expect(deedOf(press('R'), false)).toEqual({ does: 'roll' });
  expect(deedOf(press(' ', { repeat: true }), false)).toBeNull();
  expect(deedOf(press('r', { ctrlKey: true }), false)).toBeNull();
});

it('with a tied hand the space bar holds, and R still rolls', () => {
  expect(deedOf(press(' '), true)).toEqual({ does: 'hold' });
  expect(deedOf(press(' ', { type: 'keyup' }), true)).toEqual({ does: 'release' });
  expect(deedOf(press('r'), true)).toEqual({ does: 'roll' });
});

it('numbers are cards, letters under the left hand are dice', () => {
  expect(deedOf(press('3'), false)).toEqual({ does: 'place', n: 3 });
  expect(deedOf(press('d'), false)).toEqual({ does: 'die', n: 2 });
  expect(deedOf(press('q'), false)).toBeNull();
});

it('every answer has something to press', () => {
  const found = targetsOf([
    { move: 'removedie', die: 10 },
    { move: 'removedice', place: 't1' },
    { move: 'afflict', heroes: [1, 2] },
    { move: 'afflict', heroes: [2, 3] },
    { move: 'cleanse', card: 'knees' },
    { move: 'turn', die: 0, face: 'water' },
    { move: 'turn', die: 1, face: 'water' },
    { move: 'turn', die: 1, face: 'air' },
  ]);
  expect([...found.dice.keys()]).toEqual([10, 0]);
  expect([...found.places.keys()]).toEqual(['t1', 'w:knees', 'c:knees']);
  expect(found.heroes.get(2)).toHaveLength(2);
  expect(found.listed).toHaveLength(2);
});
