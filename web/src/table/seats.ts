/** Who sits where, in words. */
import type { GameInfo, SeatInfo } from '../lib/protocol';
import { roleName as wordForRole } from '../lobby/hall.svelte';

/** What a seat plays: the game master, Hero 2. */
export function roleName(game: GameInfo | undefined, seat: Pick<SeatInfo, 'seat' | 'role'>): string {
  return wordForRole(game, seat.role, seat.seat);
}

/** What one sees of a seat at a glance: a person who is here or away, a bot that plays or stands in, nobody. */
export function presence(seat: SeatInfo): 'here' | 'away' | 'bot' | 'free' {
  if (seat.kind === 'open') return 'free';
  if (seat.bot !== '') return 'bot';
  return seat.online ? 'here' : 'away';
}
