/** What people agree on before a game: fields of its settings, as the game itself describes them. */

import type { AgreementInfo } from '../lib/protocol';
import { say } from '../lib/words.svelte';

export type Agreed = string | number | boolean;
/** By the name of the field; what is not there is as usual, or decided at the table. */
export type Chosen = Readonly<Record<string, Agreed | Agreed[]>>;

const MINUTE = 60_000;
/** Stands for leaving it to the table; no game has a value without a name. */
export const LATER = '';

/** What a field of the whole table holds. */
export function valueOf(one: AgreementInfo, chosen: Chosen): Agreed {
  const value = chosen[one.name] ?? one.usual ?? LATER;
  return isList(value) ? LATER : value;
}

/**
 * What each hero has. Either all heroes have one or the table asks for all of them, so whoever has none yet gets one
 * that nobody else has, as long as there are such.
 */
export function valuesOf(one: AgreementInfo, chosen: Chosen, heroes: number): Agreed[] {
  const said = chosen[one.name];
  const list = isList(said) ? said.slice(0, heroes) : [];
  if (list.length === 0 && one.usual === null) return Array<Agreed>(heroes).fill(LATER);
  while (list.length < heroes) list.push(one.usual ?? unused(one, list));
  return list;
}

function unused(one: AgreementInfo, taken: readonly Agreed[]): Agreed {
  const values = one.values.map(({ value }) => value);
  return values.find((value) => !taken.includes(value)) ?? values[0] ?? LATER;
}

/** What is chosen when one hero chooses; leaving it to the table is for all of them. */
export function withHero(one: AgreementInfo, chosen: Chosen, heroes: number, hero: number, value: Agreed): Chosen {
  if (value === LATER) return { ...chosen, [one.name]: [] };
  const before = valuesOf(one, chosen, heroes);
  const list: Agreed[] = before.map((each, i) => (i === hero ? value : each));
  for (let i = 0; i < heroes; i++) if (list[i] === LATER) list[i] = unused(one, list);
  return { ...chosen, [one.name]: list };
}

/** The fields that differ from the usual; what is left to the table is left out. */
export function fieldsFrom(agreements: readonly AgreementInfo[], chosen: Chosen, heroes: number): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const one of agreements) {
    const value = one.seats === 'heroes' ? valuesOf(one, chosen, heroes) : valueOf(one, chosen);
    const decided = isList(value) ? value.some((each) => each !== one.usual && each !== LATER) : value !== (one.usual ?? LATER);
    if (decided) fields[one.name] = value;
  }
  return fields;
}

/** What was chosen, read from the settings of another table. */
export function chosenIn(agreements: readonly AgreementInfo[], settings: Readonly<Record<string, unknown>>): Chosen {
  const known = agreements.flatMap(({ name }): [string, Agreed | Agreed[]][] => {
    const value = settings[name];
    if (Array.isArray(value)) return [[name, value.filter(isAgreed)]];
    return isAgreed(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(known);
}

/** A value as a person reads it. Where a game has no words for a time, it is told in minutes. */
export function wordFor(one: AgreementInfo, value: unknown): string {
  const label = one.values.find((each) => each.value === value)?.label;
  if (one.unit === 'minutes' && typeof value === 'number' && (label ?? String(value)) === String(value)) {
    return say('lobby.new.agree.minutes', { n: Math.round(value / MINUTE) });
  }
  return label ?? String(value);
}

function isList(value: unknown): value is Agreed[] {
  return Array.isArray(value);
}

function isAgreed(value: unknown): value is Agreed {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
