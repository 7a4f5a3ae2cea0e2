/** What one's own moves lead to, drawn before the server has said so. */
import type * as RushOut from '../protocol';
import { looseOf, owedBy, SWIRL } from './fitting';

/** Dice that were thrown here but not there yet: they roll until the server knows of them. */
export const IN_THE_AIR = Number.MAX_SAFE_INTEGER;

type Changes = Partial<RushOut.View>;

function withDice(view: RushOut.View, changed: Iterable<readonly [number, Partial<RushOut.Die>]>): RushOut.View['dice'] {
  const dice = { ...view.dice };
  for (const [number, change] of changed) {
    const die = dice[number];
    if (die !== undefined) dice[number] = { ...die, ...change };
  }
  return dice;
}

function withPlayer(view: RushOut.View, seat: number, change: Partial<RushOut.PlayerView>): RushOut.PlayerView[] {
  return view.players.map((player) => (player.seat === seat ? { ...player, ...change } : player));
}

function after(view: RushOut.View, seat: number, answer: RushOut.Answer): Changes {
  switch (answer.move) {
    case 'roll': {
      const numbers = [...looseOf(view, seat), ...answer.back];
      return {
        dice: withDice(view, numbers.map((number) => [number, { place: '', field: -1, rolled: true, order: 0, inspired: false }] as const)),
        players: withPlayer(view, seat, { busy: IN_THE_AIR, spot: '' }),
      };
    }
    case 'place': {
      const card = view.places.find((place) => place.place === answer.place)?.card ?? '';
      const laid = answer.dice.map(([number, field]) => [number, { place: answer.place, field, rolled: false, inspired: false }] as const);
      const bound = answer.dice.some(([number]) => view.dice[number]?.inspired === false);
      return { dice: withDice(view, laid), players: bound ? withPlayer(view, seat, { spot: `${answer.place}/${card}` }) : view.players };
    }
    case 'swirl': {
      const owed = owedBy(view, seat, 'swirl');
      if (owed === undefined) return {};
      return {
        dice: withDice(view, [[answer.die, { place: owed.place, field: SWIRL, rolled: false }]]),
        owed: view.owed.filter((one) => one !== owed),
      };
    }
    case 'clap':
      return { owed: paid(view, (one) => one.what === 'clap' && one.place === answer.place, seat) };
    case 'learn':
      return { owed: view.owed.filter((one) => !(one.what === 'learn' && one.heroes.includes(seat))) };
    default:
      return {};
  }
}

/** What is owed when this hero has done his part. */
function paid(view: RushOut.View, which: (owed: RushOut.Owed) => boolean, seat: number): RushOut.Owed[] {
  return view.owed.map((one) => (which(one) ? { ...one, heroes: one.heroes.filter((hero) => hero !== seat) } : one));
}

/** The table as it will be if the server agrees to everything that is on its way. */
export function foresee(view: RushOut.View, seat: number, answers: readonly RushOut.Answer[]): RushOut.View {
  return answers.reduce((seen, answer) => ({ ...seen, ...after(seen, seat, answer) }), view);
}
