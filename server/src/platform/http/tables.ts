import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** The first answer to a request that carried an `Idempotency-Key`, given again to its repeats. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    /** Hash of the request: the same key with another request is a mistake of the caller. */
    requestHash: text('request_hash').notNull(),
    /** Null, like `body`, while the first request is still under way. */
    status: integer('status'),
    body: jsonb('body'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'idempotency_keys_pkey', columns: [t.userId, t.key] }),
    index('idempotency_keys_created_at_idx').on(t.createdAt),
  ],
);
