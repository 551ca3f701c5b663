import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { lockOrganization } from '../../platform/database/locks.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { requireConfirmedAddress } from '../accounts/profile/unconfirmed-address.ts';
import { limitInvitations, requireInvitable } from './admit-person.ts';
import { enqueueInvitationMail } from './mail-invitation.ts';
import { expiryOf } from './policy.ts';
import { recordInvitation } from './record-invitation.ts';
import { expireOverdue, insertInvitation, type InvitationRow } from './store.ts';

type Wish = { email: string; role: 'admin' | 'user' };

/**
 * Invites a person by mail.
 * @throws DomainError email_unconfirmed, and those of invitePerson
 */
export async function sendInvitation(
  deps: AppDeps,
  scope: OrganizationScope,
  wish: Wish,
): Promise<InvitationRow> {
  await requireConfirmedAddress(deps, scope);
  return invitePerson(deps, scope, wish);
}

/**
 * Invites a person if the plan allows it, in the name of somebody whose address is confirmed. The lock keeps concurrent
 * invitations within the limit.
 * @throws DomainError rate_limited, already_member, already_invited, member_limit, subscription_required
 */
export async function invitePerson(
  deps: AppDeps,
  scope: OrganizationScope,
  wish: Wish,
): Promise<InvitationRow> {
  await limitInvitations(deps, scope, wish.email);
  return inTransaction(deps.database, async (tx) => {
    await lockOrganization(tx, scope.organizationId);
    const now = deps.clock.now();
    await expireOverdue(tx, scope, now);
    await requireInvitable(tx, deps.tell, scope, wish.email, now);
    const invitation = await insertInvitation(tx, {
      organizationId: scope.organizationId,
      email: wish.email,
      role: wish.role,
      invitedBy: scope.userId,
      expiresAt: expiryOf(now),
      createdAt: now,
    });
    if (!invitation) throw new DomainError('already_invited');
    await enqueueInvitationMail(tx, invitation, now);
    await recordInvitation(tx, scope, 'invitation.sent', { before: null, after: invitation }, now);
    return invitation;
  });
}
