/** The first mission, taught to a hero; the enemies play by their written rules. */
import { hero } from './learning/hero';

export const lessons = { hero };
