/** The addresses of the client. Links are plain `<a href>`; a click on one changes the page without a reload. */

export const PAGES = {
  lobby: '/',
  new: '/new',
  table: '/table/:id',
  replay: '/replay/:id',
  cards: '/cards',
  decks: '/decks',
  rules: '/rules/:game?',
  campaigns: '/campaigns',
  campaign: '/campaign/:id',
  me: '/me',
  credits: '/credits',
  learn: '/learn',
  settings: '/settings',
} as const;

export type Page = keyof typeof PAGES | 'nowhere';

class Route {
  page: Page = $state('nowhere');
  path = $state('/');
  params: Record<string, string> = $state.raw({});
  query: URLSearchParams = $state.raw(new URLSearchParams());
  /** Without the sign #. */
  hash = $state('');
}

const state = new Route();
export const route: Readonly<Pick<Route, 'page' | 'path' | 'params' | 'query' | 'hash'>> = state;

/** The page of a path, and what stands at its variable places; one with a question mark may be left out. */
export function match(path: string): { page: Page; params: Record<string, string> } {
  const parts = split(path);
  for (const [page, pattern] of Object.entries(PAGES) as [Page, string][]) {
    const wanted = split(pattern);
    if (parts.length > wanted.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((want, i) => {
      const part = parts[i];
      if (part === undefined) return want.endsWith('?');
      if (!want.startsWith(':')) return want === part;
      params[want.replaceAll(/[:?]/g, '')] = decode(part);
      return true;
    });
    if (fits) return { page, params };
  }
  return { page: 'nowhere', params: {} };
}

/** Goes to an address of the client; with `replace` the way back leads past it. */
export function go(path: string, { replace = false } = {}): void {
  const before = state.path;
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  read();
  if (state.path !== before && !state.hash) window.scrollTo(0, 0);
}

/** Follows the address bar and the links of the page. The result stops it. */
export function startRouter(): () => void {
  read();
  window.addEventListener('popstate', read);
  window.addEventListener('hashchange', read);
  document.addEventListener('click', follow);
  return () => {
    window.removeEventListener('popstate', read);
    window.removeEventListener('hashchange', read);
    document.removeEventListener('click', follow);
  };
}

function read(): void {
  const { page, params } = match(location.pathname);
  state.page = page;
  state.path = location.pathname;
  if (JSON.stringify(params) !== JSON.stringify(state.params)) state.params = params;
  if (location.search !== (state.query.size ? `?${state.query}` : '')) state.query = new URLSearchParams(location.search);
  state.hash = decode(location.hash.replace(/^#/, ''));
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return;
  }
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || match(url.pathname).page === 'nowhere') return;
  // A place on the same page is the browser's business: it scrolls there and moves the focus.
  if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
}

function split(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
