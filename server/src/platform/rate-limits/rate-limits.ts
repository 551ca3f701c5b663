import { eq } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import type { QueryResultRow } from 'pg';
import { sendStatement, type Queries } from '../database/database.ts';
import type { Statement } from '../database/statement-group.ts';
import { networkOf } from './network-of.ts';
import { rateLimits } from './tables.ts';

/**
 * The name of a count: what is limited, and for whom. The latter is hidden by the installation's key, so that the table
 * names no address and no account. E-mail addresses count in one case, and IPv6 addresses as their network.
 */
export const rateLimitKey = (key: Buffer, limited: string, whom: string): string =>
  `${limited}:${createHmac('sha256', key).update(networkOf(whom.trim().toLowerCase())).digest('base64url')}`;

// One statement, so that concurrent hits on any instance are all counted. If a window begins further in the future than
// its own length, a clock has been set back (CLOCK_START), and the window is replaced. The commit does not wait for the
// disk: a crash may lose the hits of the last moment, but bookings are not slowed down.
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

/** Resets a count, for somebody who has proved their identity in another way. May be part of a transaction. */
export async function forgetHits(queries: Queries, key: string): Promise<void> {
  await queries.delete(rateLimits).where(eq(rateLimits.key, key));
}

export type Hit = {
  allowed: boolean;
  /** Whole seconds until the next attempt is allowed; 0 if this one is. */
  retryAfterSeconds: number;
};

/** The key of the count, how many hits are allowed, and the length of the window, which begins with its first hit. */
export type Limit = { key: string; limit: number; windowSeconds: number; now: Date };

/**
 * Counts one hit; `readHit` interprets its rows. Use it outside of a transaction, so that the hit counts in any case.
 */
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
 * Counts one hit immediately and returns whether it is within the limit. All instances share the count. Pass the
 * database, not a transaction.
 */
export async function takeHit(queries: Queries, limit: Limit): Promise<Hit> {
  return readHit(await sendStatement(queries, hitStatement(limit)), limit);
}
