/** Answers to open questions, put together from what they are made of. */
import type { Budget, Pairs, PromptInfo, Squares } from '../lib/protocol';

/** The domains from which the frame itself can put an answer together. */
export type Built = Squares | Budget | Pairs;

/** What somebody put together. */
export type Chosen =
  | { domain: 'squares'; square: number }
  | { domain: 'budget'; parts: number[] }
  | { domain: 'pairs'; pairs: [number, number][] };

const BUILT = new Set(['squares', 'budget', 'pairs']);

/** What an answer is put together from; null where there are options, or the board must do it. */
export function builtFrom(prompt: PromptInfo | null): Built | null {
  const domain = prompt?.domain ?? null;
  return domain !== null && prompt?.options.length === 0 && BUILT.has(domain.domain) ? (domain as Built) : null;
}

export interface Reachable {
  square: number;
  cost: number;
  risk: number;
}

/** Squares in reach, the nearest first. */
export function reachable({ squares, costs, risks }: Squares): Reachable[] {
  return squares
    .map((square, i) => ({ square, cost: costs[i] ?? 0, risk: risks[i] ?? 0 }))
    .sort((a, b) => a.cost - b.cost || a.square - b.square);
}

/** What is left of a sum that is being split. */
export function leftOf({ total }: Budget, parts: readonly number[]): number {
  return total - parts.reduce((sum, part) => sum + part, 0);
}

/** Whether a sum may be split like this. */
export function isSplit(budget: Budget, parts: readonly number[]): boolean {
  const left = leftOf(budget, parts);
  const within = parts.every((part, i) => Number.isInteger(part) && part >= (budget.least[i] ?? 0) && part <= (budget.most[i] ?? 0));
  return within && (budget.whole ? left === 0 : left >= 0);
}

/** The seconds that a first may still be paired with: each is taken only once. */
export function freeFor(pairs: Pairs, chosen: readonly (number | null)[], first: number): number[] {
  const taken = new Set(chosen.filter((second, i) => i !== first && second !== null));
  return (pairs.seconds[first] ?? []).filter((second) => !taken.has(second));
}

export function pairsOf({ firsts }: Pairs, chosen: readonly (number | null)[]): [number, number][] {
  return firsts.flatMap((first, i): [number, number][] => {
    const second = chosen[i] ?? null;
    return second === null ? [] : [[first, second]];
  });
}
