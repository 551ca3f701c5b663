import { formatHour } from '@chargerota/domain';
import type { ReactNode, Ref } from 'react';
import { Skeleton, SkeletonPart } from '../../../../ui/states.tsx';
import { SpotGrid } from '../../components/spot-grid.tsx';
import type { ReadyBooking } from '../../use-booking.ts';
import type { Chargers } from '../../use-chargers.ts';
import { AvailabilityNotLoaded } from './availability-not-loaded.tsx';
import { InsteadNotice } from './instead.tsx';
import { Step, StepWaits } from './step.tsx';
import type { Instead } from './wait-instead.ts';

type SpotStepProps = {
  booking: ReadyBooking;
  chargers: Chargers;
  /** What is left where nothing is free. */
  instead: Instead | null;
  ref: Ref<HTMLElement>;
};

export function SpotStep({ ref, ...props }: SpotStepProps): ReactNode {
  const { freeSpots, spot } = props.chargers;
  return (
    <Step
      ref={ref}
      number={4}
      title="Charger"
      isDone={spot !== null}
      value={freeSpots === null ? undefined : `${freeSpots} free`}
    >
      <SpotChoice {...props} />
    </Step>
  );
}

function SpotChoice({ booking, chargers, instead }: Omit<SpotStepProps, 'ref'>): ReactNode {
  const { startHour, hours } = booking.selection;
  const { tiles, spot, spots, failed } = chargers;
  if (startHour === null || hours === null)
    return <StepWaits>Choose a start and a duration first.</StepWaits>;
  if (failed.length > 0) return <AvailabilityNotLoaded chargers={chargers} />;
  // The hours stand above, and would push the chargers down if they came later.
  if (!tiles || !chargers.isDayKnown) return <TilesLoading count={spots.length} />;
  const end = (startHour + hours) % 24;
  return (
    <>
      {instead && <InsteadNotice instead={instead} />}
      <SpotGrid
        tiles={tiles}
        value={spot?.id ?? null}
        label={`Chargers, ${formatHour(startHour)} to ${formatHour(end)}`}
        onChange={booking.chooseSpot}
      />
    </>
  );
}

const TilesLoading = ({ count }: { count: number }): ReactNode => (
  <SkeletonPart className="spot-tiles" label="Loading the chargers">
    {Array.from({ length: Math.min(count || 8, 48) }, (_, index) => (
      <div key={index} className="spot-tile">
        <span className="spot-tile-in">
          <Skeleton width={28} />
        </span>
      </div>
    ))}
  </SkeletonPart>
);
