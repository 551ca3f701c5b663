import { REPORT_KINDS } from '@chargerota/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, oneOf } from '../../platform/database/columns.ts';
import { users } from '../accounts/tables.ts';
import { spots } from '../locations/tables.ts';
import { organizationId } from '../organizations/tables.ts';

/** A charger that members report blocked or broken: one open report of a kind, however many say so. */
export const spotReports = pgTable(
  'spot_reports',
  {
    organizationId: organizationId(),
    id: id(),
    locationId: uuid('location_id').notNull(),
    spotId: uuid('spot_id').notNull(),
    kind: text('kind', { enum: REPORT_KINDS }).notNull(),
    since: instant('since').notNull(),
    resolvedAt: instant('resolved_at'),
    /** Null also if a blocked charger's report ended by itself. */
    resolvedBy: uuid('resolved_by').references(() => users.id),
    /** An administrator has found that it was not so. */
    wasFalse: boolean('was_false').notNull().default(false),
  },
  (t) => [
    primaryKey({ name: 'spot_reports_pkey', columns: [t.organizationId, t.id] }),
    foreignKey({
      name: 'spot_reports_spot_fk',
      columns: [t.organizationId, t.locationId, t.spotId],
      foreignColumns: [spots.organizationId, spots.locationId, spots.id],
    }),
    uniqueIndex('spot_reports_open_key')
      .on(t.organizationId, t.spotId, t.kind)
      .where(sql`${t.resolvedAt} is null`),
    // Whose reports were false: few.
    index('spot_reports_false_idx')
      .on(t.organizationId, t.id)
      .where(sql`${t.wasFalse}`),
    oneOf('spot_reports_kind_check', t.kind, REPORT_KINDS),
    check('spot_reports_resolved_check', sql`${t.resolvedBy} is null or ${t.resolvedAt} is not null`),
  ],
);

/** The members who say so; their names are shown to nobody. */
export const spotReporters = pgTable(
  'spot_reporters',
  {
    organizationId: organizationId(),
    reportId: uuid('report_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    note: text('note'),
    reportedAt: instant('reported_at').notNull(),
    /** The reservation that they gave up because of it, for a place at the front of the line. */
    reservationId: uuid('reservation_id'),
  },
  (t) => [
    primaryKey({ name: 'spot_reporters_pkey', columns: [t.organizationId, t.reportId, t.userId] }),
    foreignKey({
      name: 'spot_reporters_report_fk',
      columns: [t.organizationId, t.reportId],
      foreignColumns: [spotReports.organizationId, spotReports.id],
    }),
    index('spot_reporters_gave_up_idx')
      .on(t.organizationId, t.userId)
      .where(sql`${t.reservationId} is not null`),
  ],
);

/** When the holder of a charger was last asked to move their car. The row is what limits nudges, for all who send them. */
export const spotNudges = pgTable(
  'spot_nudges',
  {
    organizationId: organizationId(),
    spotId: uuid('spot_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    nudgedAt: instant('nudged_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'spot_nudges_pkey', columns: [t.organizationId, t.spotId, t.userId] }),
    foreignKey({
      name: 'spot_nudges_spot_fk',
      columns: [t.organizationId, t.spotId],
      foreignColumns: [spots.organizationId, spots.id],
    }),
  ],
);
