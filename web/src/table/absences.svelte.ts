/** Who is away, for how long, and from when on the table may help itself. */
import type { TableConnection } from '../lib/connection.svelte';
import type { SeatInfo } from '../lib/protocol';

const TICK = 1000;

export class Absences {
  #now = $state(Date.now());

  constructor(readonly connection: TableConnection) {}

  /** Counts the seconds while somebody is away, as long as the component lives that calls this. */
  follow(): void {
    $effect(() => {
      if (!this.connection.info?.seats.some((seat) => seat.away != null)) return;
      this.#now = Date.now();
      const beat = setInterval(() => (this.#now = Date.now()), TICK);
      return () => clearInterval(beat);
    });
  }

  /** Milliseconds for which the person in a seat has been away; null: they are there. */
  of(seat: SeatInfo): number | null {
    return seat.away == null ? null : seat.away + Math.max(0, this.#now - this.connection.toldAt);
  }

  /** Milliseconds until the person in a seat may be replaced; null: they are there. */
  left(seat: SeatInfo): number | null {
    const away = this.of(seat);
    return away === null ? null : Math.max(0, (this.connection.info?.patience ?? 0) - away);
  }

  /** Whether this browser plays here and may go on without the person in a seat. */
  mayReplace(seat: SeatInfo): boolean {
    const { held, info } = this.connection;
    return seat.kind === 'human' && !seat.yours && this.left(seat) === 0 && (held.length > 0 || (info?.host ?? false));
  }
}

/** A length of time as a clock shows it: 1:05, 2:00:00. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? [hours, ...parts].join(':') : parts.join(':').replace(/^0/, '');
}
