import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { listedExpiredSince } from './policy.ts';
import { recordInvitation } from './record-invitation.ts';
import { endPending, findInvitation, listInvited, type InvitationRow } from './store.ts';

/** Invitations that can still be accepted, the oldest first; with `expired`, also those that expired unanswered. */
export async function readInvitations(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
  { expired }: { expired: boolean },
): Promise<InvitationRow[]> {
  const now = clock.now();
  const rows = await listInvited(database.drizzle, scope, {
    now,
    since: expired ? listedExpiredSince(now) : now,
  });
  // Expired rows are only marked when the next invitation is sent.
  return rows.map((row) => (row.expiresAt <= now ? { ...row, status: 'expired' } : row));
}

/** @throws DomainError not_found */
export async function requireInvitation(
  { database }: AppDeps,
  scope: OrganizationScope,
  id: string,
): Promise<InvitationRow> {
  const found = await findInvitation(database.drizzle, scope, id);
  if (!found) throw new DomainError('not_found');
  return found;
}

/**
 * An administrator revokes an invitation; its links stop working.
 * @throws DomainError not_found, invitation_not_pending
 */
export async function revokeInvitation(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
  id: string,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const before = await findInvitation(tx, scope, id);
    if (!before) throw new DomainError('not_found');
    const after = { ...before, status: 'revoked' } as const;
    if (!(await endPending(tx, scope, id, { status: 'revoked' })))
      throw new DomainError('invitation_not_pending');
    await recordInvitation(tx, scope, 'invitation.revoked', { before, after }, clock.now());
  });
}
