import type { RouteResponse, verifyResetLink } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { hashLinkToken } from '../../../platform/link-token.ts';
import { LIFETIME_HOURS, resetLinkMaker } from './issue-reset-link.ts';
import { findResetLink } from './store.ts';

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
