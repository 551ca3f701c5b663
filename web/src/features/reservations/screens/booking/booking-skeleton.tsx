import type { ReactNode } from 'react';
import { Skeleton } from '../../../../ui/states.tsx';

/** The booking screen while it loads, on the lines of what replaces it. */
export const BookingSkeleton = (): ReactNode => (
  <div className="bk-cols" aria-busy="true" aria-label="Loading">
    <div className="bk-steps">
      <div className="bk-sk-loc">
        <Skeleton width={180} />
        <Skeleton width={240} />
      </div>
      {['bk-sk-date', 'bk-sk-time'].map((size) => (
        <div key={size} className={`st ${size}`}>
          <Skeleton width={120} />
          <Skeleton figure width={220} />
        </div>
      ))}
    </div>
    <div className="summary">
      <Skeleton width={160} />
      <Skeleton figure width={220} />
      {[200, 180, 160, 120].map((width) => (
        <p key={width} className="bk-sk-row">
          <Skeleton width={width} />
        </p>
      ))}
    </div>
  </div>
);
