/** How a long text begins: whoever chooses among many reads no whole story before it. */

/** As long as this it is read at a glance, and whole. */
const GLANCE = 160;
/** A beginning says at least so much. */
const LEAST = 50;
/** A sentence with the quotation marks that close with it. */
const SENTENCE = /[^.!?…]*[.!?…]+["“”’»«]*(?=\s|$)/gu;

/** Its first sentences; the whole text where little is left to be said. */
export function opening(text: string): string {
  if (text.length <= GLANCE) return text;
  let begun = '';
  for (const [sentence] of text.matchAll(SENTENCE)) {
    begun += sentence;
    if (begun.length >= LEAST) break;
  }
  return begun === '' ? text : begun;
}
