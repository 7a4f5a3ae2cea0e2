/** The games that can be drawn, by name. */
import type { GameFace } from './face';
import { rushout } from './rushout/face';
import { sidequest } from './sidequest/face';

export const games: Readonly<Record<string, GameFace>> = { rushout, sidequest };
