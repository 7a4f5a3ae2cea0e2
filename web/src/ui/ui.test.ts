import { createRawSnippet, flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setLanguage } from '../lib/words.svelte';
import { look } from '../settings/look.svelte';
import Dialog from './Dialog.svelte';
import LanguageSwitch from './LanguageSwitch.svelte';
import Menu from './Menu.svelte';
import Tabs from './Tabs.svelte';
import Toasts from './Toasts.svelte';
import { dismiss, toast, toasts } from './toasts.svelte';

let mounted: Record<string, unknown> | undefined;

beforeEach(async () => {
  document.body.innerHTML = '';
  await setLanguage('en');
});

afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
});

const text = (words: string) => createRawSnippet(() => ({ render: () => `<p>${words}</p>` }));
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const key = (name: string) =>
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

describe('Menu', () => {
  const pick = vi.fn();
  beforeEach(() => {
    pick.mockReset();
    const items = ['one', 'two', 'three'].map((label) => ({ label, onselect: () => pick(label), disabled: label === 'two' }));
    mounted = mount(Menu, { target: document.body, props: { label: 'More', items } });
  });

  it('is steered by keys and gives the focus back', async () => {
    find('[aria-haspopup]').click();
    await tick();
    await tick();
    expect(document.activeElement?.textContent).toContain('one');
    key('ArrowDown');
    expect(document.activeElement?.textContent).toContain('three');
    key('ArrowDown');
    expect(document.activeElement?.textContent).toContain('one');
    key('Escape');
    flushSync();
    expect(find('[role=menu]')).toBeNull();
    expect(document.activeElement).toBe(find('[aria-haspopup]'));
  });

  it('does what was chosen and closes', async () => {
    find('[aria-haspopup]').click();
    await tick();
    (document.querySelectorAll('[role=menuitem]')[2] as HTMLElement).click();
    flushSync();
    expect(pick).toHaveBeenCalledWith('three');
    expect(find('[role=menu]')).toBeNull();
  });
});

describe('Tabs', () => {
  it('change by arrow keys, and only the chosen one is on the way of Tab', () => {
    const tabs = [{ id: 'a', label: 'A' }, { id: 'b', label: 'B' }];
    mounted = mount(Tabs, { target: document.body, props: { label: 'T', tabs, chosen: 'a', children: text('panel') } });
    flushSync();
    const [first, second] = [...document.querySelectorAll<HTMLElement>('[role=tab]')] as [HTMLElement, HTMLElement];
    first.focus();
    key('ArrowLeft');
    flushSync();
    expect([first.tabIndex, second.tabIndex, second.getAttribute('aria-selected')]).toEqual([-1, 0, 'true']);
    expect(document.activeElement).toBe(second);
  });
});

describe('Dialog', () => {
  it('opens, has a name, and can be closed unless it is firm', () => {
    mounted = mount(Dialog, { target: document.body, props: { open: true, title: 'A question', children: text('Well?') } });
    flushSync();
    const dialog = find('dialog') as HTMLDialogElement;
    expect(dialog.open).toBe(true);
    expect(find(`#${dialog.getAttribute('aria-labelledby')}`).textContent).toBe('A question');
    find('dialog button').click();
    flushSync();
    expect(dialog.open).toBe(false);
  });

  it('without a way out shows none', () => {
    mounted = mount(Dialog, { target: document.body, props: { open: true, firm: true, title: 'Q', children: text('Well?') } });
    flushSync();
    expect(find('dialog button')).toBeNull();
  });
});

describe('Toasts', () => {
  afterEach(() => toasts.list.forEach((shown) => dismiss(shown.id)));

  it('show, say aloud and forget a notice; the same one is there once', () => {
    vi.useFakeTimers();
    look.motion = 'less';
    mounted = mount(Toasts, { target: document.body });
    toast('No.', { kind: 'refused' });
    toast('No.', { kind: 'refused' });
    flushSync();
    expect(toasts.list.map((shown) => shown.text)).toEqual(['No.']);
    expect(find('[aria-live=assertive]').textContent).toContain('No.');
    vi.advanceTimersByTime(10_000);
    expect(toasts.list).toEqual([]);
    vi.useRealTimers();
  });
});

describe('LanguageSwitch', () => {
  it('speaks another language at once', async () => {
    mounted = mount(LanguageSwitch, { target: document.body });
    find('[data-testid=lang-de]').click();
    await vi.waitFor(() => expect(document.documentElement.lang).toBe('de'));
    flushSync();
    expect(find('[data-testid=lang-de]').getAttribute('aria-pressed')).toBe('true');
    expect(find('[data-testid=lang-en]').getAttribute('aria-pressed')).toBe('false');
  });
});
