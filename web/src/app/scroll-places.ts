/** How far down each address was scrolled when it was last seen. */
const places = new Map<string, number>();
/** Where the browser's Back or Forward leads to, until that screen is shown. */
let wayBack: { href: string; top: number } | null = null;
/** A screen that is longer in coming starts at its top. */
const AWAITED_MS = 3000;
/** Whoever does one of these moves the page themselves. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Call it once, before the first screen. */
export function noteScrollPlaces(): void {
  addEventListener('scroll', () => places.set(location.href, scrollY), { passive: true });
  addEventListener('popstate', () => {
    wayBack = { href: location.href, top: places.get(location.href) ?? 0 };
  });
  // Told by wouter.
  addEventListener('pushState', () => (wayBack = null));
}

/**
 * Scrolls a screen that has just been shown: to its top, or on the way back to where it was left. What it loads may yet
 * have to make it long enough for that.
 */
export function scrollToPlace(): void {
  const top = wayBack?.href === location.href ? wayBack.top : 0;
  wayBack = null;
  scrollTo(0, top);
  if (isReached(top)) return;
  const abort = new AbortController();
  const growth = new ResizeObserver(() => {
    scrollTo(0, top);
    if (isReached(top)) abort.abort();
  });
  growth.observe(document.body);
  abort.signal.addEventListener('abort', () => growth.disconnect());
  for (const move of [...OWN_MOVES, 'popstate', 'pushState'])
    addEventListener(move, () => abort.abort(), { signal: abort.signal, passive: true });
  setTimeout(() => abort.abort(), AWAITED_MS);
}

const isReached = (top: number): boolean => Math.abs(scrollY - top) < 1;
