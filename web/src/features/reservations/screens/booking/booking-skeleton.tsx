import type { ReactNode } from 'react';
import { Skeleton, SkeletonPart } from '../../../../ui/states.tsx';
import { Step } from './step.tsx';

/** The booking screen's skeleton, with the lines of the screen. */
export const BookingSkeleton = (): ReactNode => (
  <SkeletonPart className="bk-cols">
    <div className="bk-steps">
      <Step number={1} title="Location" isDone={false} className="st-loc">
        <div className="bk-sk-loc">
          <Skeleton width={180} />
          <Skeleton width={240} />
        </div>
      </Step>
      <Step number={2} title="Date" isDone={false}>
        <div className="bk-sk-date">
          {Array.from({ length: 6 }, (_, week) => (
            <Skeleton key={week} />
          ))}
        </div>
      </Step>
      <Step number={3} title="Start and duration" isDone={false}>
        <div className="bk-sk-time">
          <Skeleton figure width={260} />
        </div>
      </Step>
    </div>
    <div className="summary">
      <h2>Reservation Summary</h2>
      <div className="bk-sk-sum">
        <Skeleton width={220} />
        {[200, 180, 160, 120].map((width) => (
          <p key={width}>
            <Skeleton width={width} />
          </p>
        ))}
      </div>
    </div>
  </SkeletonPart>
);
