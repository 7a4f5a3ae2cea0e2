/** By which settings a planned table differs from all that were measured, as they stand on the page. */

import { say } from '../lib/words.svelte';
import { LATER, valueOf, wordFor } from './agreements';
import { masterName } from './hall.svelte';
import type { TablePlan } from './plan.svelte';

export function unlikeInWords(plan: TablePlan, names: readonly string[]): string {
  return names.map((name) => inWords(plan, name)).filter((words) => words !== '').join(', ');
}

function inWords(plan: TablePlan, name: string): string {
  if (name === 'heroes') return say('lobby.new.wins.unlike.heroes', { n: plan.heroes });
  if (name === 'master') return say('lobby.new.wins.unlike.master', { master: masterName(plan.game) });
  if (name === 'packs') return say('lobby.new.wins.unlike.packs');
  const one = plan.game.agreements.find((agreement) => agreement.name === name);
  if (one === undefined) return '';
  const value = valueOf(one, plan.chosen);
  if (typeof value === 'boolean') return one.label;
  return say('lobby.new.wins.unlike.agreed', { label: one.label, value: value === LATER ? say('lobby.new.agree.later') : wordFor(one, value) });
}
