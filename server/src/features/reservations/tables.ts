import { RESERVATION_KINDS, RESERVATION_STATUSES } from '@chargerota/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  interval,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, oneOf } from '../../platform/database/columns.ts';
import { users } from '../accounts/tables.ts';
import { locations, spots } from '../locations/tables.ts';
import { organizationId } from '../organizations/tables.ts';
import { closures } from './closures/tables.ts';
import { ENDED_AT, IS_LONG } from './sql-rules.ts';

const instantRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/**
 * Everything that occupies a spot for a time: bookings, walk-ins, holds of the waitlist and closures. They share a
 * table so that two of them can never be on one spot at one time: the constraints reservations_spot_period_excl and
 * reservations_member_period_excl are in a hand-written migration (Drizzle cannot express EXCLUDE).
 */
export const reservations = pgTable(
  'reservations',
  {
    organizationId: organizationId(),
    id: id(),
    kind: text('kind', { enum: RESERVATION_KINDS }).notNull(),
    status: text('status', { enum: RESERVATION_STATUSES }).notNull(),
    /** Null for closures, and for holds that are kept until the line has been checked. */
    userId: uuid('user_id').references(() => users.id),
    locationId: uuid('location_id').notNull(),
    spotId: uuid('spot_id').notNull(),
    /** The location's local date of the start. */
    date: date('date', { mode: 'string' }).notNull(),
    /** Local hours 'start-end', or the kind's own word if it has none ('walk-in', 'closure'). */
    timeSlot: text('time_slot').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** [startsAt, endsAt): touching periods do not overlap, an empty one occupies nothing. */
    period: instantRange('period')
      .notNull()
      .generatedAlwaysAs(sql`tstzrange(starts_at, ends_at, '[)')`),
    arrivedAt: instant('arrived_at'),
    releasedAt: instant('released_at'),
    /** For how long it ran before its start was moved on, or before its member left it without an arrival. */
    minutesBeforeMove: integer('minutes_before_move').notNull().default(0),
    /** How much of its arrival window had passed before its start, here or in time that its member left before. */
    awaitedMs: integer('awaited_ms').notNull().default(0),
    /** The time that its member left after it had begun without an arrival; both null if there is none. */
    leftFrom: instant('left_from'),
    leftUntil: instant('left_until'),
    cancelledAt: instant('cancelled_at'),
    cancelReason: text('cancel_reason'),
    note: text('note'),
    /** Of a closure: what closes the spot. */
    closureId: uuid('closure_id'),
    /** When something is due next: a reminder, or the evaluation of who has not come; null if nothing is. */
    nextDueAt: instant('next_due_at'),
    /** Reminders that were due until then are handled. */
    remindedUntil: instant('reminded_until'),
    /** Its absence was judged since its arrival window last changed. */
    absenceJudged: boolean('absence_judged').notNull().default(false),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'reservations_pkey', columns: [t.organizationId, t.id] }),
    foreignKey({
      name: 'reservations_spot_fk',
      columns: [t.organizationId, t.locationId, t.spotId],
      foreignColumns: [spots.organizationId, spots.locationId, spots.id],
    }),
    // Frequency caps count a member's local dates.
    index('reservations_user_date_idx').on(t.organizationId, t.userId, t.date),
    // A member's reservations across organizations, by their start.
    index('reservations_user_starts_at_idx').on(t.userId, t.startsAt),
    // Rows to be summed up or deleted, of all organizations, the oldest first.
    index('reservations_ended_at_idx').on(sql.raw(ENDED_AT)),
    foreignKey({
      name: 'reservations_closure_fk',
      columns: [t.organizationId, t.closureId],
      foreignColumns: [closures.organizationId, closures.id],
    }).onDelete('cascade'),
    index('reservations_closure_idx')
      .on(t.organizationId, t.closureId)
      .where(sql`${t.closureId} is not null`),
    // Everything at a location: its day, ended reservations, and today's figures.
    index('reservations_location_starts_at_idx').on(t.organizationId, t.locationId, t.startsAt),
    // Closures of days or weeks, which begin long before the periods that they block.
    index('reservations_long_idx').on(t.organizationId, t.locationId, t.startsAt).where(sql.raw(IS_LONG)),
    // A member's latest cancellations among years of sessions. Bookings are not in it.
    index('reservations_cancelled_idx')
      .on(t.userId, t.startsAt, t.id)
      .where(sql`${t.status} = 'cancelled'`),
    // What is due next, of all organizations.
    index('reservations_next_due_at_idx')
      .on(t.nextDueAt)
      .where(sql`${t.nextDueAt} is not null`),
    oneOf('reservations_kind_check', t.kind, RESERVATION_KINDS),
    oneOf('reservations_status_check', t.status, RESERVATION_STATUSES),
    check('reservations_period_check', sql`${t.endsAt} >= ${t.startsAt}`),
    check('reservations_left_check', sql`(${t.leftFrom} is null) = (${t.leftUntil} is null)`),
    check('reservations_user_check', sql`${t.userId} is not null or ${t.kind} in ('closure', 'hold')`),
    // An accepted hold becomes a reservation, so only holds have the state `held`, and only closures `closed`.
    check(
      'reservations_kind_status_check',
      sql`case ${t.kind}
        when 'closure' then ${t.status} in ('closed', 'cancelled', 'expired')
        when 'hold' then ${t.status} in ('held', 'cancelled', 'expired')
        else ${t.status} in ('confirmed', 'arrived', 'cancelled', 'no_show')
      end`,
    ),
  ],
);

/**
 * Sums of a member's reservations and walk-ins that ended by `summedUntil`, by the month, local to the location, in which
 * they began: how many in any state, and how many sessions among them and their total length.
 */
export const reservationMonths = pgTable(
  'reservation_months',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Its first day. */
    month: date('month', { mode: 'string' }).notNull(),
    reservations: integer('reservations').notNull(),
    sessions: integer('sessions').notNull(),
    length: interval('length').notNull(),
  },
  (t) => [primaryKey({ name: 'reservation_months_pkey', columns: [t.userId, t.month] })],
);

/**
 * How many reservations and walk-ins that ended by `summedUntil` began on a day (UTC), of all organizations, without
 * cancelled ones.
 */
export const reservationDays = pgTable('reservation_days', {
  date: date('date', { mode: 'string' }).primaryKey(),
  reservations: integer('reservations').notNull(),
});

/** One row: reservations that ended by then are summed up. Whoever changes sums locks it. */
export const reservationSums = pgTable(
  'reservation_sums',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    summedUntil: instant('summed_until').notNull(),
  },
  (t) => [check('reservation_sums_only_check', sql`${t.isOnly}`)],
);

/**
 * That somebody wanted to charge at a location on a day, and a booking was refused because the charger was taken. However
 * often that was, it is one row.
 */
export const refusedBookings = pgTable(
  'refused_bookings',
  {
    organizationId: organizationId(),
    locationId: uuid('location_id').notNull(),
    /** By the location's clocks. */
    date: date('date', { mode: 'string' }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({
      name: 'refused_bookings_pkey',
      columns: [t.organizationId, t.locationId, t.date, t.userId],
    }),
    foreignKey({
      name: 'refused_bookings_location_fk',
      columns: [t.organizationId, t.locationId],
      foreignColumns: [locations.organizationId, locations.id],
    }),
    // Rows to be deleted.
    index('refused_bookings_date_idx').on(t.date),
    index('refused_bookings_user_id_idx').on(t.userId),
  ],
);

/** The sums of a member's sessions whose reservations have been deleted: their number and total length. */
export const pastSessions = pgTable('past_sessions', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sessions: integer('sessions').notNull(),
  seconds: doublePrecision('seconds').notNull(),
});
