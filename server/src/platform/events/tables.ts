import { LIVE_TOPICS } from '@chargerota/contract';
import { sql } from 'drizzle-orm';
import { customType, date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * What changed, for the instances to tell their readers; deleted after minutes. Unlogged (see the
 * migration): after a crash every stream begins anew anyway. No foreign keys, as every booking writes here.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    /** The writing transaction: instances read what was committed since their last look by snapshots, and miss nothing. */
    xid: xid8('xid')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    organizationId: uuid('organization_id').notNull(),
    /** Null: for every member of the organization. */
    userId: uuid('user_id'),
    topic: text('topic', { enum: LIVE_TOPICS }).notNull(),
    locationId: uuid('location_id'),
    date: date('date', { mode: 'string' }),
    /** By the database's clock: it says only when the row may go. */
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [index('live_events_xid_idx').on(t.xid)],
);
