/** A small table for the tests: two heroes, two groups of raiders north of them, a crate, a marker and a token. */
import type { Forecast, OptionInfo, PromptInfo, Region } from '../../lib/protocol';
import type * as StarQuest from './protocol';

const INCH = 1000;

export function model(n: number, x: number, y: number, more: Partial<StarQuest.ModelView> = {}): StarQuest.ModelView {
  return { n, x: x * INCH, y: y * INCH, level: 0, wounds: 0, member: 0, ...more };
}

const PLAIN = { size: 1, radius: 630, tall: 1250, tough: 1, fatigued: false, shaken: false, status: [], marks: [], tokens: 0, activated: false, fired: [] };

export function hero(seat: number, x: number, y: number, more: Partial<StarQuest.HeroView> = {}): StarQuest.HeroView {
  return {
    ...PLAIN, unit: seat, kind: ['', 'pilot', 'breaker'][seat] ?? 'mender', models: [model(0, x, y)], tough: 9, seat, name: '', level: 1, quality: 4, defense: 6,
    strength: 6, dexterity: 6, willpower: 4, stamina: 6, full_stamina: 6, advance: 6 * INCH, rush: 12 * INCH, charge: 12 * INCH, arms: [{ weapon: 'pistol', wares: [] }],
    wares: [], skills: [], spells: [], kits: [], injuries: [], used: [], down: false, aside: false, carries: [], actions: 1, skill_actions: 1, exerted: false, kills: 0, ...more,
  };
}

export function raiders(unit: number, x: number, y: number, more: Partial<StarQuest.EnemyView> = {}): StarQuest.EnemyView {
  return { ...PLAIN, unit, kind: 'raiders', size: 3, models: [0, 1, 2].map((n) => model(n, x + n * 1.5, y)), wave: 0, ...more } as StarQuest.EnemyView;
}

const box = (x: number, y: number, wide: number, high: number): [number, number][] => [[x, y], [x + wide, y], [x + wide, y + high], [x, y + high]].map(([a, b]) => [a! * INCH, b! * INCH]);

export function table(more: Partial<StarQuest.View> = {}): StarQuest.View {
  return {
    seat: 1, mission: 'test', title: { en: 'Test mission' }, briefing: { en: 'Go.' }, round: 2, phase: 'heroes', active: 1, asked: [1], side: 48 * INCH, small: false, beside: false, instructions: [],
    corner: 'south_west', pieces: [{ terrain: 'crate', corners: box(14, 18, 2, 2), height: 1000 }, { terrain: 'pool', corners: box(4, 10, 3, 3), height: 100 }],
    company: [], heroes: [hero(1, 10, 20), hero(2, 6, 22)], enemies: [raiders(11, 10, 10), raiders(12, 9, 9)], came: ['raiders', 'raiders', 'raiders'], waiting: [],
    markers: [{ n: 1, kind: 'goal', of: 'primary', spot: { x: 30 * INCH, y: 20 * INCH, level: 0 }, armed: false, count: 0, carrier: 0, done: false }],
    tokens: [{ n: 1, spot: { x: 12 * INCH, y: 24 * INCH, level: 0 }, found: '' }],
    goals: [], alertness: 1, waves: 0, credits: 0, xp: 0, visit: 'mission', ready: [], camp: null, how: '', ...more,
  } as unknown as StarQuest.View;
}

const terrain = (id: string, name: string, look: string, form: string, more: Partial<StarQuest.TerrainInfo>): StarQuest.TerrainInfo => ({
  id, name, look, form, height: 1000, impassable: false, blocking: false, cover: false, difficult: false, dangerous: false, ...more,
});

export const content = {
  classes: [{ id: 'pilot', name: 'Pilot', about: '', rules: [], weapons: [], skills: [], spells: [], ability: '' }, { id: 'breaker', name: 'Breaker', about: '', rules: [], weapons: [], skills: [], spells: [], ability: '' }],
  units: [{ id: 'raiders', faction: 'wreckers', name: 'Raiders', plural: 'Raiders', about: '', role: 'line', quality: 5, defense: 5, tough: 1, radius: 630, tall: 1250, weapons: [], count: 3, members: [], rules: [], points: 50 }],
  factions: [{ id: 'wreckers', name: 'Wreckers', about: '', spells: [] }],
  weapons: [{ id: 'pistol', name: 'Pistol', range: 12 * INCH, attacks: 2, ap: 0, text: '' }],
  deeds: [{ id: 'mark_target', name: 'Mark target', kind: 'skill', text: '', flavour: '', rules: [], range: 18 * INCH, value: 0, fits: '' }],
  terrain: [terrain('crate', 'Crate', 'crate', 'solid', { cover: true }), terrain('pool', 'Pool', 'water', 'area', { difficult: true, dangerous: true, height: 100 })],
  missions: [{ id: 'test', name: 'Test mission', briefing: '', chapter: 1, difficulty: 1, primary: 'clean_sweep' }, { id: 'next', name: 'The next one', briefing: '', chapter: 1, difficulty: 1, primary: 'delivery' }],
  statuses: [],
  injuries: [],
} as unknown as StarQuest.Content;

export const option = (answer: StarQuest.Answer): OptionInfo => ({ answer, text: answer.move });

export const AROUND: Region = { domain: 'region', x: 10 * INCH, y: 20 * INCH, length: 12 * INCH, things: [1] };

export function prompt(answers: readonly StarQuest.Answer[], domain: Region | null = AROUND): PromptInfo {
  return { ask: 1, question: 'starquest.activation', title: 'Your turn', hint: '', rules: [], options: answers.map(option), open: true, about: [], domain, thing: '', reaction: false };
}

export function forecast(more: Partial<Forecast> = {}): Forecast {
  return { type: 'forecast', id: 1, seat: 1, refusal: null, price: {}, certain: [], odds: [], tries: 0, drawn: [], unopposed: false, ...more };
}
