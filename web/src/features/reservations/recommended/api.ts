import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const recommendationKeys = { all: ['/api/recommendations'] } as const;

const ask = (locationId: string | null, signal: AbortSignal) =>
  call('GET /api/recommendations', { query: locationId === null ? {} : { locationId } }, { signal });

/** The best next slots for the member, at all locations. */
export const recommendationsQuery = queryOptions({
  queryKey: recommendationKeys.all,
  queryFn: ({ signal }) => ask(null, signal),
});

/**
 * What booking proposes, at one location or at all (null). Another `moment` asks anew. Its key does not begin with the
 * route's path, so that no live event loads it again: what others change must not move a proposal that somebody is
 * reading.
 */
export const proposalQuery = (locationId: string | null, moment: string) =>
  queryOptions({
    queryKey: ['booking proposal', { locationId }, moment],
    queryFn: ({ signal }) => ask(locationId, signal),
  });
