import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { faceOf } from '../games/registry';
import { TableConnection } from '../lib/connection.svelte';
import type { SeatInfo } from '../lib/protocol';
import { setLanguage } from '../lib/words.svelte';
import { mill } from '../lobby/samples';
import { person, update, Wire } from './samples';
import SeatsBar from './SeatsBar.svelte';
import { TableState } from './table.svelte';

let connection: TableConnection;
let drawn: Record<string, unknown>;
let stop: () => void;

beforeEach(async () => {
  vi.stubGlobal('WebSocket', Wire);
  await setLanguage('en', false);
  connection = new TableConnection('t');
});
afterEach(async () => {
  await unmount(drawn);
  stop();
  connection.close();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** What stands below the name of a seat, for whoever sits at 1. */
function below(seats: SeatInfo[], seat: number): string {
  Wire.last.onopen?.();
  Wire.last.says({ type: 'welcome', table: { id: 't', game: 'mill', status: 'playing', seats, spectators: 0 }, seats: [1], langs: ['en'], said: [] });
  const table = new TableState(connection, faceOf('mill'), () => mill());
  stop = $effect.root(() => table.follow());
  Wire.last.says(update(1));
  drawn = mount(SeatsBar, { target: document.body, props: { table } });
  flushSync();
  return document.querySelector(`[data-testid="seat-${seat}"] small`)!.textContent!;
}

const nobody = { name: '', yours: false };
const me = person(1, { name: '' });

it('a bot is called by its name', () => {
  expect(below([person(0, { ...nobody, kind: 'bot', bot: 'best' }), me], 0)).toBe('best one');
});

it('a bot that is a level is called by that', () => {
  expect(below([person(0, { ...nobody, kind: 'bot', bot: 'level@50' }), me], 0)).toBe('Adventurer 50');
});

it('somebody who has lent the own seat to a bot sees which', () => {
  expect(below([person(0), person(1, { name: '', kind: 'bot', bot: 'best' })], 1)).toBe('best one');
});

it('all seats of one person are theirs', () => {
  expect(below([person(0), me, person(2, { name: '' })], 2)).toBe('you');
});
