/** The table in words: labels of cards and fields for everyone who listens instead of looking. */
import type * as SideQuest from '../protocol';
import { say } from '$lib/words.svelte';

import { attackOf, defenseOf, keywordsOf, signed, statesOf, type Value } from '../card/values';

/** Parts of a sentence in the order in which one wants to hear them. */
export function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

export function printedCard(
  card: SideQuest.CardInfo,
  content: SideQuest.Content,
  cost: number | null = card.cost,
): string {
  const stat = (key: string, value: number | string | null) =>
    value === null ? '' : `${content.words.stat?.[key] ?? key} ${value}`;
  const price =
    cost === null || !card.resource
      ? ''
      : say('sidequest.spoken.says.cost', { n: cost, resource: content.words.resource?.[card.resource] ?? card.resource });
  return joined([
    card.name,
    card.type_line,
    price,
    stat('atk', card.atk),
    stat('def', card.defense),
    stat('arm', card.arm),
    ...card.keywords.map((word) => word.name),
  ]);
}

function value(name: string, given: Value | null): string {
  if (given === null) return '';
  const now = given.damage ? say('sidequest.spoken.says.of', { n: given.now, most: given.most }) : String(given.now);
  return given.change ? `${name} ${now} (${signed(given.change)})` : `${name} ${now}`;
}

/** "Pack Mule, creature, ATK 1, DEF 3 of 4, has blocked." */
export function cardInPlay(
  thing: SideQuest.ThingView,
  card: SideQuest.CardInfo | undefined,
  view: SideQuest.View,
  content: SideQuest.Content,
): string {
  if (card === undefined) return joined([say('sidequest.spoken.says.face-down'), damage(thing)]);
  const heroes = view.heroes.length;
  const word = (key: string) => content.words.stat?.[key] ?? key;
  const armor = card.arm !== null || thing.zone === 'partner';
  return joined([
    card.name,
    card.type_line,
    value(word('atk'), attackOf(card, thing, heroes)),
    value(word(armor ? 'arm' : 'def'), defenseOf(card, thing, heroes)),
    ...keywordsOf(card, thing, content).map(({ label }) => label),
    ...statesOf(thing, view.turn).map((state) => say(`sidequest.card.state.${state}`, { n: thing.burn })),
  ]);
}

function damage(thing: SideQuest.ThingView): string {
  return thing.damage ? say('sidequest.spoken.says.damage', { n: thing.damage }) : '';
}

/** A Hero in one sentence; the cards of the field follow one by one. */
export function heroInWords(hero: SideQuest.HeroView, name: string, content: SideQuest.Content): string {
  const resource = (key: string) => content.words.resource?.[key] ?? key;
  const free = (key: string, n: number, most: number) =>
    say('sidequest.spoken.says.free', { n, most, resource: resource(key) });
  if (hero.out) return joined([name, say('sidequest.board.hero.out')]);
  return joined([
    name,
    `${content.words.resource?.lp ?? 'LP'} ${hero.lp}`,
    free('int', hero.int_free, hero.int_max),
    free('str', hero.str_free, hero.str_max),
    say('sidequest.spoken.says.hand', { n: hero.hand_size }),
    say('sidequest.spoken.says.deck', { n: hero.deck }),
    say('sidequest.spoken.says.prizes', { n: hero.prizes }),
    hero.burn ? say('sidequest.card.state.burning', { n: hero.burn }) : '',
  ]);
}

export function gmInWords(gm: SideQuest.GmView, name: string, content: SideQuest.Content): string {
  return joined([
    name,
    say('sidequest.spoken.says.bp', {
      n: gm.bp,
      spent: gm.spent,
      bound: gm.bound,
      cap: gm.cap,
      resource: content.words.resource?.bp ?? 'bp',
    }),
    say('sidequest.spoken.says.hand', { n: gm.hand_size }),
    say('sidequest.spoken.says.deck', { n: gm.deck }),
  ]);
}
