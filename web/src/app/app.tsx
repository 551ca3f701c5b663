import { MOVED_PATHS } from '@chargerota/contract/screen-paths';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Fragment, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import { Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { NotFoundScreen } from '../features/home/screens/not-found.tsx';
import { NoticeBell } from '../features/notifications/bell.tsx';
import { PushClicks } from '../features/notifications/push-clicks.tsx';
import { navigateGuarded } from '../lib/leave-guard.ts';
import { noteVisit } from '../lib/report-path.ts';
import { useChosenOrganizationId } from '../lib/current-organization.ts';
import { useHomePath } from '../lib/session.ts';
import { AppHeader } from '../ui/app-header.tsx';
import { MissingIfCrashed } from '../ui/boundary.tsx';
import { Placeholder } from '../ui/gradually.tsx';
import { MAIN_ID } from '../ui/page.tsx';
import { currentToast, onToastChange } from '../ui/toast.ts';
import { AccountLink } from './account-link.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { CommandButton, LazyCommands } from './commands/command-button.tsx';
import { Connection } from './connection.tsx';
import { CrashBoundary, LastBoundary } from './crash-boundary.tsx';
import { Live } from './live.tsx';
import { OpenOffer } from './open-offer.tsx';
import { OrganizationSwitcher } from './organization-switcher.tsx';
import { paths } from '../lib/paths.ts';
import { screenAt, routes } from './routes.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { SessionEnd } from './session-end.tsx';
import { skipToContent } from './skip.ts';

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
      <Router aroundNav={navigateGuarded}>
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

function ConnectionBand(): ReactNode {
  const [path] = useLocation();
  return screenAt(path)?.ownConnection ? null : <Connection />;
}

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
        <ScreenFrame title="404 Page Not Found">
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
      Skip to content
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
          <NoticeBell key={organizationId} />
          <AccountLink />
        </>
      }
    />
  );
}

/**
 * Toasts are loaded after the first screen, because no screen needs their code to appear. If loading fails, the screens
 * still work, without toasts.
 */
function Toasts(): ReactNode {
  const toast = useSyncExternalStore(onToastChange, currentToast);
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    const loaded = import('../ui/toaster.tsx');
    loaded.then(
      (module) => setToaster(() => module.Toaster),
      () => undefined,
    );
  }, []);
  return toast && Toaster && <Toaster />;
}
