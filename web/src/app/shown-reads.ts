import type { Query, QueryClient } from '@tanstack/react-query';
import { kindOf } from '../lib/offline-cache/what-is-cached.ts';

type IsMeant = (query: Query) => boolean;

/** It could not be loaded again, and what was loaded before is still shown. */
export const hasFailed = ({ state }: Query): boolean => state.status === 'error' && state.data !== undefined;

/** Whether it is what a screen is about (`about` of its route), and not only read beside it. */
export const isAbout =
  (resources: readonly string[] = []): IsMeant =>
  ({ queryKey }) =>
    resources.includes(String(queryKey[0]));

/** When the oldest of these that are in use was loaded, of what changes by itself; null if there is none. */
export function oldestShown(client: QueryClient, isMeant: IsMeant): number | null {
  const times = client
    .getQueryCache()
    .findAll({ type: 'active', predicate: isMeant })
    .filter(({ queryKey, state }) => state.data !== undefined && kindOf(queryKey)?.hasAge)
    .map(({ state }) => state.dataUpdatedAt);
  return times.length > 0 ? Math.min(...times) : null;
}
