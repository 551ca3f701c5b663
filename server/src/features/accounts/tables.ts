import {
  CLOCKS,
  DEFAULT_REGION,
  IDENTITY_PROVIDERS,
  PLAN_NAMES,
  PLATE_TYPES,
  PROVIDER_ACTIONS,
  REGIONS,
  USER_STATUSES,
  DEFAULT_LANGUAGE,
  LANGUAGES,
} from '@chargerota/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
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

/** A person's account, across organizations. */
export const users = pgTable(
  'users',
  {
    id: id().primaryKey(),
    firstName: text('first_name').notNull(),
    /** Empty for a person with one name. */
    lastName: text('last_name').notNull(),
    /** Unique regardless of case; stored as entered. */
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
    /** The owner joined without some of these details, and was not asked for them since. */
    detailsDeferred: boolean('details_deferred').notNull().default(false),
    /**
     * The owner registered with a password and has not shown that they read the address (decision 0087). Only set
     * where mail can be sent.
     */
    emailUnconfirmed: boolean('email_unconfirmed').notNull().default(false),
    /** argon2id; null for an account that signs in with a provider. */
    passwordHash: text('password_hash'),
    /** In which we write to them. */
    language: text('language', { enum: LANGUAGES }).notNull().default(DEFAULT_LANGUAGE),
    /** How dates, times and numbers are written for them. */
    region: text('region', { enum: REGIONS }).notNull().default(DEFAULT_REGION),
    clock: text('clock', { enum: CLOCKS }).notNull().default('region'),
    status: text('status', { enum: USER_STATUSES }).notNull().default('pending'),
    smsNotifications: boolean('sms_notifications').notNull().default(true),
    emailNotifications: boolean('email_notifications').notNull().default(true),
    /** The number, in E.164, that a code has confirmed. Text messages go only there. */
    confirmedPhone: text('confirmed_phone'),
    /** Its owner has answered STOP: no text message goes there until START. */
    smsStoppedAt: instant('sms_stopped_at'),
    /** Null until the person accepts an agreement of an organization that requires one. */
    agreementAcceptedAt: instant('agreement_accepted_at'),
    /** When the owner accepted the product's terms, and which version. */
    termsAcceptedAt: instant('terms_accepted_at'),
    termsVersion: text('terms_version'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    // The accounts of a number that answers STOP or START.
    index('users_confirmed_phone_idx')
      .on(t.confirmedPhone)
      .where(sql`${t.confirmedPhone} is not null`),
    // Operators find suspended accounts, to reinstate them.
    index('users_suspended_idx')
      .on(t.id)
      .where(sql`${t.status} = 'suspended'`),
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

/** An account at Google or Apple that signs in to an account of ours. */
export const userIdentities = pgTable(
  'user_identities',
  {
    provider: text('provider', { enum: IDENTITY_PROVIDERS }).notNull(),
    /** The provider's own, permanent id of the person (OpenID Connect `sub`). */
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The person's address at the provider when it was connected; only for display, never for signing in. */
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.subject] }),
    // One account per provider, so that nobody has to choose between several.
    uniqueIndex('user_identities_user_id_provider_key').on(t.userId, t.provider),
    oneOf('user_identities_provider_check', t.provider, IDENTITY_PROVIDERS),
  ],
);

/**
 * An OAuth flow with Google or Apple, from the browser's departure to the result of its return. A cookie ties it to the
 * browser. It can be completed once and expires after minutes. The table keeps its original name.
 */
export const oauthFlows = pgTable(
  'provider_trips',
  {
    id: id().primaryKey(),
    provider: text('provider', { enum: IDENTITY_PROVIDERS }).notNull(),
    /** SHA-256 of the `state` sent to the provider. */
    stateHash: text('state_hash').notNull(),
    /** SHA-256 of the cookie's value, which changes when the person comes back. */
    cookieHash: text('cookie_hash').notNull(),
    nonce: text('nonce').notNull(),
    /** PKCE. */
    codeVerifier: text('code_verifier').notNull(),
    action: text('action', { enum: PROVIDER_ACTIONS }).notNull(),
    /** Set when the flow connects a provider: the person who was signed in at the start. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    returnPath: text('return_path'),
    subscriptionPlan: text('subscription_plan', { enum: PLAN_NAMES }),
    /** The verified claims of the provider about the person, once they are back. */
    claims: jsonb('claims').$type<{
      subject: string;
      email: string;
      emailVerified: boolean;
      firstName: string | null;
      lastName: string | null;
    }>(),
    /** The form that Apple posted (the code, and on the first visit the name), until the browser fetches the result. */
    posted: jsonb('posted').$type<{ parameters: Record<string, string> }>(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('provider_trips_state_hash_key').on(t.stateHash),
    index('provider_trips_cookie_hash_idx').on(t.cookieHash),
    index('provider_trips_expires_at_idx').on(t.expiresAt),
    index('provider_trips_user_id_idx').on(t.userId),
    oneOf('provider_trips_provider_check', t.provider, IDENTITY_PROVIDERS),
    oneOf('provider_trips_action_check', t.action, PROVIDER_ACTIONS),
  ],
);

/** Browsers in which an account has signed in by password (decision 0019). */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    /** SHA-256 of the browser's own cookie. */
    cookieHash: text('cookie_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cookieHash, t.userId] }),
    index('known_browsers_user_id_idx').on(t.userId),
    index('known_browsers_last_used_at_idx').on(t.lastUsedAt),
  ],
);

/** A new address that waits for confirmation by the link sent to it; one per account. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    newEmail: text('new_email').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('email_changes_user_id_key').on(t.userId)],
);

/** Links that confirm a change of address; each mail has its own (decision 0004). */
export const emailChangeTokens = pgTable(
  'email_change_tokens',
  {
    /** SHA-256 of the link's token. */
    tokenHash: text('token_hash').primaryKey(),
    emailChangeId: uuid('email_change_id')
      .notNull()
      .references(() => emailChanges.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('email_change_tokens_email_change_id_idx').on(t.emailChangeId)],
);

/**
 * An administrator whose account exists and whose organization could not be set up. The row is deleted when the
 * organization is created, so that this happens only once.
 */
export const incompleteRegistrations = pgTable(
  'incomplete_registrations',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * The id of the organization to be created; also the key under which the payment provider is asked for its
     * customer.
     */
    organizationId: uuid('organization_id').notNull(),
    organizationName: text('organization_name').notNull(),
    subscriptionPlan: text('subscription_plan', { enum: PLAN_NAMES }).notNull(),
    timezone: text('timezone').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [oneOf('incomplete_registrations_plan_check', t.subscriptionPlan, PLAN_NAMES)],
);

/** What a member prefers in a station, for recommendations. Nobody else reads it. */
export const userPreferences = pgTable('user_preferences', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  preferredChargingTypes: text('preferred_charging_types').array().notNull().default([]),
  preferredConnectorTypes: text('preferred_connector_types').array().notNull().default([]),
  preferredAmenities: text('preferred_amenities').array().notNull().default([]),
  /** Kilometres. */
  maxDistance: integer('max_distance').notNull().default(10),
  homeLatitude: doublePrecision('home_latitude'),
  homeLongitude: doublePrecision('home_longitude'),
  workLatitude: doublePrecision('work_latitude'),
  workLongitude: doublePrecision('work_longitude'),
  /** Kilowatt hours that one usually charges; null if unknown. */
  usualEnergyKwh: doublePrecision('usual_energy_kwh'),
  updatedAt: instant('updated_at').notNull(),
});
