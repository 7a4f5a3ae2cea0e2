/** Schools of magic are told apart by a hue, and by their names. */
const HUES: Readonly<Record<string, number>> = {
  base: 42, special: 220, guild: 190, scroll: 36, life: 120, beasts: 28, heaven: 205, light: 50, shadows: 265, death: 300,
  high_magic: 240, chaos: 5, skaven: 75, treasure: 44, fate: 350,
};

export function schoolHue(school: string): number {
  return HUES[school] ?? 34;
}
