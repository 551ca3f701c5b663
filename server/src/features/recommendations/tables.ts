import {
  doublePrecision,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/tables.ts';
import { locations } from '../locations/tables.ts';
import { organizationId } from '../organizations/tables.ts';

/**
 * How well each location suits a member, kept for a short time so that looking again does not rank all locations anew.
 * The slots that are recommended there are always looked for among what is free now.
 */
export const stationRecommendations = pgTable(
  'station_recommendations',
  {
    organizationId: organizationId(),
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    locationId: uuid('location_id').notNull(),
    score: doublePrecision('score').notNull(),
    reason: text('reason').notNull(),
    /** What the reason is written in; null of a release before languages. */
    locale: text('locale'),
    /** Kilometres from the member's home or workplace; null if either place is unknown. */
    distance: doublePrecision('distance'),
    /** Minutes for what the member usually charges, at the fastest charger that suits; null if that is unknown. */
    estimatedChargingTime: integer('estimated_charging_time'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'station_recommendations_pkey', columns: [t.organizationId, t.id] }),
    foreignKey({
      name: 'station_recommendations_location_fk',
      columns: [t.organizationId, t.locationId],
      foreignColumns: [locations.organizationId, locations.id],
    }),
    unique('station_recommendations_user_key').on(t.organizationId, t.userId, t.locationId),
  ],
);
