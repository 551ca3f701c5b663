import { LINE_STATUSES, OFFER_REACHES, OFFER_STATUSES } from '@chargerota/domain';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, oneOf } from '../../platform/database/columns.ts';
import { users } from '../accounts/tables.ts';
import { locations, spots } from '../locations/tables.ts';
import { organizationId } from '../organizations/tables.ts';

/** Why the member could not have a slot that was free. */
export type PassedOver = { at: string; code: string; message: string };

/**
 * An entry in the line of a location: what a member waits for (docs/rules.md "The line"). At most one offer to its member
 * is open at a time.
 */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    organizationId: organizationId(),
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    locationId: uuid('location_id').notNull(),
    /** Null: any charger of the location. */
    spotId: uuid('spot_id'),
    /** The one date that is wanted; null: `lookAheadDays` from the day of joining. */
    preferredDate: date('preferred_date', { mode: 'string' }),
    lookAheadDays: integer('look_ahead_days').notNull(),
    firstDate: date('first_date', { mode: 'string' }).notNull(),
    lastDate: date('last_date', { mode: 'string' }).notNull(),
    fromHour: integer('from_hour').notNull(),
    toHour: integer('to_hour').notNull(),
    hours: integer('hours').notNull(),
    status: text('status', { enum: LINE_STATUSES }).notNull(),
    /** Offers in a row that were not answered. */
    lapses: integer('lapses').notNull().default(0),
    /** The last start that it allows has passed. */
    endsAt: instant('ends_at').notNull(),
    /** When a free slot was last looked for, and why the member could not have what was free; null if nothing suited. */
    lastChecked: instant('last_checked'),
    passedOver: jsonb('passed_over').$type<PassedOver>(),
    /** 0 at the front: its member's charger could not be used (front-of-line.ts). Everybody else is at 1. */
    rank: integer('rank').notNull().default(1),
    /** Minutes that the member has occupied chargers on the counted days of `scoredOn` (domain's line-order). */
    occupiedMinutes: integer('occupied_minutes').notNull(),
    scoredOn: date('scored_on', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'waitlist_entries_pkey', columns: [t.organizationId, t.id] }),
    foreignKey({
      name: 'waitlist_entries_location_fk',
      columns: [t.organizationId, t.locationId],
      foreignColumns: [locations.organizationId, locations.id],
    }),
    foreignKey({
      name: 'waitlist_entries_spot_fk',
      columns: [t.organizationId, t.locationId, t.spotId],
      foreignColumns: [spots.organizationId, spots.locationId, spots.id],
    }),
    // The line of a location in either order; by the last columns, entries of other days and hours are left out unread.
    index('waitlist_entries_fair_idx')
      .on(
        t.organizationId,
        t.locationId,
        t.rank,
        t.occupiedMinutes,
        t.createdAt,
        t.id,
        t.firstDate,
        t.lastDate,
        t.fromHour,
        t.toHour,
      )
      .where(sql`${t.status} = 'waiting'`),
    index('waitlist_entries_first_come_idx')
      .on(
        t.organizationId,
        t.locationId,
        t.rank,
        t.createdAt,
        t.id,
        t.firstDate,
        t.lastDate,
        t.fromHour,
        t.toHour,
      )
      .where(sql`${t.status} = 'waiting'`),
    // Whether anybody waits for a day, asked by each cancellation; also into the morning after.
    index('waitlist_entries_day_idx')
      .on(t.organizationId, t.locationId, t.lastDate, t.firstDate)
      .where(sql`${t.status} = 'waiting'`),
    index('waitlist_entries_night_idx')
      .on(t.organizationId, t.locationId, t.lastDate, t.firstDate)
      .where(sql`${t.status} = 'waiting' and ${t.toHour} + ${t.hours} > 24`),
    index('waitlist_entries_user_idx').on(t.organizationId, t.userId, t.createdAt),
    index('waitlist_entries_account_idx')
      .on(t.userId)
      .where(sql`${t.status} in ('waiting', 'paused')`),
    // Whose score is of another day.
    index('waitlist_entries_scored_idx')
      .on(t.organizationId, t.locationId, t.scoredOn)
      .where(sql`${t.status} in ('waiting', 'paused')`),
    // Entries about the latest weeks, in whatever state they ended.
    index('waitlist_entries_weeks_idx').on(t.organizationId, t.locationId, t.lastDate),
    index('waitlist_entries_ends_idx').on(t.endsAt),
    oneOf('waitlist_entries_status_check', t.status, LINE_STATUSES),
    check('waitlist_entries_dates_check', sql`${t.firstDate} <= ${t.lastDate}`),
    check(
      'waitlist_entries_hours_check',
      sql`${t.fromHour} between 0 and 23 and ${t.toHour} between ${t.fromHour} and 23 and ${t.hours} between 1 and 24`,
    ),
  ],
);

/**
 * A slot that is offered to a member in line. While it is open, `reservationId` is the hold that keeps the slot: a row of
 * reservations, guarded by the constraint of all others.
 */
export const waitlistOffers = pgTable(
  'waitlist_offers',
  {
    organizationId: organizationId(),
    id: id(),
    entryId: uuid('entry_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    locationId: uuid('location_id').notNull(),
    spotId: uuid('spot_id').notNull(),
    reservationId: uuid('reservation_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    timeSlot: text('time_slot').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    status: text('status', { enum: OFFER_STATUSES }).notNull(),
    reach: text('reach', { enum: OFFER_REACHES }).notNull(),
    /** When the slot became free; null if it was free before anybody waited. */
    freeSince: instant('free_since'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Of an open offer: when its member passed on it, which they can undo until it ends (domain's passEndsAt). */
    passedAt: instant('passed_at'),
    /** When it was answered, lapsed or withdrawn; null while it is open. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    primaryKey({ name: 'waitlist_offers_pkey', columns: [t.organizationId, t.id] }),
    foreignKey({
      name: 'waitlist_offers_entry_fk',
      columns: [t.organizationId, t.entryId],
      foreignColumns: [waitlistEntries.organizationId, waitlistEntries.id],
    }),
    foreignKey({
      name: 'waitlist_offers_spot_fk',
      columns: [t.organizationId, t.locationId, t.spotId],
      foreignColumns: [spots.organizationId, spots.locationId, spots.id],
    }),
    // One open offer a member, decided here.
    uniqueIndex('waitlist_offers_open_key')
      .on(t.organizationId, t.userId)
      .where(sql`${t.status} = 'open'`),
    index('waitlist_offers_entry_idx').on(t.organizationId, t.entryId),
    index('waitlist_offers_user_idx').on(t.userId, t.createdAt),
    index('waitlist_offers_created_idx').on(t.createdAt),
    index('waitlist_offers_location_idx').on(t.organizationId, t.locationId, t.createdAt),
    oneOf('waitlist_offers_status_check', t.status, OFFER_STATUSES),
    oneOf('waitlist_offers_reach_check', t.reach, OFFER_REACHES),
    check('waitlist_offers_ended_check', sql`(${t.endedAt} is null) = (${t.status} = 'open')`),
  ],
);

/**
 * Links of mails and text messages to an offer. An offer may have several: each message gets its own when it is sent,
 * because only the token's hash is stored. They live as long as the offer, which is open once and answered once.
 */
export const waitlistOfferLinks = pgTable(
  'waitlist_offer_links',
  {
    /** SHA-256 of the link's token. It is the key because the link names nothing else. */
    tokenHash: text('token_hash').primaryKey(),
    organizationId: organizationId(),
    offerId: uuid('offer_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'waitlist_offer_links_offer_fk',
      columns: [t.organizationId, t.offerId],
      foreignColumns: [waitlistOffers.organizationId, waitlistOffers.id],
    }).onDelete('cascade'),
    index('waitlist_offer_links_offer_idx').on(t.organizationId, t.offerId),
  ],
);
