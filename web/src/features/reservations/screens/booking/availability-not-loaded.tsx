import type { ReactNode } from 'react';
import { ErrorState } from '../../../../ui/states.tsx';
import type { Chargers } from '../../use-chargers.ts';

/** Shown instead of hours or chargers if loading the availability failed. */
export const AvailabilityNotLoaded = ({ chargers: { failed } }: { chargers: Chargers }): ReactNode => (
  <ErrorState
    title="The free chargers could not be loaded"
    retrying={failed.some(({ isFetching }) => isFetching)}
    onRetry={() => failed.forEach((query) => void query.refetch())}
  >
    Your choices stay as they are.
  </ErrorState>
);
