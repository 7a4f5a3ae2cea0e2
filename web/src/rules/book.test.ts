import { describe, expect, it } from 'vitest';
import type { Rules } from '../lib/protocol';
import { neighbours, ruleById, searchRules } from './book';

const rule = (id: string, title: string, text: string) => ({ id, title, text, rulings: [] as string[] });
const book: Rules = {
  preface: '',
  chapters: [
    {
      id: 'ML-5', title: 'Kampf', intro: '',
      rules: [rule('ML-5.4', 'Blocken oder nicht', 'Wähle.'), rule('ML-5.6', 'Rüstung', 'ARM sinkt.')],
    },
    {
      id: 'ML-6', title: 'Ausrüstung', intro: '',
      rules: [rule('ML-6.1', 'Fünf Plätze', 'Hände, Kopf, Rüstung.')],
    },
  ],
};
const ids = (query: string) => searchRules(book, query).map((each) => each.rule.id);

describe('searching a rulebook', () => {
  it('finds a rule by its number, with or without the prefix', () => {
    expect(ids('ML-5.6')).toEqual(['ML-5.6']);
    expect(ids('5.6')).toEqual(['ML-5.6']);
  });

  it('finds a whole chapter by its number', () => {
    expect(ids('ml-5')).toEqual(['ML-5.4', 'ML-5.6']);
  });

  it('puts titles before texts and forgives missing umlauts', () => {
    expect(ids('rustung')).toEqual(['ML-5.6', 'ML-6.1']);
    expect(ids('Ruestung')).toEqual(['ML-5.6', 'ML-6.1']);
  });

  it('finds nothing for nothing', () => {
    expect(ids('  ')).toEqual([]);
    expect(ids('drache')).toEqual([]);
  });
});

describe('chapters with letters', () => {
  const lettered: Rules = {
    preface: '',
    chapters: [
      { id: 'HQ-B', title: 'Grundspiel', intro: '', rules: [rule('HQ-B.1', 'Brett', 'Liegt.'), rule('HQ-B.2', 'Figuren', 'Stehen.')] },
      { id: 'HQ-1', title: 'Prüfung', intro: '', rules: [rule('HQ-1.1', 'Anfang', 'Es beginnt.')] },
    ],
  };
  const foundBy = (query: string) => searchRules(lettered, query).map((each) => each.rule.id);

  it('are found like numbers, in either case', () => {
    expect(foundBy('HQ-B.1')).toEqual(['HQ-B.1']);
    expect(foundBy('b.2')).toEqual(['HQ-B.2']);
    expect(foundBy('hq-b')).toEqual(['HQ-B.1', 'HQ-B.2']);
    expect(ruleById(lettered, 'HQ-B')?.rule.id).toBe('HQ-B.1');
    expect(neighbours(lettered, 'HQ-B.2')).toMatchObject({ before: { id: 'HQ-B.1' }, after: { id: 'HQ-1.1' } });
  });

  it('leave a letter alone to be the beginning of a word', () => {
    expect(foundBy('b')).toEqual(['HQ-B.1', 'HQ-1.1']);
  });
});

describe('turning pages', () => {
  it('crosses from one chapter into the next', () => {
    expect(neighbours(book, 'ML-5.6')).toMatchObject({ before: { id: 'ML-5.4' }, after: { id: 'ML-6.1' } });
    expect(neighbours(book, 'ML-6.1').after).toBeNull();
  });

  it('opens a chapter at its first rule', () => {
    expect(ruleById(book, 'ML-6')?.rule.id).toBe('ML-6.1');
    expect(ruleById(book, 'ML-9')).toBeNull();
  });
});
