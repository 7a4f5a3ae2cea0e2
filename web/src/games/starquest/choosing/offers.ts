/** What is offered, at the places of the table where one would look for it. */
import type { OptionInfo, PromptInfo } from '../../../lib/protocol';
import type * as StarQuest from '../protocol';

/** A unit, a mission marker, a search token, a quarter of the table, or what has no place. */
export type Place = `${'unit' | 'marker' | 'token'}:${number}` | `quarter:${string}` | 'self';
export type Answer = StarQuest.Answer;
type Move = Answer['move'];

export interface Offer {
  answer: Answer;
  text: string;
  /** Where it is shown. */
  places: readonly Place[];
  /** What must be chosen before it has a place: a skill, a spell, a kit. */
  with: string;
}

export const unit = (id: number): Place => `unit:${id}`;
export const numberOf = (place: Place): number => Number(place.slice(place.indexOf(':') + 1));
export const kindOf = (place: Place): string => place.split(':')[0]!;
export const restOf = (place: Place): string => place.slice(place.indexOf(':') + 1);

/** The answers that end something or decline it; they stand apart and last. */
export const ENDING: ReadonlySet<string> = new Set<Move>(['afteryou', 'endactivation', 'holdfire', 'stay', 'decline', 'standidle', 'skip', 'takewhoisleft', 'waitinambush', 'gohome', 'breakcamp']);
/** What is done with something so near that a figure may cover it. */
export const NEAR: ReadonlySet<string> = new Set<Move>(['interact', 'discover', 'revive']);
/** Chosen by what is used first, and then by its target. */
const WITH: ReadonlySet<string> = new Set<Move>(['useskill', 'useability', 'cast', 'usekit', 'give']);
/** One press does it: whoever presses a target that is asked for means it. */
const AT_ONCE: ReadonlySet<string> = new Set<Move>(['activate', 'shoot', 'shootat', 'quarter']);

/** Where an answer is looked for; a hero's own number is where the hero stands. */
export function placesOf(answer: Answer, me: number | null): Place[] {
  switch (answer.move) {
    case 'charge':
    case 'shove':
    case 'shootat':
      return [unit(answer.target)];
    case 'shoot':
      return [...new Set(answer.at.map(([, target]) => unit(target)))];
    case 'revive':
    case 'usekit':
    case 'give':
      return [unit(answer.hero)];
    case 'useskill':
    case 'useability':
    case 'cast':
      return answer.targets.length > 0 ? answer.targets.map(unit) : ['self'];
    case 'discover':
      return [`token:${answer.token}`];
    case 'interact':
      return [`marker:${answer.marker}`];
    case 'quarter':
      return [`quarter:${answer.quarter}`];
    case 'activate':
      return me === null ? ['self'] : [unit(me)];
    default:
      return ['self'];
  }
}

function withWhat(answer: Answer): string {
  if (!WITH.has(answer.move)) return '';
  const what = 'skill' in answer ? answer.skill : 'ability' in answer ? answer.ability : 'spell' in answer ? answer.spell : 'kit' in answer ? answer.kit : '';
  return `${answer.move}:${what}`;
}

export function offersOf(prompt: PromptInfo | null, me: number | null): Offer[] {
  return (prompt?.options ?? []).map(({ answer, text }: OptionInfo) => {
    const said = answer as Answer;
    return { answer: said, text, places: placesOf(said, me), with: withWhat(said) };
  });
}

export function isAtOnce({ answer }: Offer, charging: boolean): boolean {
  return AT_ONCE.has(answer.move) || (charging && answer.move === 'charge');
}
