import type { Queries } from '../../../platform/database/database.ts';
import { hashLinkToken, newLinkToken } from '../../../platform/link-token.ts';
import { insertResetToken } from './store.ts';

const HOUR = 3_600_000;

export const resetLinkExpiry = (from: Date, lifetimeHours: number): Date =>
  new Date(from.getTime() + lifetimeHours * HOUR);

/**
 * A further link to set a new password for an account, good once and for so many hours from `from`. Links that it has stay as they are, since people follow the older of two
 * mails: using one voids the others.
 * @returns the path to put behind PUBLIC_URL. Whoever holds it can sign in: mail it or show it, and store it nowhere.
 */
export async function issueResetLink(
  queries: Queries,
  { userId, lifetimeHours, from }: { userId: string; lifetimeHours: number; from: Date },
): Promise<{ path: string; expiresAt: Date }> {
  const token = newLinkToken();
  const expiresAt = resetLinkExpiry(from, lifetimeHours);
  await insertResetToken(queries, { tokenHash: hashLinkToken(token), userId, expiresAt, createdAt: from });
  return { path: `/reset-password?token=${token}`, expiresAt };
}
