/** Looking things up in a rulebook. */
import type { ChapterInfo, RuleInfo, Rules } from '../lib/protocol';

export interface Found {
  rule: RuleInfo;
  chapter: ChapterInfo;
}

export function allRules(rules: Rules): Found[] {
  return rules.chapters.flatMap((chapter) => chapter.rules.map((rule) => ({ rule, chapter })));
}

/** A rule by its id. A chapter's id (ML-5) finds its first rule. */
export function ruleById(rules: Rules, id: string): Found | null {
  const all = allRules(rules);
  return all.find((each) => each.rule.id === id) ?? all.find((each) => each.chapter.id === id) ?? null;
}

/** The rules before and after one, in the order of the book. */
export function neighbours(rules: Rules, id: string): { before: RuleInfo | null; after: RuleInfo | null } {
  const all = allRules(rules);
  const at = all.findIndex((each) => each.rule.id === id);
  if (at < 0) return { before: null, after: null };
  return { before: all[at - 1]?.rule ?? null, after: all[at + 1]?.rule ?? null };
}

/** How people type a word: Rüstung is found by rustung and by ruestung. */
export function spellings(word: string): string[] {
  const folded = word.normalize('NFC').toLocaleLowerCase();
  const writtenOut = folded.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss');
  const bare = folded.replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
  return [...new Set([bare, writtenOut])];
}

/** Whether every word that was typed begins a word of the text. */
export function mentions(text: string, query: string): boolean {
  const there = words(text).flatMap(spellings);
  return words(query).every((word) =>
    spellings(word).some((spelled) => there.some((each) => each.startsWith(spelled))),
  );
}

function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Rules by id ("ML-5.10", "5.10", "5") or by words; those with the words in their title first. */
export function searchRules(rules: Rules, query: string): Found[] {
  const asked = query.trim();
  if (asked === '') return [];
  const all = allRules(rules);
  const byId = all.filter((each) => isMeant(each.rule.id, asked) || isMeant(each.chapter.id, asked));
  if (byId.length > 0) return byId;
  const inTitle = all.filter((each) => mentions(each.rule.title, asked));
  const inText = all.filter(
    (each) =>
      !inTitle.includes(each) &&
      mentions([each.rule.title, each.rule.text, ...each.rule.rulings, each.chapter.title].join(' '), asked),
  );
  return [...inTitle, ...inText];
}

/** A letter alone is the beginning of a word, not the chapter HQ-B. */
function isMeant(id: string, asked: string): boolean {
  const wanted = asked.toUpperCase();
  return id === wanted || (/\d/u.test(wanted) && id.split('-')[1] === wanted);
}
