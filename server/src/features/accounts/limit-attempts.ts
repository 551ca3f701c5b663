import type { AppDeps } from '../../platform/app-deps.ts';
import type { QueryResultRow } from 'pg';
import type { Queries } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { siteOf } from '../../platform/rate-limits/network-of.ts';
import type { Statement } from '../../platform/database/statement-group.ts';
import {
  forgetHits,
  hitStatement,
  rateLimitKey,
  readHit,
  takeHit,
  type Hit,
  type Limit,
} from '../../platform/rate-limits/rate-limits.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** How often one address or one account may try, in a window of so many seconds. An office shares an address. */
const LIMITS = {
  signInByAddress: { limit: 100, windowSeconds: QUARTER_HOUR },
  signInByAccount: { limit: 10, windowSeconds: QUARTER_HOUR },
  signInByAccountAndBrowser: { limit: 10, windowSeconds: QUARTER_HOUR },
  // All browsers that are known together. Signing in does not clear it: each time costs a hash.
  signInByAccountInKnownBrowsers: { limit: 100, windowSeconds: QUARTER_HOUR },
  providerTripByAddress: { limit: 100, windowSeconds: QUARTER_HOUR },
  // Apple's returns are two requests.
  providerReturnByAddress: { limit: 200, windowSeconds: QUARTER_HOUR },
  registerByAddress: { limit: 20, windowSeconds: HOUR },
  registerByAccount: { limit: 5, windowSeconds: HOUR },
  checkRegistrationByAddress: { limit: 30, windowSeconds: QUARTER_HOUR },
  checkRegistrationByAccount: { limit: 10, windowSeconds: QUARTER_HOUR },
  createOrganizationByAccount: { limit: 10, windowSeconds: HOUR },
  // Every location that there can be, entered within an hour.
  addPlacesByOrganization: { limit: 500, windowSeconds: HOUR },
  decideByAdministratorAndMember: { limit: 20, windowSeconds: HOUR },
  inviteByOrganization: { limit: 500, windowSeconds: HOUR },
  // Of one organization; all together may send an address some more, so that none blocks another's first invitation.
  inviteByRecipient: { limit: 10, windowSeconds: HOUR },
  inviteByRecipientAnywhere: { limit: 40, windowSeconds: HOUR },
  forgotPasswordByAddress: { limit: 30, windowSeconds: HOUR },
  // So many mails can be sent to somebody who asked for none.
  forgotPasswordByAccount: { limit: 5, windowSeconds: HOUR },
  // Each connection is told to the account's address, which its owner has perhaps not shown to be theirs.
  connectProviderByAccount: { limit: 10, windowSeconds: HOUR },
  provePasswordByAccount: { limit: 10, windowSeconds: QUARTER_HOUR },
  changeEmailByAccount: { limit: 5, windowSeconds: HOUR },
  changeEmailByRecipient: { limit: 5, windowSeconds: HOUR },
  unknownLinkByAddress: { limit: 300, windowSeconds: QUARTER_HOUR },
  // Using one may cost a hash.
  linkByToken: { limit: 60, windowSeconds: QUARTER_HOUR },
  // Reserving, walking in, moving and extending: one every 15 seconds.
  takeSpotByAccount: { limit: 60, windowSeconds: QUARTER_HOUR },
  // Arriving, releasing and cancelling. Apart, and twice as many: whoever has a charger can always give it back.
  settleSpotByAccount: { limit: 120, windowSeconds: QUARTER_HOUR },
} as const;

type Limited = keyof typeof LIMITS;

/** So much more than one network of a site is allowed by all of its networks together. */
const SITE_FACTOR = 10;

/**
 * Counts an attempt, whatever comes of it. `who` is the address or account; it is stored hashed. An IPv6 address counts
 * by its network, and once more by its site.
 * @throws DomainError rate_limited, with `retry-after` in seconds
 */
export async function limitAttempts(deps: AppDeps, what: Limited, who: string): Promise<void> {
  if (!deps.config.RATE_LIMITS) return;
  const { limit, windowSeconds } = LIMITS[what];
  await count(deps, { key: rateLimitKey(what, who), limit, windowSeconds });
  const site = siteOf(who);
  if (site) await count(deps, { key: rateLimitKey(what, site), limit: limit * SITE_FACTOR, windowSeconds });
}

async function count({ database, clock }: AppDeps, counted: Omit<Limit, 'now'>): Promise<void> {
  requireAllowed(await takeHit(database.drizzle, { ...counted, now: clock.now() }));
}

function requireAllowed(hit: Hit): void {
  if (!hit.allowed)
    throw new DomainError('rate_limited', [], { 'retry-after': String(hit.retryAfterSeconds) });
}

/**
 * As limitAttempts, for an account, in a statement that travels with others (`ahead` of a two-step transaction) instead of
 * a trip of its own. `require` is given its rows, and throws.
 */
export function attemptAhead(
  { config, clock }: AppDeps,
  what: Limited,
  userId: string,
): { statements: Statement[]; require: (rows: QueryResultRow[][]) => void } {
  if (!config.RATE_LIMITS) return { statements: [], require: () => {} };
  const limit = { key: rateLimitKey(what, userId), ...LIMITS[what], now: clock.now() };
  return {
    statements: [hitStatement(limit)],
    require: ([rows = []]) => requireAllowed(readHit(rows, limit)),
  };
}

/** Counts anew from here. */
export const forgetAttempts = (queries: Queries, what: Limited, who: string): Promise<void> =>
  forgetHits(queries, rateLimitKey(what, who));
