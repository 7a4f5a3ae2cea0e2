import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PromptInfo, TableInfo } from '../lib/protocol';
import { setLanguage } from '../lib/words.svelte';
import Coach from './Coach.svelte';

const view = { round: 1, side: 'heroes', boss: 0, winner: '', heroes: [{ seat: 1, hand: [], partner: 0 }] };
const prompt = { ask: 1, question: 'sidequest.grow', options: [] } as unknown as PromptInfo;
const info = { id: 'lesson', game: 'sidequest' } as TableInfo;
let drawn: Record<string, unknown>;

const at = (testid: string) => document.querySelector<HTMLElement>(`[data-testid="${testid}"]`);
const tip = () => at('coach')?.dataset['tip'];

async function sitDown(): Promise<void> {
  drawn = mount(Coach, { target: document.body, props: { view, prompt, lines: [], info, me: 1 } });
  await vi.waitFor(() => expect(at('coach') ?? at('coach-on')).not.toBeNull());
}

beforeEach(async () => {
  localStorage.clear();
  await setLanguage('en', false);
});
afterEach(async () => {
  await unmount(drawn);
});

describe('the coach', () => {
  it('speaks one tip after the other and then is silent', async () => {
    await sitDown();
    expect(tip()).toBe('goal');
    at('coach-next')!.click();
    flushSync();
    expect(tip()).toBe('grow');
    at('coach-next')!.click();
    flushSync();
    expect(at('coach')).toBeNull();
  });

  it('remembers after a reload what it has said', async () => {
    await sitDown();
    at('coach-next')!.click();
    flushSync();
    await unmount(drawn);
    await sitDown();
    expect(tip()).toBe('grow');
  });

  it('can be turned off and on again', async () => {
    await sitDown();
    at('coach-off')!.click();
    flushSync();
    expect(at('coach')).toBeNull();
    await unmount(drawn);
    await sitDown();
    expect(at('coach')).toBeNull();
    at('coach-on')!.click();
    await vi.waitFor(() => expect(tip()).toBe('goal'));
  });

  it('changes its language in the middle of a sentence', async () => {
    await sitDown();
    await setLanguage('de', false);
    flushSync();
    expect(at('coach')!.textContent).toContain('Dein Auftrag');
  });
});
