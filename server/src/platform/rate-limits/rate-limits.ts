import { createHash } from 'node:crypto';
import type { QueryResultRow } from 'pg';
import { namedQuery, type Queries } from '../database/database.ts';
import type { Statement } from '../database/statement-group.ts';
import { networkOf } from './network-of.ts';

/**
 * A key to count under: what is limited, and for whom. The whom is hashed, so that the table names no address and no
 * account; e-mail addresses are given in one case, IPv6 addresses counted by their network.
 */
export const rateLimitKey = (limited: string, whom: string): string =>
  `${limited}:${createHash('sha256').update(networkOf(whom.trim().toLowerCase())).digest('base64url')}`;

// One statement, so that concurrent hits, in one instance or many, are each counted. A window that begins further ahead
// than its own length is left over from a clock that was set back (CLOCK_START): it is replaced, not waited for.
// Its commit does not wait for the disk: a crash may forget the hits of the last moment, and a booking is not slowed down.
const TAKE = {
  name: 'rate-limits.take',
  text: `
    WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
    INSERT INTO rate_limits AS l (key, window_start, hits) SELECT $1, $2::timestamptz, 1 FROM quick
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN l.window_start > $2 - $3 * interval '1 second' AND l.window_start <= $2 + $3 * interval '1 second'
        THEN least(l.hits, $4) + 1 ELSE 1 END,
      window_start = CASE WHEN l.window_start > $2 - $3 * interval '1 second' AND l.window_start <= $2 + $3 * interval '1 second'
        THEN l.window_start ELSE $2 END
    RETURNING hits, window_start AS "windowStart"`,
};

const FORGET = { name: 'rate-limits.forget', text: 'DELETE FROM rate_limits WHERE key = $1' };

/** Counts anew: who had tried too often has shown in another way who they are. May be part of a transaction. */
export async function forgetHits(queries: Queries, key: string): Promise<void> {
  await namedQuery(queries, FORGET, [key]);
}

export type Hit = {
  allowed: boolean;
  /** Whole seconds until the next one is allowed; 0 when this one is. */
  retryAfterSeconds: number;
};

/** What is counted, how often it may happen, and in a window of how many seconds, which begins with its first hit. */
export type Limit = { key: string; limit: number; windowSeconds: number; now: Date };

/** Counts one hit; `readHit` says what its rows mean. Outside of a transaction: a hit counts whatever it leads to. */
export const hitStatement = ({ key, limit, windowSeconds, now }: Limit): Statement => ({
  ...TAKE,
  values: [key, now, windowSeconds, limit],
});

export function readHit(rows: QueryResultRow[], { limit, windowSeconds, now }: Limit): Hit {
  const row = rows[0] as { hits: number; windowStart: Date } | undefined;
  if (!row || row.hits <= limit) return { allowed: true, retryAfterSeconds: 0 };
  const endsAt = row.windowStart.getTime() + windowSeconds * 1000;
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000)) };
}

/**
 * Counts one hit at once and says whether it is within the limit. Shared by all instances. Give it the database, not a
 * transaction.
 */
export async function takeHit(queries: Queries, limit: Limit): Promise<Hit> {
  const { values, ...statement } = hitStatement(limit);
  return readHit(await namedQuery(queries, statement, values), limit);
}
