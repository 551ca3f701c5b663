import type { DayReservation, Location, Spot } from '@chargerota/contract';
import { addDays, formatHour, formatTime, localDate, walkInChoices } from '@chargerota/domain';
import type { BookingContext, EndChoice } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { RadioGroup } from '../../../../ui/choices.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ClockText } from '../../../../ui/time.tsx';
import { toast } from '../../../../ui/toast.ts';
import { dayReservationsQuery, useCreateWalkIn } from '../../api.ts';
import { useAttemptKey } from '../../attempt-key.ts';
import { periodOf } from '../../rule-context.ts';

export type WalkInPlace = { location: Location; spot: Spot; context: BookingContext };

/** Taking a free charger now: until when is the one question (DESIGN.md §5 "Walk-in"). */
export function WalkInDialog({
  place,
  onClose,
}: {
  place: WalkInPlace | null;
  onClose: () => void;
}): ReactNode {
  return place && <OpenDialog key={place.spot.id} place={place} onClose={onClose} />;
}

function OpenDialog({ place, onClose }: { place: WalkInPlace; onClose: () => void }): ReactNode {
  const { location, spot, context } = place;
  const choices = useEndChoices(place);
  const open = choices.filter(({ enabled }) => enabled);
  const barred = choices.find(({ enabled }) => !enabled);
  const [wanted, setWanted] = useState<number | null>(null);
  const chosen = open.find(({ endHour }) => endHour === wanted) ?? open[0];
  const create = useCreateWalkIn();
  const attempt = useAttemptKey();

  function take({ endHour }: EndChoice): void {
    const wish = { spotId: spot.id, endHour };
    create.mutate(
      { ...wish, idempotencyKey: attempt.keyFor(wish) },
      {
        onSuccess: ({ endsAt }) => {
          attempt.ended();
          toast({
            title: 'Charger is yours',
            description: `${spot.spotNumber} at ${location.name} until ${formatTime(new Date(endsAt), location.timezone)}. Plug in.`,
          });
          onClose();
        },
        onError: (error) => attempt.ended(error),
      },
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Walk in to charger ${spot.spotNumber}`}
      figure={
        <span className="t">
          Now
          {chosen && (
            <>
              <span className="to"> – </span>
              <ClockText text={formatTime(chosen.endsAt, location.timezone)} />
            </>
          )}
        </span>
      }
      description={`${location.name}. The charger is yours at once; release it early if you leave before the end.`}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button
            look="primary"
            disabled={!chosen}
            busy={create.isPending}
            onClick={() => chosen && take(chosen)}
          >
            Start charging
          </Button>
        </>
      }
    >
      {open.length > 0 && (
        <div className="s-until">
          <RadioGroup
            legend="Until"
            choices={open.map(({ endHour }) => ({ value: String(endHour), label: formatHour(endHour) }))}
            value={String(chosen?.endHour)}
            onChange={(hour) => setWanted(Number(hour))}
            note={barred && `Not until ${formatTime(barred.endsAt, context.timezone)}: ${barred.reason}`}
          />
        </div>
      )}
      {open.length === 0 && <p>{barred?.reason ?? 'This charger cannot be taken now.'}</p>}
    </Dialog>
  );
}

/** Ends from the rules and from what is already booked on the spot, tonight and tomorrow. */
function useEndChoices({ location, spot, context }: WalkInPlace): EndChoice[] {
  const today = localDate(context.now, location.timezone);
  const day = useQuery(dayReservationsQuery(today, location.id));
  const nextDay = useQuery(dayReservationsQuery(addDays(today, 1), location.id));
  const onSpot = ({ spotId }: DayReservation): boolean => spotId === spot.id;
  const rows = [...(day.data ?? []), ...(nextDay.data ?? [])].filter(onSpot);
  return walkInChoices({
    ...context,
    spotActive: spot.isActive,
    spotBookings: rows.map((row) => ({ id: row.id, ...periodOf(row) })),
  });
}
