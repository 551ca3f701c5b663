import { listRecommendations } from '@chargerota/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const recommendationKeys = { all: ['/api/recommendations'] } as const;

/** The best next slots for the member, at one location or at all (null). Another `moment` asks anew. */
export const recommendationsQuery = (locationId: string | null, moment = '') =>
  queryOptions({
    queryKey: [...recommendationKeys.all, { locationId }, moment],
    queryFn: ({ signal }) =>
      call(listRecommendations, { query: locationId === null ? {} : { locationId } }, { signal }),
  });
