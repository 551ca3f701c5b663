import { LIVE_TOPICS } from '@chargerota/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, customType, date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Changes to be passed on to the instances' readers; deleted after minutes. Unlogged (see the migration), because after
 * a crash every stream begins anew. No foreign keys, because every booking writes here.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    /**
     * The writing transaction. Instances compare it with the snapshot of their last look, so that they miss nothing.
     */
    xid: xid8('xid')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    organizationId: uuid('organization_id').notNull(),
    /** Null: for every member of the organization. */
    userId: uuid('user_id'),
    topic: text('topic', { enum: LIVE_TOPICS }).notNull(),
    locationId: uuid('location_id'),
    date: date('date', { mode: 'string' }),
    /** From the database's clock, because it only decides when the row is deleted. */
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [index('live_events_xid_idx').on(t.xid)],
);

/**
 * What the rows of live_events are known by: one row, made anew when it is missing. Unlogged like them, so a crash that
 * empties one table empties both, and no position from before is taken for one of the present rows.
 */
export const liveEpochs = pgTable(
  'live_epochs',
  {
    isCurrent: boolean('is_current').primaryKey().default(true),
    id: uuid('id').notNull(),
  },
  (t) => [check('live_epochs_one_row', sql`${t.isCurrent}`)],
);
