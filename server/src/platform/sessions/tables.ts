import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** One signed-in browser, of a user or of a developer. Foreign keys to both are in a hand-written migration. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's value: a copy of this table signs nobody in. */
    sid: text('sid').primaryKey(),
    userId: uuid('user_id'),
    developerId: uuid('developer_id'),
    sess: jsonb('sess').notNull().default({}),
    expire: instant('expire').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (t) => [
    index('sessions_user_id_idx').on(t.userId),
    index('sessions_expire_idx').on(t.expire),
    check('sessions_one_identity_check', sql`${t.userId} is null or ${t.developerId} is null`),
  ],
);
