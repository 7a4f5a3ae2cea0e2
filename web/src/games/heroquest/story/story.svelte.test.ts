import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Line } from '../../../lib/protocol';
import { loadWordsOf, setLanguage } from '../../../lib/words.svelte';
import Board from '../board/Board.svelte';
import type * as HeroQuest from '../protocol';
import { content, table } from '../samples';
import { inWords, toldIn } from './told';

const line = (n: number, key: string, text: string): Line => ({ n, key, args: {}, rules: [], text });
let board: Record<string, unknown> | null = null;

function look(more: Partial<HeroQuest.View> = {}, me: number | null = 1) {
  const props = $state({ view: table({ briefing: { en: 'It is dark.' }, ...more }), prompt: null, content, me, readonly: false, news: [] as Line[], epoch: 1, suggestion: null, act: () => Promise.resolve(true), seats: [] });
  board = mount(Board, { target: document.body.appendChild(document.createElement('div')), props });
  flushSync();
  return props;
}
const at = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);

beforeAll(async () => {
  await setLanguage('en', false);
  await loadWordsOf('heroquest');
});
beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  if (board) await unmount(board);
  board = null;
  document.body.replaceChildren();
});

describe('the briefing', () => {
  it('is read when the quest begins, and put away once', async () => {
    look({ round: 1 });
    expect(at('parchment')!.textContent).toContain('It is dark.');
    at('parchment-close')!.click();
    flushSync();
    expect(at('parchment')).toBeNull();
    await unmount(board!);
    document.body.replaceChildren();
    look({ round: 1 });
    expect(at('parchment')).toBeNull();
  });

  it('does not lie over a quest that runs, but comes when the goal is pressed', () => {
    look({ round: 4 });
    expect(at('parchment')).toBeNull();
    at('goal')!.click();
    flushSync();
    expect(at('parchment')!.textContent).toContain('Find the miller.');
  });
});

describe('what is told', () => {
  it('is what the quest and the game master say, without marks', () => {
    const told = toldIn([line(1, 'log.story', 'The ⟦orc|orc⟧ wakes.'), line(2, 'log.room', 'A room.'), line(3, 'log.edict-speaks', 'Ha!')]);
    expect(told).toEqual([{ n: 1, text: 'The orc wakes.', by: 'quest' }, { n: 3, text: 'Ha!', by: 'master' }]);
  });

  it('is in the language of the reader, or in the first that there is', () => {
    expect(inWords({ de: 'Halt', en: 'Stop' }, 'en')).toBe('Stop');
    expect(inWords({ de: 'Halt' }, 'en')).toBe('Halt');
  });

  it('lies on the board until it is put away', () => {
    const props = look({ round: 4 });
    props.news = [line(7, 'log.note', 'The bell rings.')];
    flushSync();
    expect(at('parchment')!.textContent).toContain('The bell rings.');
    at('parchment-close')!.click();
    flushSync();
    expect(at('parchment')).toBeNull();
  });

  it('is no news to the one who said it', () => {
    const props = look({ round: 4 }, 0);
    props.news = [line(7, 'log.edict-speaks', 'Ha!')];
    flushSync();
    expect(at('parchment')).toBeNull();
  });
});
