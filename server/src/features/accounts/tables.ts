import { PLATE_TYPES, USER_STATUSES } from '@chargerota/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, oneOf } from '../../platform/database/columns.ts';

/** A person's account, across organizations. */
export const users = pgTable(
  'users',
  {
    id: id().primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Unique without regard to case; kept as it was written. */
    email: text('email').notNull(),
    phone: text('phone'),
    /** The vehicle's columns are all null for a member without one. */
    vehicleMake: text('vehicle_make'),
    vehicleModel: text('vehicle_model'),
    vehicleYear: text('vehicle_year'),
    vehicleColor: text('vehicle_color'),
    licensePlate: text('license_plate'),
    licensePlateState: text('license_plate_state'),
    licensePlateType: text('license_plate_type', { enum: PLATE_TYPES }),
    emergencyContact: text('emergency_contact'),
    /** argon2id; null for an account that signs in with a provider. */
    passwordHash: text('password_hash'),
    status: text('status', { enum: USER_STATUSES }).notNull().default('pending'),
    smsNotifications: boolean('sms_notifications').notNull().default(true),
    emailNotifications: boolean('email_notifications').notNull().default(true),
    profileImageUrl: text('profile_image_url'),
    /** The organization's own agreement, where it requires one. */
    agreementAcceptedAt: instant('agreement_accepted_at'),
    /** The product's terms, and which text of them. */
    termsAcceptedAt: instant('terms_accepted_at'),
    termsVersion: text('terms_version'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    oneOf('users_status_check', t.status, USER_STATUSES),
    oneOf('users_license_plate_type_check', t.licensePlateType, PLATE_TYPES),
  ],
);

/** Single-use links to set a new password. */
export const passwordResetTokens = pgTable(
  'password_reset_tokens',
  {
    /** SHA-256 of the link's token. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('password_reset_tokens_user_id_idx').on(t.userId)],
);

/** What a member likes in a station, for recommendations. */
export const userPreferences = pgTable('user_preferences', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  preferredChargingTypes: text('preferred_charging_types').array().notNull().default([]),
  preferredConnectorTypes: text('preferred_connector_types').array().notNull().default([]),
  preferredAmenities: text('preferred_amenities').array().notNull().default([]),
  maxDistance: integer('max_distance').notNull().default(10),
  homeLatitude: doublePrecision('home_latitude'),
  homeLongitude: doublePrecision('home_longitude'),
  workLatitude: doublePrecision('work_latitude'),
  workLongitude: doublePrecision('work_longitude'),
  updatedAt: instant('updated_at').notNull(),
});
