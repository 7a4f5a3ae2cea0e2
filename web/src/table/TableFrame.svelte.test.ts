import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { faceOf } from '../games/registry';
import { TableConnection } from '../lib/connection.svelte';
import { setLanguage } from '../lib/words.svelte';
import { mill } from '../lobby/samples';
import { person, prompt, update, Wire } from './samples';
import { TableState } from './table.svelte';
import TableFrame from './TableFrame.svelte';

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

/** A table of two, with the first of them here. */
async function sit(more: object): Promise<TableState> {
  const options = { open: false, spectators: true, open_hands_after: 0, pace: 400, patience: 60, program_seconds: 30, wins: 0 };
  const info = { id: 't', game: 'mill', status: 'playing', seats: [person(0), person(1, { yours: false })], spectators: 0, options };
  Wire.last.onopen?.();
  Wire.last.says({ type: 'welcome', table: info, seats: [0], langs: ['en'], said: [] });
  const face = faceOf('mill');
  const table = new TableState(connection, face, () => mill());
  stop = $effect.root(() => table.follow());
  Wire.last.says(update(0, more));
  const props = { table, drawn: await face.load(), content: {}, title: 'Mill' };
  drawn = mount(TableFrame, { target: document.body, props });
  flushSync();
  return table;
}

it('a game without a face is played on the plain board, with the buttons of any table', async () => {
  const lay = { answer: { move: 'lay', at: 'd7' }, text: 'Lay a stone on d7' };
  const asked = { ...prompt(3), title: 'Where?', reaction: false, options: [lay, ...prompt(3).options] };
  await sit({ view: { asked: [0], stones_left: 9 }, prompt: asked });
  expect(document.querySelector('[data-testid="plain-board"]')!.textContent).toContain('stones left');
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-testid="prompt"] button.option')];
  expect(buttons.map((button) => button.textContent!.replace(/\s+/g, ' ').trim())).toEqual(['1 Lay a stone on d7', 'P Pass']);
  buttons[0]!.click();
  expect(Wire.last.sent.at(-1)).toMatchObject({ type: 'move', seat: 0, answer: lay.answer, ask: 3 });
});

it('leads the focus on to the question when the button that was pressed is gone', async () => {
  await sit({ view: { asked: [0], stones_left: 9 }, prompt: { ...prompt(3), title: 'Where?', reaction: false } });
  document.querySelector<HTMLButtonElement>('[data-testid="prompt"] button.option')!.focus();
  Wire.last.says({ type: 'update', seat: 0, version: 2, base: 1, prompt: null });
  flushSync();
  expect(document.activeElement!.id).toBe('question');
});

it('shows what can be done out of turn, and takes no room where there is nothing', async () => {
  const flash = { answer: { move: 'castnow', card: 'flash', target: 0 }, text: 'Cast Flash' };
  await sit({ view: { asked: [1], stones_left: 9 }, prompt: null, asides: [flash] });
  document.querySelector<HTMLButtonElement>('[data-testid="react"]')!.click();
  flushSync();
  const listed = document.querySelectorAll<HTMLButtonElement>('[data-testid="react-list"] button');
  expect([...listed].map((button) => button.textContent!.trim())).toEqual(['Cast Flash']);
  listed[0]!.click();
  expect(Wire.last.sent.at(-1)).toMatchObject({ type: 'move', seat: 0, answer: flash.answer });
  expect(Wire.last.sent.at(-1)!['ask'] ?? null).toBeNull();
  Wire.last.says({ type: 'update', seat: 0, version: 2, base: 1, asides: [] });
  expect(document.querySelector('[data-testid="react"]')).toBeNull();
});
