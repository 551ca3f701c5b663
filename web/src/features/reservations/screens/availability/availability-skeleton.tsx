import type { ReactNode } from 'react';
import { Skeleton } from '../../../../ui/states.tsx';

/** Rows of the grid while they load, of the size of what replaces them. */
export const AvailabilitySkeleton = (): ReactNode => (
  <div className="s-sk" aria-busy="true" aria-label="Loading">
    <div className="s-sk-head">
      <Skeleton width={180} />
    </div>
    {Array.from({ length: 8 }, (_, row) => (
      <div key={row} className="s-sk-row">
        <Skeleton width={56} />
        <Skeleton width={`${64 - (row % 3) * 14}%`} />
      </div>
    ))}
  </div>
);
