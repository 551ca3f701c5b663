import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { lockOrganization } from '../../platform/database/locks.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import type { Tell } from '../../platform/followers.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { tenantScope, type UserScope } from '../../platform/http/scopes.ts';
import { acceptAgreement, awaitApproval, confirmInvitedAddress } from '../accounts/follow-membership.ts';
import { liftBounce } from '../accounts/bounces/record-bounce.ts';
import { joinOrganization } from '../organizations/join-organization.ts';
import { approveByInvitation, isApproved } from './approve-by-invitation.ts';
import { requireAcceptable } from './policy.ts';
import { requireOffer } from './read-offer.ts';
import { endPending, type OfferedInvitation } from './store.ts';
import { notifyWhenAccepted } from './notify-when-accepted.ts';

/**
 * A signed-in person with the invited address accepts. Unless the invitation counts as approval, they then wait for an
 * administrator's, even if they already belong to another organization.
 * @throws DomainError not_found, invitation_other_address, invitation_not_pending, invitation_expired,
 * agreement_required, already_member
 */
export async function acceptInvitation(
  { database, clock, tell }: AppDeps,
  scope: UserScope,
  token: string,
  agreementAccepted: boolean,
): Promise<{ offer: OfferedInvitation; status: Joined }> {
  return inTransaction(database, async (tx) => {
    const offer = await lockOffer(tx, token);
    const now = clock.now();
    requireAcceptable(offer, { email: scope.user.email, agreementAccepted }, now);
    const status = await redeemInvitation(tx, tell, offer, scope.userId, now);
    if (status === 'pending') await awaitApproval(tx, scope.userId, now);
    await confirmInvitedAddress(tx, scope.userId);
    if (agreementAccepted) await acceptAgreement(tx, scope.userId, now);
    return { offer, status };
  });
}

type Joined = 'active' | 'pending';

/**
 * Reads the offer under the organization's lock, under which members are counted. Without the lock, an invitation that
 * expires at this moment could still be accepted although its place has gone to another one. Read the clock after this.
 * @throws DomainError not_found
 */
export async function lockOffer(tx: Tx, token: string): Promise<OfferedInvitation> {
  const { invitation } = await requireOffer(tx, token);
  await lockOrganization(tx, invitation.organizationId);
  return requireOffer(tx, token);
}

/**
 * Uses up the invitation and creates the membership that it offers.
 * @throws DomainError invitation_not_pending when somebody was faster, already_member
 */
export async function redeemInvitation(
  tx: Tx,
  tell: Tell,
  offer: OfferedInvitation,
  userId: string,
  now: Date,
): Promise<Joined> {
  const { invitation } = offer;
  const scope = tenantScope(invitation.organizationId);
  const used = await endPending(tx, scope, invitation.id, { status: 'accepted', acceptedAt: now });
  if (!used) throw new DomainError('invitation_not_pending');
  const status = (await isApproved(tx, offer, userId)) ? 'active' : 'pending';
  // Before the account is locked: rows of notifications come before rows of a person.
  await notifyWhenAccepted(tx, offer, { userId, waits: status === 'pending' }, now);
  const { organizationId, role, invitedBy } = invitation;
  const membership = await joinOrganization(tx, { organizationId, userId, role, invitedBy, status }, now);
  if (status === 'active') await approveByInvitation(tx, tell, offer, membership, now);
  await liftBounce(tx, tell, invitation.email, now);
  await emitLiveEvents(tx, [
    { topic: 'invitations', organizationId },
    { topic: 'members', organizationId },
    { topic: 'account', organizationId, userId },
  ]);
  return status;
}
