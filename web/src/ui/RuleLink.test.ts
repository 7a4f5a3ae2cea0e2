import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Rules } from '../lib/protocol';
import { setLanguage } from '../lib/words.svelte';
import RuleLink from './RuleLink.svelte';

function book(lang: string): Rules {
  const rules = [
    { id: 'ML-5.8', title: `One block (${lang})`, text: 'As in ML-5.4.', rulings: ['*Ruling:* Really one.'] },
    { id: 'ML-5.4', title: `To block (${lang})`, text: '<b>Choose</b>.', rulings: [] },
  ];
  return { preface: '', chapters: [{ id: 'ML-5', title: 'Combat', intro: '', rules }] };
}

let drawn: Record<string, unknown>;
const popover = () => document.querySelector<HTMLElement>('[popover]');
const button = () => document.querySelector<HTMLButtonElement>('.rule')!;

async function open(): Promise<void> {
  button().click();
  await vi.waitFor(() => expect(popover()?.querySelector('h2')).toBeTruthy());
}

beforeEach(async () => {
  vi.stubGlobal('fetch', async (path: string) => new Response(JSON.stringify(book(path.slice(-2)))));
  HTMLElement.prototype.showPopover = () => {};
  HTMLElement.prototype.hidePopover = function (this: HTMLElement) {
    this.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
  };
  await setLanguage('en', false);
  drawn = mount(RuleLink, { target: document.body, props: { game: 'mill', id: 'ML-5.8' } });
  flushSync();
});
afterEach(async () => {
  await unmount(drawn);
  vi.unstubAllGlobals();
});

describe('the number of a rule', () => {
  it('opens its words, its ruling and the way to the rulebook', async () => {
    await open();
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(popover()!.textContent).toContain('One block (en)');
    expect(popover()!.textContent).toContain('Really one.');
    expect(popover()!.querySelector('a')!.getAttribute('href')).toBe('/rules/mill#ML-5.8');
  });

  it('leads on to the rules that are cited, as text and never as markup', async () => {
    await open();
    popover()!.querySelector<HTMLButtonElement>('.cited')!.click();
    flushSync();
    expect(popover()!.textContent).toContain('To block (en)');
    expect(popover()!.textContent).toContain('<b>Choose</b>');
    expect(popover()!.querySelector('b')).toBeNull();
  });

  it('changes its language while it is open', async () => {
    await open();
    await setLanguage('de', false);
    await vi.waitFor(() => expect(popover()!.textContent).toContain('One block (de)'));
  });

  it('goes away when it is closed', async () => {
    await open();
    popover()!.querySelector<HTMLButtonElement>('.close')!.click();
    flushSync();
    expect(popover()).toBeNull();
    expect(button().getAttribute('aria-expanded')).toBe('false');
  });
});
