import type { QueryClient } from '@tanstack/react-query';
import { startLive } from '../lib/live/live.ts';
import { makeRefresher } from '../lib/live/refresh.ts';
import { sessionKeys } from '../lib/session.ts';
import { touchedBy } from './live-queries.ts';

// Here, because the application loads this file only after the first screen.
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
