/** The one sentence that says what is to be done now, and one that explains it. */
import { say } from '../../../lib/words.svelte';
import { WIZARD } from '../possible/fitting';
import type { RaceTable } from '../board/table.svelte';

export function hintOf(table: RaceTable): string {
  const { view, me } = table;
  if (view.paused) return say('rushout.hint.paused');
  if (view.phase === 'ready') return say(me === WIZARD ? 'rushout.hint.start' : 'rushout.hint.wait-start');
  if (view.phase !== 'race') return '';
  if (me === null) return '';
  if (table.aiming) {
    const card = table.content.cards[view.aim?.card ?? ''];
    return `${card?.name ?? ''}: ${aimOf(table)}`;
  }
  if (table.swirl.length > 0) return say('rushout.hint.swirl');
  if (table.using !== null) return say(`rushout.hint.use.${table.using}`);
  if (table.tied && !table.holding) return say('rushout.tied.hold');
  if (table.claps.size > 0) return clapOf(table);
  if (table.learn) return say('rushout.hint.learn');
  if (table.rolls(table.seat)) return say('rushout.hint.rolling');
  if (table.marked.length > 0) return say('rushout.hint.marked');
  if (table.picked !== null) return say(table.strokes.size > 0 ? 'rushout.hint.picked' : 'rushout.hint.picked-nowhere');
  if (table.strokes.size > 0) return say('rushout.hint.place');
  return say(table.canRoll ? 'rushout.hint.roll' : 'rushout.hint.take-back');
}

function aimOf(table: RaceTable): string {
  if (table.targets.dice.size > 0) return say('rushout.hint.aim-die');
  if (table.targets.places.size > 0) return say('rushout.hint.aim-place');
  const two = [...table.targets.heroes.values()].some((answers) => answers.some((answer) => answer.move === 'afflict' && answer.heroes.length === 2));
  return two ? say('rushout.hint.aim-two', { n: table.chosen.length }) : say('rushout.hint.aim-hero');
}

/** Alone one claps twice. */
function clapOf(table: RaceTable): string {
  const place = [...table.claps][0] ?? '';
  if (!table.alone(place)) return say('rushout.hint.clap');
  return say(table.clapped === place ? 'rushout.hint.clap-again' : 'rushout.hint.clap-twice');
}

/** What the spell does that is being aimed, for everybody; empty if there is none. */
export function spellOf(table: RaceTable): string {
  const card = table.content.cards[table.view.aim?.card ?? ''];
  if (card === undefined) return '';
  return table.aiming ? card.text : say('rushout.hint.aims', { card: card.name, text: card.text });
}
