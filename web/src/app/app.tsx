import { m } from '@chargerota/messages';
import { MOVED_PATHS } from '@chargerota/contract/screen-paths';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Fragment, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import { Link, Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { BASE } from '../lib/base.ts';
import { NotificationBell } from '../features/notifications/bell.tsx';
import { PushClicks } from '../features/notifications/push-clicks.tsx';
import { navigateGuarded } from '../lib/leave-guard.ts';
import { noteVisit } from '../lib/report-path.ts';
import { useChosenOrganizationId } from '../lib/current-organization.ts';
import { useCurrentUser, useHomePath, useKnownUser } from '../lib/session.ts';
import { AppHeader } from '../ui/app-header.tsx';
import { MissingIfCrashed } from '../ui/boundary.tsx';
import { Placeholder } from '../ui/deferred-render.tsx';
import { MAIN_ID } from '../ui/page.tsx';
import { currentToast, onToastChange } from '../ui/toast.ts';
import { BottomNavigation } from './bottom-navigation.tsx';
import { CommandButton, LazyCommands } from './commands/command-button.tsx';
import { Connection } from './connection.tsx';
import { CrashBoundary, LastBoundary } from './crash-boundary.tsx';
import { OpenOffer } from './open-offer.tsx';
import { OrganizationSwitcher } from './organization-switcher.tsx';
import { paths } from '../lib/paths.ts';
import { screenAt, routes } from './routes.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { skipToContent } from './skip.ts';
import { Avatar } from '../ui/badge.tsx';
import { whenIdle } from '../lib/when-idle.ts';

export function App({ queryClient }: { queryClient: QueryClient }): ReactNode {
  return (
    <LastBoundary>
      <Everything queryClient={queryClient} />
    </LastBoundary>
  );
}

function Everything({ queryClient }: { queryClient: QueryClient }): ReactNode {
  const organizationId = useChosenOrganizationId();
  return (
    <QueryClientProvider client={queryClient}>
      <Router base={BASE} aroundNav={navigateGuarded}>
        <SkipLink />
        <Frame>
          {/* Switching to another organization discards everything that a screen holds. */}
          <Fragment key={organizationId}>
            <Screens />
          </Fragment>
        </Frame>
        <MissingIfCrashed>
          <PushClicks />
        </MissingIfCrashed>
        <MissingIfCrashed>
          <ConnectionBand />
        </MissingIfCrashed>
        <MissingIfCrashed>
          <Toasts />
        </MissingIfCrashed>
      </Router>
    </QueryClientProvider>
  );
}

/** What surrounds every screen. One that stands alone gets nothing that asks the server. */
function Frame({ children }: { children: ReactNode }): ReactNode {
  const [path] = useLocation();
  // Here, and not when the screen has loaded: people also report screens that don't.
  useEffect(() => noteVisit(path), [path]);
  const { standsAlone, shape = null } = screenAt(path) ?? {};
  const screen = (
    <CrashBoundary>
      <Suspense
        fallback={
          shape && (
            <Placeholder>
              <ScreenSkeleton shape={shape} />
            </Placeholder>
          )
        }
      >
        {children}
      </Suspense>
    </CrashBoundary>
  );
  if (standsAlone) return screen;
  return (
    <>
      <MissingIfCrashed>
        <Masthead />
      </MissingIfCrashed>
      {/* Drawn at the bottom, but before the screen in the document, so that keyboard users reach it first. */}
      <MissingIfCrashed>
        <BottomNavigation />
      </MissingIfCrashed>
      {screen}
      <MissingIfCrashed>
        <Live />
      </MissingIfCrashed>
      <MissingIfCrashed>
        <LazyCommands />
      </MissingIfCrashed>
      <MissingIfCrashed>
        <SessionEnd />
      </MissingIfCrashed>
    </>
  );
}

const LateSessionEnd = lazy(async () => ({ default: (await import('./session-end.tsx')).SessionEnd }));

/** From when on somebody is signed in: before that no session can end. */
function SessionEnd(): ReactNode {
  const isSignedIn = Boolean(useCurrentUser().data);
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn);
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true);
  return (
    wasSignedIn && (
      <Suspense>
        <LateSessionEnd />
      </Suspense>
    )
  );
}

function ConnectionBand(): ReactNode {
  const [path] = useLocation();
  return screenAt(path)?.ownConnection ? null : <Connection />;
}

const NotFoundScreen = lazy(async () => ({
  default: (await import('../features/home/screens/not-found.tsx')).NotFoundScreen,
}));

function Screens(): ReactNode {
  return (
    <Switch>
      {routes.map(({ path, title, Screen }) => (
        <Route key={path} path={path}>
          <ScreenFrame title={title}>
            <Screen />
          </ScreenFrame>
        </Route>
      ))}
      {/* Old links still use these addresses. */}
      <Route path={MOVED_PATHS.home}>
        <Redirect to={paths.landing} replace />
      </Route>
      <Route path={MOVED_PATHS.upgrade}>
        <Redirect to={`${paths.organization}?tab=billing`} replace />
      </Route>
      <Route>
        <ScreenFrame title={m.app.pageNotFound}>
          <NotFoundScreen />
        </ScreenFrame>
      </Route>
    </Switch>
  );
}

/**
 * Moves the focus without navigating: a navigation would replace the history entry, which can hold state that the
 * screen needs (the token of a mailed link).
 */
function SkipLink(): ReactNode {
  const skip = (event: MouseEvent): void => {
    event.preventDefault();
    skipToContent();
  };
  return (
    <a className="skip-link btn btn-primary" href={`#${MAIN_ID}`} onClick={skip}>
      {m.app.skipToContent}
    </a>
  );
}

function Masthead(): ReactNode {
  const [path] = useLocation();
  // Switching to another organization discards loaded data; the bell loads its own again.
  const organizationId = useChosenOrganizationId();
  const home = useHomePath();
  if (screenAt(path)?.ownHeader) return null;
  return (
    <AppHeader
      home={home}
      organization={
        <>
          {/* First, so that it moves nothing when it comes. */}
          <OpenOffer place="masthead" />
          <OrganizationSwitcher place="masthead" />
        </>
      }
      account={
        <>
          <CommandButton />
          <NotificationBell key={organizationId} />
          <AccountLink />
        </>
      }
    />
  );
}

/**
 * Toasts are loaded after the first screen, because no screen needs their code to appear. If loading fails, the screens
 * still work, without toasts. The front page has nothing that could fail: there they are loaded with the first toast.
 */
function Toasts(): ReactNode {
  const toast = useSyncExternalStore(onToastChange, currentToast);
  const [path] = useLocation();
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const isWanted = toast !== null || path !== paths.landing;
  useEffect(() => {
    if (!isWanted) return;
    const loaded = import('../ui/toaster.tsx');
    loaded.then(
      (module) => setToaster(() => module.Toaster),
      () => undefined,
    );
  }, [isWanted]);
  return toast && Toaster && <Toaster />;
}

/** The signed-in person's name at the end of the masthead, linked to their account. */
function AccountLink(): ReactNode {
  const known = useKnownUser();
  const [path] = useLocation();
  if (!known) return null;
  const name = known.firstName || known.email;
  return (
    <Link
      href={paths.account}
      className="mast-me"
      aria-label={m.app.yourAccountName({ name })}
      {...(path === paths.account && { 'aria-current': 'page' as const })}
    >
      <Avatar name={name} />
    </Link>
  );
}

/** Changes of before are read then: the stream begins at the position of the first answer. */
const LISTENS_AT_LATEST_MS = 2000;

/**
 * Receives live updates while somebody is signed in, and sends, or asks again, what was pressed without a network. The
 * code of all that is loaded after the first screen: asking for its files takes a slow phone a tenth of a second.
 */
function Live(): null {
  const client = useQueryClient();
  const userId = useCurrentUser().data?.id;
  useEffect(() => {
    if (userId === undefined) return undefined;
    const stops: (() => void)[] = [];
    let isOver = false;
    const load = (): void =>
      void import('./live-updates.ts')
        .then(({ startLiveUpdates, sendPendingArrivals, remindOfReleases }) => {
          if (!isOver)
            stops.push(startLiveUpdates(client, userId), sendPendingArrivals(client), remindOfReleases());
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
