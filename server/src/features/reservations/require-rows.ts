import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import type { OrganizationScope, UserScope } from '../../platform/http/scopes.ts';
import { requireLocation, requireSpot } from '../locations/read-locations.ts';
import { requireBookingForSelf } from './policy.ts';
import { findOwnReservation, type ReservationView } from './own-store.ts';

/**
 * The caller's own reservation, without a lock.
 * @throws DomainError not_found for another person's
 */
export async function readOwnReservation(
  { database }: AppDeps,
  scope: Pick<UserScope, 'userId'>,
  id: string,
): Promise<ReservationView> {
  const found = await findOwnReservation(database.drizzle, scope, id);
  if (!found) throw new DomainError('not_found');
  return found;
}

/** Requires that the rows named in an edit exist. @throws DomainError not_found */
export async function requireRowsOfEdit(
  deps: AppDeps,
  scope: UserScope,
  { id, locationId }: { id: string; locationId?: string },
): Promise<void> {
  const { organization } = await readOwnReservation(deps, scope, id);
  if (locationId) await requireLocation(deps, tenantScope(organization.id), locationId);
}

/**
 * Requires that the rows named in a booking, or in a question about one, exist. @throws DomainError forbidden,
 * not_found
 */
export async function requireRowsOfWish(
  deps: AppDeps,
  scope: OrganizationScope,
  { userId, locationId, spotId }: { userId?: string; locationId?: string | undefined; spotId?: string },
): Promise<void> {
  if (userId) requireBookingForSelf(scope, userId);
  if (locationId) await requireLocation(deps, scope, locationId);
  if (!spotId) return;
  const spot = await requireSpot(deps, scope, spotId);
  if (locationId && spot.locationId !== locationId) throw new DomainError('not_found');
}
