/** The first game, taught twice: to a Hero and to the GM. */
import { gm } from './learning/gm';
import { hero } from './learning/hero';

export const lessons = { hero, gm };
