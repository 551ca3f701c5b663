/**
 * The path of PUBLIC_URL, '' or `/charge`: the server writes it into the page, since one build serves them all. The router
 * takes it off addresses and puts it on; whatever goes past the router does so itself.
 */
// Without a page, as in unit tests and in the service worker, there is none.
export const BASE = globalThis.document?.documentElement.dataset['base'] ?? '';

/** A path of the browser's, as the application names it. */
export const withoutBase = (path: string): string => path.slice(BASE.length) || '/';

export const currentPath = (): string => withoutBase(location.pathname);
