import type { Queries, Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { readGrowthLimits } from '../billing/read-plan-capacity.ts';
import { requireMemberCapacity } from './policy.ts';
import { countMembersAndInvited } from './store.ts';

/** How many places of the plan's member limit are taken by members, applicants and invited people. */
export const countAgainstMemberLimit = (queries: Queries, scope: TenantScope, now: Date): Promise<number> =>
  countMembersAndInvited(queries, scope, now);

/**
 * Requires that one more member may be added; call it under `lockOrganization`.
 * @throws DomainError member_limit, subscription_required
 */
export async function requireCapacityForOneMore(tx: Tx, scope: TenantScope, now: Date): Promise<void> {
  const { members: limit } = await readGrowthLimits(tx, scope, now);
  requireMemberCapacity(await countMembersAndInvited(tx, scope, now), limit);
}
