/** Heroes are units with the number of their seat; enemies have higher numbers. */
export const FIRST_ENEMY = 11;
/** The seat of a person who plays the enemies, where the table has agreed on one. */
export const MASTER = 0;
export const NOBODY = 0;
