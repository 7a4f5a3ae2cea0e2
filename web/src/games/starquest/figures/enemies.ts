/** The enemies: a head for each faction, and a mark for what a unit does in a fight. */
import type * as StarQuest from '../protocol';
import { dark, disc, face, glow, mark, type Part, type Stand } from './emblem';

interface Kin {
  ground: string;
  mark: string;
  glow: string;
  parts: readonly Part[];
}

const FACTIONS: Readonly<Record<string, Kin>> = {
  wreckers: {
    ground: '#51321a', mark: '#ffb45c', glow: '#ffe08a',
    parts: [face('M12 3.5c5 0 7.5 3 7.5 7.5v5.5c0 1.5-1 2.5-2.5 3l-1.5 2h-7l-1.5-2c-1.5-.5-2.5-1.5-2.5-3V11c0-4.5 2.5-7.5 7.5-7.5z'), dark('M6 9h12v4H6z'), glow('M7 10h4v2H7zM13 10h4v2h-4z'), dark(disc(12, 17.4, 2.2))],
  },
  choir: {
    ground: '#37314f', mark: '#cbb7ff', glow: '#f2ecff',
    parts: [face('M12 2.5C6.8 3.5 4 8 4 13.3c0 3.7 1.3 6.7 3.2 8.7h9.6c1.9-2 3.2-5 3.2-8.7C20 8 17.2 3.5 12 2.5z'), dark('M12 6.8c3.2 0 5 2.5 5 6 0 3.8-2.1 6.9-5 6.9s-5-3.1-5-6.9c0-3.5 1.8-6 5-6z'), glow('M8.8 11.5h2.2v1.4H8.8zM13 11.5h2.2v1.4H13zM11.4 14.5h1.2V18h-1.2z')],
  },
  vigil: {
    ground: '#1d4148', mark: '#7fe3e8', glow: '#ff6a5a',
    parts: [face('M6 5h12l2.5 3v9l-3 4h-11l-3-4V8z'), dark('M6 9.5h12v5H6z'), glow(disc(12, 12, 2)), dark('M8 17h8v1.4H8z')],
  },
  weft: {
    ground: '#2b4320', mark: '#a8e06c', glow: '#f7ffb0',
    parts: [face('M12 3c2 2.3 5.8 4 6.3 8.8.4 3.9-1.9 7.7-4.3 10.2h-4c-2.4-2.5-4.7-6.3-4.3-10.2C6.2 7 10 5.3 12 3z'), glow('M7.8 11.5l3.4 1.8-.4 2.2-2.6-1.6zM16.2 11.5l-3.4 1.8.4 2.2 2.6-1.6z'), dark('M11.5 5.5h1v5h-1zM11 17.5h2l-1 3z')],
  },
  drift: {
    ground: '#16365c', mark: '#6fc3ff', glow: '#d8f3ff',
    parts: [face('M12 3c4.3 0 7.5 3.3 7.5 7.5 0 2.8-1 4.2-1 6.1s1.4 2.8 1.4 4.7c-1.9 0-2.8-1.4-3.3-2.8-.3 1.6-.9 3-2.1 3.7-.8-1.1-.7-2.5-.9-3.7-.5 1.4-1 2.6-1.6 3.7-.6-1.1-1.1-2.3-1.6-3.7-.2 1.2-.1 2.6-.9 3.7-1.2-.7-1.8-2.1-2.1-3.7-.5 1.4-1.4 2.8-3.3 2.8 0-1.9 1.4-2.8 1.4-4.7s-1-3.3-1-6.1C4.5 6.3 7.7 3 12 3z'), dark(`${disc(8.6, 11, 1.9)}${disc(15.4, 11, 1.9)}`), glow(`${disc(8.6, 11, 0.9)}${disc(15.4, 11, 0.9)}${disc(12, 7.5, 0.9)}`)],
  },
};

/** What stands beside the head, or on it. */
const ROLES: Readonly<Record<string, readonly Part[]>> = {
  line: [mark('M8 1h8l-4 3.2z')],
  swarm: [mark(`${disc(6, 2.4, 1.6)}${disc(12, 2, 1.6)}${disc(18, 2.4, 1.6)}`)],
  shooter: [mark('M20.3 3h1.8v19h-1.8zM18.8 8h4.8v1.8h-4.8zM19.7 1h3v3.5h-3z'), mark('M1 11h3v2H1zM2 10h1v4H2z')],
  support: [mark('M19.3 3.5h2.4V6h2.3v2.4h-2.3v2.5h-2.4V8.4H17V6h2.3z')],
  flanker: [mark('M2.5 20.5c-2.5-6-1.5-12 3-16.5L3.5 2H9v5.5L7 5.5C3.7 9.5 3 14 4.5 19z')],
  flier: [mark('M4.5 8C2 7.5.8 5.5.5 2.5c2.5 1.8 5 2 7 1.5zM19.5 8c2.5-.5 3.7-2.5 4-5.5-2.5 1.8-5 2-7 1.5z')],
  bruiser: [mark('M1 8l3.5-1.5v11L1 16zM23 8l-3.5-1.5v11L23 16zM8.5 1h7l1 2.7h-9z')],
  caster: [mark('M12 0l1.3 2.7L16 4l-2.7 1.3L12 8l-1.3-2.7L8 4l2.7-1.3z')],
  monster: [mark('M6.5 6.5C2.5 6 .7 3.5 1 0c2 2.5 4.5 3 7.5 3.5zM17.5 6.5c4-.5 5.8-3 5.5-6.5-2 2.5-4.5 3-7.5 3.5zM4 21l2-4 2 5zM20 21l-2-4-2 5z')],
  villain: [mark('M5.5 6L4 0l4.5 2.8L12 0l3.5 2.8L20 0l-1.5 6z')],
};

/** A red rim is against the heroes. */
const FOE = '#ff6552';
const STRANGE: Kin = { ground: '#3a3a42', mark: '#d0d0d8', glow: '#fff', parts: [face(disc(12, 12, 8)), dark(`${disc(9, 11, 1.5)}${disc(15, 11, 1.5)}`)] };

export function enemyParts(info: StarQuest.UnitInfo | undefined): readonly Part[] {
  const kin = FACTIONS[info?.faction ?? ''] ?? STRANGE;
  return [...kin.parts, ...(ROLES[info?.role ?? ''] ?? [])];
}

export function enemyStand(info: StarQuest.UnitInfo | undefined): Stand {
  const kin = FACTIONS[info?.faction ?? ''] ?? STRANGE;
  return { ground: kin.ground, rim: FOE, face: '#f3ede2', mark: kin.mark, glow: kin.glow };
}
