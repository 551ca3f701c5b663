import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope, TenantScope } from '../../platform/http/scopes.ts';
import {
  countActiveLocations,
  findLocation,
  findSpot,
  listLocations,
  listSpotsInUse,
  listSpotsOf,
  type SpotRow,
} from './store.ts';

/** @throws DomainError not_found */
export async function requireLocation({ database }: AppDeps, scope: TenantScope, id: string) {
  const found = await findLocation(database.drizzle, scope, id);
  if (!found) throw new DomainError('not_found');
  return found;
}

/** @throws DomainError not_found */
export async function requireSpot({ database }: AppDeps, scope: TenantScope, id: string): Promise<SpotRow> {
  const found = await findSpot(database.drizzle, scope, id);
  if (!found) throw new DomainError('not_found');
  return found;
}

/** The locations where members can reserve. */
export const readActiveLocations = ({ database }: AppDeps, scope: TenantScope) =>
  listLocations(database.drizzle, scope, { activeOnly: true });

/** For administrators: includes deactivated locations. */
export const readAllLocations = ({ database }: AppDeps, scope: OrganizationScope) =>
  listLocations(database.drizzle, scope, { activeOnly: false });

/** How many locations count against the plan's limit now. */
export const countAgainstLocationLimit = ({ database }: AppDeps, scope: OrganizationScope) =>
  countActiveLocations(database.drizzle, scope);

/**
 * Administrators also get chargers out of use, so that they can bring them back.
 * @throws DomainError not_found
 */
export async function readSpotsOf(deps: AppDeps, scope: OrganizationScope, locationId: string) {
  await requireLocation(deps, scope, locationId);
  const all = await listSpotsOf(deps.database.drizzle, scope, locationId);
  return scope.role === 'admin' ? all : all.filter(({ isActive }) => isActive);
}

export const readSpotsInUse = ({ database }: AppDeps, scope: OrganizationScope) =>
  listSpotsInUse(database.drizzle, scope);
