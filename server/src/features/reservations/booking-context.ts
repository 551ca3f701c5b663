import { parseTimeSlot, slotHours } from '@chargerota/domain';
import type { BookingContext, BookingWish, Period } from '@chargerota/domain';
import type { BookingFacts } from './booking-store.ts';

/** What the domain judges by, from what the database knows. */
export function bookingContext(facts: BookingFacts, now: Date, editingId?: string): BookingContext {
  return {
    now,
    timezone: facts.location.timezone,
    weeklyHours: facts.location.weeklyHours,
    organizationId: facts.organization.id,
    locationId: facts.location.id,
    locationActive: facts.location.isActive,
    rules: facts.rules,
    membershipStatus: facts.membershipStatus,
    accountStatus: facts.accountStatus,
    ownReservations: facts.ownReservations,
    ...(facts.counts && { counts: facts.counts }),
    ...(facts.spot && { spotActive: facts.spot.isActive, spotBookings: facts.spotBookings }),
    ...(editingId && { editingId }),
  };
}

const HOUR_MS = 3_600_000;
/** Zones reach from UTC-12 to UTC+14; an hour more for a clock change, and a touching neighbour. */
const AHEAD_MS = 15 * HOUR_MS;
const BEHIND_MS = 14 * HOUR_MS;

/**
 * A span of time that surely holds a wish and what touches it, before its location's zone is known: so the zone can be
 * read in the same round trip as the member's other bookings.
 */
export function nearWish({ date, timeSlot }: BookingWish): Period {
  const slot = parseTimeSlot(timeSlot) ?? { startHour: 0, endHour: 0 };
  const start = Date.parse(`${date}T00:00:00Z`) + slot.startHour * HOUR_MS;
  return {
    startsAt: new Date(start - AHEAD_MS),
    endsAt: new Date(start + slotHours(slot) * HOUR_MS + BEHIND_MS),
  };
}
