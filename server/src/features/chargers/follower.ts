import type { Follower } from '../../platform/followers.ts';
import { actingScope } from '../../platform/http/scopes.ts';
import { resolveRepaired } from './resolve-report.ts';

export const chargerFollower: Follower = {
  charger_returned: (tx, { organizationId, by, spotId }, now, { tell }) =>
    resolveRepaired(tx, tell, actingScope(organizationId, by), spotId, now),
};
