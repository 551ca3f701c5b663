import type { AppDeps } from '../app-deps.ts';
import type { QueryResultRow } from 'pg';
import type { Queries } from '../database/database.ts';
import { DomainError } from '../http/domain-error.ts';
import { siteOf } from './network-of.ts';
import type { Statement } from '../database/statement-group.ts';
import {
  forgetHits,
  hitStatement,
  rateLimitKey,
  readHit,
  takeHit,
  type Hit,
  type Limit,
} from './rate-limits.ts';

export const QUARTER_HOUR = 15 * 60;
export const HOUR = 60 * 60;

/** How often one address, account or other subject may try within a window of seconds. */
export type AttemptLimit = {
  /** The name of the count. It begins with the feature's name, so that no two features share one by accident. */
  name: string;
  limit: number;
  windowSeconds: number;
};

/** The limits that a feature declares, in its `limits.ts`. */
export const defineLimits = <Name extends string>(
  feature: string,
  limits: Record<Name, Omit<AttemptLimit, 'name'>>,
): Record<Name, AttemptLimit> =>
  Object.fromEntries(
    Object.entries<Omit<AttemptLimit, 'name'>>(limits).map(([name, limit]) => [
      name,
      { name: `${feature}.${name}`, ...limit },
    ]),
  ) as Record<Name, AttemptLimit>;

/** All networks of a site together are allowed this many times as much as one of them. */
const SITE_FACTOR = 10;

/**
 * Counts an attempt, whatever its result. `who` is the address or account; it is stored hashed. An IPv6 address counts
 * by its network, and a second time by its site.
 * @throws DomainError rate_limited, with `retry-after` in seconds
 */
export async function limitAttempts(deps: AppDeps, what: AttemptLimit, who: string): Promise<void> {
  if (!deps.config.RATE_LIMITS) return;
  const { name, limit, windowSeconds } = what;
  const keyOf = (whom: string) => rateLimitKey(deps.keys.attempts, name, whom);
  await count(deps, { key: keyOf(who), limit, windowSeconds });
  const site = siteOf(who);
  if (site) await count(deps, { key: keyOf(site), limit: limit * SITE_FACTOR, windowSeconds });
}

async function count({ database, clock }: AppDeps, counted: Omit<Limit, 'now'>): Promise<void> {
  requireAllowed(await takeHit(database.drizzle, { ...counted, now: clock.now() }));
}

function requireAllowed(hit: Hit): void {
  if (!hit.allowed)
    throw new DomainError('rate_limited', [], { 'retry-after': String(hit.retryAfterSeconds) });
}

/**
 * Like limitAttempts, for an account, as a statement that is sent together with others (`preflight` of a two-step
 * transaction) instead of in its own round trip. `require` gets its rows and throws if the limit is exceeded.
 */
export function preflightAttempt(
  { config, clock, keys }: AppDeps,
  what: AttemptLimit,
  userId: string,
): { statements: Statement[]; require: (rows: QueryResultRow[][]) => void } {
  if (!config.RATE_LIMITS) return { statements: [], require: () => {} };
  const { name, limit: allowed, windowSeconds } = what;
  const limit = {
    key: rateLimitKey(keys.attempts, name, userId),
    limit: allowed,
    windowSeconds,
    now: clock.now(),
  };
  return {
    statements: [hitStatement(limit)],
    require: ([rows = []]) => requireAllowed(readHit(rows, limit)),
  };
}

/** Resets the count. */
export const forgetAttempts = (
  { keys }: Pick<AppDeps, 'keys'>,
  queries: Queries,
  { name }: AttemptLimit,
  who: string,
): Promise<void> => forgetHits(queries, rateLimitKey(keys.attempts, name, who));
