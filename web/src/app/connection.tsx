import { Rich } from '../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { formatTime } from '@chargerota/domain';
import { useQueryClient } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { formatDayOf, viewerZone } from '../lib/dates.ts';
import { useLiveHealth } from '../lib/live/health.ts';
import { useIsOffline } from '../lib/network.ts';
import { serverTimeOf } from '../lib/server-clock.ts';
import { useJustEnded } from '../lib/use-over-time.ts';
import { Button } from '../ui/button.tsx';
import { useRootClass } from '../ui/use-root-class.ts';
import { useNewVersion } from './new-version.ts';
import { screenAt } from './routes.tsx';
import { hasFailed, isAbout, oldestShown } from './shown-reads.ts';

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
  const [path] = useLocation();
  const newVersion = useNewVersion(path);
  const isOfScreen = isAbout(screenAt(path)?.about);
  const seenAt = useOldestSeen(isOfScreen);
  const hasAnyFailed = useOldestSeen(hasFailed) !== null;
  const failedAt = useOldestSeen((query) => hasFailed(query) && isOfScreen(query));
  const band = isOffline ? (
    <span>
      {m.app.thereIsNoConnection}
      {seenAt !== null && ` ${m.app.shownAsOf({ time: timeOf(seenAt) })}`}
    </span>
  ) : isBack ? (
    <span className="is-back">{m.app.backOnline}</span>
  ) : hasAnyFailed ? (
    <NotRefreshed seenAt={failedAt} />
  ) : newVersion ? (
    <span className="is-offer">
      <Rich
        of={m.app.aNewVersionIsReady}
        button={(it) => (
          <Button look="quiet" onClick={newVersion.reload}>
            {it}
          </Button>
        )}
      />
    </span>
  ) : isOutOfDate ? (
    <span>{m.app.reconnectingThisPageMayBe}</span>
  ) : null;
  useRootClass('has-band', band !== null);
  return <output className="live-lost">{band}</output>;
}

/**
 * Something is older than it should be, though the server can be reached: what the screen is about, or what stands beside
 * it (null).
 */
function NotRefreshed({ seenAt }: { seenAt: number | null }): ReactNode {
  const client = useQueryClient();
  return (
    <span className="is-offer">
      {seenAt === null ? m.app.notEverythingHereIsUp : m.app.notUpToDateShown({ time: timeOf(seenAt) })}
      <Button
        look="quiet"
        onClick={() => void client.refetchQueries({ type: 'active', predicate: hasFailed })}
      >
        {m.app.refresh}
      </Button>
    </span>
  );
}

/** See `oldestShown`. */
function useOldestSeen(isMeant: (query: Query) => boolean): number | null {
  const client = useQueryClient();
  return useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(listener),
    () => oldestShown(client, isMeant),
  );
}

/** `9:12 AM`, or `Tue, Jun 9, 9:12 AM`, as the viewer's clock shows it. */
function timeOf(at: number): string {
  const [then, now] = [serverTimeOf(at), serverTimeOf(Date.now())];
  const time = formatTime(then, viewerZone());
  const day = formatDayOf(then);
  return day === formatDayOf(now) ? time : `${day}, ${time}`;
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
