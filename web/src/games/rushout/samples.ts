/** A small race for the tests: a hero tile each, three trials, three spells. */
import type * as RushOut from './protocol';
import type { Race } from './possible/fitting';

export function card(id: string, more: Partial<RushOut.CardInfo> = {}): RushOut.CardInfo {
  return {
    id, name: id, kind: 'standard', kind_name: 'Trial', heroes: [], wizard: [], banner: '', text: '', swirl: false, ban: '',
    curse: '', reach: '', wounds: 0, souls: false, star: '', turns: [], swaps: false, effect: '', price: 0, ...more,
  };
}

const CARDS = [
  card('gate', { heroes: ['sword', 'sword', 'heart', 'heart'], banner: 'water' }),
  card('doors', { heroes: ['fire', 'sword', 'key'] }),
  card('purse', { kind: 'coin', heroes: ['key', 'key'], wizard: ['plant', 'air'] }),
  card('fingers', { kind: 'confusion', wizard: ['plant', 'plant', 'water'], reach: 'one' }),
  card('gust', { kind: 'confusion', wizard: ['air', 'air'], reach: 'all' }),
  card('mist', { kind: 'doom', wizard: ['fire'], wounds: 2, souls: true }),
  card('knees', { kind: 'weakness', heroes: ['heart'], ban: 'sword' }),
  card('maelstrom', { kind: 'weakness', heroes: ['key'], swirl: true }),
  card('tied', { kind: 'curse', heroes: ['key'], curse: 'one_hand' }),
  card('palms', { kind: 'curse', heroes: ['fire'], curse: 'clap' }),
  card('cap', { kind: 'equipment', star: 'any', price: 3 }),
  card('dew', { kind: 'scroll', turns: ['plant', 'water'], price: 2 }),
  card('pages', { kind: 'scroll', swaps: true, price: 1 }),
];

const HEROES: RushOut.HeroInfo[] = [
  { id: 'warrior', name: 'Warrior', star: 'sword', wounded: ['heart', 'heart'], ability: 'repel', price: 3, text: '' },
  { id: 'bard', name: 'Bard', star: 'key', wounded: ['heart', 'key'], ability: 'inspire', price: 1, text: '' },
  { id: 'paladin', name: 'Paladin', star: 'fire', wounded: ['heart', 'fire'], ability: 'heal', price: 3, text: '' },
];

export const content: RushOut.Content = {
  cards: Object.fromEntries(CARDS.map((one) => [one.id, one])),
  heroes: Object.fromEntries(HEROES.map((one) => [one.id, one])),
  scenarios: ['exercise1', 'scenario6'].map((id) => ({
    id, name: id, about: '', rounds: 3, dragon: id !== 'exercise1', coins: true, souls: true, lives: true, abilities: id === 'scenario6', spells: ['confusion'],
  })),
  phrases: [{ id: 'thanks', text: 'Thank you.' }],
  words: { symbol: { sword: 'sword' }, side: {}, role: { wizard: 'Wizard' }, colour: {} },
};

export function player(seat: number, more: Partial<RushOut.PlayerView> = {}): RushOut.PlayerView {
  const character = ['', 'warrior', 'bard', 'paladin'][seat] ?? '';
  const colour = ['', 'green', 'brown', 'blue'][seat] ?? '';
  return { seat, busy: 0, spot: '', character, colour, wounded: false, weak: [], items: [], experience: 0, ...more };
}

export function die(face: string, more: Partial<RushOut.Die> = {}): RushOut.Die {
  return { face, place: '', field: -1, rolled: true, order: 0, inspired: false, ...more };
}

export const laid = (face: string, place: string, field: number): RushOut.Die => die(face, { place, field, rolled: false });

export function place(name: string, id: string, more: Partial<RushOut.PlaceView> = {}): RushOut.PlaceView {
  const fields = content.cards[id];
  const spell = name.startsWith('s');
  return { place: name, card: id, heroes: spell ? [] : (fields?.heroes ?? []), wizard: name.startsWith('t') && fields?.kind !== 'coin' ? [] : (fields?.wizard ?? []), claimed: false, ...more };
}

export function table(more: Partial<RushOut.View> = {}): RushOut.View {
  return {
    seat: 1, scenario: 'exercise1', phase: 'race', round: 1, time: 10_000, began: 0, roll_time: 1_000, honour: false,
    players: [player(0), player(1), player(2), player(3)],
    dice: {
      0: die('plant'), 1: die('star'), 2: die('water'), 3: die('air'), 4: die('fire'),
      10: die('sword'), 11: die('star'), 12: die('heart'),
      20: die('key'), 21: die('fire'), 22: die('fire'),
      30: die('fire'), 31: die('fire'), 32: die('fire'),
    },
    trials: ['gate', 'doors', 'purse'], spells: ['fingers', 'gust', 'mist'],
    places: [place('t1', 'gate'), place('t2', 'doors'), place('t3', 'purse'), place('s1', 'fingers'), place('s2', 'gust'), place('s3', 'mist')],
    trial_stack: 4, spell_stack: 4, next_trial: '', curses: [], banners: ['water'], dragon: 0, dragon_tile: 0, souls: 7, lives: 4,
    hero_coins: 0, wizard_coins: 0, shelf: [], trophies: [], aim: null, owed: [], pausing: [], paused: false, spoken: [], caught: null, closes: 0, wish: null,
    asked: [0, 1, 2, 3], round_winner: '', how: '', winner: '', ...more,
  };
}

export function race(more: Partial<RushOut.View> = {}): Race {
  const view = table(more);
  return { view, content, rolling: new Set(view.players.filter(({ busy }) => busy > view.time).map(({ seat }) => seat)) };
}

/** The same dice, but some of them lie elsewhere or show something else. */
export function dice(changed: Record<number, RushOut.Die>): RushOut.View['dice'] {
  return { ...table().dice, ...changed };
}
