/** A small dungeon for the tests: a room with two heroes, a door, a corridor with a goblin. */
import type { OptionInfo, PromptInfo, Squares } from '../../lib/protocol';
import type * as HeroQuest from './protocol';

/** Room A is 3 by 3, the corridor runs along its right side; what is behind it is dark. */
export const ROWS = ['AAA. ', 'AAA. ', 'AAA. ', '     '];
export const WIDTH = 5;

export function hero(seat: number, square: number, more: Partial<HeroQuest.HeroView> = {}): HeroQuest.HeroView {
  return {
    seat, hero: ['', 'barbarian', 'elf'][seat] ?? 'dwarf', state: 'up', woken_by: '', square, spot: '', body: 6, full_body: 8, mind: 2,
    full_mind: 2, gold: 0, attack: ['white', 'white'], shot: [], defence: ['white', 'white'], weapons: [], belt: null, surplus: [],
    armour: [], bag: [], scrolls: [], ingredients: [], unknown: 0, spells: [], base: [0, 0, 0], casts: 0, order: '', sets: [], used: [],
    marks: [], pit: false, left: 5, took: [], kills: 0, ...more,
  } as HeroQuest.HeroView;
}

export function monster(id: number, square: number, more: Partial<HeroQuest.MonsterView> = {}): HeroQuest.MonsterView {
  return {
    id, monster: 'goblin', tag: '', square, spot: '', body: 1, full_body: 1, mind: 2, attack: 2, defence: 1, tempo: 10, facing: 2,
    led_by: 0, asleep: false, frenzy: false, marks: [], done: false, left: 0, took: [], spells: [], ...more,
  } as HeroQuest.MonsterView;
}

export function gear(thing: string, more: Partial<HeroQuest.Gear> = {}): HeroQuest.Gear {
  return { thing, rusty: false, notched: false, fallen: 0, oiled: false, dull: false, ...more };
}

export function table(more: Partial<HeroQuest.View> = {}): HeroQuest.View {
  return {
    seat: 1, quest: 'mill', title: { en: 'The Mill' }, briefing: {}, aim: { en: 'Find the miller.' }, visit: 'quest', ready: [], round: 2,
    turn: 1, acting: 0, order: [1, 2, 0], width: WIDTH, height: 4, rows: ROWS, stairs: [0],
    doors: [{ door: 0, one: 7, other: 8, kind: 'door', open: false, locked: false }],
    furniture: [{ piece: 0, kind: 'throne', squares: [2], searched: false }],
    chests: [{ chest: 0, square: 10, open: false, trapped: null }],
    traps: [], pits: [], rubble: [], blocked: [], walls: [], shadows: [], searched: [], emptied: [], dropped: [],
    company: [], heroes: [hero(1, 6), hero(2, 5)], monsters: [monster(11, 8)], flags: [], goal_met: false, how: '', plan: null, ...more,
  } as unknown as HeroQuest.View;
}

const spell = (id: string, aim: string): HeroQuest.CardInfo => ({ id, name: id, school: 'special', text: '', flavour: '', rules: [], aim, sight: 'line', hostile: true, price: 0 });

export const content = {
  heroes: [
    { id: 'barbarian', name: 'Barbarian', body: 8, mind: 2, defence: 2, move: 5, weapon: 'longsword', abilities: [] },
    { id: 'elf', name: 'Elf', body: 6, mind: 4, defence: 2, move: 6, weapon: 'short_sword', abilities: [] },
  ],
  monsters: [{ id: 'goblin', name: 'Goblin', family: 'goblin', attack: [2], defence: 1, tempo: 10, body: 1, mind: 2, traits: [] }],
  things: [
    { id: 'longsword', name: 'Longsword', kind: 'weapon', text: '', rules: [], price: 0, artifact: false, dice: 3, colour: 'white', place: 'melee', only: [] },
    { id: 'bow', name: 'Bow', kind: 'weapon', text: '', rules: [], price: 0, artifact: false, dice: 2, colour: 'white', place: 'ranged', only: [] },
    { id: 'helmet', name: 'Helmet', kind: 'armour', text: '', rules: [], price: 0, artifact: false, dice: 1, colour: '', place: 'head', only: [] },
  ],
  spells: [spell('tempest', 'enemy'), spell('stone_wall', 'two_squares'), spell('genie', 'enemy_or_door')],
  cards: [],
  furniture: [{ id: 'throne', name: 'Throne', tall: false, brews: false }],
  names: [],
  quests: [],
} as unknown as HeroQuest.Content;

export const option = (answer: HeroQuest.Answer): OptionInfo => ({ answer, text: answer.move });

export function reach(squares: readonly [number, number][], budget = 5): Squares {
  return { domain: 'squares', squares: squares.map(([at]) => at), costs: squares.map(([, cost]) => cost), risks: squares.map(() => 0), budget };
}

export function prompt(answers: readonly HeroQuest.Answer[], domain: Squares | null = reach([[1, 1], [11, 1], [12, 2]])): PromptInfo {
  return {
    ask: 1, question: 'heroquest.turn', title: 'Your turn', hint: '', rules: [], options: answers.map(option), open: true, about: [1],
    domain, thing: '', reaction: false,
  };
}
