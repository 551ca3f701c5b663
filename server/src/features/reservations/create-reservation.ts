import type { createReservationForm } from '@chargerota/contract';
import { evaluateBooking } from '@chargerota/domain';
import type * as z from 'zod';
import type { AppDeps } from '../../platform/app-deps.ts';
import type { IdempotencyKey } from '../../platform/http/idempotency.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { nearWish } from './booking-context.ts';
import { placeBooking, type Booked } from './place-booking.ts';
import { requireBookingForSelf } from './policy.ts';

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
