import type { RouteInput, setMembershipStatus as setMembershipStatusRoute } from '@chargerota/contract';
import type { Role } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { approveAccount } from '../accounts/follow-membership.ts';
import { changedMember, changeMember, lockForDecision } from './change-member.ts';
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
  { database, clock, tell }: AppDeps,
  scope: OrganizationScope,
  membershipId: string,
  { status, confirm }: RouteInput<typeof setMembershipStatusRoute>['body'],
): Promise<MemberRow> {
  const now = clock.now();
  return inTransaction(database, async (tx) => {
    const member = await lockForDecision(tx, scope, { membershipId });
    const from = member.membership.status;
    if (from === status) return member;
    if (from === 'pending') {
      await decide(tx, tell, scope, member, status === 'active' ? 'approved' : 'rejected', now);
    } else if (status === 'suspended') {
      // The account's status stays: other organizations may trust the person.
      await requireOtherAdmin(tx, scope, member);
      await changeMember(tx, tell, scope, member, { ...SUSPENDED, confirm }, now);
    } else {
      await changeMember(tx, tell, scope, member, REINSTATED, now);
      // Also of a person who was refused, and whose account was rejected for that.
      await approveAccount(tx, member.user.id, now);
    }
    return changedMember(tx, scope, member);
  });
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

/**
 * Makes a member an administrator, or ends that. A pending or suspended member gets no mail yet, because the role has
 * no effect until they can use the organization.
 * @throws DomainError not_found, last_admin
 */
export async function setMembershipRole(
  { database, clock, tell }: AppDeps,
  scope: OrganizationScope,
  membershipId: string,
  role: Role,
): Promise<MemberRow> {
  const now = clock.now();
  return inTransaction(database, async (tx) => {
    const member = await lockForDecision(tx, scope, { membershipId });
    if (member.membership.role === role) return member;
    if (role === 'user') await requireOtherAdmin(tx, scope, member);
    const told = role === 'admin' ? 'became_administrator' : 'no_longer_administrator';
    const decision = member.membership.status === 'active' ? told : null;
    const change = { action: 'member.role_changed', set: { role }, decision } as const;
    await changeMember(tx, tell, scope, member, change, now);
    return changedMember(tx, scope, member);
  });
}
