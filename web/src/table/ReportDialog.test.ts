import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../lib/words.svelte';
import ReportDialog from './ReportDialog.svelte';

let drawn: Record<string, unknown>;
let sent: { path: string; body: unknown }[];

const at = <E extends HTMLElement>(testid: string) => document.querySelector<E>(`[data-testid="${testid}"]`)!;

function server(status: number, answer: unknown): void {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body)) });
    return new Response(JSON.stringify(answer), { status });
  });
}

async function report(notes: string): Promise<void> {
  at<HTMLTextAreaElement>('report-notes').value = notes;
  at('report-notes').dispatchEvent(new Event('input', { bubbles: true }));
  at('send-report').click();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await vi.waitFor(() => expect(at('send-report')?.getAttribute('aria-busy') ?? 'false').toBe('false'));
  flushSync();
}

beforeEach(async () => {
  sent = [];
  await setLanguage('en', false);
  const props = { open: true, table: 'a b', seat: 1, view: { round: 3 } };
  drawn = mount(ReportDialog, { target: document.body, props });
  flushSync();
});
afterEach(async () => {
  await unmount(drawn);
  vi.unstubAllGlobals();
});

describe('reporting a problem', () => {
  it('sends notes, seat and view, and offers the file', async () => {
    server(201, { id: 'r1', ready: true });
    await report('odd');
    expect(sent).toEqual([{ path: '/api/tables/a%20b/reports', body: { notes: 'odd', seat: 1, view: { round: 3 } } }]);
    expect(at<HTMLAnchorElement>('report-file').getAttribute('href')).toBe('/api/reports/r1');
    expect(document.body.textContent).toContain('Take the file along');
  });

  it('says when the file must wait for the end of the game', async () => {
    server(201, { id: 'r1', ready: false });
    await report('odd');
    expect(document.body.textContent).toContain('when the game is over');
    expect(document.body.textContent).not.toContain('Take the file along');
  });

  it('tells what went wrong and keeps the notes', async () => {
    server(429, { code: 'too-many', text: 'Not so fast.', place: '', rules: [] });
    await report('odd');
    expect(document.querySelector('[role="alert"].trouble')!.textContent).toBe('Not so fast.');
    expect(at<HTMLTextAreaElement>('report-notes').value).toBe('odd');
  });
});
