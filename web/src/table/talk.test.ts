import { expect, it } from 'vitest';
import type { Line, SaidLine } from '../lib/protocol';
import { heard } from './talk';

const said = (at: number, text: string): SaidLine => ({ seat: 1, name: 'Ada', text, at });
const phrase = (n: number, text: string): Line => ({ n, key: 'log.phrase', args: {}, rules: [], text });

it('talk is shown in the order it was heard', () => {
  let all = heard([], [said(5, 'hi')], []);
  all = heard(all, [said(5, 'hi')], [phrase(3, 'Look out!')]);
  all = heard(all, [said(5, 'hi'), said(9, 'thanks')], [phrase(3, 'Look out!')]);
  expect(all).toEqual([{ said: said(5, 'hi') }, { line: phrase(3, 'Look out!') }, { said: said(9, 'thanks') }]);
});

it('a phrase that was taken back is gone, one in another language is the same phrase', () => {
  const all = heard([], [], [phrase(3, 'Look out!'), phrase(4, 'Thank you.')]);
  expect(heard(all, [], [phrase(3, 'Pass auf!')])).toEqual([{ line: phrase(3, 'Pass auf!') }]);
});
