/** Levels: bots between two bots, on the line from the weakest to the strongest of a game. */

import type { GameInfo } from '../lib/protocol';
import { say } from '../lib/words.svelte';

/** A bot whose level is chosen when the game begins, so that it fits to the people. */
export const LEVEL = 'level';
const NAMED = /^level@(\d{1,3})$/u;
const STRETCHES = 5;
const STRONGEST = 100;
/** What one may wish for, in per cent. */
export const WISHES: readonly number[] = [25, 40, 50, 60, 75, 90];

/** The level that a bot's name says; nothing where it is another bot. */
export function levelIn(bot: string): number | null {
  const found = NAMED.exec(bot);
  return found ? Number(found[1]) : null;
}

/** The name of the stretch of the line where a level lies. */
export function stretch(level: number): string {
  return say(`common.level.${Math.min(STRETCHES - 1, Math.max(0, Math.floor((level * STRETCHES) / STRONGEST)))}`);
}

/** With its number. */
export function levelName(level: number): string {
  return say('common.level.named', { name: stretch(level), level });
}

/** What a bot that is a level is called; nothing where it is another one. */
export function nameOfLevel(bot: string): string | null {
  const level = levelIn(bot);
  return level === null ? (bot === LEVEL ? say('common.level.fits') : null) : levelName(level);
}

export function aboutLevel(bot: string): string | null {
  const level = levelIn(bot);
  return level === null ? (bot === LEVEL ? say('common.level.fits_about') : null) : say('common.level.about', { level });
}

/** The middles of the stretches, for whoever chooses one by its name. */
export function levelsToChoose(): { name: string; title: string }[] {
  return Array.from({ length: STRETCHES }, (_, at) => {
    const level = ((2 * at + 1) * STRONGEST) / (2 * STRETCHES);
    return { name: `${LEVEL}@${level}`, title: levelName(level) };
  });
}

/** The bots that may sit down: those of the game, then levels; `first` are there too, whoever they are. */
export function botsToChoose(game: Pick<GameInfo, 'bots'> | undefined, ...first: string[]): { name: string; title: string }[] {
  const known = [...(game?.bots ?? []), ...((game?.bots.length ?? 0) > 1 ? levelsToChoose() : [])];
  const others = [...new Set(first)].flatMap((name) => {
    const title = nameOfLevel(name);
    return title === null || known.some((one) => one.name === name) ? [] : [{ name, title }];
  });
  return [...others, ...known];
}
