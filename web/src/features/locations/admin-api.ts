import { m } from '@chargerota/messages';
import type { RequestOf } from '@chargerota/contract/addresses';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call, urlOf } from '../../lib/api.ts';
import { locationKeys } from './api.ts';
import { useAskingChange } from './use-asking-change.ts';

const ofOrganization = (organizationId: string) => ['/api/organizations', organizationId] as const;

/** All locations of an organization, inactive ones too; for administrators. */
export const organizationLocationsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [...ofOrganization(organizationId), 'locations'],
    queryFn: ({ signal }) =>
      call('GET /api/organizations/:id/locations', { params: { id: organizationId } }, { signal }),
  });

/** The plan's limits for locations and chargers, and how much of them is used. */
export const locationLimitQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [...ofOrganization(organizationId), 'location-limit'],
    queryFn: ({ signal }) =>
      call('GET /api/organizations/:id/location-limit', { params: { id: organizationId } }, { signal }),
  });

/** Also reloads the members' queries of locations and chargers. */
async function invalidateLocations(client: QueryClient, organizationId: string): Promise<void> {
  const own = ofOrganization(organizationId);
  await Promise.all(
    [[...own, 'locations'], [...own, 'location-limit'], locationKeys.all, locationKeys.spots].map(
      (queryKey) => client.invalidateQueries({ queryKey }),
    ),
  );
}

export type NewLocation = RequestOf<'POST /api/organizations/:id/locations'>['body'];
export type LocationChanges = RequestOf<'PATCH /api/locations/:id'>['body'];
export type ChargerChanges = RequestOf<'PATCH /api/spots/:id'>['body'];

export function useAddLocation(organizationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewLocation) =>
      call('POST /api/organizations/:id/locations', { params: { id: organizationId }, body }),
    // The form shows the failure beside the field.
    meta: { handled: true },
    onSettled: () => invalidateLocations(client, organizationId),
  });
}

export function useUpdateLocation(organizationId: string) {
  const client = useQueryClient();
  return useAskingChange({
    failureTitle: m.locations.failedToUpdateLocation,
    send: ({ id, changes }: { id: string; changes: LocationChanges }, confirmed) =>
      call('PATCH /api/locations/:id', { params: { id }, body: { ...changes, ...confirmed } }),
    onSettled: () => invalidateLocations(client, organizationId),
  });
}

/** Deleting deactivates the location; its past reservations stay. */
export function useDeleteLocation(organizationId: string) {
  const client = useQueryClient();
  return useAskingChange({
    failureTitle: m.locations.failedToDeleteLocation,
    send: (id: string, { confirm }) =>
      call('DELETE /api/locations/:id', { params: { id }, ...(confirm && { query: { confirm } }) }),
    onSettled: () => invalidateLocations(client, organizationId),
  });
}

export const changeCharger = (id: string, changes: ChargerChanges, confirm?: string) =>
  call('PATCH /api/spots/:id', { params: { id }, body: { ...changes, ...(confirm && { confirm }) } });

export function useUpdateCharger(organizationId: string) {
  const refresh = useRefreshLocations(organizationId);
  return useAskingChange({
    failureTitle: m.locations.failedToUpdateCharger,
    send: ({ id, changes }: { id: string; changes: ChargerChanges }, { confirm }) =>
      changeCharger(id, changes, confirm),
    onSettled: refresh,
  });
}

/** The address of a sheet of codes, which the browser shows or saves. */
export function sheetAddress(
  locationId: string,
  {
    spotIds,
    ...options
  }: { paper: 'a4' | 'letter'; layout: 'one' | 'many'; spotIds: readonly string[] | null },
): string {
  const query = { ...options, ...(spotIds && { spotIds: spotIds.join(',') }) };
  return urlOf('GET /api/locations/:id/charger-codes.pdf', { params: { id: locationId }, query });
}

export const useVoidCodes = (locationId: string) =>
  useMutation({
    mutationFn: (spotIds: readonly string[] | null) =>
      call('POST /api/locations/:id/charger-codes/void', {
        params: { id: locationId },
        body: spotIds ? { spotIds: [...spotIds] } : {},
      }),
    meta: { failureTitle: m.locations.theCodesAreStillValid, failureText: m.locations.theyCouldNotBeRevoked },
  });

/** Reloads locations and chargers once several calls have finished. */
export function useRefreshLocations(organizationId: string): () => Promise<void> {
  const client = useQueryClient();
  return () => invalidateLocations(client, organizationId);
}
