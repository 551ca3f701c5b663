import type { RouteInput, setMembershipStatus as setMembershipStatusRoute } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { approveAccount } from '../accounts/follow-membership.ts';
import { requireCapacityForOneMore } from '../invitations/member-capacity.ts';
import { cancelComing } from '../reservations/cancel-coming.ts';
import { recheckLinesOfMember } from '../waitlist/withdraw-offers.ts';
import { changedMember, changeMember, lockForDecision, subjectOf } from './change-member.ts';
import { decide } from './decide-membership.ts';
import { requireOtherAdmin } from './membership-policy.ts';
import type { MemberRow } from './store.ts';

/**
 * Approves or refuses an applicant, suspends a member, or reinstates a suspended one. A status that is already set
 * stays.
 * @throws DomainError not_found; when suspending last_admin, coming_reservations; when taking back member_limit,
 * subscription_required
 */
export async function setMembershipStatus(
  deps: AppDeps,
  scope: OrganizationScope,
  membershipId: string,
  { status, confirm }: RouteInput<typeof setMembershipStatusRoute>['body'],
): Promise<MemberRow> {
  const { database, clock } = deps;
  const now = clock.now();
  return inTransaction(database, async (tx) => {
    const member = await lockForDecision(tx, scope, { membershipId });
    const from = member.membership.status;
    if (from === status) return member;
    if (from === 'pending') {
      await decide(tx, scope, member, status === 'active' ? 'approved' : 'rejected', now);
    } else if (status === 'suspended') await suspend(deps, tx, scope, member, confirm, now);
    else await reinstate(tx, scope, member, now);
    return changedMember(tx, scope, member);
  });
}

/** The account's status stays: other organizations may trust the person. */
async function suspend(
  deps: AppDeps,
  tx: Tx,
  scope: OrganizationScope,
  member: MemberRow,
  confirm: string | undefined,
  now: Date,
): Promise<void> {
  await requireOtherAdmin(tx, scope, member);
  await cancelComing(
    deps,
    tx,
    scope,
    {
      of: { userId: member.user.id },
      kind: 'cancelled_by_other',
      confirm,
      reason: 'An administrator has suspended your membership.',
      subject: subjectOf(member),
    },
    now,
  );
  await changeMember(tx, scope, member, SUSPENDED, now);
}

/**
 * Adds a member under the same checks as an invitation. It also applies to a person who was refused, and whose account
 * was rejected for that.
 */
async function reinstate(tx: Tx, scope: OrganizationScope, member: MemberRow, now: Date): Promise<void> {
  await requireCapacityForOneMore(tx, scope, now);
  await changeMember(tx, scope, member, REINSTATED, now);
  await recheckLinesOfMember(tx, scope, member.user.id, now);
  await approveAccount(tx, member.user.id, now);
}

const SUSPENDED = {
  action: 'member.suspended',
  decision: 'suspended',
  set: { status: 'suspended' },
} as const;
const REINSTATED = {
  action: 'member.reinstated',
  decision: 'reinstated',
  set: { status: 'active' },
} as const;
