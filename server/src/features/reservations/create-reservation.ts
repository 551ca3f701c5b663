import type { createReservationForm } from '@chargerota/contract';
import { evaluateBooking, evaluateWalkIn, localDate } from '@chargerota/domain';
import type * as z from 'zod';
import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { IdempotencyKey } from '../../platform/http/idempotency.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { nearWish } from './booking-context.ts';
import { type Booked, placeBooking } from './place-booking.ts';
import { requireBookingForSelf } from './policy.ts';
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

/** Reserves a spot for the caller. A repeat with the same idempotency key gets the first answer again. */
export function createReservation(
  deps: AppDeps,
  scope: OrganizationScope,
  form: z.output<typeof createReservationForm>,
  idempotency: IdempotencyKey | null,
): Promise<Booked> {
  requireBookingForSelf(scope, form.userId);
  return placeBooking(deps, scope, {
    locationId: form.locationId,
    spotId: form.spotId,
    date: form.date,
    near: nearWish(form),
    evaluate: (context) => evaluateBooking(form, context),
    status: 'confirmed',
    idempotency,
  });
}
