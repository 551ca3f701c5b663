import type { Follower } from '../../platform/followers.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import { requireCapacityForOneMore } from './member-capacity.ts';

export const invitationFollower: Follower = {
  // A member who comes back takes a place, like one who is invited.
  membership_changes: async (tx, { organizationId, before, after }, now, { tell }) => {
    if (before.status === 'suspended' && after.status === 'active')
      await requireCapacityForOneMore(tx, tell, tenantScope(organizationId), now);
  },
};
