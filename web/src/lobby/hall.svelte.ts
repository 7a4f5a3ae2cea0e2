/** What the server's hall offers, in the language of the page. */

import { get, post } from '../lib/api';
import { Loaded } from '../lib/loaded.svelte';
import type { GameInfo, Hall, NewTable, Table, Tables } from '../lib/protocol';
import { go } from '../lib/router.svelte';
import type { Args } from '../lib/template';
import { canSay, language, say } from '../lib/words.svelte';

export const GM = 0;

export function loadHall(): Loaded<Hall> {
  return new Loaded(() => get<Hall>(`/api/hall?lang=${language.current}`));
}

export function loadOpenTables(): Loaded<Tables> {
  return new Loaded(() => get<Tables>(`/api/tables?lang=${language.current}`));
}

export function loadMine(): Loaded<Tables> {
  return new Loaded(() => get<Tables>(`/api/mine?lang=${language.current}`));
}

/** The best bot that a game has. */
export function strongest(game: GameInfo): string {
  return game.bots[game.bots.length - 1] ?? '';
}

/** One person as a hero, and bots in all other seats; everything else is asked at the table. */
export function alone(game: GameInfo): NewTable {
  return {
    game: game.name,
    settings: { heroes: game.heroes[0] },
    options: { open: false, spectators: true, open_hands_after: 0, pace: 400 },
    seats: [
      { seat: GM, to: 'bot', bot: strongest(game), name: '' },
      { seat: 1, to: 'me', bot: '', name: '' },
      ...Array.from({ length: game.heroes[0] - 1 }, (_, i) => ({ seat: i + 2, to: 'bot' as const, bot: strongest(game), name: '' })),
    ],
    start: true,
  };
}

/** Makes a table and goes there. */
export async function openTable(wanted: NewTable): Promise<void> {
  const { id } = await post<Table>('/api/tables', wanted);
  go(`/table/${encodeURIComponent(id)}`);
}

/** Opens the guided first game. */
export async function openLesson(game: string): Promise<void> {
  const { id } = await post<Table>(`/api/lessons/${encodeURIComponent(game)}`, {});
  go(`/table/${encodeURIComponent(id)}`);
}

/** The word for what a seat of a game plays. */
export function roleName(game: string, role: string, seat: number): string {
  return told(game, `role.${role}`, { n: seat }) ?? role;
}

/** The word for a bot's strength. */
export function botName(game: string, bot: string): string {
  return told(game, `bot.${bot}.name`) ?? bot;
}

/** A sentence about how a bot plays; nothing where there is none. */
export function aboutBot(game: string, bot: string): string {
  return told(game, `bot.${bot}.about`) ?? '';
}

/** A game's own word for something, or that of the house. */
function told(game: string, what: string, args: Args = {}): string | undefined {
  const key = [`${game}.hall.${what}`, `lobby.${what}`].find(canSay);
  return key === undefined ? undefined : say(key, args);
}
