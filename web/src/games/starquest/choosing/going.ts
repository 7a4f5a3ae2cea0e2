/** Questions that are answered with a point or a way on the table. */
import type { PromptInfo, Region } from '../../../lib/protocol';
import type { Point } from '../field/measure';
import type { Answer } from './offers';

/** How the figure moves: what the switch in the bar is set to. */
export type Mode = 'advance' | 'rush' | 'charge';
type Goes = 'mode' | 'unit' | 'go' | 'deploy' | 'landat';

/** By what stands in the name of the question; any other question with a region is a move that was given. */
const BY_NAME: readonly (readonly [RegExp, Goes])[] = [
  [/activation$/, 'mode'],
  [/deploy|ambush|arrive/, 'deploy'],
  [/land|fall|fell|edge/, 'landat'],
  [/enemy|enemies|master/, 'unit'],
];

export function regionOf(prompt: PromptInfo | null): Region | null {
  return prompt?.domain?.domain === 'region' && prompt.domain.length > 0 ? prompt.domain : null;
}

/** What a point means to the question that is asked. */
export function goesBy(prompt: PromptInfo): Goes {
  return BY_NAME.find(([name]) => name.test(prompt.question))?.[1] ?? 'go';
}

/** Whether the way there matters, and not only where it ends. */
export function takesWay(prompt: PromptInfo): boolean {
  return !['deploy', 'landat'].includes(goesBy(prompt));
}

const pair = ([x, y]: Point): [number, number] => [x, y];

/** The answer that a way to a point is; null: nobody goes there in this mode. */
export function goingTo(prompt: PromptInfo, mode: Mode, way: readonly Point[], jump: boolean): Answer | null {
  const path = way.map(pair);
  const to = path.at(-1);
  if (to === undefined) return null;
  switch (goesBy(prompt)) {
    case 'deploy':
      return { move: 'deploy', to };
    case 'landat':
      return { move: 'landat', to };
    case 'go':
      return { move: 'go', path, jump };
    case 'unit':
      return mode === 'charge' ? null : { move: mode === 'rush' ? 'rushunit' : 'advanceunit', path };
    case 'mode':
      return mode === 'charge' ? null : { move: mode, path, jump };
  }
}
