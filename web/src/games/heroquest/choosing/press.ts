/** What a press on a place of the board means, given what is offered and what was taken up before. */
import type { Squares } from '../../../lib/protocol';
import { isAtOnce, kindOf, numberOf, type Answer, type Offer, type Place } from './offers';

/** A spell, a potion, a scroll or an artifact that is being aimed; squares are named one after another. */
export interface Aim {
  with: string;
  named: readonly Place[];
}

export type Step =
  | { do: 'act'; answer: Answer }
  | { do: 'menu'; offers: readonly Offer[] }
  | { do: 'name'; aim: Aim }
  | { do: 'walk'; to: number }
  | { do: 'look' };

/** Answers that only make sense once somebody has taken them up: a square for a wall of stone, the first of a sweep. */
function needsAim({ answer, places }: Offer): boolean {
  return answer.move === 'sweep' || ('squares' in answer && answer.move !== 'path' && places.some((place) => place.startsWith('square')));
}

/** What can still be meant while something is aimed; without an aim everything but what must be taken up first. */
export function possible(offers: readonly Offer[], aim: Aim | null): Offer[] {
  if (aim === null) return offers.filter((offer) => !needsAim(offer));
  return offers.filter((offer) => offer.with === aim.with && aim.named.every((place) => offer.places.includes(place)));
}

/** The places that glow: with an aim its targets, else everything that can be used at once or from a menu. */
export function glowing(offers: readonly Offer[], aim: Aim | null): Map<Place, Offer[]> {
  const found = new Map<Place, Offer[]>();
  for (const offer of possible(offers, aim)) {
    for (const place of offer.places) {
      if (place === 'self' || aim?.named.includes(place)) continue;
      found.set(place, [...(found.get(place) ?? []), offer]);
    }
  }
  return found;
}

/** Of what somebody would like to do most often first. */
const ORDER = ['attack', 'throw', 'special', 'opendoor', 'searchfurniture', 'openchest', 'disarmchest', 'disarm', 'jump', 'sweep', 'takeup', 'herbs'];

function inOrder(offers: readonly Offer[]): Offer[] {
  const rank = ({ answer }: Offer): number => (ORDER.indexOf(answer.move) + ORDER.length + 1) % (ORDER.length + 1);
  return [...offers].sort((a, b) => rank(a) - rank(b));
}

export function press(place: Place, offers: readonly Offer[], aim: Aim | null, reach: ReadonlyMap<number, unknown>): Step {
  const here = inOrder(glowing(offers, aim).get(place) ?? []);
  if (aim !== null) return aimAt(place, here, aim);
  if (here.length === 0) {
    const to = kindOf(place) === 'square' ? numberOf(place) : -1;
    return reach.has(to) ? { do: 'walk', to } : { do: 'look' };
  }
  const [first] = here;
  if (here.length === 1 && first && isAtOnce(first)) return { do: 'act', answer: first.answer };
  return { do: 'menu', offers: here };
}

function aimAt(place: Place, here: readonly Offer[], aim: Aim): Step {
  if (here.length === 0) return { do: 'look' };
  const [first] = here;
  if (here.length === 1 && first) return { do: 'act', answer: first.answer };
  const named = [...aim.named, place];
  // Two answers for the same places (ways round, sides) are told apart by their words.
  const same = here.every((offer) => offer.places.every((one) => named.includes(one)));
  return same ? { do: 'menu', offers: here } : { do: 'name', aim: { ...aim, named } };
}

/** A way into what one knows to be dangerous must be told square by square; it is only offered where it fits. */
export function intoDanger(way: readonly number[], domain: Squares | null): Answer | null {
  return domain !== null && way.length > 0 && way.length <= domain.budget ? { move: 'path', squares: [...way] } : null;
}
