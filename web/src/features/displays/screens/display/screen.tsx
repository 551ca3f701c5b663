import { m } from '@chargerota/messages';
import type { DisplayState } from '@chargerota/contract';
import { formatTime, localDate } from '@chargerota/domain';
import { CloudOff, Link2Off, Users } from 'lucide-react';
import { Component, useEffect, useState, useSyncExternalStore } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { DisplayLook, Language } from '@chargerota/domain';
import { formatDayOf } from '../../../../lib/dates.ts';
import { serverTimeOf } from '../../../../lib/server-clock.ts';
import { pageLanguage } from '../../../../lib/language.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { MAIN_ID } from '../../../../ui/page.tsx';
import { ChargerTiles, commonKind } from './charger-tiles.tsx';
import { summaryOf, tilesOf } from './tiles.ts';
import { showTheme } from '../../../../lib/theme.ts';
import { call, urlOf } from '../../../../lib/api.ts';
import { onNetworkChange } from '../../../../lib/network.ts';
import { keepDisplay, OPENING, type DisplayView, takeNewBuild } from './keep-display.ts';
import { postedStream } from './posted-stream.ts';
import './display.css';

/** /display#…, on a wall: what a location's chargers are doing now, readable from the other end of a garage. */
export function DisplayScreen(): ReactNode {
  const token = useSyncExternalStore(onHashChange, () => location.hash.slice(1));
  return (
    <ReloadsAfterFault>
      {token ? (
        <Display key={token} token={token} />
      ) : (
        <Message title={m.displaysDisplay.thisDisplayHasNoLink}>
          {m.displaysDisplay.openTheAddressThatAn}
        </Message>
      )}
    </ReloadsAfterFault>
  );
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

function Display({ token }: { token: string }): ReactNode {
  const view = useDisplay(token);
  useWakeLock();
  useLook(view.state?.look);
  useLanguages(view.link === 'lost' ? undefined : view.state?.languages);
  if (view.link === 'gone')
    return (
      <Message title={m.displaysDisplay.thisDisplaysLinkIsNot}>{m.displaysDisplay.itWasRevokedOrIs}</Message>
    );
  if (view.state) return <Wall state={view.state} view={view} />;
  if (view.link === 'lost')
    return (
      <Message title={m.displaysDisplay.theServerCannotBeReached}>
        {m.displaysDisplay.theChargersAreShownAs}
      </Message>
    );
  return <main id={MAIN_ID} tabIndex={-1} className="wd" aria-busy="true" aria-label={m.common.loading} />;
}

const TURN_MS = 20_000;

/** Loads the page in the display's language; of two, in the other one after a while. */
function useLanguages(languages: readonly Language[] | undefined): void {
  const shown = languages?.join(' ');
  useEffect(() => {
    if (!shown) return undefined;
    const wanted = shown.split(' ');
    const here = wanted.indexOf(pageLanguage());
    if (here >= 0 && wanted.length === 1) return undefined;
    const address = `${location.pathname}?language=${wanted[(here + 1) % wanted.length]}${location.hash}`;
    // An application without that language would load its own again and again.
    const timer = setTimeout(() => location.replace(address), here < 0 && !location.search ? 0 : TURN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
}

function Wall({ state, view }: { state: DisplayState; view: DisplayView }): ReactNode {
  const now = useNow();
  const lostAt = view.link === 'lost' && view.currentAt !== null ? serverTimeOf(view.currentAt) : null;
  // Without a connection nothing is made up: the chargers stay as they were last known to be.
  const shownAt = lostAt ?? now;
  const { locationName, organizationName, timezone } = state;
  const tiles = tilesOf(state, shownAt);
  const { figure, tone, say, waiting } = summaryOf(state, tiles, shownAt);
  const kind = commonKind(tiles);
  return (
    <main id={MAIN_ID} tabIndex={-1} className={lostAt ? 'wd is-lost' : 'wd'} style={driftAt(now)}>
      <header className="wd-head pair gap-2-16 top">
        <div className="wd-place shrink">
          <h1>{locationName}</h1>
          <p>{organizationName}</p>
          {kind && <p>{kind}</p>}
        </div>
        <Clock now={now} timezone={timezone} />
        {state.isActive && (
          <div className="wd-sum line base">
            <p className={`wd-figure fig is-${tone}`}>{figure}</p>
            <p className="wd-say">
              <span>{say}</span>
              {waiting && (
                <span className="wd-line">
                  <Users aria-hidden="true" />
                  {waiting}
                </span>
              )}
            </p>
          </div>
        )}
      </header>
      {state.isActive ? (
        <ChargerTiles tiles={tiles} />
      ) : (
        <div className="wd-message stack centred mute is-within">
          <p className="wd-message-title">{m.displaysDisplay.thisLocationIsNotIn}</p>
          <p>{m.displaysDisplay.itsChargersCannotBeReserved}</p>
        </div>
      )}
      <footer className="wd-foot">
        <output className="wd-lost">
          {lostAt && (
            <span>
              <CloudOff aria-hidden="true" />
              <b>{m.displaysDisplay.notConnectedSince({ time: sinceWords(lostAt, now, timezone) })}</b>{' '}
              {m.displaysDisplay.theChargersAreShownAsThey}
            </span>
          )}
        </output>
        {!lostAt && state.isActive && (
          <p className={`wd-where mute is-${tone}`}>
            {m.displaysDisplay.reserveAtHost({ host: location.host })}
          </p>
        )}
      </footer>
    </main>
  );
}

function Clock({ now, timezone }: { now: Date; timezone: string }): ReactNode {
  const [time, half] = formatTime(now, timezone).split(' ');
  return (
    <p className="wd-clock">
      <time dateTime={now.toISOString()}>
        <span className="wd-time-now fig">
          {time}
          <small> {half}</small>
        </span>
        <span className="wd-day">{formatDayOf(now, timezone)}</span>
      </time>
    </p>
  );
}

const Message = ({ title, children }: { title: string; children: ReactNode }): ReactNode => (
  <main id={MAIN_ID} tabIndex={-1} className="wd">
    <div className="wd-message stack centred mute">
      <Link2Off aria-hidden="true" />
      <h1 className="wd-message-title">{title}</h1>
      <p>{children}</p>
    </div>
  </main>
);

/** `8:12 AM`; with the day if that was not today. */
function sinceWords(at: Date, now: Date, timezone: string): string {
  const time = formatTime(at, timezone);
  return localDate(at, timezone) === localDate(now, timezone)
    ? time
    : `${formatDayOf(at, timezone)}, ${time}`;
}

/** Moves everything by a few pixels each minute, so that nothing burns into a screen that is on for years. */
function driftAt(now: Date): CSSProperties {
  const minute = Math.floor(now.getTime() / 60_000);
  return {
    '--wd-x': `${(minute % 9) - 4}px`,
    '--wd-y': `${(Math.floor(minute / 9) % 7) - 3}px`,
  } as CSSProperties;
}

/** Nobody stands by to press Reload. */
class ReloadsAfterFault extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError = (): { hasFailed: boolean } => ({ hasFailed: true });
  override state = { hasFailed: false };
  override componentDidCatch(): void {
    setTimeout(() => location.reload(), 60_000);
  }
  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Message title={m.displaysDisplay.somethingWentWrong}>
        {m.displaysDisplay.thisDisplayStartsAgainWithin}
      </Message>
    );
  }
}

// What a display asks of its device: to stay awake, its look, and not to be found by search engines.
/** Keeps the device from darkening its screen, where the browser can. It lets go whenever the page is hidden. */
function useWakeLock(): void {
  useEffect(() => {
    // Missing outside https and in older browsers, although its type says otherwise.
    const wakeLock = navigator.wakeLock as WakeLock | undefined;
    if (!wakeLock) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const keepAwake = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      const taken = await wakeLock.request('screen');
      if (isOver) void taken.release();
      else lock = taken;
    };
    // A device with little battery refuses.
    const ask = (): void => void keepAwake().catch(() => undefined);
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}

/** Shows the theme of the link, if it has one, while the display is open. */
function useLook(look: DisplayLook | undefined): void {
  useEffect(() => {
    if (look === undefined || look === 'auto') return undefined;
    showTheme(look);
    return () => showTheme(null);
  }, [look]);
}

/** A read that takes longer has failed. */
const PATIENCE_MS = 10_000;
/** Where no stream says that the server has restarted. */
const LOOK_FOR_BUILD_MS = 30 * 60_000;

/** What the display of a link shows, kept up to date. Another link needs another component. */
function useDisplay(token: string): DisplayView {
  const [view, setView] = useState(OPENING);
  useEffect(() => {
    const lookForBuild = (): void => void takeNewBuild().catch(() => undefined);
    const kept = keepDisplay({
      read: () =>
        call('POST /api/display', { body: { token } }, { signal: AbortSignal.timeout(PATIENCE_MS) }),
      open: () => postedStream(urlOf('POST /api/display/events', {}), { token }),
      onShow: setView,
      onBack: lookForBuild,
    });
    const looking = setInterval(lookForBuild, LOOK_FOR_BUILD_MS);
    const stopListening = onNetworkChange(kept.wake);
    document.addEventListener('visibilitychange', kept.wake);
    return () => {
      clearInterval(looking);
      stopListening();
      document.removeEventListener('visibilitychange', kept.wake);
      kept.stop();
    };
  }, [token]);
  return view;
}
