/** The one sentence that says what is to be done now, and one that explains it. */
import { say } from '../../../lib/words.svelte';
import { WIZARD } from '../possible/fitting';
import { soulsTaken } from '../possible/outlook';
import type { RaceTable } from '../board/table.svelte';

export function hintOf(table: RaceTable): string {
  const { view, me } = table;
  if (view.paused) return say('rushout.hand.hint.paused');
  if (view.phase === 'ready') return say(me === WIZARD ? 'rushout.hand.hint.start' : 'rushout.hand.hint.wait-start');
  if (view.phase !== 'race') return '';
  if (me === null) return '';
  if (table.aiming) {
    const card = table.content.cards[view.aim?.card ?? ''];
    return `${card?.name ?? ''}: ${aimOf(table)}`;
  }
  if (table.swirl.length > 0) return say('rushout.hand.hint.swirl');
  if (table.using !== null) return say(`rushout.hand.hint.use.${table.using}`);
  if (table.tied && !table.holding) return say('rushout.hand.tied.hold');
  if (table.claps.size > 0) return clapOf(table);
  if (table.learn) return say('rushout.hand.hint.learn');
  if (table.rolls(table.seat)) return say('rushout.hand.hint.rolling');
  if (table.marked.length > 0) return say('rushout.hand.hint.marked');
  if (table.picked !== null) return say(table.strokes.size > 0 ? 'rushout.hand.hint.picked' : 'rushout.hand.hint.picked-nowhere');
  if (table.strokes.size > 0) return say('rushout.hand.hint.place');
  return say(table.canRoll ? 'rushout.hand.hint.roll' : 'rushout.hand.hint.take-back');
}

function aimOf(table: RaceTable): string {
  if (table.targets.dice.size > 0) return say('rushout.hand.hint.aim-die');
  if (table.targets.places.size > 0) return say('rushout.hand.hint.aim-place');
  const two = [...table.targets.heroes.values()].some((answers) => answers.some((answer) => answer.move === 'afflict' && answer.heroes.length === 2));
  return two ? say('rushout.hand.hint.aim-two', { n: table.chosen.length }) : say('rushout.hand.hint.aim-hero');
}

/** Alone one claps twice. */
function clapOf(table: RaceTable): string {
  const place = [...table.claps][0] ?? '';
  if (!table.alone(place)) return say('rushout.hand.hint.clap');
  return say(table.clapped === place ? 'rushout.hand.hint.clap-again' : 'rushout.hand.hint.clap-twice');
}

/** What the spell does that is being aimed, for everybody; empty if there is none. */
export function spellOf(table: RaceTable): string {
  const card = table.content.cards[table.view.aim?.card ?? ''];
  if (card === undefined) return '';
  const souls = soulsTaken(table.race, card);
  const text = souls === null ? card.text : say(`rushout.cards.follows.${souls.left === 0 ? 'last-soul' : 'souls'}`, { text: card.text, ...souls });
  return table.aiming ? text : say('rushout.hand.hint.aims', { card: card.name, text });
}
