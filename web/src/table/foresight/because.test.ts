import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../lib/words.svelte';
import type { TableState } from '../table.svelte';
import Because from './Because.svelte';

let mounted: Record<string, unknown> | undefined;

beforeEach(async () => {
  document.body.innerHTML = '';
  await setLanguage('en');
});

afterEach(async () => {
  if (mounted) await unmount(mounted);
});

function told(said: { better: number; than: string; tried: number; why?: string }): string {
  const table = { game: 'g', prompt: null, face: {}, foresee: async () => null } as unknown as TableState;
  mounted = mount(Because, { target: document.body, props: { table, answer: { move: 'pass' }, why: '', ...said } });
  flushSync();
  return document.querySelector('[data-testid="because"]')?.textContent?.trim() ?? '';
}

describe('why something is suggested', () => {
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
