/** The one sentence that says what is to be done now. */
import { say } from '../../lib/words.svelte';
import { WIZARD } from './fitting';
import type { RaceTable } from './table.svelte';

export function hintOf(table: RaceTable): string {
  const { view, me } = table;
  if (view.paused) return say('rushout.hint.paused');
  if (view.phase === 'ready') return say(me === WIZARD ? 'rushout.hint.start' : 'rushout.hint.wait-start');
  if (view.phase !== 'race') return '';
  if (me === null) return '';
  if (table.aiming) {
    const card = table.content.cards[view.aim?.card ?? ''];
    return `${card?.name ?? ''}: ${say(`rushout.hint.aim-${aimed(table)}`)}`;
  }
  if (table.swirl.length > 0) return say('rushout.hint.swirl');
  if (table.using !== null) return say('rushout.hint.use');
  if (table.tied && !table.holding) return say('rushout.tied.hold');
  if (table.claps.size > 0) return say('rushout.hint.clap');
  if (table.learn) return say('rushout.hint.learn');
  if (table.rolls(table.seat)) return say('rushout.hint.rolling');
  if (table.marked.length > 0) return say('rushout.hint.marked');
  if (table.picked !== null) return say(table.strokes.size > 0 ? 'rushout.hint.picked' : 'rushout.hint.picked-nowhere');
  if (table.strokes.size > 0) return say('rushout.hint.place');
  return say(table.canRoll ? 'rushout.hint.roll' : 'rushout.hint.take-back');
}

function aimed(table: RaceTable): string {
  if (table.targets.dice.size > 0) return 'die';
  return table.targets.places.size > 0 ? 'place' : 'hero';
}
