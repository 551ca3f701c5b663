import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../platform/database/columns.ts';
import { users } from '../../accounts/tables.ts';
import { locations } from '../../locations/tables.ts';
import { organizationId } from '../../organizations/tables.ts';

/**
 * Times in which chargers of a location cannot be used. Each closes its chargers by a row of `reservations` of the kind
 * `closure`, which says so by `closure_id`: so nothing can overlap it.
 */
export const closures = pgTable(
  'closures',
  {
    organizationId: organizationId(),
    id: id(),
    locationId: uuid('location_id').notNull(),
    /** All chargers of the location, also those that are added meanwhile. */
    isWhole: boolean('is_whole').notNull(),
    /** `YYYY-MM-DDTHH:MM` on the location's clocks, as it was entered. */
    fromLocal: text('from_local').notNull(),
    toLocal: text('to_local').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    reason: text('reason').notNull(),
    isAllDay: boolean('is_all_day').notNull(),
    /** It returns every year: the next one is made long before. */
    isYearly: boolean('is_yearly').notNull(),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'closures_pkey', columns: [t.organizationId, t.id] }),
    foreignKey({
      name: 'closures_location_fk',
      columns: [t.organizationId, t.locationId],
      foreignColumns: [locations.organizationId, locations.id],
    }),
    index('closures_location_idx').on(t.organizationId, t.locationId, t.endsAt),
    // Those of all organizations whose next one is to be made.
    index('closures_yearly_idx')
      .on(t.startsAt)
      .where(sql`${t.isYearly}`),
    // Rows to be deleted.
    index('closures_ends_at_idx').on(t.endsAt),
    check('closures_period_check', sql`${t.endsAt} >= ${t.startsAt}`),
  ],
);
