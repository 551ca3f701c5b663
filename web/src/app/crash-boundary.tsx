import { m } from '@chargerota/messages';
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
  <Page title={m.app.chargeRotaDidNotLoad}>
    <p>{m.app.yourSavedDataIsSafe}</p>
    <Button onClick={() => location.reload()}>{m.app.loadAgain}</Button>
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
      <ScreenFrame title={m.app.noConnection}>
        <Page title={m.app.thisScreenNeedsAConnection} form>
          <p className="mute">
            {m.app.openItAgainOnceThere}
            {hasNavigation && ` ${m.app.ofTheDashboardBookingAnd}`}
          </p>
        </Page>
      </ScreenFrame>
    );
  return (
    <ScreenFrame title={m.app.thisScreenDidNotLoad}>
      <Page title={m.app.thisScreenDidNotLoad}>
        <ErrorState
          title={m.app.somethingWentWrongWhileShowing}
          error={error}
          onRetry={() => location.reload()}
        >
          {error instanceof UnknownTimeZone
            ? m.app.messageUpdateThisBrowserOr({ message: error.message })
            : hasNavigation
              ? m.app.yourSavedDataIsSafeTry
              : m.app.tryAgain}
        </ErrorState>
      </Page>
    </ScreenFrame>
  );
}
