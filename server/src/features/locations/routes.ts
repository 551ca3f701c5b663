import {
  createLocation as createLocationRoute,
  deactivateLocation,
  listLocations,
  listLocationSpots,
  listOrganizationLocations,
  listSpots,
  updateLocation as updateLocationRoute,
} from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { route } from '../../platform/http/route.ts';
import { createLocation } from './create-location.ts';
import { presentLocation, presentSpot } from './presenter.ts';
import { readActiveLocations, readAllLocations, readAllSpots, readSpotsOf } from './read-locations.ts';
import { updateLocation } from './update-location.ts';

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
  route(api, deactivateLocation, async ({ scope, params, query }) => {
    const { name } = await updateLocation(deps, scope, params.id, { isActive: false, ...query });
    return { message: `${name} is no longer available for reservations.` };
  });

  route(api, listLocations, async ({ scope }) =>
    (await readActiveLocations(deps, scope)).map(presentLocation),
  );

  route(api, listLocationSpots, async ({ scope, params }) =>
    (await readSpotsOf(deps, scope, params.id)).map(presentSpot),
  );

  route(api, listSpots, async ({ scope }) => (await readAllSpots(deps, scope)).map(presentSpot));
}
