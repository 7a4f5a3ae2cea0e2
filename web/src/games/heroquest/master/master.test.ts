import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWordsOf, setLanguage } from '../../../lib/words.svelte';
import Board from '../board/Board.svelte';
import type * as HeroQuest from '../protocol';
import { content, prompt, ROWS, table } from '../samples';
import { found } from './found';

const plan: HeroQuest.PlanView = {
  rows: ROWS, doors: [], furniture: [], chests: [], traps: [], foes: [], wandering: 'goblin', events_done: [],
  notes: [{ event: 3, texts: [{ en: 'The bell rings.', de: 'Die Glocke läutet.' }], done: false }], edicts: true,
};
let board: Record<string, unknown> | null = null;

function lead(more: Partial<HeroQuest.PlanView> = {}, answers: HeroQuest.Answer[] | null = null) {
  const act = vi.fn(() => Promise.resolve(true));
  const playForMe = vi.fn();
  const aside = vi.fn<(answer: unknown) => Promise<boolean>>(() => Promise.resolve(true));
  board = mount(Board, {
    target: document.body.appendChild(document.createElement('div')),
    props: { view: table({ plan: { ...plan, ...more } }), prompt: answers && prompt(answers, null), content, me: 0, readonly: false, news: [], epoch: 1, suggestion: null, act, aside, playForMe, seats: [] },
  });
  flushSync();
  return { act, aside, playForMe };
}
const at = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
const press = (...ids: string[]) => {
  for (const id of ids) {
    at(id)!.click();
    flushSync();
  }
};

beforeAll(async () => {
  await setLanguage('en', false);
  await loadWordsOf('heroquest');
  HTMLElement.prototype.showPopover = () => {};
});
afterEach(async () => {
  if (board) await unmount(board);
  board = null;
  document.body.replaceChildren();
});

describe('the edicts', () => {
  it('are not there where the table has agreed on none', () => {
    lead({ edicts: false });
    expect(at('edicts')).toBeNull();
  });

  it('remove the monster that is pressed', () => {
    const { aside } = lead();
    press('edicts', 'tool-remove', 'arm', 'figure-11');
    expect(aside).toHaveBeenCalledWith({ move: 'removemonster', monster: 11 });
  });

  it('allow a shot between two figures, one after the other', () => {
    const { aside } = lead();
    press('edicts', 'tool-shot', 'arm', 'figure-1');
    expect(aside).not.toHaveBeenCalled();
    expect(at('edict-armed')!.textContent).toContain('Now the target.');
    press('figure-11');
    expect(aside).toHaveBeenCalledWith({ move: 'allowshot', shooter: 1, target: 11 });
  });

  it('leave the board alone when they are put away', () => {
    const { aside } = lead();
    press('edicts', 'tool-remove', 'arm');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    flushSync();
    press('figure-11');
    expect(aside).not.toHaveBeenCalled();
  });

  it('read a note of the quest aloud', () => {
    const { aside } = lead();
    press('edicts', 'tool-note', 'note-3');
    expect(aside).toHaveBeenCalledWith({ move: 'readnote', n: 3 });
  });

  it('end the quest only after a second press', () => {
    const { aside } = lead();
    press('edicts', 'tool-end', 'end-passed');
    expect(aside).not.toHaveBeenCalled();
    press('end-sure');
    expect(aside).toHaveBeenCalledWith({ move: 'endquest', passed: true });
  });
});

describe('the next monster', () => {
  it('acts by one press', () => {
    const { act } = lead({}, [{ move: 'act', monster: 11 }]);
    press('next-monster');
    expect(act).toHaveBeenCalledWith({ move: 'act', monster: 11 });
  });

  it('and all behind it act by themselves by another', () => {
    const { act, playForMe } = lead({}, [{ move: 'act', monster: 11 }]);
    press('by-themselves');
    expect(playForMe).toHaveBeenCalledOnce();
    expect(act).not.toHaveBeenCalled();
  });
});

describe('the bestiary', () => {
  it('is searched by a few letters', () => {
    expect(found(['Goblin', 'Night goblin', 'Orc'], ' GOB', (one) => [one])).toEqual(['Goblin', 'Night goblin']);
    expect(found(['Orc'], '', (one) => [one])).toEqual(['Orc']);
    expect(found(['Clanrat', 'Orc', 'Skaven sorcerer'], 'skaven', (one) => [one, one === 'Orc' ? 'Orcs' : 'Skaven'])).toEqual(['Skaven sorcerer', 'Clanrat']);
  });
});
