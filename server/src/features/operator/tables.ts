import { OPERATOR_ACTS } from '@chargerota/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns.ts';

/** The people who run the installation. They sign in separately from the organizations' users. */
export const operators = pgTable(
  'operators',
  {
    id: id().primaryKey(),
    username: varchar('username', { length: 255 }).notNull(),
    email: varchar('email', { length: 255 }).notNull(),
    passwordHash: text('password_hash').notNull(),
    /** The password was generated: others may have seen it. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    lastLogin: instant('last_login'),
    /** Base32 secret of the authenticator app; null until the operator has set one up. */
    totpSecret: text('totp_secret'),
    /** A secret that has not been confirmed by a code yet. */
    pendingTotpSecret: text('pending_totp_secret'),
    /** The time step of the last code that was taken: a code works once. */
    lastTotpStep: bigint('last_totp_step', { mode: 'number' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('operators_username_key').on(sql`lower(${t.username})`),
    uniqueIndex('operators_email_key').on(sql`lower(${t.email})`),
  ],
);

/** Each signs an operator in once, in place of a code of the app. */
export const operatorRecoveryCodes = pgTable(
  'operator_recovery_codes',
  {
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    /** Hashed before the code; empty for codes that are older than salts. */
    salt: text('salt').notNull().default(''),
    usedAt: instant('used_at'),
  },
  (t) => [primaryKey({ name: 'operator_recovery_codes_pkey', columns: [t.operatorId, t.codeHash] })],
);

/**
 * What operators did. Names are stored as they were. Rows are permanent: a trigger, written into the migration, refuses
 * UPDATE, DELETE and TRUNCATE.
 */
export const operatorLogEntries = pgTable(
  'operator_log_entries',
  {
    id: id().primaryKey(),
    at: instant('at').notNull(),
    /** Null for what happened without a session, such as the first initialization. */
    operatorId: uuid('operator_id'),
    operatorName: text('operator_name').notNull(),
    /** No CHECK, because newer versions write further acts while older instances are still running. */
    act: text('act', { enum: OPERATOR_ACTS }).notNull(),
    subjectId: uuid('subject_id'),
    subjectLabel: text('subject_label'),
    facts: jsonb('facts').$type<Record<string, string | number | boolean | null>>().notNull().default({}),
  },
  (t) => [index('operator_log_entries_at_idx').on(t.at.desc().nullsFirst(), t.id.desc().nullsFirst())],
);

/** Replies that operators keep for questions that come often. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    id: id().primaryKey(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [uniqueIndex('saved_replies_title_key').on(sql`lower(${t.title})`)],
);
