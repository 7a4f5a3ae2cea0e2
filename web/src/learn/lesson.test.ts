import { describe, expect, it } from 'vitest';
import { keepProgress, lasts, nextTip, readProgress, type Situation, type Tip } from './lesson';

interface View {
  stones: { left: number };
}
const moment = (left: number): Situation<View> => ({ view: { stones: { left } }, prompt: null, lines: [], me: 1 });
const lay: Tip<View> = { id: 'lay', when: (now) => now.view.stones.left > 0 };
const won: Tip<View> = { id: 'won', when: (now) => now.view.stones.left === 0, stays: true };

describe('the next tip', () => {
  it('is the first that fits the moment and was not given yet', () => {
    expect(nextTip([lay, won], moment(3), new Set())).toBe(lay);
    expect(nextTip([lay, won], moment(0), new Set())).toBe(won);
    expect(nextTip([lay, won], moment(3), new Set(['lay']))).toBeNull();
  });

  it('does not stumble over a table it does not understand', () => {
    expect(nextTip([lay, won], { ...moment(0), view: {} as View }, new Set())).toBeNull();
  });

  it('goes with its moment, unless it is about what has happened', () => {
    expect(lasts(lay, moment(0), new Set())).toBe(false);
    expect(lasts(won, moment(3), new Set())).toBe(true);
    expect(lasts(won, moment(3), new Set(['won']))).toBe(false);
  });
});

describe('where one was', () => {
  it('is kept for each table, and rubbish is no harm', () => {
    keepProgress(localStorage, 'a', { done: ['goal'], off: true });
    expect(readProgress(localStorage, 'a')).toEqual({ done: ['goal'], off: true });
    expect(readProgress(localStorage, 'b')).toEqual({ done: [], off: false });
    localStorage.setItem('questhall.lesson.c', '{"done": 7');
    expect(readProgress(localStorage, 'c')).toEqual({ done: [], off: false });
  });
});
