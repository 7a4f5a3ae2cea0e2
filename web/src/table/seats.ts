/** Who sits where, in words. */
import type { GameInfo, SeatInfo } from '../lib/protocol';
import { roleName as wordForRole } from '../lobby/hall.svelte';

/** What a seat plays: the game master, Hero 2. */
export function roleName(game: GameInfo | undefined, seat: Pick<SeatInfo, 'seat' | 'role'>): string {
  return wordForRole(game, seat.role, seat.seat);
}

/** What one sees of a seat at a glance: a person or a program, here or away, a bot that plays or stands in, nobody. */
export function presence(seat: SeatInfo): 'here' | 'away' | 'bot' | 'free' | 'program' | 'program-away' {
  if (seat.kind === 'open') return 'free';
  if (seat.bot !== '') return 'bot';
  if (seat.program) return seat.online ? 'program' : 'program-away';
  return seat.online ? 'here' : 'away';
}
