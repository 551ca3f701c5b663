import { m } from '@chargerota/messages';
import type { ReactNode } from 'react';
import { Skeleton, SkeletonPart } from '../../../../ui/states.tsx';
import { useDayAddress } from './day-controls.tsx';

/** `showsReason`: it will also say why no charger can be taken now. */
type Expected = { showsReason: boolean };

/** The skeleton of the summary. */
export const SummarySkeleton = ({ showsReason }: Expected): ReactNode => (
  <div className="s-answer">
    <p className="mute sm">{m.reservationsAvailability.nextFree.any}</p>
    <div className="s-fig line mt-4">
      <Skeleton figure width={220} />
    </div>
    {showsReason && (
      <div className="sm s-why s-sk-why">
        <Skeleton />
        <Skeleton width="40%" />
      </div>
    )}
  </div>
);

/** Skeletons with the size of a location's card and of its rows, in the grid below the hours and the counts. */
export function RowsSkeleton(): ReactNode {
  const { view } = useDayAddress();
  return (
    <SkeletonPart className={`s-sk is-${view}`}>
      <div className="s-sk-head">
        <Skeleton width={180} />
      </div>
      {view === 'grid' && <div className="s-sk-hours" />}
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className="s-sk-row stack mid ruled">
          <Skeleton width={56} />
          <Skeleton width={`${64 - (row % 3) * 14}%`} />
        </div>
      ))}
    </SkeletonPart>
  );
}

/** The skeleton of the whole screen below its title. */
export const AvailabilitySkeleton = ({ showsReason }: Expected): ReactNode => (
  <>
    <div className="s-top">
      <div className="s-ctl line tall ends mid gap-8">
        <div className="s-sk-day" />
        <div className="s-sk-view" />
      </div>
      <SummarySkeleton showsReason={showsReason} />
    </div>
    <div className="s-sk-legend" />
    <RowsSkeleton />
  </>
);
