import { queryOptions } from '@tanstack/react-query';
import { call, callForPage } from '../../../../lib/api.ts';
import { organizationKeys } from '../../api.ts';

/** The figures for today. `days` is part of the key, so that they are loaded again after midnight. */
export const overviewQuery = (days: readonly string[]) =>
  queryOptions({
    queryKey: [...organizationKeys.today, 'overview', days],
    queryFn: ({ signal }) => call('GET /api/admin/overview', {}, { signal }),
    // Other people decide and reserve too, so each visit loads it again.
    staleTime: 0,
  });

export const pendingUsersQuery = queryOptions({
  queryKey: [...organizationKeys.today, 'pending-users'],
  queryFn: ({ signal }) => call('GET /api/admin/pending-users', {}, { signal }),
  staleTime: 0,
});

/** Today's sessions, by the local dates of the locations. Includes no-shows and some of the cancelled ones. */
export const todayQuery = (days: readonly string[]) =>
  queryOptions({
    queryKey: [...organizationKeys.today, 'today', days],
    queryFn: ({ signal }) =>
      callForPage('GET /api/reservations/date', { query: { ended: 'true' } }, { signal }),
    staleTime: 0,
  });
