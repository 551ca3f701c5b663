// A context in which the default rules allow every booking. Each test changes the one thing that it is about.
import type { BookingContext, OwnReservation, SlottedReservation } from '../booking-context.ts';
import { ALWAYS_OPEN } from '../opening-hours.ts';
import { DEFAULT_RULES } from '../organization-rules.ts';
import type { BookingRules } from '../organization-rules.ts';
import { parseTimeSlot, slotPeriod } from '../time-slots.ts';

export const SAMPLE_ZONE = 'America/New_York';
/** Friday, 20 November 2026, 8:30 AM in New York. */
export const SAMPLE_NOW = new Date('2026-11-20T13:30:00Z');

export function sampleContext(
  changes: Partial<Omit<BookingContext, 'rules'>> & { rules?: Partial<BookingRules> } = {},
): BookingContext {
  return {
    now: SAMPLE_NOW,
    timezone: SAMPLE_ZONE,
    readerZone: SAMPLE_ZONE,
    weeklyHours: ALWAYS_OPEN,
    organizationId: 'org',
    locationId: 'garage',
    locationActive: true,
    membershipStatus: 'active',
    accountStatus: 'approved',
    ownReservations: [],
    ...changes,
    rules: { ...DEFAULT_RULES, ...changes.rules },
  };
}

/** The member's own confirmed reservation at the sample location. */
export function ownReservation(
  date: string,
  timeSlot: string,
  changes: Partial<OwnReservation> = {},
): SlottedReservation {
  const slot = parseTimeSlot(timeSlot);
  const period = slot && slotPeriod(date, slot, SAMPLE_ZONE);
  if (!period) throw new Error(`no such slot: ${date} ${timeSlot}`);
  return {
    id: `${date} ${timeSlot}`,
    organizationId: 'org',
    locationId: 'garage',
    timezone: SAMPLE_ZONE,
    date,
    timeSlot,
    status: 'confirmed',
    kind: 'reservation',
    ...period,
    ...changes,
  };
}
