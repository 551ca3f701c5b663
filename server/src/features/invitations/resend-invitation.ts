import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { lockOrganization } from '../../platform/database/locks.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { liftBounce } from '../accounts/bounces/bounces.ts';
import { requireConfirmedAddress } from '../accounts/profile/unconfirmed-address.ts';
import { limitInvitations, requireInvitable } from './admit-person.ts';
import { enqueueInvitationMail } from './mail-invitation.ts';
import { requireInvitation } from './manage-invitations.ts';
import { expiryOf } from './policy.ts';
import { recordInvitation } from './record-invitation.ts';
import { expireOverdue, findInvitation, isMember, prolong, type InvitationRow } from './store.ts';

/**
 * Mails another link and restarts the invitation's lifetime. An expired invitation counts against the plan again, so
 * the checks for a new one apply.
 * @throws DomainError not_found, email_unconfirmed, rate_limited, invitation_not_pending, already_member,
 * already_invited, member_limit, subscription_required
 */
export async function resendInvitation(
  deps: AppDeps,
  scope: OrganizationScope,
  id: string,
): Promise<InvitationRow> {
  const found = await requireInvitation(deps, scope, id);
  await requireConfirmedAddress(deps, scope);
  await limitInvitations(deps, scope, found.email);
  return inTransaction(deps.database, async (tx) => {
    await lockOrganization(tx, scope.organizationId);
    const now = deps.clock.now();
    await expireOverdue(tx, scope, now);
    const before = await findInvitation(tx, scope, id);
    if (before?.status === 'expired') await requireInvitable(tx, deps.tell, scope, before.email, now);
    else if (before?.status !== 'pending') throw new DomainError('invitation_not_pending');
    else if (await isMember(tx, scope, before.email)) throw new DomainError('already_member');

    const after = await prolong(tx, scope, id, expiryOf(now));
    // Declined or revoked at this moment.
    if (!after) throw new DomainError('invitation_not_pending');
    // The administrator wants to see whether it arrives now.
    await liftBounce(tx, deps.tell, after.email, now);
    await enqueueInvitationMail(tx, after, now);
    await recordInvitation(tx, scope, 'invitation.resent', { before, after }, now);
    return after;
  });
}
