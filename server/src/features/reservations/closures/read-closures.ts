import type { Closure } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { TenantScope } from '../../../platform/http/scopes.ts';
import { requireLocation } from '../../locations/read-locations.ts';
import { presentClosure } from './presenter.ts';
import { findClosure, listClosures, type ClosureView } from './store.ts';

/** @throws DomainError not_found */
export async function requireClosure(queries: Queries, scope: TenantScope, id: string): Promise<ClosureView> {
  const found = await findClosure(queries, scope, id);
  if (!found) throw new DomainError('not_found');
  return found;
}

/**
 * Those of a location that run or are to come.
 * @throws DomainError not_found
 */
export async function readClosures(
  deps: AppDeps,
  scope: TenantScope,
  locationId: string,
): Promise<Closure[]> {
  await requireLocation(deps, scope, locationId);
  const found = await listClosures(deps.database.drizzle, scope, locationId, deps.clock.now());
  return found.map(presentClosure);
}
