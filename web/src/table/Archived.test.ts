import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { faceOf } from '../games/registry';
import { TableConnection } from '../lib/connection.svelte';
import { setLanguage } from '../lib/words.svelte';
import { mill } from '../lobby/samples';
import Archived from './Archived.svelte';
import { update, Wire } from './samples';
import { TableState } from './table.svelte';

let connection: TableConnection;
let drawn: Record<string, unknown>;

beforeEach(async () => {
  vi.stubGlobal('WebSocket', Wire);
  await setLanguage('en', false);
  connection = new TableConnection('t');
});
afterEach(async () => {
  await unmount(drawn);
  connection.close();
  vi.unstubAllGlobals();
});

function archived(again: number): HTMLElement {
  const archive = { why: 'The rules have changed since.', moves: 9, again };
  const info = { id: 't', game: 'mill', status: 'archived', seats: [], settings: { heroes: 2, flying: true }, campaign: '', archive };
  Wire.last.onopen?.();
  Wire.last.says({ type: 'welcome', table: info, seats: [], langs: ['en'], said: [] });
  Wire.last.says({ ...update(0), seat: null });
  const table = new TableState(connection, faceOf('mill'), () => mill());
  drawn = mount(Archived, { target: document.body, props: { table, title: 'Mill', archive } });
  flushSync();
  return document.querySelector<HTMLElement>('[data-testid="archived"]')!;
}

const link = (page: HTMLElement, testid: string) => page.querySelector(`[data-testid="${testid}"]`)?.getAttribute('href');

it('an archived table says why, what can be seen again, and its log', () => {
  const page = archived(5);
  expect(page.textContent).toContain('The rules have changed since.');
  expect(page.textContent).toContain('The first 5 moves of 9 can be watched again.');
  expect(page.textContent).toContain('line 0');
  expect(link(page, 'replay')).toBe('/replay/t');
});

it('begins again with the same settings', () => {
  const query = new URL(link(archived(0), 'start-again')!, 'http://hall').searchParams;
  expect([query.get('game'), JSON.parse(query.get('settings')!)]).toEqual(['mill', { heroes: 2, flying: true }]);
  expect(document.querySelector('[data-testid="replay"]')).toBeNull();
});
