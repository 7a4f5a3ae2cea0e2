/** What the frame of a table must know about SideQuest. */
import type { Line } from '../../lib/protocol';
import type * as SideQuest from './protocol';
import { say } from '../../lib/words.svelte';
import type { Claim, DrawnFace, GameFace, Named } from '../face';
import { usual } from '../usual';
import { cardOf } from './card/values';
import { figures, hits, moment, proposals } from './story';

const TURNS = new Set(['log.hero-turn', 'log.gm-turn']);
const SETUP = new Set(['level', 'create', 'deck', 'world-deck', 'bosses', 'discovery-deck', 'ten-cards', 'mulligan']);
const INSTANTS = new Set(['instant', 'gm_instant']);
/** The rule behind each mistake that the GM may claim. */
const CLAIMED: Record<string, string> = { refused: 'SQ-12.1', 'named-card': 'SQ-12.1', 'wrong-name': 'SQ-12.2' };

async function load(): Promise<DrawnFace> {
  const [board, setup, preview] = await Promise.all([
    import('./board/Board.svelte'),
    import('./setup/SetupPanel.svelte'),
    import('./card/Preview.svelte'),
  ]);
  return { Board: board.default, Setup: setup.default, preview: preview.default } as unknown as DrawnFace;
}

function passes(answer: unknown): boolean {
  const said = answer as SideQuest.Answer;
  if (said.move === 'block') return said.blocker === 0;
  if (said.move === 'declare') return said.attacks.length === 0;
  return usual.passes(said);
}

function handOf(view: SideQuest.View, me: number): readonly string[] {
  return me === 0 ? view.gm.hand : (view.heroes.find((hero) => hero.seat === me)?.hand ?? []);
}

/** A card once, however many copies of it there are. */
function named(content: SideQuest.Content, cards: Iterable<string>): Named[] {
  return [...new Set(cards)].map((id) => ({ id, name: nameOfThing(content, id) }));
}

function nameOfThing(content: unknown, id: string): string {
  return cardOf(content as SideQuest.Content, id)?.name ?? id;
}

function reacting(view: unknown, content: unknown, me: number): Named[] {
  const table = view as SideQuest.View;
  const printed = (id: string) => cardOf(content as SideQuest.Content, id) ?? [];
  const instants = handOf(table, me).flatMap(printed).filter((card) => INSTANTS.has(card.type));
  const own = Object.values(table.things).filter((thing) => thing.owner === me);
  const acting = own.flatMap((thing) => printed(thing.card)).filter((card) => card.text.length > 0);
  return named(content as SideQuest.Content, [...instants, ...acting].map((card) => card.id));
}

function askable(view: unknown, content: unknown, me: number): Named[] {
  const table = view as SideQuest.View;
  const own = Object.values(table.things).filter((thing) => thing.owner === me && thing.card !== '');
  const inPlay = own.map((thing) => ({ id: thing.id, name: nameOfThing(content, thing.card) }));
  return [...named(content as SideQuest.Content, handOf(table, me)), ...inPlay];
}

function claims(view: unknown, nameOf: (seat: number) => string): Claim[] {
  return (view as SideQuest.View).gm.claims.map((claim) => ({
    text: say(`sidequest.table.mistake.${claim.what}`, { who: nameOf(claim.seat) }),
    deed: say('sidequest.table.claim'),
    rules: [CLAIMED[claim.what] ?? 'SQ-12.1'],
    answer: { move: 'claimmistake', claim: claim.id },
  }));
}

export const face: GameFace = {
  load,
  drawsDice: true,
  passes,
  opensTurn: (line: Line) => TURNS.has(line.key),
  isSetup: (question) => SETUP.has(question.replace('sidequest.', '')),
  reacting,
  askable,
  nameOfThing,
  claims,
  moment,
  hits,
  figures,
  proposals,
};
