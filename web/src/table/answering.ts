/** Answers of somebody who is not alone: Heroes act at the same time, and every move of one asks the others anew. */
import { RefusedError, type TableConnection } from '../lib/connection.svelte';
import type { Done, PromptInfo } from '../lib/protocol';
import { sameAnswer } from './options';

const STALE = 'kernel.stale';
/** So long the question that made an answer old may be on its way, in milliseconds. */
const ON_ITS_WAY = 1500;

/** Answers. Where somebody else was faster and the same question still takes this answer, it is given once more. */
export async function answerFor(
  connection: TableConnection,
  seat: number,
  answer: unknown,
  asked: PromptInfo,
): Promise<Done> {
  try {
    return await connection.move(seat, answer, asked.ask);
  } catch (error) {
    if (!(error instanceof RefusedError) || error.reason.key !== STALE) throw error;
    const anew = await nextPrompt(connection, seat, asked.ask);
    if (anew === null || !stillMeant(asked, anew, answer)) throw error;
    return connection.move(seat, answer, anew.ask);
  }
}

/** Whether an answer to one prompt means the same for another. A reaction does not: it belongs to one moment. */
export function stillMeant(before: PromptInfo, after: PromptInfo, answer: unknown): boolean {
  if (before.reaction || after.reaction || before.question !== after.question) return false;
  return after.options.some((option) => sameAnswer(option.answer, answer));
}

/** The question of a seat after this one; null if none comes. */
function nextPrompt(connection: TableConnection, seat: number, ask: number): Promise<PromptInfo | null> {
  const here = (): PromptInfo | null => {
    const { prompt } = connection.seatOf(seat);
    return prompt !== null && prompt.ask !== ask ? prompt : null;
  };
  const found = here();
  if (found !== null) return Promise.resolve(found);
  return new Promise((resolve) => {
    const finish = (prompt: PromptInfo | null): void => {
      stop();
      clearTimeout(patience);
      resolve(prompt);
    };
    const stop = connection.onUpdate(() => {
      const prompt = here();
      if (prompt !== null) finish(prompt);
    });
    const patience = setTimeout(() => finish(null), ON_ITS_WAY);
  });
}
