import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant } from '../../../platform/database/columns.ts';
import { users } from '../../accounts/tables.ts';
import { locations } from '../tables.ts';
import { organizationId } from '../../organizations/tables.ts';

/** One member's review of a location; a second review replaces the first. */
export const locationReviews = pgTable(
  'location_reviews',
  {
    organizationId: organizationId(),
    id: id(),
    locationId: uuid('location_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    rating: integer('rating').notNull(),
    reviewText: text('review_text'),
    /** Stars by amenity name. */
    amenityRatings: jsonb('amenity_ratings').$type<Record<string, number>>().notNull().default({}),
    /** The number of its rows in `review_helpful_marks`, written with them. */
    helpful: integer('helpful').notNull().default(0),
    /** Set while an administrator hides it, with the reason that its author reads. */
    hiddenAt: instant('hidden_at'),
    hiddenReason: text('hidden_reason'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'location_reviews_pkey', columns: [t.organizationId, t.id] }),
    foreignKey({
      name: 'location_reviews_location_fk',
      columns: [t.organizationId, t.locationId],
      foreignColumns: [locations.organizationId, locations.id],
    }),
    unique('location_reviews_user_key').on(t.organizationId, t.locationId, t.userId),
    // A location's reviews, the latest first.
    index('location_reviews_latest_idx').on(t.organizationId, t.locationId, t.updatedAt),
    check('location_reviews_rating_check', sql`${t.rating} between 1 and 5`),
    check('location_reviews_hidden_check', sql`(${t.hiddenAt} is null) = (${t.hiddenReason} is null)`),
  ],
);

/** A member found a review helpful. */
export const reviewHelpfulMarks = pgTable(
  'review_helpful_marks',
  {
    organizationId: organizationId(),
    reviewId: uuid('review_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'review_helpful_marks_pkey', columns: [t.organizationId, t.reviewId, t.userId] }),
    foreignKey({
      name: 'review_helpful_marks_review_fk',
      columns: [t.organizationId, t.reviewId],
      foreignColumns: [locationReviews.organizationId, locationReviews.id],
    }).onDelete('cascade'),
  ],
);

/** A member does not want to be asked for a review of a location again. */
export const reviewDismissals = pgTable(
  'review_dismissals',
  {
    organizationId: organizationId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    locationId: uuid('location_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'review_dismissals_pkey', columns: [t.organizationId, t.userId, t.locationId] }),
    foreignKey({
      name: 'review_dismissals_location_fk',
      columns: [t.organizationId, t.locationId],
      foreignColumns: [locations.organizationId, locations.id],
    }),
  ],
);
