import type { ReactNode } from 'react';
import { Skeleton, SkeletonPart } from '../../../../ui/states.tsx';

/** The skeleton of the summary. */
export const AnswerSkeleton = (): ReactNode => (
  <div className="s-answer">
    <p className="mute sm">Next free</p>
    <div className="s-fig">
      <Skeleton figure width={220} />
    </div>
  </div>
);

/** Skeletons with the size of the grid's rows. */
export const RowsSkeleton = (): ReactNode => (
  <SkeletonPart className="s-sk">
    <div className="s-sk-head">
      <Skeleton width={180} />
    </div>
    {Array.from({ length: 8 }, (_, row) => (
      <div key={row} className="s-sk-row">
        <Skeleton width={56} />
        <Skeleton width={`${64 - (row % 3) * 14}%`} />
      </div>
    ))}
  </SkeletonPart>
);

/** The skeleton of the whole screen below its title. */
export const AvailabilitySkeleton = (): ReactNode => (
  <>
    <div className="s-top">
      <div className="s-ctl" />
      <AnswerSkeleton />
    </div>
    <div className="s-sk-legend" />
    <RowsSkeleton />
  </>
);
