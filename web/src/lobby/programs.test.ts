import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { setLanguage } from '../lib/words.svelte';
import Programs from './Programs.svelte';

let mounted: Record<string, unknown>;
const programs: { id: string; name: string }[] = [];

beforeEach(async () => {
  document.body.innerHTML = '';
  await setLanguage('en', false);
  vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit) => {
    if (method === 'POST') programs.push({ id: 'p', name: 'Weaver' });
    return new Response(JSON.stringify(method === 'POST' ? { ...programs[0], token: 'qh-1' } : { programs }));
  });
});

afterEach(async () => {
  await unmount(mounted);
  vi.unstubAllGlobals();
});

const find = <T extends HTMLElement>(id: string): T | null => document.querySelector<T>(`[data-testid="${id}"]`);

it('whoever makes a token is led to it, for it is shown only once', async () => {
  mounted = mount(Programs, { target: document.body });
  await vi.waitFor(() => {
    flushSync();
    expect(find('program-make')).not.toBeNull();
  });
  find('program-make')!.closest('form')!.requestSubmit();
  await vi.waitFor(() => {
    flushSync();
    expect(document.activeElement).toBe(find('program-token'));
  });
  expect(find<HTMLInputElement>('program-token')!.value).toBe('qh-1');
  expect(find('program-withdraw')!.textContent).toContain('Weaver');
});
