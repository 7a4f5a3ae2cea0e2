import { expect, it } from 'vitest';
import { wrapped } from './picture';

const fits = (line: string) => line.length <= 12;

it('a text is broken between words, never inside one', () => {
  expect(wrapped('The wolf bites the hero', fits, 5)).toEqual(['The wolf', 'bites the', 'hero']);
  expect(wrapped('Donaudampfschiff legt ab', fits, 5)).toEqual(['Donaudampfschiff', 'legt ab']);
  expect(wrapped('', fits, 5)).toEqual([]);
});

it('what is too much for a picture ends in dots', () => {
  expect(wrapped('one two three four five six', fits, 2)).toEqual(['one two', 'three four …']);
});
