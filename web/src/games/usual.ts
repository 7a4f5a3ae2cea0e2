/** The usual face of a game: what is true of most games, so that each one only says what differs. */
import type { Line, PromptInfo } from '../lib/protocol';
import type { Chosen } from '../table/domains';
import type { Face, Phrase } from './face';
import { isRecord, thingIn } from './plain/data';

const PASSING = new Set(['pass', 'done', 'decline']);

/** A view says under `asked` who is to decide; the clock, which is no seat of anybody, has a negative number. */
function awaited(view: unknown): readonly number[] {
  const asked = isRecord(view) && Array.isArray(view['asked']) ? view['asked'] : [];
  return asked.filter((seat): seat is number => typeof seat === 'number' && seat >= 0);
}

function passes(answer: unknown): boolean {
  return isRecord(answer) && PASSING.has(String(answer['move']));
}

function answerFor(_: PromptInfo, chosen: Chosen): unknown {
  switch (chosen.domain) {
    case 'squares':
      return { move: 'walk', to: chosen.square };
    case 'budget':
      return { move: 'split', parts: chosen.parts };
    case 'pairs':
      return { move: 'pair', pairs: chosen.pairs };
  }
}

function nameOfThing(content: unknown, id: string): string {
  const thing = thingIn(content, id);
  return isRecord(thing) && typeof thing['name'] === 'string' ? thing['name'] : id;
}

function phrases(content: unknown): Phrase[] {
  const listed = isRecord(content) && Array.isArray(content['phrases']) ? content['phrases'] : [];
  return listed.filter(isRecord).map(({ id, text }) => ({ text: String(text), answer: { move: 'phrase', phrase: id } }));
}

/** Games name the seat that something happens to; what a seat does by its own will is told as well, and that is fine. */
const WHOM = ['seat', 'target', 'hero', 'victim', 'to'];

function hits(line: Line, me: number): boolean {
  return WHOM.some((name) => line.args[name] === me);
}

export const usual: Omit<Face, 'load'> = {
  layout: 'framed',
  drawsDice: false,
  keys: null,
  dieSigns: {},
  answersOnBoard: () => false,
  awaited,
  passes,
  answerFor,
  opensTurn: () => false,
  isPhrase: (line: Line) => line.key === 'log.phrase',
  isSetup: () => false,
  roleOf: () => '',
  reacting: () => [],
  askable: () => [],
  nameOfThing,
  claims: () => [],
  phrases,
  moment: () => null,
  priced: () => '',
  hits,
  unfold: (_, lines, view) => [{ lines, view }],
  campaign: null,
  clock: null,
  verdict: () => '',
  figures: () => [],
  proposals: () => [],
};
