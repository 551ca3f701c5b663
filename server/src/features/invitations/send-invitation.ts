import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { lockOrganization } from '../../platform/database/locks.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { readRoomToGrow } from '../billing/read-room-to-grow.ts';
import { enqueueInvitationMail } from './mail-invitation.ts';
import { expiryOf, requireRoomForMember } from './policy.ts';
import {
  countMembersAndInvited,
  expireOverdue,
  insertInvitation,
  isMember,
  type InvitationRow,
} from './store.ts';

/**
 * Invites a person by mail, where the plan has room for them. The lock makes that hold for any number of invitations
 * at once (DESIGN.md §3).
 * @throws DomainError already_member, already_invited, member_limit, subscription_required
 */
export async function sendInvitation(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
  wish: { email: string; role: 'admin' | 'user' },
): Promise<InvitationRow> {
  const now = clock.now();
  return inTransaction(database, async (tx) => {
    await lockOrganization(tx, scope.organizationId);
    await expireOverdue(tx, scope, now);
    if (await isMember(tx, scope, wish.email)) throw new DomainError('already_member');
    const { members: limit } = await readRoomToGrow(tx, scope.organizationId, now);
    const counted = await countMembersAndInvited(tx, scope, now);
    const invitation = await insertInvitation(tx, {
      organizationId: scope.organizationId,
      email: wish.email,
      role: wish.role,
      invitedBy: scope.userId,
      expiresAt: expiryOf(now),
      createdAt: now,
    });
    if (!invitation) throw new DomainError('already_invited');
    requireRoomForMember(counted, limit);
    await enqueueInvitationMail(tx, invitation, now);
    return invitation;
  });
}
