/** What the frame of a table must know about Star Quest. */
import type { Component } from 'svelte';
import type { Line } from '../../lib/protocol';
import { language } from '../../lib/words.svelte';
import type { CampaignProps, DrawnFace, GameFace, Named, Seated } from '../face';
import { ENDING } from './choosing/offers';
import { inches } from './field/measure';
import type * as StarQuest from './protocol';
import { figures, hits, moment, proposals, verdict } from './story';
import { unfold } from './story/unfold';

const KEYS = ['arrows', 'shift', 'enter', 'tab', 'modes', 'zoom', 'fit', 'here', 'escape'] as const;
const FRAME_KEYS = ['pass', 'undo', 'suggest', 'log', 'help'] as const;

async function load(): Promise<DrawnFace> {
  const [board, setup, preview] = await Promise.all([
    import('./board/Board.svelte'),
    import('./setup/Heroes.svelte'),
    import('./sheet/Preview.svelte'),
  ]);
  return { Board: board.default, Setup: setup.default, preview: preview.default } as unknown as DrawnFace;
}

function nameOfThing(content: unknown, id: string): string {
  const { classes, units, weapons, deeds, terrain, statuses, injuries, missions, factions } = content as StarQuest.Content;
  for (const list of [classes, units, weapons, deeds, terrain, statuses, injuries, missions, factions]) {
    const found = (list as readonly Named[]).find((one) => one.id === id);
    if (found !== undefined) return found.name;
  }
  return id;
}

/** The class of a hero: who is on the table, who was chosen there, who was agreed on before. */
function roleOf({ seat, view, content, settings }: Seated): string {
  const { heroes, company } = (view ?? { heroes: [], company: [] }) as Pick<StarQuest.View, 'heroes' | 'company'>;
  const agreed = settings as Partial<StarQuest.Settings>;
  const kind = heroes.find((one) => one.seat === seat)?.kind ?? (company[seat - 1] || (agreed.sheets?.[seat - 1]?.hero ?? agreed.company?.[seat - 1]));
  return (content as StarQuest.Content).classes.find(({ id }) => id === kind)?.name ?? '';
}

/** Lengths are told in inches. */
function priced(name: string, n: number, view: unknown): string {
  return name === 'inches' ? inches(n, (view as StarQuest.View).small, language.current) : '';
}

/** To go home ends more than a turn, and nobody should press it by accident. */
const LAST = new Set(['gohome', 'breakcamp']);

export const face: GameFace = {
  load,
  keys: [...KEYS, ...FRAME_KEYS].map((name) => ({ key: `starquest.keys.${name}.key`, text: `starquest.keys.${name}.text` })),
  passes: (answer) => ENDING.has((answer as StarQuest.Answer).move) && !LAST.has((answer as StarQuest.Answer).move),
  opensTurn: (line: Line) => line.key === 'log.round',
  nameOfThing,
  isSetup: (question) => question === 'starquest.hero',
  roleOf,
  answersOnBoard: (question) => question.startsWith('starquest.'),
  campaign: async () => (await import('./campaign/Company.svelte')).default as unknown as Component<CampaignProps>,
  moment,
  priced,
  hits,
  unfold,
  verdict,
  figures,
  proposals,
};
