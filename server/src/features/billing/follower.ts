import { tenantScope } from '../../platform/http/scopes.ts';
import type { Follower } from '../../platform/followers.ts';
import { tellProviderOfCustomer } from './provider/customer.ts';
import { refusePeople, refusePlaces } from './decide/refuse-growth.ts';
import { startTrial } from './start-trial.ts';

/** What subscriptions make of what happens to organizations, and what their plans refuse. */
export const billingFollower: Follower = {
  organization_founded: (tx, { organizationId, plan, contactEmail: billingEmail, paymentCustomerId }, now) =>
    startTrial(tx, { organizationId, plan, billingEmail, paymentCustomerId }, now),
  // The provider knows it by its name, unless its bills have one of their own.
  organization_renamed: (tx, { organizationId }, now) =>
    tellProviderOfCustomer(tx, tenantScope(organizationId), now),
  people_grow: refusePeople,
  places_grow: refusePlaces,
};
