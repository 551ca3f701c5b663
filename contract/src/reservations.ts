import { m } from '@chargerota/messages';
import {
  RESERVATION_KINDS,
  RESERVATION_STATUSES,
  SLOT_FORMAT_MESSAGE,
  parseTimeSlot,
} from '@chargerota/domain';
import * as z from 'zod';
import { id, idParams, instant, localDate, page } from './common.ts';
import { spot } from './locations.ts';
import { defineRoute, member, signedIn } from './route.ts';

/** start-end in whole local hours, such as 14-17; an end at or before the start is on the next day. */
export const timeSlot = z
  .string()
  .regex(/^\d{1,2}-\d{1,2}$/, { error: SLOT_FORMAT_MESSAGE, abort: true })
  .refine((slot) => parseTimeSlot(slot) !== null, { error: () => m.refusalsFields.aSlotStartsAtAn });

export const reservationKind = z.enum(RESERVATION_KINDS);
export const reservationStatus = z.enum(RESERVATION_STATUSES);

const reservationFields = {
  id,
  kind: reservationKind,
  status: reservationStatus,
  locationId: id,
  spotId: id,
  date: z.string(),
  /** start-end; `walk-in` for a walk-in. */
  timeSlot: z.string(),
  startsAt: instant,
  endsAt: instant,
  timezone: z.string(),
};

/** One of the caller's own reservations, with the details that their screens show. */
export const reservation = z
  .object({
    ...reservationFields,
    userId: id,
    /** The caller. */
    user: z.object({ id, firstName: z.string(), lastName: z.string(), email: z.string() }),
    organizationId: id,
    arrivedAt: instant.nullable(),
    releasedAt: instant.nullable(),
    /** How much of its arrival window had passed before its start, in time that the member had left. */
    awaitedMs: z.int().default(0),
    /** The time that the member left after it had begun without an arrival; both null if there is none. */
    leftFrom: instant.nullable().default(null),
    leftUntil: instant.nullable().default(null),
    createdAt: instant,
    location: z.object({
      id,
      name: z.string(),
      address: z.string(),
      organization: z.object({ id, name: z.string(), noShowGracePeriodMinutes: z.int() }),
    }),
    spot: z.object({
      spotNumber: z.string(),
      powerOutput: z.number(),
      connectorType: z.string(),
      chargingType: z.string(),
    }),
  })
  .meta({ id: 'Reservation' });
export type Reservation = z.infer<typeof reservation>;

/**
 * A reservation in the day's grid, with the details that the organization's privacy settings let the caller see.
 * Without details it is reduced to whole hours and gets an id other than the reservation's own.
 */
export const dayReservation = z
  .object({
    ...reservationFields,
    isMine: z.boolean(),
    spotNumber: z.string(),
    /** Of a slot that is offered to a member in line: until when it is held for them. Null for all other rows. */
    heldUntil: instant.nullable(),
    /** Why chargers are closed; null for all rows but closures. */
    closedFor: z.string().nullable().default(null),
    user: z
      .object({
        firstName: z.string().nullable(),
        lastName: z.string().nullable(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
      })
      .nullable(),
    vehicle: z
      .object({ make: z.string().nullable(), model: z.string().nullable(), color: z.string().nullable() })
      .nullable(),
  })
  .meta({ id: 'DayReservation' });
export type DayReservation = z.infer<typeof dayReservation>;

/** Refusals by a booking rule. Each one is listed in `details` with its own code (see domain/booking-rules). */
const bookingErrors = ['booking_refused', 'booking_conflict', 'booking_cap', 'idempotency_mismatch'] as const;

export const createReservationForm = z.strictObject({
  userId: id,
  locationId: id,
  spotId: id,
  date: localDate,
  timeSlot,
});

export const createReservation = defineRoute({
  method: 'POST',
  path: '/api/reservations',
  summary: 'Reserve a charger; takes an Idempotency-Key',
  access: member('reservation.create'),
  body: createReservationForm,
  status: 201,
  response: reservation,
  errors: bookingErrors,
});

export const updateReservationForm = z.strictObject({ date: localDate, timeSlot, locationId: id });

export const updateReservation = defineRoute({
  method: 'PATCH',
  path: '/api/reservations/:id',
  summary:
    'Move a confirmed reservation; keeps its charger if free, otherwise takes another one at the location',
  access: signedIn,
  params: idParams,
  body: updateReservationForm,
  response: reservation.extend({ movedToAnotherSpot: z.boolean() }),
  errors: [...bookingErrors, 'reservation_state'],
});

export const cancelReservation = defineRoute({
  method: 'PATCH',
  path: '/api/reservations/:id/cancel',
  summary: 'Cancel a confirmed reservation',
  access: signedIn,
  params: idParams,
  response: reservation,
  errors: ['reservation_state'],
});

export const arriveAtReservation = defineRoute({
  method: 'PATCH',
  path: '/api/reservations/:id/arrive',
  summary:
    'Confirm arrival, until the grace period ends, or begin up to earlyArrivalMinutes before the start; takes an Idempotency-Key',
  access: signedIn,
  params: idParams,
  response: reservation,
  errors: [...bookingErrors, 'reservation_state', 'arrival_not_open', 'arrival_expired'],
});

export const releaseReservation = defineRoute({
  method: 'PATCH',
  path: '/api/reservations/:id/release',
  summary: 'Leave early: the rest of the slot is free at once',
  access: signedIn,
  params: idParams,
  response: reservation,
  errors: ['reservation_state'],
});

export const endHour = z.int().min(0).max(24);

export const extendReservation = defineRoute({
  method: 'PATCH',
  path: '/api/reservations/:id/extend',
  summary: 'Stay longer at the same charger, under the same rules',
  access: signedIn,
  params: idParams,
  body: z.strictObject({ endHour }),
  response: reservation,
  errors: [...bookingErrors, 'reservation_state'],
});

export const moveReservation = defineRoute({
  method: 'POST',
  path: '/api/reservations/:id/move',
  summary: 'Take another charger of the location for the same time, also while the reservation runs',
  access: signedIn,
  params: idParams,
  body: z.strictObject({ spotId: id }),
  response: reservation,
  errors: [...bookingErrors, 'reservation_state'],
});

export const createWalkIn = defineRoute({
  method: 'POST',
  path: '/api/walk-ins',
  summary:
    'Take a free charger now, until the chosen hour, or in peak hours until the next one; takes an Idempotency-Key',
  access: member('reservation.create'),
  body: z.strictObject({ spotId: id, endHour }),
  status: 201,
  response: reservation,
  errors: bookingErrors,
});

export const listUserReservations = defineRoute({
  method: 'GET',
  path: '/api/users/:id/reservations',
  summary:
    'The caller’s own reservations, newest first: all that stand, and the latest hundred each of those that are over and of those that were cancelled; with `page`, 50 of those that no longer stand, and how many in all in x-total-count',
  access: signedIn,
  params: idParams,
  query: z.strictObject({ page: page.optional() }),
  response: z.array(reservation),
});

export const ecoImpact = defineRoute({
  method: 'GET',
  path: '/api/users/:id/eco-impact',
  summary: 'Totals of the caller’s confirmed sessions',
  access: signedIn,
  params: idParams,
  response: z.object({
    sessions: z.int(),
    co2SavedKg: z.number(),
    averageHours: z.number().nullable(),
    /** Sessions by month ('2026-11'), the earliest first; months without one are left out. */
    months: z.array(z.object({ month: z.string(), sessions: z.int() })),
  }),
});

export const dayQuery = z.strictObject({
  locationId: id.optional(),
  /**
   * For administrators: includes no-shows and cancelled reservations, at most the 200 most recent of these across all
   * members. x-total-count then gives the total including all cancelled ones.
   */
  ended: z.literal('true').optional(),
});

export const listReservationsOfDay = defineRoute({
  method: 'GET',
  path: '/api/reservations/date/:date',
  summary:
    'Everything that occupies a charger on a day local to its location; by whom on days that are over for administrators alone',
  access: member('reservation.read'),
  params: z.strictObject({ date: localDate }),
  query: dayQuery,
  response: z.array(dayReservation),
  errors: ['not_admin'],
});

export const listReservationsOfToday = defineRoute({
  method: 'GET',
  path: '/api/reservations/date',
  summary: 'Everything that occupies a charger today, local to its location',
  access: member('reservation.read'),
  query: dayQuery,
  response: z.array(dayReservation),
  errors: ['not_admin'],
});

export const getDayGrid = defineRoute({
  method: 'GET',
  path: '/api/days/:date',
  summary:
    'What occupies chargers on a day, as GET /api/reservations/date/:date tells it, without ids of others; vehicles and contacts only of one charger',
  access: member('reservation.read'),
  params: z.strictObject({ date: localDate }),
  query: z.strictObject({ locationId: id.optional(), spotId: id.optional() }),
  /** Rows of others have a key instead of an id, since only the owner can act on them. */
  response: z.array(dayReservation.extend({ id: z.string() })),
});

export const availableSpot = spot.extend({
  available: z.boolean(),
  /** Why it is closed at that time, and until when; null if it is not. */
  closed: z.object({ reason: z.string(), endsAt: instant }).nullable().default(null),
});

export const getAvailability = defineRoute({
  method: 'GET',
  path: '/api/availability',
  summary: 'The chargers in use of a location, each with whether it is free for a slot',
  access: member('reservation.read'),
  query: z.strictObject({ locationId: id, date: localDate, timeSlot }),
  response: z.object({ spots: z.array(availableSpot), totalSpots: z.int() }),
  errors: ['booking_refused'],
});

export const getAvailabilityOfDays = defineRoute({
  method: 'GET',
  path: '/api/availability/days',
  summary: 'Share of charger hours still free, day by day, for a calendar; 62 days at most',
  access: member('reservation.read'),
  query: z.strictObject({ locationId: id, from: localDate, to: localDate }),
  response: z.array(z.object({ date: z.string(), freeShare: z.number().min(0).max(1) })),
});
