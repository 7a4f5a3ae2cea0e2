import { flushSync, mount, unmount, type ComponentProps } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PromptInfo, TableInfo } from '../lib/protocol';
import { setLanguage } from '../lib/words.svelte';
import Coach from './Coach.svelte';
import type { Tip } from './lesson';

const tips: readonly Tip[] = [
  { id: 'goal', when: () => true, rules: ['M-1'] },
  { id: 'lay', when: (now) => now.prompt?.question === 'mill.lay' },
  { id: 'over', when: (now) => now.prompt === null },
];
vi.mock('./lessons', () => ({ tipsOf: async () => tips }));

const view = { stones: 9 };
const prompt = { ask: 1, question: 'mill.lay', options: [] } as unknown as PromptInfo;
const info = { id: 'lesson', game: 'mill', lesson: 'hero' } as TableInfo;
let drawn: Record<string, unknown>;

const at = (testid: string) => document.querySelector<HTMLElement>(`[data-testid="${testid}"]`);
const tip = () => at('coach')?.dataset['tip'];

async function sitDown(more: Partial<ComponentProps<typeof Coach>> = {}): Promise<void> {
  drawn = mount(Coach, { target: document.body, props: { view, prompt, lines: [], info, me: 1, ...more } });
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
    expect(tip()).toBe('lay');
    at('coach-next')!.click();
    flushSync();
    expect(at('coach')).toBeNull();
  });

  it('stops the clock while a tip is read, and lets it go on after the last one', async () => {
    const race = $state({ paused: false });
    const said: unknown[] = [];
    const aside = async (answer: unknown) => {
      said.push(answer);
      race.paused = answer === 'stop';
      return true;
    };
    await sitDown({ view: race, aside, clock: { state: () => (race.paused ? 'stands' : 'runs'), stop: 'stop', goOn: 'on' } });
    flushSync();
    expect(said).toEqual(['stop']);
    expect(at('coach-waits')).not.toBeNull();
    at('coach-next')!.click();
    flushSync();
    expect(said).toEqual(['stop']);
    at('coach-next')!.click();
    flushSync();
    expect(said).toEqual(['stop', 'on']);
  });

  it('names the rules that a tip is about', async () => {
    await sitDown();
    expect(at('coach')!.querySelector('p button')!.textContent).toBe('M-1');
    at('coach-next')!.click();
    flushSync();
    expect(at('coach')!.querySelector('p button')).toBeNull();
  });

  it('remembers after a reload what it has said', async () => {
    await sitDown();
    at('coach-next')!.click();
    flushSync();
    await unmount(drawn);
    await sitDown();
    expect(tip()).toBe('lay');
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
    expect(at('coach-next')!.textContent).toContain('Got it');
    await setLanguage('de', false);
    flushSync();
    expect(at('coach-next')!.textContent).toContain('Verstanden');
  });
});
