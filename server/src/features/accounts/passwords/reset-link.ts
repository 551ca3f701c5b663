import type { RouteResponse, verifyResetLink } from '@chargerota/contract';
import { HOUR_MS } from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { hashLinkToken, newLinkToken } from '../../../platform/tokens.ts';
import { deleteResetTokens, findResetLink, insertResetToken } from './store.ts';

export type ResetLinkMaker = NonNullable<RouteResponse<typeof verifyResetLink>['madeBy']>;

/**
 * The hours for which a link works. An operator's link is for somebody who did not ask for it, and may find it later. No
 * two makers have the same number, so the times that are stored with a link tell who made it.
 */
export const LIFETIME_HOURS: Readonly<Record<ResetLinkMaker, number>> = { self: 1, operator: 24 };

export const resetLinkExpiry = (from: Date, madeBy: ResetLinkMaker): Date =>
  new Date(from.getTime() + LIFETIME_HOURS[madeBy] * HOUR_MS);

/** Who made a link that is stored with these times. */
export const resetLinkMaker = ({
  createdAt,
  expiresAt,
}: {
  createdAt: Date;
  expiresAt: Date;
}): ResetLinkMaker =>
  expiresAt.getTime() === resetLinkExpiry(createdAt, 'operator').getTime() ? 'operator' : 'self';

/**
 * Makes a new link to set a password. It works once, for its hours from `from`. A link that somebody asked for leaves
 * their others in force, because people may follow the older of two mails; using one voids the others. An operator's link
 * ends those that operators made before: the caller holds the account's lock, so one of several at once remains.
 * @returns the path to append to PUBLIC_URL. Anybody who has it can sign in: mail it or show it, but never store it.
 */
export async function issueResetLink(
  queries: Queries,
  { userId, madeBy, from }: { userId: string; madeBy: ResetLinkMaker; from: Date },
): Promise<{ path: string; expiresAt: Date }> {
  const token = newLinkToken();
  const expiresAt = resetLinkExpiry(from, madeBy);
  if (madeBy === 'operator') await deleteResetTokens(queries, userId, LIFETIME_HOURS.operator);
  await insertResetToken(queries, { tokenHash: hashLinkToken(token), userId, expiresAt, createdAt: from });
  return { path: `/reset-password?token=${token}`, expiresAt };
}

/** Whether a link can be used. Unknown, used, void and expired links get the same answer. */
export async function readResetLink(
  { database, clock }: AppDeps,
  token: string,
): Promise<RouteResponse<typeof verifyResetLink>> {
  const link = await findResetLink(database.drizzle, hashLinkToken(token), clock.now());
  if (!link) return { valid: false, email: null, expiresAt: null, lifetimeHours: null, madeBy: null };
  const madeBy = resetLinkMaker(link);
  return {
    valid: true,
    email: link.email,
    expiresAt: link.expiresAt.toISOString(),
    lifetimeHours: LIFETIME_HOURS[madeBy],
    madeBy,
  };
}
