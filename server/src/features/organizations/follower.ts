import { emitLiveEvents } from '../../platform/events/emit.ts';
import type { Follower } from '../../platform/followers.ts';
import { startOrganization } from './start-organization.ts';
import { listOrganizationsOf } from './store.ts';

/** What organizations and their open screens make of what happens to accounts. */
export const organizationFollower: Follower = {
  profile_changed: async (tx, { userId }) => {
    const organizationIds = await listOrganizationsOf(tx, userId);
    await emitLiveEvents(
      tx,
      organizationIds.map((organizationId) => ({ topic: 'members', organizationId })),
    );
  },
  // Every event about a person makes the server check again who may receive it, so that the streams of ended sessions
  // end. Those of a person without an organization get no events and end with the next ping.
  account_changed: async (tx, { userId }) => {
    const [organizationId] = await listOrganizationsOf(tx, userId);
    if (organizationId) await emitLiveEvents(tx, [{ topic: 'account', organizationId, userId }]);
  },
  administrator_registered: async (tx, { founder, organization }, now, { tell }) => {
    // Every member can read the telephone number; the founder decides whether to publish one of their own.
    const contact = { contactEmail: founder.email, contactPhone: null };
    await startOrganization(tx, tell, { ...organization, ...contact, founder }, now);
    const { id: organizationId } = organization;
    await emitLiveEvents(tx, [{ topic: 'account', organizationId, userId: founder.id }]);
  },
};
