import { countsAsApproval, personName } from '@chargerota/domain';
import type { Tx } from '../../platform/database/database.ts';
import type { Tell } from '../../platform/followers.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import { approveAccount } from '../accounts/follow-membership.ts';
import { recordChange } from '../organizations/audit/record-change.ts';
import { notify } from '../notifications/notify.ts';
import { findPerson, hasBelonged, type OfferedInvitation } from './store.ts';

/** Whether the invitation makes the person a member without a further decision; call it under `lockOrganization`. */
export const isApproved = async (tx: Tx, offer: OfferedInvitation, userId: string): Promise<boolean> => {
  const { invitation, organization, isInviterInOffice } = offer;
  const returns = await hasBelonged(tx, tenantScope(invitation.organizationId), userId);
  return countsAsApproval({ ...organization, role: invitation.role, isInviterInOffice, returns });
};

/** What follows for a person who has become a member: recorded as the decision of the administrator who invited them. */
export async function approveByInvitation(
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
