import {
  adminCreateLocation,
  adminDeactivateLocation,
  adminUpdateLocation,
  getAdminOverview,
  listPendingUsers,
  listReservationsOfToday,
} from '@chargerota/contract';
import type { RouteArguments } from '@chargerota/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call, callForPage } from '../../../../lib/api.ts';
import { useRefreshLocations } from '../../../locations/admin-api.ts';
import { organizationKeys } from '../../api.ts';
import { useAskingChange } from '../../../locations/use-asking-change.ts';

/** The figures for today. `days` is part of the key, so that they are loaded again after midnight. */
export const overviewQuery = (days: readonly string[]) =>
  queryOptions({
    queryKey: [...organizationKeys.today, 'overview', days],
    queryFn: ({ signal }) => call(getAdminOverview, {}, { signal }),
    // Other people decide and reserve too, so each visit loads it again.
    staleTime: 0,
  });

export const pendingUsersQuery = queryOptions({
  queryKey: [...organizationKeys.today, 'pending-users'],
  queryFn: ({ signal }) => call(listPendingUsers, {}, { signal }),
  staleTime: 0,
});

/** Today's sessions, by the local dates of the locations. Includes no-shows and some of the cancelled ones. */
export const todayQuery = (days: readonly string[]) =>
  queryOptions({
    queryKey: [...organizationKeys.today, 'today', days],
    queryFn: ({ signal }) => callForPage(listReservationsOfToday, { query: { ended: 'true' } }, { signal }),
    staleTime: 0,
  });

export type NewAdminLocation = RouteArguments<typeof adminCreateLocation>['body'];

export function useAdminAddLocation(organizationId: string) {
  const refresh = useRefreshLocations(organizationId);
  return useMutation({
    mutationFn: (body: Omit<NewAdminLocation, 'organizationId'>) =>
      call(adminCreateLocation, { body: { ...body, organizationId } }),
    meta: { failureText: 'Failed to create location.' },
    onSettled: refresh,
  });
}

export type AdminLocationChanges = RouteArguments<typeof adminUpdateLocation>['body'];

export function useAdminUpdateLocation(organizationId: string) {
  const refresh = useRefreshLocations(organizationId);
  return useMutation({
    mutationFn: ({ id, ...body }: AdminLocationChanges & { id: string }) =>
      call(adminUpdateLocation, { params: { id }, body }),
    meta: { failureText: 'Failed to update location.' },
    onSettled: refresh,
  });
}

export function useAdminDeleteLocation(organizationId: string) {
  return useAskingChange({
    failureTitle: 'Failed to delete location',
    send: (id: string, confirm?: string) =>
      call(adminDeactivateLocation, { params: { id }, query: confirm === undefined ? {} : { confirm } }),
    onSettled: useRefreshLocations(organizationId),
  });
}
