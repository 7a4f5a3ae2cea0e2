import { describe, expect, it } from 'vitest';
import { readInline, readMarkdown } from './markdown';

describe('the little Markdown of rulebooks', () => {
  it('finds strong words, emphasis and cited rules', () => {
    expect(readInline('**LP** fall (ML-5.8), *really*.')).toEqual([
      { kind: 'strong', text: 'LP' },
      { kind: 'text', text: ' fall (' },
      { kind: 'rule', id: 'ML-5.8' },
      { kind: 'text', text: '), ' },
      { kind: 'em', text: 'really' },
      { kind: 'text', text: '.' },
    ]);
  });

  it.each(['SQ-5', 'SQ-5.8', 'RO-53', 'RO-1–9', 'HQ-B', 'HQ-B.1', 'HQ-10.3'])('knows %s for the id of a rule', (id) => {
    expect(readInline(`As in ${id}.`)).toEqual([
      { kind: 'text', text: 'As in ' },
      { kind: 'rule', id },
      { kind: 'text', text: '.' },
    ]);
  });

  it.each(['HQ-Base', 'X-Y', 'HQ-b', 'D6-1'])('leaves %s as a word', (word) => {
    expect(readInline(word)).toEqual([{ kind: 'text', text: word }]);
  });

  it('reads headings, paragraphs, lists and quotes', () => {
    const blocks = readMarkdown('# The rules\n\nOne\ntwo.\n\n- a\n- b\n\n> *Ruling:* so\n> it is.');
    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list', 'quote']);
    expect(blocks[1]).toEqual({ kind: 'paragraph', inline: [{ kind: 'text', text: 'One two.' }] });
  });

  it('leaves markup of other kinds as the text it is', () => {
    expect(readInline('<b>2 * 3</b>')).toEqual([{ kind: 'text', text: '<b>2 * 3</b>' }]);
  });

  it('makes nothing of nothing', () => {
    expect(readMarkdown('')).toEqual([]);
  });
});
