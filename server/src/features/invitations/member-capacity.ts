import type { Queries, Tx } from '../../platform/database/database.ts';
import type { Follower, Tell } from '../../platform/followers.ts';
import { type TenantScope, tenantScope } from '../../platform/http/scopes.ts';
import { countPeople } from './store.ts';
import type { PeopleCount } from './store.ts';

export const invitationFollower: Follower = {
  // A member who comes back takes a place, like one who is invited.
  membership_changes: async (tx, { organizationId, before, after }, now, { tell }) => {
    if (before.status === 'suspended' && after.status === 'active')
      await requireCapacityForOneMore(tx, tell, tenantScope(organizationId), now);
  },
};

export const readPeopleCount = (queries: Queries, scope: TenantScope, now: Date): Promise<PeopleCount> =>
  countPeople(queries, scope, now);

/** How many places of the plan's member limit are taken. */
export const placesTaken = ({ active, pending, invited }: PeopleCount): number => active + pending + invited;

/**
 * Requires that one more member may be added; call it under `lockOrganization`.
 * @throws DomainError member_limit, subscription_required
 */
export async function requireCapacityForOneMore(
  tx: Tx,
  tell: Tell,
  scope: TenantScope,
  now: Date,
): Promise<void> {
  const counted = placesTaken(await countPeople(tx, scope, now));
  await tell(tx, { type: 'people_grow', organizationId: scope.organizationId, counted }, now);
}
