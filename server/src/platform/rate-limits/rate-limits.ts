import { createHash } from 'node:crypto';
import { namedQuery, type Queries } from '../database/database.ts';
import { networkOf } from './network-of.ts';

/**
 * A key to count under: what is limited, and for whom. The whom is hashed, so that the table names no address and no
 * account; e-mail addresses are given in one case, IPv6 addresses counted by their network.
 */
export const rateLimitKey = (limited: string, whom: string): string =>
  `${limited}:${createHash('sha256').update(networkOf(whom.trim().toLowerCase())).digest('base64url')}`;

// One statement, so that concurrent hits, in one instance or many, are each counted. A window that begins further ahead
// than its own length is left over from a clock that was set back (CLOCK_START): it is replaced, not waited for.
const TAKE = {
  name: 'rate-limits.take',
  text: `
    INSERT INTO rate_limits AS l (key, window_start, hits) VALUES ($1, $2, 1)
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

/**
 * Counts one hit on `key` and says whether it is within `limit` in a window of `windowSeconds`, which begins with its
 * first hit. Shared by all instances. Give it the database, not a transaction: a hit counts even when what it led to is
 * rolled back.
 */
export async function takeHit(
  queries: Queries,
  { key, limit, windowSeconds, now }: { key: string; limit: number; windowSeconds: number; now: Date },
): Promise<Hit> {
  const [row] = await namedQuery<{ hits: number; windowStart: Date }>(queries, TAKE, [
    key,
    now,
    windowSeconds,
    limit,
  ]);
  if (!row || row.hits <= limit) return { allowed: true, retryAfterSeconds: 0 };
  const endsAt = row.windowStart.getTime() + windowSeconds * 1000;
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000)) };
}
