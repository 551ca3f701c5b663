import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'wouter';

type State = { error: unknown; triedAt?: string | undefined };

type BoundaryProps = {
  children: ReactNode;
  Otherwise: ComponentType<{ error: Error }>;
  /** What crashed is tried again once this is another. */
  triedAt?: string;
};

/** Shows something else once what is in it has crashed. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { error: null };

  static getDerivedStateFromProps({ triedAt }: BoundaryProps, state: State): State | null {
    return triedAt === state.triedAt ? null : { error: null, triedAt };
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'error'> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { Otherwise, children } = this.props;
    return error instanceof Error ? <Otherwise error={error} /> : children;
  }
}

/**
 * For what stands around a screen, or only decorates it: if it crashes, it is missing until the next screen, and the screen
 * itself still works.
 */
export function MissingIfCrashed({ children }: { children: ReactNode }): ReactNode {
  const [path] = useLocation();
  return (
    <Boundary triedAt={path} Otherwise={Nothing}>
      {children}
    </Boundary>
  );
}

const Nothing = (): ReactNode => null;
