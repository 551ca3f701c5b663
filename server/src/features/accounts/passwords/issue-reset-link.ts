import { HOUR_MS } from '@chargerota/domain';
import type { Queries } from '../../../platform/database/database.ts';
import { hashLinkToken, newLinkToken } from '../../../platform/link-token.ts';
import { insertResetToken } from './store.ts';

export const resetLinkExpiry = (from: Date, lifetimeHours: number): Date =>
  new Date(from.getTime() + lifetimeHours * HOUR_MS);

/**
 * Makes a new link to set a password. It works once, for so many hours from `from`. The account's other links keep
 * working, because people may follow the older of two mails; using one voids the others.
 * @returns the path to append to PUBLIC_URL. Anybody who has it can sign in: mail it or show it, but never store it.
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
