import { m } from '@chargerota/messages';
import {
  adminCreateLocation,
  adminDeactivateLocation,
  adminUpdateLocation,
  createLocation as createLocationRoute,
  deactivateLocation,
  listLocations,
  listLocationSpots,
  listOrganizationLocations,
  listSpots,
  type Location,
  type RouteInput,
  type Spot,
  updateLocation as updateLocationRoute,
  updateSpot as updateSpotRoute,
} from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { route } from '../../platform/http/route.ts';
import type { RequireRow } from '../../platform/http/existence-check.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { createLocation } from './create-location.ts';
import { requireCurrentOrganization } from './policy.ts';
import {
  readActiveLocations,
  readAllLocations,
  readSpotsInUse,
  readSpotsOf,
  requireLocation,
  requireSpot,
} from './read-locations.ts';
import { reviewRoutes } from './reviews/routes.ts';
import type { LocationRow, SpotRow } from './store.ts';
import { updateLocation, type LocationAddOns } from './update-location.ts';
import { updateSpot } from './update-spot.ts';

export function locationRoutes<Ended extends { count: number }>(
  api: FastifyInstance,
  deps: AppDeps,
  addOns: LocationAddOns<Ended>,
): void {
  const itsLocation: RequireRow<OrganizationScope> = ({ scope, params }) =>
    requireLocation(deps, scope, params.id);

  route(api, createLocationRoute, async ({ scope, body }) =>
    presentLocation(await createLocation(deps, scope, body)),
  );

  route(api, listOrganizationLocations, async ({ scope }) =>
    (await readAllLocations(deps, scope)).map(presentLocation),
  );

  const update = async ({ scope, params, body }: Update) =>
    presentLocation((await updateLocation(deps, addOns, scope, params.id, body)).location);
  route(api, updateLocationRoute, update, itsLocation);

  // Deleting a location only deactivates it, so that its past reservations are kept.
  const deactivate = async ({ scope, params, query }: Deactivation) => {
    const closed = await updateLocation(deps, addOns, scope, params.id, { isActive: false, ...query });
    return { message: closedMessage(closed) };
  };
  route(api, deactivateLocation, deactivate, itsLocation);

  route(
    api,
    updateSpotRoute,
    async ({ scope, params, body }) => presentSpot(await updateSpot(deps, scope, params.id, body)),
    ({ scope, params }) => requireSpot(deps, scope, params.id),
  );

  route(
    api,
    adminCreateLocation,
    async ({ scope, body: { organizationId, ...form } }) => {
      requireCurrentOrganization(scope, organizationId);
      return presentLocation(await createLocation(deps, scope, form));
    },
    ({ scope, named }) => named.organizationId && requireCurrentOrganization(scope, named.organizationId),
  );

  route(api, adminUpdateLocation, update, itsLocation);

  route(api, adminDeactivateLocation, deactivate, itsLocation);

  route(api, listLocations, async ({ scope }) =>
    (await readActiveLocations(deps, scope)).map(presentLocation),
  );

  route(
    api,
    listLocationSpots,
    async ({ scope, params }) => (await readSpotsOf(deps, scope, params.id)).map(presentSpot),
    itsLocation,
  );

  route(api, listSpots, async ({ scope }) => (await readSpotsInUse(deps, scope)).map(presentSpot));

  reviewRoutes(api, deps);
}

function closedMessage({ location, endedAddOns }: Awaited<ReturnType<typeof updateLocation>>): string {
  const closed = m.stored.locationNoLongerAvailable({ name: location.name });
  if (endedAddOns === 0) return closed;
  return `${closed} ${m.sentLocations.itsAddOnsEnd({ count: endedAddOns })}`;
}

type Update = {
  scope: OrganizationScope;
  params: { id: string };
  body: RouteInput<typeof updateLocationRoute>['body'];
};
type Deactivation = {
  scope: OrganizationScope;
  params: { id: string };
  query: { confirm?: string | undefined };
};

// The response schemas remove columns that are not in the contract. Only dates have to be converted.
const presentLocation = (row: LocationRow): Location => row;
const presentSpot = (row: SpotRow): Spot => ({
  ...row,
  lastStatusUpdate: row.lastStatusUpdate?.toISOString() ?? null,
});
