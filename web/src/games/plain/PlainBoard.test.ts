import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../lib/words.svelte';
import type { BoardProps } from '../face';
import PlainBoard from './PlainBoard.svelte';
import PlainPreview from './PlainPreview.svelte';

let drawn: Record<string, unknown>;

function board(view: unknown): HTMLElement {
  drawn = mount(PlainBoard, { target: document.body, props: { view } as BoardProps });
  flushSync();
  return document.querySelector<HTMLElement>('[data-testid="plain-board"]')!;
}

const texts = (root: HTMLElement, selector: string) => [...root.querySelectorAll(selector)].map((node) => node.textContent!.trim());

beforeEach(() => setLanguage('en', false));
afterEach(() => unmount(drawn));

describe('the plain board', () => {
  it('shows the view by its keys, and leaves out what is empty', () => {
    const shown = board({ round: 3, to_move: 1, over: false, winner: '', stones: { white: ['a1', 'd7'], black: [] } });
    expect(texts(shown, 'dt')).toEqual(['round', 'to move', 'over', 'stones', 'white']);
    expect(texts(shown, 'dl > .simple > dd')).toEqual(['3', '1', 'No']);
    expect(shown.textContent).toContain('a1, d7');
  });

  it('shows rows that are alike as a table', () => {
    const shown = board({ seats: [{ seat: 0, left: 1200 }, { seat: 1, left: null }] });
    expect(texts(shown, 'th')).toEqual(['seat', 'left']);
    expect(texts(shown, 'td')).toEqual(['0', '1,200', '1', '–']);
  });

  it('shows nested things inside each other', () => {
    const shown = board({ hands: [{ seat: 0, cards: [{ id: 'x' }] }, { seat: 1, cards: [] }] });
    expect(texts(shown, 'ol > li')).toHaveLength(3);
  });

  it('shows the words of the server instead where there are any', () => {
    const shown = board({ words: ['Round 3.', 'White is to move.'], stones: { white: 9 } });
    expect(texts(shown, 'p')).toEqual(['Round 3.', 'White is to move.']);
    expect(shown.querySelector('dl')).toBeNull();
  });

  it('speaks the language of the page', async () => {
    const shown = board({ over: true });
    await setLanguage('de', false);
    flushSync();
    expect(texts(shown, 'dd')).toEqual(['Ja']);
  });
});

describe('the plain preview', () => {
  it('shows what the content says about a thing, or at least its id', () => {
    const props = { id: 'w', content: { stones: { w: { name: 'White stone' } } } };
    drawn = mount(PlainPreview, { target: document.body, props });
    flushSync();
    expect(document.body.textContent).toContain('White stone');
  });
});
