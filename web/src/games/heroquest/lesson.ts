/** The first quest, taught twice: to a hero and to the game master. */
import { hero } from './learning/hero';
import { master } from './learning/master';

export const lessons = { hero, master };
