import { describe, expect, it } from 'vitest';
import { opening } from './opening';

const STORY = 'The rings are silent. "Go and look," she says. "Nobody else will, and somebody has to do it before winter." ';

describe('the opening of a text', () => {
  it('is all of it where it is short', () => {
    expect(opening('You are all the heroes. The rules play the rest.')).toBe('You are all the heroes. The rules play the rest.');
  });

  it('is a sentence, or two where the first says little', () => {
    expect(opening(STORY.repeat(3))).toBe('The rings are silent. "Go and look," she says. "Nobody else will, and somebody has to do it before winter."');
    expect(opening(`Eleven years ago the rings fell silent, one after another. ${STORY}${STORY}`)).toBe('Eleven years ago the rings fell silent, one after another.');
  });

  it('is all of it where no sentence ends', () => {
    expect(opening('word '.repeat(60))).toBe('word '.repeat(60));
  });
});
