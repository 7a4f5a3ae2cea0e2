/** On a small screen what a question is about may lie further up or down: the table is moved so that it is seen. */

/** Pixels around what is seen. */
const MARGIN = 6;
const CHOICES = '[data-glow="source"]';
/** What is asked about, beside what can be chosen: who attacks, whom. */
const CONCERNED = '[data-marked]';
/** What cards of one's own hand are paid with. */
const MEANS = '[data-means]';

interface Span {
  top: number;
  bottom: number;
}

/**
 * How far the table is moved, so that everything is seen that can be chosen or is asked about, and what is paid with.
 * Where that is more than the room, what is paid with is left out, then all choices but the first; where even that is
 * too much, the first choice is seen.
 */
export function shift(room: Span, concerned: readonly Span[], choices: readonly Span[], means: readonly Span[] = []): number {
  const high = room.bottom - room.top;
  const [first] = choices;
  const wished = [[...concerned, ...choices, ...means], [...concerned, ...choices], first ? [...concerned, first] : [], first ? [first] : []];
  for (const spans of wished) {
    if (spans.length === 0) continue;
    const top = Math.min(...spans.map((span) => span.top));
    const bottom = Math.max(...spans.map((span) => span.bottom));
    if (bottom - top > high) continue;
    return top < room.top ? top - room.top : Math.max(0, bottom - room.bottom);
  }
  return 0;
}

/** Moves the table only if something would stay unseen. The hand lies over its lower edge and is always in sight. */
export function bringIntoSight(board: HTMLElement, smooth: boolean): void {
  const room = board.parentElement;
  if (!room) return;
  const hand = board.querySelector<HTMLElement>('section.hand');
  const { top, bottom } = room.getBoundingClientRect();
  const over = hand && getComputedStyle(hand).position === 'sticky' ? hand.getBoundingClientRect().top : bottom;
  const spans = (what: string): Span[] =>
    [...board.querySelectorAll<HTMLElement>(what)].filter((each) => !hand?.contains(each)).map((each) => each.getBoundingClientRect());
  const paying = hand?.querySelector(CHOICES) != null;
  const by = shift({ top: top + MARGIN, bottom: Math.min(bottom, over) - MARGIN }, spans(CONCERNED), spans(CHOICES), paying ? spans(MEANS) : []);
  if (by !== 0) room.scrollBy({ top: by, behavior: smooth ? 'smooth' : 'instant' });
}
