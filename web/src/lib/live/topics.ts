import type { LiveEvent, LiveTopic } from '@chargerota/contract';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

export type IsTouched = (query: Query) => boolean;

/** The queries of a feature that a change concerns, by topic. A missing topic concerns none of them. */
export type LiveQueries = Partial<Record<LiveTopic, (change: LiveEvent, client: QueryClient) => IsTouched>>;

/** The queries whose keys begin with one of these. */
export const startingWith =
  (...beginnings: readonly QueryKey[]): IsTouched =>
  ({ queryKey }) =>
    beginnings.some((beginning) => beginning.every((part, index) => queryKey[index] === part));
