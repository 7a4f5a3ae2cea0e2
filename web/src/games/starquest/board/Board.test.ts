import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Forecast, PromptInfo } from '../../../lib/protocol';
import { loadWordsOf, setLanguage } from '../../../lib/words.svelte';
import type { Answer } from '../choosing/offers';
import type * as StarQuest from '../protocol';
import { content, forecast, prompt, table } from '../samples';
import Board from './Board.svelte';

let board: Record<string, unknown> | null = null;

function set(asked: PromptInfo | null, more: Partial<StarQuest.View> = {}, told: Partial<Forecast> = {}) {
  const act = vi.fn<(answer: Answer) => Promise<boolean>>(() => Promise.resolve(true));
  const foresee = vi.fn<(answer: unknown) => Promise<Forecast>>(() => Promise.resolve(forecast(told)));
  board = mount(Board, {
    target: document.body.appendChild(document.createElement('div')),
    props: { view: table(more), prompt: asked, content, me: 1, readonly: false, news: [], epoch: 1, suggestion: null, act, foresee, seats: [] },
  });
  flushSync();
  return { act, foresee };
}

const at = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`)!;
const glowing = () => [...document.querySelectorAll<HTMLElement>('button[data-glow]')].map((node) => node.dataset.testid);
const key = (name: string, more: KeyboardEventInit = {}) => {
  at('surface').dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, ...more }));
  flushSync();
};
const press = (id: string) => {
  at(id).click();
  flushSync();
};
const heard = () => document.querySelector('[aria-live="polite"]')?.lastElementChild?.textContent ?? '';
const settled = async () => {
  await vi.advanceTimersByTimeAsync(100);
  flushSync();
};

beforeAll(async () => {
  await setLanguage('en', false);
  await loadWordsOf('starquest');
  // The document of the tests draws nothing and so has no top layer.
  HTMLElement.prototype.showPopover = () => {};
});
beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(async () => {
  if (board) await unmount(board);
  board = null;
  document.body.replaceChildren();
  vi.useRealTimers();
});

const charge: Answer = { move: 'charge', target: 11, path: [], jump: false };
const mark: Answer = { move: 'useskill', skill: 'mark_target', targets: [11] };
const end: Answer = { move: 'endactivation' };

describe('the board', () => {
  it('lights up what can be done, and asks where there are several ways', () => {
    const { act } = set(prompt([charge, mark, { move: 'discover', token: 1 }, end]));
    expect(glowing().sort()).toEqual(['token-1', 'unit-11']);
    press('unit-11');
    const menu = [...at('place-menu').querySelectorAll<HTMLElement>('[data-move]')];
    expect(menu.map((item) => item.dataset.move)).toEqual(['charge', 'useskill']);
    menu[1]!.click();
    expect(act).toHaveBeenCalledWith(mark);
  });

  it('charges whom one presses while the switch is set to Charge', () => {
    const { act } = set(prompt([charge, mark, end]));
    press('mode-charge');
    expect(glowing()).toEqual(['unit-11']);
    press('unit-11');
    expect(act).toHaveBeenCalledWith(charge);
  });

  it('aims a skill: the card is taken up, then its target is pressed', () => {
    const other: Answer = { ...mark, targets: [12] };
    const { act } = set(prompt([mark, other]));
    press('skills');
    press('take-useskill:mark_target');
    expect(glowing().sort()).toEqual(['unit-11', 'unit-12']);
    press('unit-12');
    expect(act).toHaveBeenCalledWith(other);
  });

  it('opens the sheet of whoever is pressed with nothing to do', () => {
    set(prompt([end]));
    press('unit-12');
    expect(at('sheet').textContent).toContain('Raiders B');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    flushSync();
    expect(at('sheet')).toBeNull();
  });

  it('ends the activation with a button that stands out when nothing else is left', () => {
    const { act } = set(prompt([end], null));
    const button = document.querySelector<HTMLElement>('[data-move="endactivation"]')!;
    expect(button.className).toContain('now');
    button.click();
    expect(act).toHaveBeenCalledWith(end);
  });

  it('shows what no board knows as buttons with the words of the server', () => {
    set({ ...prompt([{ move: 'choose', what: 'med_kit' }], null), question: 'starquest.strange' });
    expect(at('actions').textContent).toContain('choose');
  });
});

describe('with the keys alone', () => {
  it('a cursor goes inch by inch, says what is there, and Enter goes there', () => {
    const { act } = set(prompt([end]));
    key('ArrowUp');
    key('ArrowUp', { shiftKey: true });
    expect(heard()).toContain('1.25″ north');
    key('Enter');
    expect(act).toHaveBeenCalledWith({ move: 'advance', path: [[10000, 18750]], jump: false });
  });

  it('points are set with Shift, and the way is gone as a whole', () => {
    const { act } = set(prompt([end]));
    key('r');
    key('ArrowUp');
    key('Enter', { shiftKey: true });
    key('ArrowRight');
    key('Enter');
    expect(act).toHaveBeenCalledWith({ move: 'rush', path: [[10000, 19000], [11000, 19000]], jump: false });
  });

  it('moves by a direction and a length, told before it is done', async () => {
    const { act, foresee } = set(prompt([end]), {}, { price: { inches: 4000 } });
    press('words');
    const length = at('words-length') as HTMLInputElement;
    length.value = '4';
    length.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    await settled();
    expect(foresee).toHaveBeenLastCalledWith({ move: 'advance', path: [[10000, 16000]], jump: false });
    expect(at('words-told').textContent).toContain('a way of 4″');
    press('words-go');
    expect(act).toHaveBeenCalledWith({ move: 'advance', path: [[10000, 16000]], jump: false });
  });

  it('does not send what it knows to be refused', async () => {
    const { act } = set(prompt([end]), {}, { refusal: { text: 'Too far.', rules: ['ST-237'] } as never });
    key('ArrowUp');
    await settled();
    key('Enter');
    expect(act).not.toHaveBeenCalled();
  });
});

describe('a question about a place', () => {
  it('is answered with a point: a hero is deployed', () => {
    const asked = { ...prompt([]), question: 'starquest.deploy' };
    const { act } = set(asked, { active: 0 });
    key('ArrowRight');
    key('Enter');
    expect(act).toHaveBeenCalledWith({ move: 'deploy', to: [11000, 20000] });
  });
});

it('is there in words, near ones first', () => {
  set(prompt([charge]));
  const text = at('text-board').textContent ?? '';
  for (const part of ['Test mission', 'Pilot', 'Crate', 'search token 1', '2 Raiders, 9″ north']) expect(text).toContain(part);
});
