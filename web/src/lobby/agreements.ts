/** What people agree on before a game, as far as the page for new tables asks about it. */

export interface ChoiceAgreement {
  kind: 'choice';
  /** The field of the game's settings. */
  name: string;
  rule: string;
  /** What is chosen unless somebody chooses otherwise; without it the table asks. */
  first?: string;
  /** The answers, from the content of the game. */
  choices(content: unknown): { value: string; label: string; about: string }[];
}

export interface SwitchAgreement {
  kind: 'switch';
  name: string;
  rule: string;
}

/** A limit of time; the settings hold it in milliseconds, 0 is none. */
export interface MinutesAgreement {
  kind: 'minutes';
  name: string;
  rule: string;
  minutes: readonly number[];
}

/** One of some numbers; each has a word of its own. */
export interface PickAgreement {
  kind: 'pick';
  name: string;
  rule: string;
  /** What the settings hold if nothing is said. */
  usual: number;
  values: readonly number[];
}

export type Agreement = ChoiceAgreement | SwitchAgreement | MinutesAgreement | PickAgreement;

const files = import.meta.glob<readonly Agreement[]>('../games/*/agreements.ts', { eager: true, import: 'agreements' });

export function agreementsOf(game: string): readonly Agreement[] {
  return files[`../games/${game}/agreements.ts`] ?? [];
}

export const MINUTE = 60_000;

/** Settings of a game from what was chosen; what is left to the table is left out. */
export function settingsFrom(
  heroes: number,
  agreements: readonly Agreement[],
  chosen: Readonly<Record<string, string | number | boolean>>,
): Record<string, unknown> {
  const settings: Record<string, unknown> = { heroes };
  for (const { kind, name } of agreements) {
    const value = chosen[name];
    if (!value) continue;
    settings[name] = kind === 'minutes' ? Number(value) * MINUTE : value;
  }
  return settings;
}
