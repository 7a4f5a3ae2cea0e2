/** Where to press to give an answer: on a die, a card or tile, a hero; whatever is left needs a button. */
import type * as RushOut from '../protocol';

export interface Targets {
  dice: ReadonlyMap<number, RushOut.Answer>;
  places: ReadonlyMap<string, RushOut.Answer>;
  heroes: ReadonlyMap<number, readonly RushOut.Answer[]>;
  /** Answers of which several belong to the same thing. */
  listed: readonly RushOut.Answer[];
}

export function targetsOf(answers: readonly RushOut.Answer[]): Targets {
  const dice = new Map<number, RushOut.Answer>();
  const places = new Map<string, RushOut.Answer>();
  const heroes = new Map<number, RushOut.Answer[]>();
  const listed: RushOut.Answer[] = [];
  for (const answer of answers) {
    switch (answer.move) {
      case 'removedie':
      case 'swirl':
      case 'inspire':
        dice.set(answer.die, answer);
        break;
      case 'turn':
        // With two scrolls some dice have two ways to be turned.
        if (answers.some((other) => other !== answer && other.move === 'turn' && other.die === answer.die)) listed.push(answer);
        else dice.set(answer.die, answer);
        break;
      case 'removedice':
        places.set(answer.place, answer);
        break;
      case 'swap':
        places.set(`s${answer.slot}`, answer);
        break;
      case 'cleanse':
        // One of the two is on the table.
        places.set(`w:${answer.card}`, answer).set(`c:${answer.card}`, answer);
        break;
      case 'heal':
        heroes.set(answer.hero, [answer]);
        break;
      case 'afflict':
        for (const hero of answer.heroes) heroes.set(hero, [...(heroes.get(hero) ?? []), answer]);
        break;
      default:
        listed.push(answer);
    }
  }
  return { dice, places, heroes, listed };
}
