import type { LiveEvent, LiveTopic } from '@chargerota/contract';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

export type IsTouched = (query: Query) => boolean;

/** Which of a feature's queries a change concerns, by its topic. A topic that is not named concerns none of them. */
export type LiveQueries = Partial<Record<LiveTopic, (change: LiveEvent, client: QueryClient) => IsTouched>>;

/** The queries whose keys begin with one of these. */
export const startingWith =
  (...beginnings: readonly QueryKey[]): IsTouched =>
  ({ queryKey }) =>
    beginnings.some((beginning) => beginning.every((part, index) => queryKey[index] === part));
