import {
  addDays,
  countsAsApproval,
  localDate,
  personName,
  startOfDay,
  wallInstant,
} from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { lockOrganization } from '../../platform/database/locks.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import type { Tell } from '../../platform/followers.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { tenantScope, type UserScope } from '../../platform/http/scopes.ts';
import { liftBounce } from '../accounts/bounces/bounces.ts';
import {
  acceptAgreement,
  approveAccount,
  awaitApproval,
  confirmInvitedAddress,
} from '../accounts/follow-membership.ts';
import { notifyOfAcceptance } from '../notifications/notify-administrators.ts';
import { notify } from '../notifications/notify.ts';
import { recordChange } from '../organizations/audit/record-change.ts';
import { joinOrganization } from '../organizations/join-organization.ts';
import { requireAcceptable, requireOpen } from './policy.ts';
import { requireOffer } from './read-offer.ts';
import { countAcceptedSince, endPending, findPerson, hasBelonged, type OfferedInvitation } from './store.ts';

/** Administrators hear of this many a day one by one. An invited team should not fill a mailbox. */
const TOLD_AT_ONCE = 3;
/** The time of the notification about all others, by the organization's clocks. */
const MORNING_MINUTES = 8 * 60;

/** Tells the administrators that somebody has accepted, and whether they wait for approval. Call it under `lockOrganization`, after the invitation is used up. */
async function notifyWhenAccepted(
  tx: Tx,
  { invitation: { organizationId }, organization }: OfferedInvitation,
  { userId, waits }: { userId: string; waits: boolean },
  now: Date,
): Promise<void> {
  const scope = tenantScope(organizationId);
  const { timezone } = organization;
  const today = localDate(now, timezone);
  const accepted = await countAcceptedSince(tx, scope, startOfDay(today, timezone));
  const name = personName(await findPerson(tx, userId));
  const gatherUntil = accepted > TOLD_AT_ONCE ? nextMorning(now, timezone) : null;
  await notifyOfAcceptance(tx, scope, { userId, name, waits, gatherUntil }, now);
}

function nextMorning(now: Date, timezone: string): Date {
  const today = localDate(now, timezone);
  const morning = wallInstant(today, MORNING_MINUTES, timezone).instant;
  return morning > now ? morning : wallInstant(addDays(today, 1), MORNING_MINUTES, timezone).instant;
}

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

/**
 * The invited person declines. This ends the invitation like a revocation; the row records who decided.
 * @throws DomainError not_found, invitation_not_pending, invitation_expired
 */
export async function declineInvitation({ database, clock }: AppDeps, token: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    const { invitation } = await requireOffer(tx, token);
    const now = clock.now();
    requireOpen(invitation, now);
    const { organizationId, id } = invitation;
    const end = { status: 'revoked', declinedAt: now } as const;
    const ended = await endPending(tx, tenantScope(organizationId), id, end);
    if (!ended) throw new DomainError('invitation_not_pending');
    await emitLiveEvents(tx, [{ topic: 'invitations', organizationId }]);
  });
}

/** Whether the invitation makes the person a member without a further decision; call it under `lockOrganization`. */
const isApproved = async (tx: Tx, offer: OfferedInvitation, userId: string): Promise<boolean> => {
  const { invitation, organization, isInviterInOffice } = offer;
  const returns = await hasBelonged(tx, tenantScope(invitation.organizationId), userId);
  return countsAsApproval({ ...organization, role: invitation.role, isInviterInOffice, returns });
};

/** What follows for a person who has become a member: recorded as the decision of the administrator who invited them. */
async function approveByInvitation(
  tx: Tx,
  tell: Tell,
  { invitation: { organizationId }, organization, inviter }: OfferedInvitation,
  { id, userId, role, status }: { id: string; userId: string; role: string; status: string },
  now: Date,
): Promise<void> {
  if (!inviter) throw new Error('an invitation that approves has an inviter');
  const scope = tenantScope(organizationId);
  const subject = { id, label: personName(await findPerson(tx, userId)) };
  await recordChange(
    tx,
    { organizationId, user: inviter },
    { action: 'member.approved_by_invitation', subject, before: null, after: { role, status } },
    now,
  );
  await tell(tx, { type: 'member_joined', organizationId, userId }, now);
  const { timezone } = organization;
  const params = { decision: 'approved_by_invitation' } as const;
  await notify(tx, scope, [{ kind: 'membership_decided', userId, params, timezone }], now);
  await approveAccount(tx, userId, now);
}
