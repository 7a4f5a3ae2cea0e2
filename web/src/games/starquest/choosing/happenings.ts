/** Lines of the log that are seen on the table where they happen. */
import type { Line } from '../../../lib/protocol';
import type { Sign } from '../drawing/signs';

export interface Happening {
  unit: number;
  kind: 'hurt' | 'healed' | 'fell' | 'missed' | 'sign';
  text: string;
  sign: Sign;
}

type Kind = readonly [Happening['kind'], Sign];
const KINDS: Readonly<Record<string, Kind>> = {
  'log.hero-wounded': ['hurt', 'wound'],
  'log.wounded': ['hurt', 'wound'],
  'log.model-out': ['fell', 'skull'],
  'log.destroyed': ['fell', 'skull'],
  'log.unconscious': ['fell', 'skull'],
  'log.jumps': ['sign', 'jump'],
  'log.exerts': ['sign', 'exert'],
  'log.rests': ['sign', 'rest'],
};

/** Whom a line is about: the first that it names as the one something happens to. */
function whom({ args }: Line): number {
  const found = [args['target'], args['unit'], args['seat']].find((id): id is number => typeof id === 'number');
  return found ?? 0;
}

export function happeningOf(line: Line): Happening | null {
  const found = KINDS[line.key];
  const unit = whom(line);
  if (found === undefined || unit === 0) return null;
  const [kind, sign] = found;
  const n = Number(line.args['n'] ?? line.args['wounds'] ?? 0);
  const text = n > 0 && kind === 'hurt' ? `−${n}` : n > 0 && kind === 'healed' ? `+${n}` : '';
  return { unit, kind, text, sign };
}
