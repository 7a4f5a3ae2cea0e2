/** What an update is to the one who looks: told anew, one's own doing, or somebody else's move. */
import type { SeatState } from '../../lib/seat.svelte';
import type { Update } from '../../lib/protocol';

/** Everything was sent again, or lines were taken back: there is no step to show. */
export function isToldAnew(update: Update): boolean {
  return update.view !== undefined || update.lines_from !== undefined;
}

/** What the own answer has done: it ends the question that was answered. */
export function isOwn(update: Update, before: SeatState, answered: number | null | undefined): boolean {
  return before.prompt !== null && update.prompt !== undefined && before.prompt.ask === answered;
}

/** Who is asked and stays asked goes on choosing; and where a clock runs for the own answer, nobody waits. */
export function mayNotWait(before: SeatState, after: SeatState, behind: boolean): boolean {
  if (after.prompt === null) return false;
  return after.clock !== null || (!behind && before.prompt !== null);
}
