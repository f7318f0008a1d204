/** The pages and their addresses, on the history of the browser. */

export type Page =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | {
      page: 'replay';
      id: string;
      at: number | null;
      eyes: number | null;
      line: number | null;
      wonder: boolean;
    }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'lost' };

function numberIn(search: URLSearchParams, name: string): number | null {
  const text = search.get(name);
  return text !== null && /^-?\d{1,6}$/.test(text) ? Number(text) : null;
}

/** The page that an address names. */
export function pageOf(address: URL): Page {
  const [first, second, ...rest] = address.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === undefined) return { page: 'lobby' };
  if (second === undefined || rest.length > 0) return { page: 'lost' };
  if (first === 'table') return { page: 'table', id: second };
  if (first === 'rules') return { page: 'rules', game: second, clause: address.hash.slice(1) };
  if (first === 'replay') {
    const at = numberIn(address.searchParams, 'at');
    const line = numberIn(address.searchParams, 'line');
    const wonder = address.searchParams.get('if') === 'yes';
    return { page: 'replay', id: second, at, eyes: numberIn(address.searchParams, 'eyes'), line, wonder };
  }
  return { page: 'lost' };
}

/** What stands behind `#` under that name: `#join=...`, `#hello=...`. It never reaches the server's log. */
export function secretIn(address: URL, name: string): string | null {
  return new URLSearchParams(address.hash.slice(1)).get(name);
}

class Router {
  page: Page = $state(pageOf(new URL(location.href)));

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Another address for the same page, without a step in the history. */
  rename(address: string): void {
    history.replaceState(null, '', address);
  }

  #read(): void {
    this.page = pageOf(new URL(location.href));
  }
}

export const router = new Router();

/** Follows links to this site without loading it anew. */
export function followLinks(event: MouseEvent): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!plain || event.defaultPrevented || !link) return;
  const here = link.origin === location.origin && !link.target && !link.hasAttribute('download');
  if (!here || link.pathname.startsWith('/api/')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  router.go(link.href);
}
