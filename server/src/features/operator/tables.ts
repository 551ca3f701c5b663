import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns.ts';

/** The people who run the installation. They sign in separately from the organizations' users. */
export const developerAccounts = pgTable(
  'developer_accounts',
  {
    id: id().primaryKey(),
    username: varchar('username', { length: 255 }).notNull(),
    email: varchar('email', { length: 255 }).notNull(),
    passwordHash: text('password_hash').notNull(),
    lastLogin: instant('last_login'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('developer_accounts_username_key').on(sql`lower(${t.username})`),
    uniqueIndex('developer_accounts_email_key').on(sql`lower(${t.email})`),
  ],
);
