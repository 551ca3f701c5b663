import type { ReactNode } from 'react';
import { ErrorState } from '../../../../ui/states.tsx';
import type { Chargers } from '../../use-chargers.ts';

/** In the place of hours or spots when it could not be loaded what is free. */
export const FreeUnread = ({ chargers: { failed } }: { chargers: Chargers }): ReactNode => (
  <ErrorState
    title="The free chargers could not be loaded"
    retrying={failed.some(({ isFetching }) => isFetching)}
    onRetry={() => failed.forEach((query) => void query.refetch())}
  >
    Your choices stay as they are.
  </ErrorState>
);
