import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { countActiveLocations, findLocation, listAllSpots, listLocations, listSpotsOf } from './store.ts';

/** Where members can reserve. */
export const readActiveLocations = ({ database }: AppDeps, scope: OrganizationScope) =>
  listLocations(database.drizzle, scope, { activeOnly: true });

/** For administrators: those they have deactivated too. */
export const readAllLocations = ({ database }: AppDeps, scope: OrganizationScope) =>
  listLocations(database.drizzle, scope, { activeOnly: false });

/** How many count against the plan's location limit now. */
export const countAgainstLocationLimit = ({ database }: AppDeps, scope: OrganizationScope) =>
  countActiveLocations(database.drizzle, scope);

/**
 * For administrators those out of use too, to bring them back.
 * @throws DomainError not_found
 */
export async function readSpotsOf({ database }: AppDeps, scope: OrganizationScope, locationId: string) {
  if (!(await findLocation(database.drizzle, scope, locationId))) throw new DomainError('not_found');
  const all = await listSpotsOf(database.drizzle, scope, locationId);
  return scope.role === 'admin' ? all : all.filter(({ isActive }) => isActive);
}

export const readAllSpots = ({ database }: AppDeps, scope: OrganizationScope) =>
  listAllSpots(database.drizzle, scope);
