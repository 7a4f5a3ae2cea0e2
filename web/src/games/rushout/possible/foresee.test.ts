import { expect, it } from 'vitest';
import { foresee, IN_THE_AIR } from './foresee';
import { dice, laid, table } from '../samples';

it('a roll is in the air at once, with the dice that are taken back', () => {
  const before = table({ dice: dice({ 12: laid('heart', 't1', 2) }) });
  const seen = foresee(before, 1, [{ move: 'roll', back: [12] }]);
  expect(seen.dice[12]).toMatchObject({ place: '', field: -1 });
  expect(seen.players[1]).toMatchObject({ busy: IN_THE_AIR, spot: '' });
  expect(before.dice[12]?.place).toBe('t1');
});

it('dice lie where they are placed, and the roll belongs to that card', () => {
  const seen = foresee(table(), 1, [{ move: 'place', place: 't1', dice: [[10, 0]] }]);
  expect(seen.dice[10]).toMatchObject({ place: 't1', field: 0, rolled: false });
  expect(seen.players[1]?.spot).toBe('t1/gate');
});

it('one move builds on the other', () => {
  const seen = foresee(table(), 1, [
    { move: 'place', place: 't1', dice: [[10, 0]] },
    { move: 'place', place: 't1', dice: [[12, 2]] },
    { move: 'roll', back: [] },
  ]);
  expect([10, 11, 12].map((number) => seen.dice[number]?.place)).toEqual(['t1', '', 't1']);
});

it('what was owed is paid', () => {
  const owed = [
    { what: 'swirl' as const, place: 'w:maelstrom', heroes: [1], until: 0 },
    { what: 'clap' as const, place: 't1', heroes: [1, 2], until: 0 },
    { what: 'learn' as const, place: 'gate', heroes: [1, 2], until: 0 },
  ];
  const view = table({ owed });
  expect(foresee(view, 1, [{ move: 'swirl', die: 11 }]).dice[11]).toMatchObject({ place: 'w:maelstrom', field: -2 });
  expect(foresee(view, 1, [{ move: 'clap', place: 't1' }]).owed[1]?.heroes).toEqual([2]);
  expect(foresee(view, 1, [{ move: 'learn', hero: 2 }]).owed).toHaveLength(2);
});

it('what only the server can know is not foreseen', () => {
  const view = table();
  expect(foresee(view, 1, [{ move: 'spend' }])).toEqual(view);
});
