/** What stood in the way of something, in words. */
import { wordsFor } from '../lib/api';
import { ProblemError, RefusedError } from '../lib/connection.svelte';
import { toast } from '../ui/toasts.svelte';

export function complain(error: unknown, game: string): void {
  if (error instanceof RefusedError) toast(error.reason.text, { rules: error.reason.rules, game, kind: 'refused' });
  else if (error instanceof ProblemError) toast(error.problem.text, { kind: 'refused' });
  else toast(wordsFor(error), { kind: 'refused' });
}
