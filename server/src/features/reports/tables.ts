import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  uuid,
} from 'drizzle-orm/pg-core';
import { locations } from '../locations/tables.ts';
import { organizationId } from '../organizations/tables.ts';

/**
 * The figures of a location on a day that is over (docs/rules.md "Usage report"), without anything about persons; days
 * on which nothing happened have no row. They outlive the reservations that they are counted from.
 */
export const reportDays = pgTable(
  'report_days',
  {
    organizationId: organizationId(),
    locationId: uuid('location_id').notNull(),
    /** By the location's clocks. */
    date: date('date', { mode: 'string' }).notNull(),
    /** Chargers in use when the day was counted. */
    spots: integer('spots').notNull(),
    reservations: integer('reservations').notNull(),
    sessions: integer('sessions').notNull(),
    walkIns: integer('walk_ins').notNull(),
    noShows: integer('no_shows').notNull(),
    released: integer('released').notNull(),
    served: integer('served').notNull(),
    notServed: integer('not_served').notNull(),
    gaveUp: integer('gave_up').notNull(),
    refused: integer('refused').notNull(),
    savedMinutes: integer('saved_minutes').notNull(),
    /** Minutes of charging sessions in each of the 24 hours that clocks show. */
    minutes: integer('minutes').array().notNull(),
  },
  (t) => [
    primaryKey({ name: 'report_days_pkey', columns: [t.organizationId, t.locationId, t.date] }),
    foreignKey({
      name: 'report_days_location_fk',
      columns: [t.organizationId, t.locationId],
      foreignColumns: [locations.organizationId, locations.id],
    }),
    check('report_days_minutes_check', sql`cardinality(${t.minutes}) = 24`),
  ],
);

/**
 * The worst-served tenth of members in a month that is over, which is counted from reservations of members and outlives
 * them without naming any. Months in which too few members wished for a charger have no row.
 */
export const reportMonths = pgTable(
  'report_months',
  {
    organizationId: organizationId(),
    /** Its first day. */
    month: date('month', { mode: 'string' }).notNull(),
    /** A location, or the organization itself: all locations that were in use when the month was counted. */
    placeId: uuid('place_id').notNull(),
    members: integer('members').notNull(),
    share: doublePrecision('share').notNull(),
  },
  (t) => [primaryKey({ name: 'report_months_pkey', columns: [t.organizationId, t.month, t.placeId] })],
);

/** The week, by its Monday, of which an organization's administrators were told last. */
export const reportWeeks = pgTable('report_weeks', {
  organizationId: organizationId().primaryKey(),
  week: date('week', { mode: 'string' }).notNull(),
});

/** One row: up to these dates, days are in report_days and months in report_months. Whoever adds some locks it. */
export const reportSums = pgTable(
  'report_sums',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    countedUntil: date('counted_until', { mode: 'string' }).notNull(),
    monthsUntil: date('months_until', { mode: 'string' }).notNull().default('-infinity'),
  },
  (t) => [check('report_sums_only_check', sql`${t.isOnly}`)],
);
