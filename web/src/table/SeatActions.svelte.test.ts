import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { faceOf } from '../games/registry';
import { TableConnection } from '../lib/connection.svelte';
import type { SeatInfo } from '../lib/protocol';
import { setLanguage } from '../lib/words.svelte';
import { mill } from '../lobby/samples';
import { person, Wire } from './samples';
import WaitingRoom from './WaitingRoom.svelte';
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
});

const options = { open: false, spectators: true, open_hands_after: 0, pace: 400, patience: 60, program_seconds: 30, wins: 0 };
const lobby = (other: SeatInfo) => ({ id: 't', game: 'mill', status: 'lobby', host: true, settings: {}, seats: [person(1), other], spectators: 0, options });
const free = person(2, { kind: 'open', name: '', yours: false });

it('a link works once, and is not shown any more when somebody has come by it', async () => {
  Wire.last.onopen?.();
  Wire.last.says({ type: 'welcome', table: lobby(free), seats: [1], langs: ['en'], said: [] });
  const table = new TableState(connection, faceOf('mill'), () => mill());
  stop = $effect.root(() => table.follow());
  drawn = mount(WaitingRoom, { target: document.body, props: { table, title: 'Mill' } });
  flushSync();
  document.querySelector<HTMLElement>('[data-testid="link-2"]')!.click();
  const { id } = Wire.last.sent.at(-1) as { id: number };
  Wire.last.says({ type: 'link', id, seat: 2, secret: 'abc' });
  const links = () => [...document.querySelectorAll<HTMLInputElement>('[data-testid="seat-2"] input[readonly]')].map(({ value }) => value);
  await vi.waitFor(() => {
    flushSync();
    expect(links()).toEqual([expect.stringContaining('#abc')]);
  });
  Wire.last.says({ type: 'table', table: lobby(person(2, { name: 'Weaver', yours: false, program: true })), seats: [1] });
  flushSync();
  expect(links()).toEqual([]);
  expect(document.querySelector('[data-testid="seat-2"]')!.textContent).toContain('Weaver · A program, at the table');
});
