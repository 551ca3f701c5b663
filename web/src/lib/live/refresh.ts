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
 * It began with data that another query had loaded, maybe before the change. What a query has loaded itself since a change
 * that it was not there for is newer, and loading it again would only hold up who is about to confirm it.
 */
const hasDataOfAnother = ({ state }: Query) =>
  state.data !== undefined && state.dataUpdateCount === 0 && state.fetchStatus !== 'fetching';

/**
 * Reloads changed data: queries in use soon, others when they are used next. A query that is loading may have been sent
 * before the change, so it is loaded again afterwards. While a change by the person is under way, nothing replaces its
 * optimistic result.
 */
export function makeRefresher(client: QueryClient): Refresher {
  const touched = new Set<string>();
  /** The changes since all that they touched was last reloaded. */
  let changes: ((query: Query) => boolean)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function touch(isTouched: (query: Query) => boolean): void {
    for (const query of client.getQueryCache().findAll({ predicate: isTouched }))
      touched.add(query.queryHash);
  }

  function flush(): void {
    timer = undefined;
    if (touched.size === 0) return;
    touch((query) => hasDataOfAnother(query) && changes.some((isTouched) => isTouched(query)));
    for (const hash of client.isMutating() > 0 ? [] : [...touched]) {
      const query = client.getQueryCache().get(hash);
      if (query?.state.fetchStatus === 'fetching') continue;
      touched.delete(hash);
      if (query) void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }
    // Until a query that waits is loaded again, it can still give its old data to another one.
    if (touched.size === 0) changes = [];
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
