import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../lib/words.svelte';
import type { TableState } from '../table.svelte';
import Because from './Because.svelte';

let mounted: Record<string, unknown> | undefined;

beforeEach(async () => {
  document.body.innerHTML = '';
  await setLanguage('en');
});

afterEach(async () => {
  vi.useRealTimers();
  if (mounted) await unmount(mounted);
  mounted = undefined;
});

function told(said: { better: number; than: string; tried: number; why?: string }): string {
  const table = { game: 'g', prompt: null, face: {}, foresee: async () => null } as unknown as TableState;
  mounted = mount(Because, { target: document.body, props: { table, answer: { move: 'pass' }, why: '', ...said } });
  flushSync();
  return document.querySelector('[data-testid="because"]')?.textContent?.trim() ?? '';
}

describe('why something is suggested', () => {
  it('is asked by whoever looks at it for a moment, and not by whoever follows it at once', async () => {
    vi.useFakeTimers();
    const tried: unknown[] = [];
    const foresee = (answer: unknown): Promise<null> => {
      tried.push(answer);
      return Promise.resolve(null);
    };
    const table = { game: 'g', prompt: null, face: {}, foresee } as unknown as TableState;
    const props = { table, answer: { move: 'pass' }, why: '', better: 0, than: '', tried: 0 };
    const followed = mount(Because, { target: document.body, props });
    flushSync();
    await unmount(followed);
    vi.advanceTimersByTime(1_000);
    expect(tried).toEqual([]);
    mounted = mount(Because, { target: document.body, props });
    flushSync();
    vi.advanceTimersByTime(1_000);
    expect(tried).toEqual([{ move: 'pass' }]);
  });

  it('says how much better it is than what a usual player would do', () => {
    expect(told({ better: 9, than: 'Pass', tried: 40 })).toMatch(/this wins about 9 games in a hundred more than:\s+Pass/u);
  });

  it('says that nothing else is better where somebody has looked', () => {
    expect(told({ better: 0, than: '', tried: 40 })).toContain('40 times: nothing else is clearly better.');
  });

  it('promises nothing where nobody has looked ahead', () => {
    expect(told({ better: 0, than: '', tried: 0 })).toBe('');
  });

  it('says what is meant by it', () => {
    expect(told({ better: 0, than: '', tried: 0, why: 'On into the dark.' })).toBe('On into the dark.');
  });
});
