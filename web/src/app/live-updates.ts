import type { LiveEvent } from '@chargerota/contract';
import type { QueryClient } from '@tanstack/react-query';
import { accountsLive } from '../features/accounts/live.ts';
import { billingLive } from '../features/billing/live.ts';
import { calendarLive } from '../features/calendar/live.ts';
import { displaysLive } from '../features/displays/live.ts';
import { invitationsLive } from '../features/invitations/live.ts';
import { locationsLive } from '../features/locations/live.ts';
import { notificationsLive } from '../features/notifications/live.ts';
import { organizationsLive } from '../features/organizations/live.ts';
import { reportsLive } from '../features/reports/live.ts';
import { reservationsLive } from '../features/reservations/live.ts';
import { waitlistLive } from '../features/waitlist/live.ts';
import { startLive } from '../lib/live/live.ts';
import { makeRefresher } from '../lib/live/refresh.ts';
import type { IsTouched, LiveQueries } from '../lib/live/topics.ts';
import { sessionKeys } from '../lib/session.ts';

export { sendPendingArrivals } from '../features/reservations/pending/send-arrivals.ts';
export { remindOfReleases } from '../features/reservations/pending/remind-of-releases.ts';

/** Keeps screens up to date while `userId` is signed in; the returned function stops it. */
export function startLiveUpdates(client: QueryClient, userId: string): () => void {
  const { refresh, stop } = makeRefresher(client);
  const stopLive = startLive(userId, {
    onChange: (change) => refresh(touchedBy(client, change)),
    onResync: () => refresh(() => true),
    // The server refuses the stream to a person who is no longer signed in. Asking who is signed in updates the
    // screens.
    onRefused: () => refresh(({ queryKey }) => queryKey[0] === sessionKeys.user[0]),
  });
  return () => {
    stopLive();
    stop();
  };
}

/** Each feature lists the queries that a topic concerns. */
const FEATURES: readonly LiveQueries[] = [
  accountsLive,
  billingLive,
  calendarLive,
  displaysLive,
  invitationsLive,
  locationsLive,
  notificationsLive,
  organizationsLive,
  reportsLive,
  reservationsLive,
  waitlistLive,
];

export function touchedBy(client: QueryClient, change: LiveEvent): IsTouched {
  const touched = FEATURES.flatMap((feature) => feature[change.topic]?.(change, client) ?? []);
  return (query) => touched.some((isTouched) => isTouched(query));
}
