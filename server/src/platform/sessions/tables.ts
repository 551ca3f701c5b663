import { SIGN_IN_METHODS } from '@chargerota/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, oneOf } from '../database/columns.ts';

/** One signed-in browser, of a user or of an operator. Foreign keys to both are in a hand-written migration. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's value; a copy of this table is of no use for signing in. */
    sid: text('sid').primaryKey(),
    /** Identifies the session in its owner's list of devices; it stays when the `sid` is renewed. */
    id: id().unique('sessions_id_key'),
    userId: uuid('user_id'),
    operatorId: uuid('operator_id'),
    /** How the owner signed in, and the name of their browser, for that list. */
    method: text('method', { enum: SIGN_IN_METHODS }).notNull().default('password'),
    userAgent: text('user_agent'),
    /** True after a change of the owner's rights: the next request gets a new `sid` (a new cookie). */
    renew: boolean('renew').notNull().default(false),
    /** The `sid` before the last renewal, accepted until `previousUntil`: 'infinity' until the new cookie has come back. */
    previousSid: text('previous_sid'),
    previousUntil: instant('previous_until'),
    /** Computes the new cookie's value from the previous one (see `nextCookieValue`). */
    renewalKey: text('renewal_key'),
    expire: instant('expire').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (t) => [
    index('sessions_user_id_idx').on(t.userId),
    index('sessions_operator_idx')
      .on(t.operatorId)
      .where(sql`${t.operatorId} is not null`),
    index('sessions_expire_idx').on(t.expire),
    index('sessions_previous_sid_idx').on(t.previousSid),
    oneOf('sessions_method_check', t.method, SIGN_IN_METHODS),
    check('sessions_one_identity_check', sql`${t.userId} is null or ${t.operatorId} is null`),
  ],
);
