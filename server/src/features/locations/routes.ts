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
  updateLocation as updateLocationRoute,
  updateSpot as updateSpotRoute,
} from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { route } from '../../platform/http/route.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { createLocation } from './create-location.ts';
import { presentLocation, presentSpot } from './presenter.ts';
import { readActiveLocations, readAllLocations, readAllSpots, readSpotsOf } from './read-locations.ts';
import { updateLocation } from './update-location.ts';
import { updateSpot } from './update-spot.ts';

export function locationRoutes(api: FastifyInstance, deps: AppDeps): void {
  route(api, createLocationRoute, async ({ scope, body }) =>
    presentLocation(await createLocation(deps, scope, body)),
  );

  route(api, listOrganizationLocations, async ({ scope }) =>
    (await readAllLocations(deps, scope)).map(presentLocation),
  );

  route(api, updateLocationRoute, async ({ scope, params, body }) =>
    presentLocation(await updateLocation(deps, scope, params.id, body)),
  );

  // Deleting a location deactivates it: its past reservations stay (SPEC.md §4).
  const deactivate = async (
    scope: OrganizationScope,
    id: string,
    query: { confirm?: string | undefined },
  ) => {
    const { name } = await updateLocation(deps, scope, id, { isActive: false, ...query });
    return { message: `${name} is no longer available for reservations.` };
  };
  route(api, deactivateLocation, ({ scope, params, query }) => deactivate(scope, params.id, query));

  route(api, updateSpotRoute, async ({ scope, params, body }) =>
    presentSpot(await updateSpot(deps, scope, params.id, body)),
  );

  route(api, adminCreateLocation, async ({ scope, body: { organizationId, ...form } }) => {
    if (organizationId !== scope.organizationId) throw new DomainError('organization_not_found');
    return presentLocation(await createLocation(deps, scope, form));
  });

  route(api, adminUpdateLocation, async ({ scope, params, body }) =>
    presentLocation(await updateLocation(deps, scope, params.id, body)),
  );

  route(api, adminDeactivateLocation, ({ scope, params, query }) => deactivate(scope, params.id, query));

  route(api, listLocations, async ({ scope }) =>
    (await readActiveLocations(deps, scope)).map(presentLocation),
  );

  route(api, listLocationSpots, async ({ scope, params }) =>
    (await readSpotsOf(deps, scope, params.id)).map(presentSpot),
  );

  route(api, listSpots, async ({ scope }) => (await readAllSpots(deps, scope)).map(presentSpot));
}
