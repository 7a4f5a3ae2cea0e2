/** A page for the tests: mounted alone, with a server whose answers the test says. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, expect, vi } from 'vitest';

import type { Hall } from '../lib/protocol';
import { startRouter } from '../lib/router.svelte';
import { setLanguage } from '../lib/words.svelte';
import { mill } from '../lobby/samples';
import { toasts } from '../ui/toasts.svelte';

export const hall: Hall = { games: [mill()], langs: ['de', 'en'], me: { account: '', guest: true, program: '' }, version: '1' };

/** What was asked of the server. */
export const asked = vi.fn<(method: string, path: string, body: unknown) => void>();
/** What the server answers, by the address without its query; a text is trouble in these words. */
export let server: Record<string, unknown>;
let mounted: Record<string, unknown> | undefined;
let stop: () => void;

/** Sets the stage before each test of a file, and clears it after. */
export function onStage(): void {
  beforeEach(async () => {
    asked.mockReset();
    server = { '/api/hall': hall, '/api/tables': { tables: [] }, '/api/mine': { tables: [] }, '/api/campaigns': { campaigns: [] }, '/api/programs': { programs: [], most: 10 } };
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const path = address.split('?')[0]!;
      asked(init.method!, path, init.body ? JSON.parse(init.body as string) : undefined);
      const answer = server[`${init.method} ${path}`] ?? server[path];
      if (typeof answer === 'string') {
        return new Response(JSON.stringify({ code: 'no', text: answer, place: '', rules: ['ML-1'] }), { status: 400 });
      }
      return new Response(JSON.stringify(answer), { status: 200 });
    });
    await setLanguage('en');
    history.replaceState(null, '', '/');
    stop = startRouter();
    document.body.innerHTML = '';
    toasts.list = [];
  });
  afterEach(async () => {
    stop();
    if (mounted) await unmount(mounted);
    vi.unstubAllGlobals();
  });
}

/** Shows a page, at an address where that matters. */
export async function show(page: Component, address?: string): Promise<void> {
  if (address !== undefined) {
    history.replaceState(null, '', address);
    stop();
    stop = startRouter();
  }
  mounted = mount(page, { target: document.body });
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await settle();
}

export async function settle(): Promise<void> {
  for (let i = 0; i < 5; i++) {
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
  }
}

export const at = (testid: string) => document.querySelector<HTMLElement>(`[data-testid="${testid}"]`)!;
export const posted = () => asked.mock.calls.find(([method]) => method === 'POST');

export async function press(testid: string): Promise<void> {
  at(testid).click();
  await settle();
}

export async function write(testid: string, text: string): Promise<void> {
  const input = at(testid) as HTMLInputElement;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
}
