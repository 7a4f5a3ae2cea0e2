import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { go, match, route, startRouter } from './router.svelte';

describe('match', () => {
  it.each([
    ['/', 'lobby', {}],
    ['/new', 'new', {}],
    ['/table/k3v9', 'table', { id: 'k3v9' }],
    ['/table/k3v9/', 'table', { id: 'k3v9' }],
    ['/replay/a%20b', 'replay', { id: 'a b' }],
    ['/rules/mill', 'rules', { game: 'mill' }],
    ['/rules', 'rules', {}],
    ['/rules/mill/1', 'nowhere', {}],
    ['/table', 'nowhere', {}],
    ['/somewhere/else', 'nowhere', {}],
  ])('%s is %s', (path, page, params) => {
    expect(match(path)).toEqual({ page, params });
  });
});

describe('the route', () => {
  let stop: () => void;
  beforeEach(() => {
    history.replaceState(null, '', '/');
    stop = startRouter();
  });
  afterEach(() => stop());

  it('follows go', () => {
    go('/table/abc?seat=2#secret');
    expect([route.page, route.params.id, route.hash, route.query.get('seat')]).toEqual(['table', 'abc', 'secret', '2']);
    expect(location.pathname).toBe('/table/abc');
    go('/table/abc', { replace: true });
    expect([route.hash, route.query.get('seat')]).toEqual(['', null]);
  });

  it('keeps the same params object while they say the same', () => {
    go('/table/abc');
    const params = route.params;
    go('/table/abc#x');
    expect(route.params).toBe(params);
  });

  function click(html: string, init: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
    document.querySelector('[data-click]')!.dispatchEvent(event);
    return event.defaultPrevented;
  }

  it('catches clicks on links to its pages', () => {
    expect(click('<a href="/cards?game=mill"><b data-click>cards</b></a>')).toBe(true);
    expect([route.page, route.query.get('game')]).toEqual(['cards', 'mill']);
  });

  it.each([
    ['another server', '<a data-click href="https://example.org/cards">x</a>', {}],
    ['a file', '<a data-click href="/api/tables/x/match" download>x</a>', {}],
    ['a new window', '<a data-click href="/cards" target="_blank">x</a>', {}],
    ['a new tab', '<a data-click href="/cards">x</a>', { ctrlKey: true }],
    ['what is no page', '<a data-click href="/api/hall">x</a>', {}],
  ])('leaves %s to the browser', (_, html, init) => {
    const before = route.path;
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click(html, init);
    expect(route.path).toBe(before);
  });
});
