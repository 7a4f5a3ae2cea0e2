/** What a press on a place of the table means, given what is offered and what was taken up before. */
import { isAtOnce, type Answer, type Offer, type Place } from './offers';

/** A skill, a spell or a kit that is being aimed; several targets are named one after another. */
export interface Aim {
  with: string;
  named: readonly Place[];
}

export type Step = { do: 'act'; answer: Answer } | { do: 'menu'; offers: readonly Offer[] } | { do: 'name'; aim: Aim } | { do: 'look' };

/** What can still be meant: with an aim only what fits to it; a charge only what is charged. */
export function possible(offers: readonly Offer[], aim: Aim | null, charging: boolean): readonly Offer[] {
  if (aim !== null) return offers.filter((offer) => offer.with === aim.with && aim.named.every((place) => offer.places.includes(place)));
  return charging ? offers.filter(({ answer }) => answer.move === 'charge') : offers;
}

/** The places that glow. */
export function glowing(offers: readonly Offer[], aim: Aim | null, charging: boolean): Map<Place, Offer[]> {
  const found = new Map<Place, Offer[]>();
  for (const offer of possible(offers, aim, charging)) {
    for (const place of offer.places) {
      if (place === 'self' || aim?.named.includes(place)) continue;
      found.set(place, [...(found.get(place) ?? []), offer]);
    }
  }
  return found;
}

/** Of what somebody would like to do most often first. */
const ORDER = ['shoot', 'shootat', 'charge', 'interact', 'discover', 'revive', 'shove', 'useskill', 'cast', 'useability', 'usekit'];

function inOrder(offers: readonly Offer[]): Offer[] {
  const rank = ({ answer }: Offer): number => (ORDER.indexOf(answer.move) + ORDER.length + 1) % (ORDER.length + 1);
  return [...offers].sort((a, b) => rank(a) - rank(b));
}

export function press(place: Place, offers: readonly Offer[], aim: Aim | null, charging: boolean): Step {
  const here = inOrder(glowing(offers, aim, charging).get(place) ?? []);
  const [first] = here;
  if (first === undefined) return { do: 'look' };
  if (aim !== null) return here.length === 1 ? { do: 'act', answer: first.answer } : aimAt(place, here, aim);
  return here.length === 1 && isAtOnce(first, charging) ? { do: 'act', answer: first.answer } : { do: 'menu', offers: here };
}

function aimAt(place: Place, here: readonly Offer[], aim: Aim): Step {
  const named = [...aim.named, place];
  // Several answers for the same targets, as with more tokens for a spell, are told apart by their words.
  const same = here.every((offer) => offer.places.every((one) => named.includes(one)));
  return same ? { do: 'menu', offers: here } : { do: 'name', aim: { ...aim, named } };
}

/** Answers that name exactly what has been named so far: whoever wants no further targets takes one of them. */
export function enough(offers: readonly Offer[], aim: Aim | null): Offer[] {
  if (aim === null || aim.named.length === 0) return [];
  return possible(offers, aim, false).filter(({ places }) => places.length === aim.named.length);
}
