/** What the frame of a table must know about Rush Out!. */
import type { Line } from '../../lib/protocol';
import type { DrawnFace, GameFace, Named, Seated } from '../face';
import { usual } from '../usual';
import type * as RushOut from './protocol';
import { figures, moment, proposals } from './story';

const PASSING = new Set(['leave', 'refuse']);
const KEYS = ['space', 'number', 'letters', 'tab', 'escape', 'log', 'talk', 'help'] as const;

/** In a race everybody is asked all the time; before and after it one waits for somebody. */
function awaited(view: unknown): readonly number[] {
  const { phase, asked } = view as RushOut.View;
  return phase === 'race' ? [] : usual.awaited({ asked });
}

/** Only a race has a clock that a lesson must stop. */
function clock(view: unknown): 'runs' | 'stands' | '' {
  const { phase, paused } = view as RushOut.View;
  return phase !== 'race' ? '' : paused ? 'stands' : 'runs';
}

async function load(): Promise<DrawnFace> {
  const [board, preview] = await Promise.all([import('./board/Board.svelte'), import('./cards/Preview.svelte')]);
  return { Board: board.default, preview: preview.default } as unknown as DrawnFace;
}

function nameOfThing(content: unknown, id: string): string {
  return (content as RushOut.Content).cards[id]?.name ?? id;
}

/** A hero by the character; the wizard is called so by the hall. */
function roleOf({ seat, view, content }: Seated): string {
  const character = (view as RushOut.View | null)?.players[seat]?.character ?? '';
  return (content as RushOut.Content).heroes[character]?.name ?? '';
}

/** Cards on which the own dice could lie. */
function askable(view: unknown, content: unknown, me: number): Named[] {
  const places = (view as RushOut.View).places.filter((place) => (me === 0 ? place.wizard : place.heroes).length > 0);
  return places.map(({ place, card }) => ({ id: place, name: card === '' ? place : nameOfThing(content, card) }));
}

export const face: GameFace = {
  load,
  layout: 'full',
  keys: KEYS.map((name) => ({ key: `rushout.keys.${name}.key`, text: `rushout.keys.${name}.text` })),
  awaited,
  passes: (answer) => PASSING.has((answer as RushOut.Answer).move),
  opensTurn: (line: Line) => line.key === 'log.round',
  roleOf,
  askable,
  nameOfThing,
  moment,
  clock: { state: clock, stop: { move: 'pause' }, goOn: { move: 'resume' } },
  figures,
  proposals,
};
