/** What the frame of a table must know about HeroQuest. */
import type { Component } from 'svelte';
import type { Line } from '../../lib/protocol';
import type { CampaignProps, DrawnFace, GameFace, Named, Seated } from '../face';
import { ENDING } from './choosing/offers';
import { SIGNS } from './drawing/signs';
import type * as HeroQuest from './protocol';
import { figures, hits, moment, proposals, verdict } from './story';

const KEYS = ['arrows', 'enter', 'tab', 'zoom', 'fit', 'look', 'here', 'escape'] as const;
const FRAME_KEYS = ['pass', 'undo', 'suggest', 'log', 'help'] as const;
const FIRST_MONSTER = 11;

async function load(): Promise<DrawnFace> {
  const [board, setup, preview] = await Promise.all([
    import('./board/Board.svelte'),
    import('./setup/Setup.svelte'),
    import('./sheet/Preview.svelte'),
  ]);
  return { Board: board.default, Setup: setup.default, preview: preview.default } as unknown as DrawnFace;
}

function nameOfThing(content: unknown, id: string): string {
  const { things, spells, cards, monsters, heroes, furniture, names } = content as HeroQuest.Content;
  for (const list of [things, spells, cards, monsters, heroes, furniture, names]) {
    const found = (list as readonly Named[]).find((one) => one.id === id);
    if (found !== undefined) return found.name;
  }
  return id;
}

/** The class of a hero: who goes down, who was chosen at the table, who was agreed on before. */
function roleOf({ seat, view, content, settings }: Seated): string {
  const { heroes, company } = (view ?? { heroes: [], company: [] }) as Pick<HeroQuest.View, 'heroes' | 'company'>;
  const agreed = settings as Partial<HeroQuest.Settings>;
  const hero = heroes.find((one) => one.seat === seat)?.hero ?? (company[seat - 1] || (agreed.sheets?.[seat - 1]?.hero ?? agreed.company?.[seat - 1]));
  return (content as HeroQuest.Content).heroes.find(({ id }) => id === hero)?.name ?? '';
}

/** A monster that acts is somebody's; else it is the turn of whoever has it. */
function awaited(view: unknown): readonly number[] {
  const { how, acting, turn, monsters, visit, ready, heroes, ...rest } = view as HeroQuest.View & { asked?: number[] };
  if (rest.asked !== undefined) return rest.asked.filter((seat) => seat >= 0);
  if (how !== '') return [];
  if (visit === 'town') return heroes.map(({ seat }) => seat).filter((seat) => !ready.includes(seat));
  if (acting >= FIRST_MONSTER) return [monsters.find((one) => one.id === acting)?.led_by ?? 0];
  return [turn];
}

export const face: GameFace = {
  load,
  keys: [...KEYS, ...FRAME_KEYS].map((name) => ({ key: `heroquest.keys.${name}.key`, text: `heroquest.keys.${name}.text` })),
  awaited,
  passes: (answer) => ENDING.has((answer as HeroQuest.Answer).move) && (answer as HeroQuest.Answer).move !== 'leave',
  opensTurn: (line: Line) => line.key === 'log.round',
  nameOfThing,
  isSetup: (question) => question === 'heroquest.prepare' || question === 'heroquest.hero',
  roleOf,
  answersOnBoard: (question) => question.startsWith('heroquest.'),
  dieSigns: { skull: SIGNS.skull, shield: SIGNS.shield, monster: SIGNS.monster },
  campaign: async () => (await import('./campaign/Company.svelte')).default as unknown as Component<CampaignProps>,
  moment,
  hits,
  verdict,
  figures,
  proposals,
};
