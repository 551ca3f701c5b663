import { dateFormat } from '@chargerota/domain';
import { useQueryClient } from '@tanstack/react-query';
import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { kindOf } from '../lib/kept/what-is-kept.ts';
import { useLiveHealth } from '../lib/live/health.ts';
import { useIsOffline } from '../lib/network.ts';
import { serverTimeOf } from '../lib/server-clock.ts';
import { useJustEnded } from '../lib/use-just-ended.ts';
import { Button } from '../ui/button.tsx';
import { useNewVersion } from './new-version.ts';

/** A shorter interruption of live updates ends by itself and is not shown. */
const NOTICEABLE_MS = 10_000;
/** How long it is said that the connection is back. */
const BACK_MS = 5000;

/**
 * Says on every screen that there is no connection, that it is back, that something could not be refreshed, and that a new
 * version is ready.
 */
export function Connection(): ReactNode {
  const isOffline = useIsOffline();
  const isBack = useJustEnded(isOffline, BACK_MS);
  const isOutOfDate = useIsNoticeable(useLiveHealth() === 'lost');
  const newVersion = useNewVersion(useLocation()[0]);
  const failed = useOldestSeen(hasFailed);
  return (
    <output className="live-lost">
      {isOffline ? (
        <Offline />
      ) : isBack ? (
        <span className="is-back">Back online.</span>
      ) : failed !== null ? (
        <NotRefreshed seenAt={failed} />
      ) : newVersion ? (
        <span className="is-offer">
          A new version is ready.
          <Button look="quiet" onClick={newVersion.reload}>
            Reload
          </Button>
        </span>
      ) : (
        isOutOfDate && <span>Reconnecting… This page may be out of date.</span>
      )}
    </output>
  );
}

function Offline(): ReactNode {
  const seenAt = useOldestSeen(() => true);
  return <span>No connection. {seenAt !== null && `Shown as of ${timeOf(seenAt)}.`}</span>;
}

/** Part of the screen is older than it should be, though the server can be reached. */
function NotRefreshed({ seenAt }: { seenAt: number }): ReactNode {
  const client = useQueryClient();
  return (
    <span className="is-offer">
      Not up to date. Shown as of {timeOf(seenAt)}.
      <Button
        look="quiet"
        onClick={() => void client.refetchQueries({ type: 'active', predicate: hasFailed })}
      >
        Refresh
      </Button>
    </span>
  );
}

/** It could not be loaded again, and what was loaded before is still shown. */
const hasFailed = ({ state }: Query): boolean => state.status === 'error' && state.data !== undefined;

/** When the oldest of what the screen shows was loaded, of what changes by itself; null if it shows nothing of that. */
function useOldestSeen(isMeant: (query: Query) => boolean): number | null {
  const client = useQueryClient();
  return useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(listener),
    () => oldestShown(client, isMeant),
  );
}

function oldestShown(client: QueryClient, isMeant: (query: Query) => boolean): number | null {
  const times = client
    .getQueryCache()
    .findAll({ type: 'active', predicate: isMeant })
    .filter(({ queryKey, state }) => state.data !== undefined && kindOf(queryKey)?.hasAge)
    .map(({ state }) => state.dataUpdatedAt);
  return times.length > 0 ? Math.min(...times) : null;
}

const timeFormat = dateFormat({ timeStyle: 'short' });
const dayFormat = dateFormat({ weekday: 'short', month: 'short', day: 'numeric' });

/** `9:12 AM`, or `Tue, Jun 9, 9:12 AM`, as the viewer's clock shows it. */
function timeOf(at: number): string {
  const [then, now] = [serverTimeOf(at), serverTimeOf(Date.now())];
  const time = timeFormat(then);
  const day = dayFormat(then);
  return day === dayFormat(now) ? time : `${day}, ${time}`;
}

function useIsNoticeable(isLost: boolean): boolean {
  const [isNoticeable, setNoticeable] = useState(false);
  useEffect(() => {
    if (!isLost) return undefined;
    const timer = setTimeout(() => setNoticeable(true), NOTICEABLE_MS);
    return () => {
      clearTimeout(timer);
      setNoticeable(false);
    };
  }, [isLost]);
  return isNoticeable;
}
