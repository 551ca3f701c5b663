import { ALWAYS_OPEN, DEFAULT_RULES } from '@chargerota/domain';
import type { BookingContext, OwnReservation } from '@chargerota/domain';

/** A member in New York on a Friday at 10:10 AM, under the default rules and without reservations. */
export const memberContext: BookingContext = {
  now: new Date('2026-11-06T15:10:00Z'),
  timezone: 'America/New_York',
  readerZone: 'America/New_York',
  weeklyHours: ALWAYS_OPEN,
  organizationId: 'organization',
  locationId: 'garage',
  locationActive: true,
  rules: DEFAULT_RULES,
  membershipStatus: 'active',
  accountStatus: 'approved',
  ownReservations: [],
};

/** One of the member's own reservations, between two instants. */
export const ownReservation = (startsAt: Date, endsAt: Date): OwnReservation => ({
  id: 'own',
  organizationId: 'organization',
  locationId: 'garage',
  timezone: 'America/New_York',
  date: startsAt.toISOString().slice(0, 10),
  status: 'confirmed',
  kind: 'reservation',
  startsAt,
  endsAt,
});
