import {
  createLocation,
  deactivateLocation,
  listOrganizationLocations,
  updateLocation,
} from '@chargerota/contract';
import type { RouteArguments } from '@chargerota/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { locationKeys } from './api.ts';

const ofOrganization = (organizationId: string) =>
  ['/api/organizations', organizationId, 'locations'] as const;

/** All locations of an organization, inactive ones too; for administrators. */
export const organizationLocationsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ofOrganization(organizationId),
    queryFn: ({ signal }) => call(listOrganizationLocations, { params: { id: organizationId } }, { signal }),
  });

/** What members see of locations and chargers has changed too. */
async function invalidateLocations(client: QueryClient, organizationId: string): Promise<void> {
  await Promise.all(
    [ofOrganization(organizationId), locationKeys.all, locationKeys.spots].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}

export type NewLocation = RouteArguments<typeof createLocation>['body'];
export type LocationChanges = RouteArguments<typeof updateLocation>['body'];

export function useAddLocation(organizationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewLocation) => call(createLocation, { params: { id: organizationId }, body }),
    meta: { failureTitle: 'Failed to add location' },
    onSettled: () => invalidateLocations(client, organizationId),
  });
}

export function useUpdateLocation(organizationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, changes }: { id: string; changes: LocationChanges }) =>
      call(updateLocation, { params: { id }, body: changes }),
    meta: { failureTitle: 'Failed to update location' },
    onSettled: () => invalidateLocations(client, organizationId),
  });
}

/** Deletes as the product means it: the location is deactivated, its past stays. The screen shows failures itself. */
export function useDeleteLocation(organizationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deactivateLocation, { params: { id } }),
    meta: { handled: true },
    onSettled: () => invalidateLocations(client, organizationId),
  });
}
