import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** The first response to a request with an `Idempotency-Key`, returned again for its repeats. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    /** Hash of the request: using the key for another request is an error of the caller. */
    requestHash: text('request_hash').notNull(),
    /** Null, like `body`, while the first request is under way. */
    status: integer('status'),
    body: jsonb('body'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'idempotency_keys_pkey', columns: [t.userId, t.key] }),
    index('idempotency_keys_created_at_idx').on(t.createdAt),
  ],
);
