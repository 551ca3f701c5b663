import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { formatNumber, isWithinHours, localDate, openIntervals, zonedPeriods } from '@chargerota/domain';
import type { LocalDate } from '@chargerota/domain';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { differingZone, formatDay, formatNearDay } from '../../../../lib/dates.ts';
import { useJustChanged } from '../../../../lib/use-over-time.ts';
import { Button } from '../../../../ui/button.tsx';
import { Failures } from '../../../../ui/failures.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Figure, FigureRange, Time } from '../../../../ui/time.tsx';
import { PlaceDetails } from '../../../locations/place/place-details.tsx';
import { plugWords } from '../../../locations/words.ts';
import { MoveAway } from '../../actions/move-away.tsx';
import type { ChargingSessionPlace } from '../../actions/use-extension-limit.ts';
import { HEADING_ID } from '../../actions/use-reservation-actions.tsx';
import type { ReservationActions } from '../../actions/use-reservation-actions.tsx';
import { isLongNumber } from '../../day/charger-words.ts';
import type { OwnRow, Phase } from '../../member/own-rows.ts';
import { DayRibbon } from './day-ribbon.tsx';
import { Charging, ChargingHere, Coming, ConfirmArrival, GraceExpired, minutesUntil } from './next-acts.tsx';

type CurrentOrNextProps = {
  row: OwnRow;
  phase: Phase;
  firstName: string | null;
  /** Undefined for a reservation in another organization. */
  place: ChargingSessionPlace | undefined;
  now: Date;
  actions: ReservationActions;
  /** A charger that can be had this minute. */
  chargeNow: ReactNode;
};

/** Answers "is there a charger for me, and when?", and offers the one action that is needed now. */
export function CurrentOrNextReservation(props: CurrentOrNextProps): ReactNode {
  const { row, phase, firstName, place, now, actions, chargeNow } = props;
  const { spot, location, timezone } = row;
  const isCharging = phase === 'charging';
  // Stay longer replaces Confirm arrival; the second half of a double press must not count for it.
  const hasJustChanged = useJustChanged(`${row.id} ${phase}`);
  const isReleasedIfLate = place?.context.rules.autoMarkNoShow ?? true;
  return (
    <section className="d-hero pt-12" aria-labelledby={HEADING_ID} data-reservation={row.id}>
      <h1 id={HEADING_ID} tabIndex={-1}>
        {headline(row, phase, firstName, now)}
      </h1>
      {place && <ClosedThen row={row} place={place} acts={phase === 'coming' && actions} />}
      <div className="d-figs">
        <div className="d-time shrink">
          <p className="d-lab sm mute">{isCharging ? <Until row={row} /> : dayLabel(row, now)}</p>
          {isCharging ? (
            <TimeLeft until={row.endsAt} now={now} />
          ) : (
            <FigureRange from={row.startsAt} to={row.endsAt} zone={timezone} />
          )}
          {/* The place is known only in the chosen organization; elsewhere the organization is named. */}
          <p className="mt-6 sm mute">
            {place ? location.name : `${location.name}, ${location.organization.name}`}
          </p>
        </div>
        <div className={isLongNumber(spot.spotNumber) ? 'd-no is-long' : 'd-no'}>
          <p className="d-lab sm mute">{m.common.charger}</p>
          <Figure>{spot.spotNumber}</Figure>
          <p className="mt-6 sm mute">
            {m.reservationsDashboard.powerKW({ power: formatNumber(spot.powerOutput) })}
            <span className="wide"> · {plugWords(spot)}</span>
          </p>
        </div>
        <div className="d-act" data-just-changed={hasJustChanged || undefined}>
          {place && (isCharging || phase === 'can_confirm') && <MoveAway row={row} />}
          {isCharging &&
            (place ? (
              <ChargingHere row={row} place={place} actions={actions} />
            ) : (
              <Charging row={row} actions={actions} limit={null} />
            ))}
          {/* A new key for each reservation, so that the focus does not stay on a button that now cancels another. */}
          {phase === 'can_confirm' && (
            <ConfirmArrival key={row.id} row={row} isReleasedIfLate={isReleasedIfLate} actions={actions} />
          )}
          {chargeNow}
          {phase === 'coming' && (
            <Coming key={row.id} row={row} isReleasedIfLate={isReleasedIfLate} now={now} actions={actions} />
          )}
          {phase === 'grace_expired' && <GraceExpired key={row.id} row={row} actions={actions} />}
        </div>
      </div>
      <Failures within=".d-hero" />
    </section>
  );
}

type WhereAndWhenProps = {
  row: OwnRow;
  phase: Phase;
  /** The others to come; those of the same day and place are drawn too. */
  upcoming: readonly OwnRow[];
  place: ChargingSessionPlace;
  now: Date;
};

/** Where the charger is, and the day around the reservation. */
export function WhereAndWhen({ row, phase, upcoming, place, now }: WhereAndWhenProps): ReactNode {
  const day = phase === 'charging' ? localDate(now, row.timezone) : row.date;
  const others = upcoming.filter(({ locationId, date }) => locationId === row.locationId && date === day);
  return (
    <div className="d-find mt-8">
      <PlaceDetails location={place.location} />
      <DayRibbon
        location={place.location}
        rules={place.context.rules}
        date={day}
        mine={[row, ...others]}
        now={now}
      />
    </div>
  );
}

function headline(row: OwnRow, phase: Phase, firstName: string | null, now: Date): string {
  const name = firstName || null;
  if (phase === 'charging')
    return name
      ? m.reservationsDashboard.youAreChargingName({ name })
      : m.reservationsDashboard.youAreCharging;
  if (phase === 'can_confirm')
    return name
      ? m.reservationsDashboard.yourChargerIsWaitingName({ name })
      : m.reservationsDashboard.yourChargerIsWaiting;
  if (phase === 'grace_expired')
    return name
      ? m.reservationsDashboard.theTimeToConfirmHasPassedName({ name })
      : m.reservationsDashboard.theTimeToConfirmHasPassed;
  const count = daysBetween(localDate(now, row.timezone), row.date);
  if (count === 0)
    return name
      ? m.reservationsDashboard.nextChargeTodayName({ name })
      : m.reservationsDashboard.nextChargeToday;
  if (count === 1)
    return name
      ? m.reservationsDashboard.nextChargeTomorrowName({ name })
      : m.reservationsDashboard.nextChargeTomorrow;
  return name
    ? m.reservationsDashboard.nextChargeInDaysName({ count, name })
    : m.reservationsDashboard.nextChargeInDays({ count });
}

const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** 'Today' or 'Mon, Nov 9', and the zone if its clocks differ from the viewer's. */
function dayLabel({ date, timezone, startsAt }: OwnRow, now: Date): string {
  const zone = differingZone(startsAt, timezone);
  return [formatNearDay(date, localDate(now, timezone)), zone].filter(Boolean).join(', ');
}

function Until({ row }: { row: OwnRow }): ReactNode {
  return <Rich of={m.reservationsDashboard.yoursUntil} time={<Time at={row.endsAt} zone={row.timezone} />} />;
}

/** The remaining time as the screen's figure: `1 h 52 min left`. */
function TimeLeft({ until, now }: { until: Date; now: Date }): ReactNode {
  const minutes = minutesUntil(until, now);
  const hours = Math.floor(minutes / 60);
  return (
    <p className="figure d-left">
      <Rich
        of={hours > 0 ? m.reservationsDashboard.hoursAndMinutesLeft : m.reservationsDashboard.minutesLeft}
        hours={hours}
        minutes={minutes % 60}
        unit={(it) => <span className="m">{it}</span>}
      />
    </p>
  );
}

type ClosedThenProps = {
  row: OwnRow;
  place: ChargingSessionPlace;
  /** Absent where the reservation cannot be changed any more. */
  acts?: { onEdit: (row: OwnRow) => void; onCancel: (row: OwnRow) => void } | false;
};

/** A warning if new opening hours have closed the location during a reservation, which stands all the same. */
function ClosedThen({ row, place, acts }: ClosedThenProps): ReactNode {
  const { name, timezone } = place.location;
  const week = place.context.weeklyHours;
  if (!week || isWithinHours(row, week, timezone)) return null;
  const open = openIntervals(row.date, week, timezone);
  return (
    <Notice
      tone="wait"
      sign={<TriangleAlert className="ic" aria-hidden="true" />}
      title={m.reservationsDashboard.theLocationIsClosedIn}
      action={
        acts && (
          <span className="notice-acts">
            <Button onClick={() => acts.onEdit(row)}>{m.reservationsDashboard.chooseAnotherTime}</Button>
            <Button look="quiet" onClick={() => acts.onCancel(row)}>
              {m.reservationsDashboard.cancelIt}
            </Button>
          </span>
        )
      }
    >
      {open.length > 0
        ? m.reservationsDashboard.theOpeningHoursHaveChanged({
            day: formatDay(row.date),
            name,
            hours: zonedPeriods(open, timezone, timezone),
          })
        : m.reservationsDashboard.theOpeningHoursHaveChangedOn({ day: formatDay(row.date), name })}
    </Notice>
  );
}
