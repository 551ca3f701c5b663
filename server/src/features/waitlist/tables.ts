import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/tables.ts';
import { locations, spots } from '../locations/tables.ts';
import { organizationId } from '../organizations/tables.ts';

/** A member's request to be told when a location, or one spot of it, becomes free. */
export const availabilityWatches = pgTable(
  'availability_watches',
  {
    organizationId: organizationId(),
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    locationId: uuid('location_id').notNull(),
    spotId: uuid('spot_id'),
    preferredTimeSlot: text('preferred_time_slot'),
    preferredDate: date('preferred_date', { mode: 'string' }),
    lookAheadDays: integer('look_ahead_days').notNull().default(7),
    isActive: boolean('is_active').notNull().default(true),
    lastChecked: instant('last_checked'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'availability_watches_pkey', columns: [t.organizationId, t.id] }),
    foreignKey({
      name: 'availability_watches_location_fk',
      columns: [t.organizationId, t.locationId],
      foreignColumns: [locations.organizationId, locations.id],
    }),
    foreignKey({
      name: 'availability_watches_spot_fk',
      columns: [t.organizationId, t.locationId, t.spotId],
      foreignColumns: [spots.organizationId, spots.locationId, spots.id],
    }),
    // First come, first served: the watches of a location that a freed spot could satisfy.
    index('availability_watches_location_idx')
      .on(t.organizationId, t.locationId, t.createdAt)
      .where(sql`${t.isActive}`),
    index('availability_watches_user_idx').on(t.organizationId, t.userId),
  ],
);
