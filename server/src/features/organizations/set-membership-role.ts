import type { Role } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { changedMember, changeMember, lockForDecision } from './change-member.ts';
import { requireOtherAdmin } from './membership-policy.ts';
import type { MemberRow } from './store.ts';

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
