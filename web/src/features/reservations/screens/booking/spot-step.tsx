import { formatHour } from '@chargerota/domain';
import type { ReactNode, Ref } from 'react';
import { Skeleton } from '../../../../ui/states.tsx';
import { SpotGrid } from '../../components/spot-grid.tsx';
import type { ReadyBooking } from '../../use-booking.ts';
import type { Chargers } from '../../use-chargers.ts';
import { FreeUnread } from './free-unread.tsx';
import { Step, StepWaits } from './step.tsx';

type SpotStepProps = { booking: ReadyBooking; chargers: Chargers; ref: Ref<HTMLElement> };

export function SpotStep({ booking, chargers, ref }: SpotStepProps): ReactNode {
  const { freeSpots, spot } = chargers;
  return (
    <Step
      ref={ref}
      number={4}
      title="Spot"
      isDone={spot !== null}
      value={freeSpots === null ? undefined : `${freeSpots} free`}
    >
      <SpotChoice booking={booking} chargers={chargers} />
    </Step>
  );
}

function SpotChoice({ booking, chargers }: Omit<SpotStepProps, 'ref'>): ReactNode {
  const { startHour, hours } = booking.selection;
  const { bays, spot, spots, failed } = chargers;
  if (startHour === null || hours === null)
    return <StepWaits>Choose a start and a duration first.</StepWaits>;
  if (failed.length > 0) return <FreeUnread chargers={chargers} />;
  if (!bays) return <BaysLoading count={spots.length} />;
  const end = (startHour + hours) % 24;
  return (
    <SpotGrid
      bays={bays}
      value={spot?.id ?? null}
      label={`Spots, ${formatHour(startHour)} to ${formatHour(end)}`}
      onChange={booking.chooseSpot}
    />
  );
}

const BaysLoading = ({ count }: { count: number }): ReactNode => (
  <div className="bays" aria-busy="true" aria-label="Loading the spots">
    {Array.from({ length: Math.min(count || 8, 48) }, (_, index) => (
      <div key={index} className="bay">
        <span className="bay-in">
          <Skeleton width={28} />
        </span>
      </div>
    ))}
  </div>
);
