import { m } from '@chargerota/messages';
import type { Location, Spot } from '@chargerota/contract';
import { formatNumber, formatHour, isInService, localDate, walkInChoices } from '@chargerota/domain';
import type { BookingContext, EndChoice } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { formatTimeThere, labelThere } from '../../../lib/dates.ts';
import { useOnceDone } from '../../../lib/use-once-done.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { Time } from '../../../ui/time.tsx';
import { toast } from '../../../ui/toast.ts';
import { useCreateWalkIn } from '../api.ts';
import { useAttemptKey } from '../../../lib/attempt-key.ts';
import { ownReportsOf } from '../../locations/report-words.ts';
import { spotReportsQuery } from '../../locations/reports-api.ts';
import { bookingsOf, useOccupied } from '../day/use-occupied.ts';

export type WalkInPlace = { location: Location; spot: Spot; context: BookingContext };

/** The chargers to choose from, if there are others. */
type ChargerChoice = {
  chargers: readonly { location: Location; spot: Spot }[];
  onChoose: (spotId: string) => void;
};

type WalkInDialogProps = {
  place: WalkInPlace;
  title?: string;
  choice?: ChargerChoice;
  onClose: () => void;
};

/** Takes a free charger now; the member only chooses until when (docs/rules.md "Charge at once"). */
export function WalkInDialog({ place, choice, onClose, ...given }: WalkInDialogProps): ReactNode {
  const { location, spot } = place;
  const ends = useEndChoices(place);
  const title =
    given.title ?? m.reservationsChargeNow.walkInToChargerSpotNumber({ spotNumber: spot.spotNumber });
  const isTold = useRef(false);
  function finish(endsAt: Date): void {
    if (isTold.current) return;
    isTold.current = true;
    const time = formatTimeThere(endsAt, location.timezone);
    toast({
      title: m.reservationsChargeNow.chargerSpotNumberIsYours({ spotNumber: spot.spotNumber }),
      description: m.reservationsChargeNow.nameUntilTimePlugIn({ name: location.name, time }),
    });
    onClose();
  }
  // If the answer was lost, it counts as taken once it is read as one's own.
  const { ownUntil } = ends;
  const isOwn = ownUntil !== null;
  useOnceDone(isOwn, () => ownUntil && finish(ownUntil));
  if (isOwn || !ends.choices || ends.choices.some(({ enabled }) => enabled)) {
    return <UntilDialog {...{ place, choice, ends, title, onClose }} onTaken={finish} />;
  }
  return (
    <Dialog
      open
      title={title}
      description={ends.choices[0]?.reason ?? m.reservationsChargeNow.thisChargerCannotBeTaken}
      onClose={onClose}
      actions={<Button onClick={onClose}>{m.common.close}</Button>}
    />
  );
}

type Ends = ReturnType<typeof useEndChoices>;
type UntilDialogProps = {
  place: WalkInPlace;
  choice: ChargerChoice | undefined;
  ends: Ends;
  title: string;
  onTaken: (endsAt: Date) => void;
  onClose: () => void;
};

function UntilDialog({ place, choice, ends, title, onTaken, onClose }: UntilDialogProps): ReactNode {
  const { location, spot, context } = place;
  const { choices, failed } = ends;
  const open = (choices ?? []).filter(({ enabled }) => enabled);
  const [wanted, setWanted] = useState<number | null>(null);
  const chosen = open.find(({ endHour }) => endHour === wanted) ?? suggestedEnd(open, context);
  const where = choice
    ? m.reservationsChargeNow.chargerSpotNumberAtName({ spotNumber: spot.spotNumber, name: location.name })
    : location.name;
  const create = useCreateWalkIn();
  const attempt = useAttemptKey();

  function take(): void {
    if (!chosen) return;
    const request = { spotId: spot.id, endHour: chosen.endHour };
    create.mutate(
      { ...request, idempotencyKey: attempt.keyFor(request) },
      {
        onSuccess: ({ endsAt }) => {
          attempt.ended();
          onTaken(new Date(endsAt));
        },
        onError: (error) => attempt.ended(error),
      },
    );
  }
  return (
    <Dialog
      open
      title={title}
      figure={
        <span className="t pk-t">
          {m.reservationsChargeNow.now}
          <span className="to"> – </span>
          {chosen ? <Time at={chosen.endsAt} zone={location.timezone} /> : '…'}
        </span>
      }
      description={`${where}. ${m.reservationsChargeNow.theChargerIsYoursAtOnce}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{m.common.notNow}</Button>
          <Button look="primary" disabled={!chosen} busy={create.isPending} onClick={take}>
            {m.reservationsChargeNow.startCharging}
          </Button>
        </>
      }
    >
      {choice && choice.chargers.length > 1 && <ChargerField spot={spot} {...choice} />}
      {failed.length > 0 ? (
        <ErrorState
          title={m.reservationsChargeNow.whatIsReservedNextCould}
          retrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.forEach((query) => void query.refetch())}
        >
          {m.reservationsChargeNow.nothingHasBeenTaken}
        </ErrorState>
      ) : (
        <Field
          label={labelThere(m.reservationsChargeNow.until, context.now, location.timezone)}
          hint={choices ? limitHint(choices) : m.reservationsChargeNow.lookingUpWhatIsReserved}
        >
          {/* The same field while it loads, so that it keeps its place and the focus. */}
          <Select
            aria-busy={!choices}
            value={chosen?.endHour ?? ''}
            onChange={(event) => setWanted(Number(event.target.value))}
          >
            {!choices && <option value="">{m.common.loading}</option>}
            {open.map(({ endHour }) => (
              <option key={endHour} value={endHour}>
                {formatHour(endHour)}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </Dialog>
  );
}

/** The chargers that can be had, by location if there are several. */
function ChargerField({ spot, chargers, onChoose }: ChargerChoice & { spot: Spot }): ReactNode {
  const locations = [...new Set(chargers.map(({ location }) => location))];
  const optionsAt = (place: Location): ReactNode =>
    chargers
      .filter(({ location }) => location === place)
      .map(({ spot: { id, spotNumber, powerOutput } }) => (
        <option key={id} value={id}>
          {m.reservationsChargeNow.chargerSpotNumberPowerOutputKW({
            spotNumber,
            powerOutput: formatNumber(powerOutput),
          })}
        </option>
      ));
  return (
    <Field label={m.common.charger}>
      <Select value={spot.id} onChange={(event) => onChoose(event.target.value)}>
        {locations.length === 1
          ? optionsAt(locations[0]!)
          : locations.map((place) => (
              <optgroup key={place.id} label={place.name}>
                {optionsAt(place)}
              </optgroup>
            ))}
      </Select>
    </Field>
  );
}

/** Why it can't be longer. */
function limitHint(choices: readonly EndChoice[]): string | undefined {
  return choices.find(({ enabled }) => !enabled)?.reason ?? undefined;
}

/** The first end that gives the organization's suggested duration, else the latest one. */
function suggestedEnd(open: readonly EndChoice[], { now, rules }: BookingContext): EndChoice | undefined {
  const enough = now.getTime() + rules.offPeakSlotDuration * 60_000;
  return open.find(({ endsAt }) => endsAt.getTime() >= enough) ?? open.at(-1);
}

/**
 * The ends that the rules and the charger's other bookings allow, today and tomorrow; null until both days are read,
 * because hours that are taken would be offered.
 */
function useEndChoices({ location, spot, context }: WalkInPlace) {
  const today = localDate(context.now, location.timezone);
  const { reservations, isKnown, failed } = useOccupied(today, location.id);
  const reports = useQuery(spotReportsQuery);
  if (!isKnown) return { choices: null, ownUntil: null, failed };
  const choices = walkInChoices({
    ...context,
    spotActive: isInService(spot),
    spotBookings: bookingsOf(spot.id, reservations),
    ownReports: ownReportsOf(reports.data ?? [], spot.id),
  });
  const own = reservations.find(
    ({ spotId, isMine, status, endsAt }) =>
      spotId === spot.id && isMine && status === 'arrived' && new Date(endsAt) > context.now,
  );
  return { choices, ownUntil: own ? new Date(own.endsAt) : null, failed };
}
