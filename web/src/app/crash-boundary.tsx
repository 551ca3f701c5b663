import { Component, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useIsOffline } from '../lib/network.ts';
import { Page } from '../ui/page.tsx';
import { ErrorState } from '../ui/states.tsx';
import { screenAt } from './routes.tsx';
import { ScreenFrame } from './screen-frame.tsx';

type State = { error: unknown };

/**
 * Shows an error when a screen crashes or its code cannot be fetched, instead of a blank page. The navigation still
 * works.
 */
export function CrashBoundary({ children }: { children: ReactNode }): ReactNode {
  const [path] = useLocation();
  return <Boundary key={path}>{children}</Boundary>;
}

class Boundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error instanceof Error ? <DidNotLoad error={error} /> : this.props.children;
  }
}

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
          {hasNavigation ? 'Your saved data is safe. Try again, or choose another page below.' : 'Try again.'}
        </ErrorState>
      </Page>
    </ScreenFrame>
  );
}
