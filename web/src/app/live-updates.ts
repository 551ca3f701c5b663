import type { LiveEvent, LiveTopic } from '@chargerota/contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import { locationKeys } from '../features/locations/api.ts';
import { reservationKeys } from '../features/reservations/api.ts';
import { touchedByReservations } from '../features/reservations/live.ts';
import { startLive } from '../lib/live/live.ts';
import { makeRefresher } from '../lib/live/refresh.ts';
import { sessionKeys } from '../lib/session.ts';

/** Keeps what screens show as it is on the server, while `userId` is signed in; ends with the call of the answer. */
export function startLiveUpdates(client: QueryClient, userId: string): () => void {
  const { refresh, stop } = makeRefresher(client);
  const stopLive = startLive(userId, {
    onChange: (change) => refresh(touchedBy(client, change)),
    onResync: () => refresh(() => true),
    // A stream is refused to whoever is no longer signed in; screens then stop pretending.
    onRefused: () => refresh(({ queryKey }) => queryKey[0] === sessionKeys.user[0]),
  });
  return () => {
    stopLive();
    stop();
  };
}

/** What each topic concerns beside reservations: the first part of a query's key, or its third within an organization. */
const CONCERNED: Record<LiveTopic, { resources: readonly string[]; ofOrganization?: RegExp }> = {
  reservations: { resources: ['/api/admin'] },
  locations: {
    resources: [locationKeys.all[0], locationKeys.spots[0], reservationKeys.availability[0], '/api/admin'],
    ofOrganization: /^(location|audit-log)/,
  },
  members: { resources: ['/api/admin'], ofOrganization: /^(member|audit-log)/ },
  invitations: { resources: ['/api/invitations'], ofOrganization: /^(invitation|member-limit|audit-log)/ },
  organization: { resources: [sessionKeys.organizations[0]], ofOrganization: /^(audit-log|.*-limit)/ },
  account: {
    resources: [
      sessionKeys.user[0],
      sessionKeys.organizations[0],
      reservationKeys.ofUsers[0],
      // How one signs in, and where.
      '/api/account',
    ],
    ofOrganization: /./,
  },
};

function touchedBy(client: QueryClient, change: LiveEvent): (query: Query) => boolean {
  const { resources, ofOrganization } = CONCERNED[change.topic];
  const isReservation = change.topic === 'reservations' ? touchedByReservations(client, change) : null;
  return (query) => {
    const [resource, organizationId, part] = query.queryKey.map(String);
    if (isReservation?.(query)) return true;
    if (resource === '/api/organizations')
      return organizationId === change.organizationId && Boolean(ofOrganization?.test(part ?? ''));
    return resources.some((each) => resource === each || resource?.startsWith(`${each}/`));
  };
}
