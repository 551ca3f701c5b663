import type { Queries, Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { readGrowthLimits } from '../billing/subscription.ts';
import { requireMemberCapacity } from './policy.ts';
import { countPeople } from './store.ts';
import type { PeopleCount } from './store.ts';

export const readPeopleCount = (queries: Queries, scope: TenantScope, now: Date): Promise<PeopleCount> =>
  countPeople(queries, scope, now);

/** How many places of the plan's member limit are taken. */
export const placesTaken = ({ active, pending, invited }: PeopleCount): number => active + pending + invited;

/**
 * Requires that one more member may be added; call it under `lockOrganization`.
 * @throws DomainError member_limit, subscription_required
 */
export async function requireCapacityForOneMore(tx: Tx, scope: TenantScope, now: Date): Promise<void> {
  const { members: limit } = await readGrowthLimits(tx, scope, now);
  requireMemberCapacity(placesTaken(await countPeople(tx, scope, now)), limit);
}
