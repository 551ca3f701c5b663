import type { Query, QueryClient } from '@tanstack/react-query';

/** A query is read anew at most this often, however much changes. */
const PAUSE_MS = 300;
/** Spreads the requests of all clients that see the same change. */
const SPREAD_MS = 150;

export type Refresher = {
  /** What these queries hold may have changed. */
  refresh: (isTouched: (query: Query) => boolean) => void;
  stop: () => void;
};

/**
 * Reads again what has changed elsewhere: what is shown soon, what isn't when it is shown next. A query that is being
 * read was perhaps asked before the change, and is read once more afterwards. While the person's own change is on its
 * way, nothing replaces the optimistic result.
 */
export function makeRefresher(client: QueryClient): Refresher {
  const touched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    if (touched.size === 0) return;
    for (const hash of client.isMutating() > 0 ? [] : [...touched]) {
      const query = client.getQueryCache().get(hash);
      if (query?.state.fetchStatus === 'fetching') continue;
      touched.delete(hash);
      if (query) void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }
    timer = setTimeout(flush, PAUSE_MS);
  }

  return {
    refresh: (isTouched) => {
      for (const query of client.getQueryCache().findAll({ predicate: isTouched }))
        touched.add(query.queryHash);
      if (touched.size === 0) return;
      timer ??= setTimeout(flush, Math.random() * SPREAD_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
