import { evaluateWalkIn, localDate } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { IdempotencyKey } from '../../platform/http/idempotency.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { placeBooking, type Booked } from './place-booking.ts';
import { findSpotPlace } from './spot-store.ts';

const LONGEST_MS = 26 * 3_600_000;

/**
 * Takes a free spot from now until the next time that clocks show `endHour` (docs/rules.md "Charge at once"): as a walk-in, or
 * in peak hours as a reservation. A repeat with the same idempotency key gets the first response again.
 */
export async function startWalkIn(
  deps: AppDeps,
  scope: OrganizationScope,
  { spotId, endHour }: { spotId: string; endHour: number },
  idempotency: IdempotencyKey | null,
): Promise<Booked> {
  const place = await findSpotPlace(deps.database.drizzle, scope, spotId);
  if (!place) throw new DomainError('not_found');
  const now = deps.clock.now();
  return placeBooking(deps, scope, {
    locationId: place.locationId,
    spotId,
    date: localDate(now, place.timezone),
    near: { startsAt: new Date(now.getTime() - 1), endsAt: new Date(now.getTime() + LONGEST_MS) },
    evaluate: (context) => evaluateWalkIn({ endHour }, context),
    status: 'arrived',
    idempotency,
  });
}
