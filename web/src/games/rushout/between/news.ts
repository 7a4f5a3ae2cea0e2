/** What an exercise or a scenario brings that those before it did not have (RO-188). */
import type * as RushOut from '../protocol';

export interface Novelty {
  /** The name of its text. */
  id: string;
  sign: string;
  rules: readonly string[];
}

interface Feature extends Novelty {
  has: (scenario: RushOut.ScenarioInfo) => boolean;
}

const casts = (kind: string) => (scenario: RushOut.ScenarioInfo) => scenario.spells.includes(kind);

/** In the order in which they are told. */
const FEATURES: readonly Feature[] = [
  { id: 'basics', sign: 'standard', rules: ['RO-11', 'RO-34', 'RO-43'], has: () => true },
  { id: 'confusion', sign: 'confusion', rules: ['RO-70', 'RO-71'], has: casts('confusion') },
  { id: 'summoning', sign: 'summoning', rules: ['RO-74', 'RO-75'], has: casts('summoning') },
  { id: 'dragon', sign: 'dragon', rules: ['RO-81', 'RO-86', 'RO-88'], has: ({ dragon }) => dragon },
  { id: 'rounds', sign: 'trophy', rules: ['RO-95', 'RO-96'], has: ({ rounds }) => rounds > 1 },
  { id: 'weakness', sign: 'weakness', rules: ['RO-99', 'RO-102'], has: casts('weakness') },
  { id: 'coins', sign: 'coin', rules: ['RO-112', 'RO-115', 'RO-123'], has: ({ coins }) => coins },
  { id: 'curse', sign: 'curse', rules: ['RO-139', 'RO-140'], has: casts('curse') },
  { id: 'doom', sign: 'doom', rules: ['RO-152', 'RO-154', 'RO-156'], has: casts('doom') },
  { id: 'conflict', sign: 'conflict', rules: ['RO-165', 'RO-166', 'RO-169'], has: ({ lives }) => lives },
  { id: 'abilities', sign: 'experience', rules: ['RO-177', 'RO-180'], has: ({ abilities }) => abilities },
  { id: 'drain', sign: 'drain', rules: ['RO-185', 'RO-186'], has: casts('drain') },
];

export function noveltiesOf(scenarios: readonly RushOut.ScenarioInfo[], id: string): readonly Novelty[] {
  const at = scenarios.findIndex((one) => one.id === id);
  const scenario = scenarios[at];
  if (scenario === undefined) return [];
  const before = scenarios.slice(0, at);
  return FEATURES.filter(({ has }) => has(scenario) && !before.some(has));
}
