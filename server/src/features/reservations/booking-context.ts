import { begunOf, HOUR_MS, parseTimeSlot, slotHours } from '@chargerota/domain';
import type { BookingContext, BookingWish, Leavable, Period } from '@chargerota/domain';
import type { BookingFacts } from './booking-store.ts';

/** Converts the facts from the database into the context of the booking rules. */
export function bookingContext(
  facts: BookingFacts,
  now: Date,
  editing?: Leavable & { id: string; date: string },
): BookingContext {
  const begun = editing && begunOf(editing, now);
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
    ...(facts.openBookings !== undefined && { openBookings: facts.openBookings }),
    ...(facts.spot && {
      spotActive: facts.spot.isActive,
      spotBookings: facts.spotBookings,
      ownReports: facts.ownReports,
    }),
    leftTimes: facts.leftTimes,
    ...(editing && { editingId: editing.id }),
    ...(begun && { begun }),
  };
}

/** Zones reach from UTC-12 to UTC+14; the extra hour is for a clock change and for adjoining bookings. */
const AHEAD_MS = 15 * HOUR_MS;
const BEHIND_MS = 14 * HOUR_MS;

/**
 * A period that certainly contains a wish and its adjoining bookings, even while the location's zone is unknown. The
 * zone can so be read in the same round trip as the member's other bookings.
 */
export function nearWish({ date, timeSlot }: BookingWish): Period {
  const slot = parseTimeSlot(timeSlot) ?? { startHour: 0, endHour: 0 };
  const start = Date.parse(`${date}T00:00:00Z`) + slot.startHour * HOUR_MS;
  return {
    startsAt: new Date(start - AHEAD_MS),
    endsAt: new Date(start + slotHours(slot) * HOUR_MS + BEHIND_MS),
  };
}
