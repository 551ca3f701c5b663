import type { Query, QueryClient } from '@tanstack/react-query';

/** The shortest time between two loads of a query, however much changes. */
const PAUSE_MS = 300;
/** Spreads the requests of the clients that receive the same change. */
const SPREAD_MS = 150;

export type Refresher = {
  /** Call when the data of these queries may have changed. */
  refresh: (isTouched: (query: Query) => boolean) => void;
  stop: () => void;
};

/**
 * Reloads changed data: queries in use soon, others when they are used next. A query that is loading may have been sent
 * before the change, so it is loaded again afterwards. While a change by the person is under way, nothing replaces its
 * optimistic result.
 */
export function makeRefresher(client: QueryClient): Refresher {
  const touched = new Set<string>();
  /** Of the changes since the last reload: a query may begin meanwhile with the data of another that they concern. */
  let changes: ((query: Query) => boolean)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function touch(isTouched: (query: Query) => boolean): void {
    for (const query of client.getQueryCache().findAll({ predicate: isTouched }))
      touched.add(query.queryHash);
  }

  function flush(): void {
    timer = undefined;
    if (touched.size === 0) return;
    touch((query) => changes.some((isTouched) => isTouched(query)));
    changes = [];
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
      touch(isTouched);
      if (touched.size === 0) return;
      changes.push(isTouched);
      timer ??= setTimeout(flush, Math.random() * SPREAD_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
