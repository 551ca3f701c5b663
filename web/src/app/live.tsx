import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLiveHealth } from '../lib/live/health.ts';
import { useCurrentUser } from '../lib/session.ts';

/** A shorter interruption ends by itself and is not shown. */
const NOTICEABLE_MS = 10_000;

/**
 * Receives live updates while somebody is signed in, and says when they are interrupted. Its code is loaded after the
 * first screen.
 */
export function Live(): ReactNode {
  const client = useQueryClient();
  const userId = useCurrentUser().data?.id;
  useEffect(() => {
    if (userId === undefined) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    void import('./live-updates.ts')
      .then(({ startLiveUpdates }) => {
        if (!isOver) stop = startLiveUpdates(client, userId);
      })
      // Without this code, screens show the data as it was when they loaded it.
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [client, userId]);

  const isLost = useLiveHealth() === 'lost';
  const [isNoticeable, setNoticeable] = useState(false);
  useEffect(() => {
    if (!isLost) return undefined;
    const timer = setTimeout(() => setNoticeable(true), NOTICEABLE_MS);
    return () => {
      clearTimeout(timer);
      setNoticeable(false);
    };
  }, [isLost]);

  return (
    <output className="live-lost">
      {isNoticeable && <span>Reconnecting… This page may be out of date.</span>}
    </output>
  );
}
