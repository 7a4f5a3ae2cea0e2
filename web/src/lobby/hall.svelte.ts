/** What the server's hall offers, in the language of the page. */

import { get, post } from '../lib/api';
import { Loaded } from '../lib/loaded.svelte';
import type { Campaigns, GameInfo, Hall, LessonInfo, NewTable, Table, TableOptions, Tables, TableSummary } from '../lib/protocol';
import { go } from '../lib/router.svelte';
import { fill } from '../lib/template';
import { language, say } from '../lib/words.svelte';
import { aboutLevel, nameOfLevel } from './levels';
import { MASTER, seating, wanted } from './seating';

export function loadHall(): Loaded<Hall> {
  return new Loaded(() => get<Hall>(`/api/hall?lang=${language.current}`));
}

export function loadOpenTables(): Loaded<Tables> {
  return new Loaded(() => get<Tables>(`/api/tables?lang=${language.current}`));
}

export function loadMine(): Loaded<Tables> {
  return new Loaded(() => get<Tables>(`/api/mine?lang=${language.current}`));
}

/** My campaigns; a house without games for them need not be asked. */
export function loadCampaigns(wanted: () => boolean = () => true): Loaded<Campaigns> {
  return new Loaded(async () => (wanted() ? get<Campaigns>(`/api/campaigns?lang=${language.current}`) : { campaigns: [] }));
}

/** A game of the hall by its name. */
export function gameIn(hall: Hall | null, name: string): GameInfo | undefined {
  return hall?.games.find((game) => game.name === name);
}

/** Nothing more can be played at it. */
export function isDone(table: TableSummary): boolean {
  return table.status === 'over' || table.status === 'archived';
}

/** The best bot of those who answer at once. */
export function strongest(game: GameInfo): string {
  return game.bots.findLast((bot) => !bot.takes_time)?.name ?? '';
}

/** Who sits down unless somebody is chosen: the best, but where seconds count the slowest, so that a newcomer keeps up. */
export function usualBot(game: GameInfo): string {
  return (game.real_time ? game.bots[0]?.name : undefined) ?? strongest(game);
}

/** How a table is run unless somebody wishes otherwise. */
export function usualOptions(): TableOptions {
  return { open: false, spectators: true, open_hands_after: 0, pace: 400, patience: 60, program_seconds: 30, wins: 0 };
}

/** One person as a hero, and bots in all other seats; everything else is asked at the table. */
export function alone(game: GameInfo): NewTable {
  const [heroes] = game.heroes;
  const master = game.master === 'always';
  const places = seating('alone', { heroes, master, together: game.together, bot: usualBot(game) });
  return {
    game: game.name,
    settings: { heroes, ...(game.master === 'agreed' ? { master } : {}) },
    options: usualOptions(),
    seats: wanted(places, ''),
    start: true,
  };
}

/** Makes a table and goes there. */
export async function openTable(plan: NewTable): Promise<void> {
  const { id } = await post<Table>('/api/tables', plan);
  go(`/table/${encodeURIComponent(id)}`);
}

/** Opens a guided first game. */
export async function openLesson(game: string, lesson: string): Promise<void> {
  const { id } = await post<Table>(`/api/lessons/${encodeURIComponent(game)}`, { lesson });
  go(`/table/${encodeURIComponent(id)}`);
}

/** What the button of a lesson says: where a game has several, as whom one learns it. */
export function learnAs(game: GameInfo, lesson: LessonInfo): string {
  return game.lessons.length > 1 ? say('learn.page.start-as', { role: lesson.title }) : say('learn.page.start');
}

/** The word for what a seat of a game plays. */
export function roleName(game: GameInfo | undefined, role: string, seat: number): string {
  return fill(game?.roles[role] ?? role, { n: seat }, language.current);
}

/** What a game calls the seat against the heroes. */
export function masterName(game: GameInfo): string {
  return roleName(game, game.master_role, MASTER);
}

/** The word for a bot's strength. */
export function botName(game: GameInfo | undefined, bot: string): string {
  return game?.bots.find(({ name }) => name === bot)?.title ?? nameOfLevel(bot) ?? bot;
}

/** A sentence about how a bot plays; nothing where there is none. */
export function aboutBot(game: GameInfo | undefined, bot: string): string {
  return game?.bots.find(({ name }) => name === bot)?.about ?? aboutLevel(bot) ?? '';
}
