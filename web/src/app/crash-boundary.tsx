import { UnknownTimeZone } from '@chargerota/domain';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useIsOffline } from '../lib/network.ts';
import { Boundary } from '../ui/boundary.tsx';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { ErrorState } from '../ui/states.tsx';
import { screenAt } from './routes.tsx';
import { ScreenFrame } from './screen-frame.tsx';

/**
 * Shows an error when a screen crashes or its code cannot be fetched, instead of a blank page. The navigation still
 * works.
 */
export function CrashBoundary({ children }: { children: ReactNode }): ReactNode {
  const [path] = useLocation();
  return (
    <Boundary key={path} Otherwise={DidNotLoad}>
      {children}
    </Boundary>
  );
}

/** Around everything, so that a fault of the frame itself leaves a page with a sentence instead of a blank one. */
export const LastBoundary = ({ children }: { children: ReactNode }): ReactNode => (
  <Boundary Otherwise={NothingLoaded}>{children}</Boundary>
);

const NothingLoaded = (): ReactNode => (
  <Page title="ChargeRota did not load">
    <p>Your saved data is safe. Load the page again; if that does not help, use another browser.</p>
    <Button onClick={() => location.reload()}>Load again</Button>
  </Page>
);

function DidNotLoad({ error }: { error: Error }): ReactNode {
  const [path] = useLocation();
  const hasNavigation = !screenAt(path)?.standsAlone;
  const isOffline = useIsOffline();
  // The frame moves the focus only when the screen changes; a screen that crashes later needs this.
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), []);
  if (isOffline)
    return (
      <ScreenFrame title="No connection">
        <Page title="This screen needs a connection" form>
          <p className="mute">
            Open it again once there is one.
            {hasNavigation &&
              ' Of the dashboard, booking and status you can read what you have opened before.'}
          </p>
        </Page>
      </ScreenFrame>
    );
  return (
    <ScreenFrame title="This screen did not load">
      <Page title="This screen did not load">
        <ErrorState
          title="Something went wrong while showing it"
          error={error}
          onRetry={() => location.reload()}
        >
          {error instanceof UnknownTimeZone
            ? `${error.message} Update this browser, or use another one.`
            : hasNavigation
              ? 'Your saved data is safe. Try again, or choose another page below.'
              : 'Try again.'}
        </ErrorState>
      </Page>
    </ScreenFrame>
  );
}
