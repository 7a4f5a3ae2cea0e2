/** What is offered, at the places of the board where one would look for it. */
import type { OptionInfo, PromptInfo } from '../../../lib/protocol';
import type * as HeroQuest from '../protocol';

/** A place of the board: a figure, a door, a piece of furniture, a chest, a trap, a square, or what has no place. */
export type Place = `${'figure' | 'door' | 'piece' | 'chest' | 'trap' | 'square'}:${number}` | 'self';
export type Answer = HeroQuest.Answer;
type Move = Answer['move'];

export interface Offer {
  answer: Answer;
  text: string;
  /** Where it is shown; the first one is where it belongs. */
  places: readonly Place[];
  /** What must be chosen before it has a place: a spell, a potion, a scroll, an artifact. */
  with: string;
}

export interface Scene {
  view: HeroQuest.View;
  content: HeroQuest.Content;
}

export const figure = (id: number): Place => `figure:${id}`;
export const square = (n: number): Place => `square:${n}`;
export const numberOf = (place: Place): number => Number(place.slice(place.indexOf(':') + 1));
export const kindOf = (place: Place): string => place.split(':')[0]!;

/** The answers that end something; they stand apart and last. */
export const ENDING: ReadonlySet<string> = new Set<Move>(['endturn', 'rest', 'endmaster', 'decline', 'keep', 'leave']);
/** Chosen by what is cast, drunk, read or used first, and then by its target; a sweep by where it begins. */
const WITH: ReadonlySet<string> = new Set<Move>(['cast', 'read', 'drink', 'use', 'sweep']);
/** One press does it: nothing is spent that would not be meant. */
const AT_ONCE: ReadonlySet<string> = new Set<Move>([
  'opendoor', 'attack', 'throw', 'act', 'takeup', 'searchfurniture', 'herbs', 'smash', 'special',
]);

/** What a spell or a thing is aimed at decides what its numbers mean. */
function aimOf(answer: Answer, { content }: Scene): string {
  if (answer.move !== 'cast' && answer.move !== 'read') return '';
  return content.spells.find((spell) => spell.id === answer.spell)?.aim ?? '';
}

/** Doors are named by their number; a direction by its first square, a room by its square behind the door. */
function aimed(answer: { target: number; squares: readonly number[] }, aim: string): Place[] {
  if (answer.target > 0) return [figure(answer.target)];
  if (answer.squares.length === 0) return ['self'];
  if (aim === 'door' || aim === 'enemy_or_door') return [`door:${answer.squares[0]!}`];
  return answer.squares.map(square);
}

function droppedAt(n: number, view: HeroQuest.View): Place {
  const dropped = view.dropped[n];
  return dropped === undefined ? 'self' : square(dropped.square);
}

/** Whoever stands on a square is pressed in its stead. */
function standingOn(at: number, view: HeroQuest.View): Place {
  const monster = view.monsters.find((one) => one.square === at);
  return monster === undefined ? square(at) : figure(monster.id);
}

/** Where an answer is looked for. */
export function placesOf(answer: Answer, scene: Scene): Place[] {
  switch (answer.move) {
    case 'walk':
    case 'dodge':
      return [square(answer.to)];
    case 'path':
      return answer.squares.length > 0 ? [square(answer.squares.at(-1)!)] : ['self'];
    case 'attack':
    case 'throw':
    case 'herbs':
    case 'special':
      return answer.target > 0 ? [figure(answer.target)] : ['self'];
    case 'cast':
    case 'read':
    case 'use':
      return aimed(answer, aimOf(answer, scene));
    case 'drink':
      return answer.target > 0 ? [figure(answer.target)] : ['self'];
    case 'give':
    case 'givegold':
    case 'loot':
      return [figure(answer.hero)];
    case 'act':
      return [figure(answer.monster)];
    case 'opendoor':
      return [`door:${answer.door}`];
    case 'searchfurniture':
      return [`piece:${answer.piece}`];
    case 'disarm':
      return [`trap:${answer.trap}`];
    case 'disarmchest':
    case 'openchest':
      return [`chest:${answer.chest}`];
    case 'jump':
      return [square(answer.over)];
    case 'smash':
      return [square(answer.square)];
    case 'sweep':
      return [standingOn(answer.start, scene.view)];
    case 'takeup':
      return [droppedAt(answer.item, scene.view)];
    default:
      return ['self'];
  }
}

function withWhat(answer: Answer): string {
  if (!WITH.has(answer.move)) return '';
  return `${answer.move}:${'spell' in answer ? answer.spell : 'thing' in answer ? answer.thing : ''}`;
}

export function offersOf(prompt: PromptInfo | null, scene: Scene): Offer[] {
  return (prompt?.options ?? []).map(({ answer, text }: OptionInfo) => {
    const said = answer as Answer;
    return { answer: said, text, places: placesOf(said, scene), with: withWhat(said) };
  });
}

/** Who acts: the question is about a hero's seat or a monster's number. */
export function actorOf(prompt: PromptInfo | null, view: HeroQuest.View): number {
  return prompt?.about[0] ?? (view.acting > 0 ? view.acting : view.turn);
}

/** Squares in reach with their cost. */
export function reachOf(prompt: PromptInfo | null): Map<number, { cost: number; risk: number }> {
  const domain = prompt?.domain;
  if (domain?.domain !== 'squares') return new Map();
  return new Map(domain.squares.map((at, i) => [at, { cost: domain.costs[i] ?? 0, risk: domain.risks[i] ?? 0 }]));
}

export function isAtOnce(offer: Offer): boolean {
  return AT_ONCE.has(offer.answer.move);
}
