import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../lib/protocol';
import { giving, isAskedFirst } from './giving';

const seat = (more: Partial<SeatInfo>): SeatInfo => ({
  seat: 1, role: 'hero', kind: 'human', name: '', bot: '', online: true, asked: false, yours: false, invited: false, away: null, stands_in: false, absent: '', wish: null, known_to: [], program: false, late: 0,
  ...more,
});
const table = (host: boolean, open: boolean, status: TableInfo['status'] = 'lobby') => ({
  host,
  status,
  options: { open, spectators: true, open_hands_after: 0, pace: 400, patience: 60, program_seconds: 30, wins: 0 },
});

describe('what may be done with a seat', () => {
  it('a guest sits down on a free seat of an open table only', () => {
    expect(giving(table(false, true), seat({ kind: 'open' })).me).toBe(true);
    expect(giving(table(false, false), seat({ kind: 'open' })).me).toBe(false);
    expect(giving(table(false, true), seat({ kind: 'bot' })).me).toBe(false);
  });

  it('a guest gives away and takes back the own seat, and no other', () => {
    expect(giving(table(false, true, 'playing'), seat({ yours: true }))).toEqual({
      me: false, bot: true, link: true, open: true, name: true,
    });
    expect(giving(table(false, true, 'playing'), seat({ yours: true, bot: 'novice' })).me).toBe(true);
    expect(giving(table(false, true), seat({}))).toEqual({ me: false, bot: false, link: false, open: false, name: false });
  });

  it('the host hands over any seat, but takes none from a person', () => {
    expect(giving(table(true, false), seat({}))).toEqual({ me: false, bot: true, link: true, open: true, name: false });
    expect(giving(table(true, false), seat({ kind: 'bot', bot: 'novice' })).me).toBe(true);
    expect(giving(table(true, false), seat({ kind: 'open' })).me).toBe(true);
  });

  it('whoever plays here helps the table when somebody has been away for too long', () => {
    expect(giving(table(false, false, 'playing'), seat({ online: false, away: 60_000 }), true)).toEqual({
      me: false, bot: true, link: true, open: false, name: false,
    });
  });

  it('after the game nothing is handed over', () => {
    expect(Object.values(giving(table(true, true, 'over'), seat({ yours: true })))).toEqual(Array(5).fill(false));
  });

  it('a person who is there is asked first, a program and whoever has been away for long are not', () => {
    expect([seat({}), seat({ program: true }), seat({ yours: true }), seat({ kind: 'bot', bot: 'novice' })].map((one) => isAskedFirst(one))).toEqual([
      true, false, false, false,
    ]);
    expect(isAskedFirst(seat({}), true)).toBe(false);
  });
});
