import { Component } from 'react';
import type { ReactNode } from 'react';
import { Page } from '../ui/page.tsx';
import { ErrorState } from '../ui/states.tsx';

type State = { failed: boolean };

/** A screen that breaks, or whose code cannot be fetched, says so instead of leaving the page blank. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Page title="This screen did not load">
        <ErrorState title="Something went wrong while showing it" onRetry={() => location.reload()}>
          What you have saved is safe. Try again, or choose another place below.
        </ErrorState>
      </Page>
    );
  }
}
