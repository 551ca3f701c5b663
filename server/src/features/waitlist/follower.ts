import type { Follower } from '../../platform/followers.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import { recheckLinesOfAccount, withdrawOffers, withdrawOffersOfAccount } from './withdraw-offers.ts';

/** What becomes of entries and offers when something happens in other features. */
export const lineFollower: Follower = {
  account_suspended: (tx, { userId }, now) => withdrawOffersOfAccount(tx, userId, now),
  account_reinstated: (tx, { userId }, now) => recheckLinesOfAccount(tx, userId, now),
  use_ended: (tx, { organizationId, of, reason }, now) =>
    withdrawOffers(tx, tenantScope(organizationId), of, { reason, now }),
};
