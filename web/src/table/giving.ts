/** Who may do what with a seat: sit down, hand it to a bot or a friend, free it. */
import type { SeatInfo, TableInfo } from '../lib/protocol';

export interface Giving {
  /** Sit down, or take the seat back from the bot. */
  me: boolean;
  bot: boolean;
  link: boolean;
  open: boolean;
  /** The own name can be changed. */
  name: boolean;
}

/** `replaceable`: the person in the seat has been away for so long that whoever plays here may replace them. */
export function giving(table: Pick<TableInfo, 'host' | 'options' | 'status'>, seat: SeatInfo, replaceable = false): Giving {
  const over = table.status === 'over';
  const may = (table.host || seat.yours || replaceable) && !over;
  const playsHere = seat.yours && seat.bot === '';
  const standsIn = seat.yours && seat.bot !== '';
  const vacant = seat.kind === 'open' ? table.host || table.options.open : seat.kind === 'bot' && table.host;
  return {
    me: !over && (standsIn || vacant),
    bot: may,
    link: may,
    // Whoever frees the own seat leaves the table, in the middle of a game too.
    open: may && seat.kind !== 'open' && (table.status === 'lobby' || (seat.yours && table.status === 'playing')),
    name: !over && playsHere,
  };
}

/** Whether whoever sits there is asked before anything happens to the seat. A program is not: the host may take it back. */
export function isAskedFirst(seat: SeatInfo, replaceable = false): boolean {
  return seat.kind === 'human' && !seat.yours && !seat.program && !replaceable;
}
