import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCurrentUser } from '../lib/session.ts';
import { whenIdle } from '../lib/when-idle.ts';

/** Changes of before are read then: the stream begins at the position of the first answer. */
const LISTENS_AT_LATEST_MS = 2000;

/**
 * Receives live updates while somebody is signed in, and sends, or asks again, what was pressed without a network. The
 * code of all that is loaded after the first screen: asking for its files takes a slow phone a tenth of a second.
 */
export function Live(): null {
  const client = useQueryClient();
  const userId = useCurrentUser().data?.id;
  useEffect(() => {
    if (userId === undefined) return undefined;
    const stops: (() => void)[] = [];
    let isOver = false;
    const load = (): void =>
      void import('./live-updates.ts')
        .then(({ startLiveUpdates, sendKeptArrivals, remindOfReleases }) => {
          if (!isOver)
            stops.push(startLiveUpdates(client, userId), sendKeptArrivals(client), remindOfReleases());
        })
        // Without this code, screens show the data as it was when they loaded it.
        .catch(() => undefined);
    stops.push(whenIdle(load, LISTENS_AT_LATEST_MS));
    return () => {
      isOver = true;
      for (const stop of stops) stop();
    };
  }, [client, userId]);
  return null;
}
