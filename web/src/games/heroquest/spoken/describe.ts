/** The dungeon in words: for those who listen, and for the names of buttons. */
import { plain } from '../../../ui/marked';
import { language, say } from '../../../lib/words.svelte';
import { kindOf, numberOf, type Place } from '../choosing/offers';
import { CORRIDOR, DARK, nameOf, signAt } from '../dungeon/grid';
import { FIRST_MONSTER, type Table } from '../board/table.svelte';
import type * as HeroQuest from '../protocol';

export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(language.current, { type: 'unit', style: 'short' }).format(parts.filter((part) => part !== ''));
}

export const markName = (kind: string): string => say(`heroquest.marks.${kind}.name`);

export function figureInWords(table: Table, id: number): string {
  const hero = id < FIRST_MONSTER ? table.hero(id) : undefined;
  const monster = id >= FIRST_MONSTER ? table.monster(id) : undefined;
  const one = hero ?? monster;
  if (one === undefined) return '';
  const state = hero && hero.state !== 'up' ? say(`heroquest.sheet.state.${hero.state}`) : '';
  const sleeps = monster?.asleep ? markName('asleep') : '';
  return listed([
    table.nameOf(id),
    say('heroquest.spoken.body', { n: one.body, of: one.full_body }),
    state,
    sleeps,
    ...one.marks.map(({ kind }) => markName(kind)),
    id === table.actor ? say('heroquest.spoken.acts') : '',
  ]);
}

const doorInWords = ({ kind, open, locked }: HeroQuest.DoorView): string =>
  say(`heroquest.spoken.door.${locked ? 'locked' : open ? 'open' : kind === 'secret' ? 'secret' : 'closed'}`);

/** What a place is. */
export function whatIs(table: Table, place: Place): string {
  const n = numberOf(place);
  const { view } = table;
  switch (kindOf(place)) {
    case 'figure':
      return figureInWords(table, n);
    case 'door': {
      const door = view.doors.find((one) => one.door === n);
      return door ? doorInWords(door) : '';
    }
    case 'piece': {
      const kind = view.furniture.find((one) => one.piece === n)?.kind ?? '';
      return table.content.furniture.find((one) => one.id === kind)?.name ?? kind;
    }
    case 'chest': {
      const chest = view.chests.find((one) => one.chest === n);
      return say(`heroquest.spoken.chest.${chest?.open ? 'open' : chest?.trapped ? 'trapped' : 'closed'}`);
    }
    case 'trap':
      return say(`heroquest.spoken.trap.${view.traps.find((one) => one.trap === n)?.kind ?? 'pit'}`);
    case 'square':
      return groundInWords(table, n);
    default:
      return '';
  }
}

function groundInWords(table: Table, square: number): string {
  const { view } = table;
  const lies = view.dropped.filter((one) => one.square === square).map((one) => droppedInWords(table, one));
  return listed([
    nameOf(square, view.width),
    view.stairs.includes(square) ? say('heroquest.spoken.stairs') : '',
    view.pits.includes(square) ? say('heroquest.spoken.pit') : '',
    view.rubble.includes(square) || view.blocked.includes(square) ? say('heroquest.spoken.rubble') : '',
    view.walls.includes(square) ? say('heroquest.spoken.stone-wall') : '',
    view.shadows.includes(square) ? say('heroquest.spoken.shadow') : '',
    ...lies,
  ]);
}

export function droppedInWords(table: Table, { gold, thing, gear, scroll }: HeroQuest.Dropped): string {
  if (gold > 0) return say('heroquest.spoken.gold', { n: gold });
  if (scroll !== '') return table.spell(scroll)?.name ?? scroll;
  const id = gear?.thing ?? thing;
  return table.thing(id)?.name ?? id;
}

/** A place, and what can be done there. */
export function placeInWords(table: Table, place: Place): string {
  const deeds = (table.glow.get(place) ?? []).slice(0, 4).map(({ text }) => plain(text));
  return listed([whatIs(table, place), ...deeds]);
}

/** A square with everything on it, what can be done with it, and how far it is. */
export function squareInWords(table: Table, square: number): string {
  const sign = signAt(table.plan, square);
  if (sign === DARK) return say('heroquest.spoken.dark');
  const cost = table.reach.get(square)?.cost;
  const doors = table.view.doors.filter((door) => door.one === square || door.other === square);
  return listed([
    groundInWords(table, square),
    say(sign === CORRIDOR ? 'heroquest.spoken.corridor' : 'heroquest.spoken.room', { room: sign }),
    ...table.placesAt(square).filter((place) => kindOf(place) !== 'square').map((place) => placeInWords(table, place)),
    ...doors.map(doorInWords),
    cost === undefined ? '' : say('heroquest.spoken.reach', { n: cost }),
  ]);
}
