import { personName, type AuditAction, type MembershipDecision } from '@chargerota/domain';
import type { Tx } from '../../platform/database/database.ts';
import { takeLocks } from '../../platform/database/locks.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import type { Tell } from '../../platform/followers.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { renewSessionsOf } from '../accounts/follow-membership.ts';
import { recordChange } from './audit/record-change.ts';
import { requireStillAdmin } from './membership-policy.ts';
import { listMembers, lockMember, lockMembers, updateMembership, type MemberRow } from './store.ts';

// The steps that all decisions of an administrator about a member share.

/**
 * Locks the member after all other decisions have finished. Until the transaction ends, no administrator, member or
 * invitation is added or removed, and the member cannot book.
 * @throws DomainError not_found; membership_not_active, not_admin when that is decided of the caller meanwhile
 */
export async function lockForDecision(
  tx: Tx,
  scope: OrganizationScope,
  who: { membershipId: string } | { userId: string },
): Promise<MemberRow> {
  const [found] = await listMembers(tx, scope, who);
  if (!found) throw new DomainError('not_found');
  await takeLocks(tx, [
    { of: 'organization', id: scope.organizationId },
    { of: 'member', id: found.user.id },
  ]);
  await requireStillAdmin(tx, scope);
  const held = await lockMember(tx, scope, found.membership.id);
  if (!held) throw new DomainError('not_found');
  return held;
}

/**
 * Like lockForDecision, for several people of the organization; those who are none of its members are left out.
 * @throws DomainError membership_not_active, not_admin when that is decided of the caller meanwhile
 */
export async function lockForDecisions(
  tx: Tx,
  scope: OrganizationScope,
  userIds: readonly string[],
): Promise<Map<string, MemberRow>> {
  await takeLocks(tx, [
    { of: 'organization', id: scope.organizationId },
    ...userIds.map((id) => ({ of: 'member', id }) as const),
  ]);
  await requireStillAdmin(tx, scope);
  const held = await lockMembers(tx, scope, userIds);
  return new Map(held.map((row) => [row.user.id, row]));
}

export type MemberChange = {
  action: AuditAction;
  set: Parameters<typeof updateMembership>[3];
  /** The decision that the person is told of; null if the change has no effect on them yet. */
  decision: MembershipDecision | null;
  /** The confirmation of the reservations that end by it. */
  confirm?: string | undefined;
};

/** Changes a held member, records who did it, and updates open screens. */
export async function changeMember(
  tx: Tx,
  tell: Tell,
  scope: OrganizationScope,
  { membership, user }: MemberRow,
  { action, set, decision, confirm }: MemberChange,
  now: Date,
): Promise<void> {
  const { organizationId } = scope;
  const { role, status } = membership;
  const before = { role, status };
  const after = { role: set.role ?? role, status: set.status ?? status };
  const subject = { id: membership.id, label: personName(user) };
  const who = { organizationId, by: scope.user, userId: user.id, subject };
  await tell(tx, { type: 'membership_changes', ...who, before, after, decision, confirm }, now);
  await updateMembership(tx, scope, membership.id, set);
  await renewSessionsOf(tx, user.id);
  await recordChange(tx, scope, { action, subject, before, after }, now);
  await emitLiveEvents(tx, [
    { topic: 'members', organizationId },
    { topic: 'account', organizationId, userId: user.id },
  ]);
}

/** A held member after the change. */
export async function changedMember(
  tx: Tx,
  scope: OrganizationScope,
  { membership }: MemberRow,
): Promise<MemberRow> {
  const [member] = await listMembers(tx, scope, { membershipId: membership.id });
  if (!member) throw new Error('a member who is held cannot vanish');
  return member;
}
