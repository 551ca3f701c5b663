import { arrivalWindow, localDate } from '@chargerota/domain';
import type { LocalDate } from '@chargerota/domain';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { differingZone, formatNearDay } from '../../../../lib/dates.ts';
import { useJustChanged } from '../../../../lib/use-just-changed.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { reportPath } from '../../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Failures } from '../../../../ui/failures.tsx';
import { Figure, FigureRange, Time } from '../../../../ui/time.tsx';
import { useIsArrivalInTime, useIsArrivalKept } from '../../../../lib/kept/arrivals.ts';
import { AddToCalendar } from '../../../calendar/add-to-calendar.tsx';
import { ArrivalWaits } from '../../arrival/arrival-waits.tsx';
import { ConfirmOrWait } from '../../arrival/confirm-or-wait.tsx';
import { SomebodyWaits } from '../../components/charging-note.tsx';
import { SessionActs } from '../../components/session-acts.tsx';
import { GraceCountdown, MinuteScale } from '../../components/minute-scale.tsx';
import { shortLength } from '../../components/time-left.ts';
import { isLongNumber } from '../../components/spot-number.ts';
import { PlaceDetails } from '../../../locations/place/place-details.tsx';
import { plugWords } from '../../../locations/words.ts';
import { sessionActs, useStay } from '../../use-stay.ts';
import type { SessionPlace, Stay } from '../../use-stay.ts';
import { ClosedThen } from './closed-then.tsx';
import { DayBand } from './day-band.tsx';
import { HEADING_ID } from './heading.ts';
import { MoveAway } from './move-away.tsx';
import type { OwnRow, Phase } from './own-rows.ts';

export interface ReservationActions {
  onEdit: (row: OwnRow) => void;
  onCancel: (row: OwnRow) => void;
  onExtend: (row: OwnRow) => void;
  onRelease: (row: OwnRow) => void;
  onConfirm: (row: OwnRow) => void;
  isConfirming: boolean;
  /** True if the reservation's location is known, so that the rules can say how it may change. */
  canChange: (row: OwnRow) => boolean;
}

type CurrentOrNextProps = {
  row: OwnRow;
  phase: Phase;
  firstName: string | null;
  /** Undefined for a reservation in another organization. */
  place: SessionPlace | undefined;
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
    <section className="d-hero" aria-labelledby={HEADING_ID} data-reservation={row.id}>
      <h1 id={HEADING_ID} tabIndex={-1}>
        {headline(row, phase, firstName, now)}
      </h1>
      {place && <ClosedThen row={row} place={place} acts={phase === 'coming' && actions} />}
      <div className="d-figs">
        <div className="d-time">
          <p className="d-lab">{isCharging ? <Until row={row} /> : dayLabel(row, now)}</p>
          {isCharging ? (
            <TimeLeft until={row.endsAt} now={now} />
          ) : (
            <FigureRange from={row.startsAt} to={row.endsAt} zone={timezone} />
          )}
          {/* The place is known only in the chosen organization; elsewhere the organization is named. */}
          <p className="d-sub">{place ? location.name : `${location.name}, ${location.organization.name}`}</p>
        </div>
        <div className={isLongNumber(spot.spotNumber) ? 'd-no is-long' : 'd-no'}>
          <p className="d-lab">Charger</p>
          <Figure>{spot.spotNumber}</Figure>
          <p className="d-sub">
            {spot.powerOutput} kW<span className="wide"> · {plugWords(spot)}</span>
          </p>
        </div>
        <div className="d-act" data-just-changed={hasJustChanged || undefined}>
          {place && (isCharging || phase === 'can_confirm') && <MoveAway row={row} />}
          {isCharging &&
            (place ? (
              <ChargingHere row={row} place={place} actions={actions} />
            ) : (
              <Charging row={row} actions={actions} stay={null} />
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
  place: SessionPlace;
  now: Date;
};

/** Where the charger is, and the day around the reservation. */
export function WhereAndWhen({ row, phase, upcoming, place, now }: WhereAndWhenProps): ReactNode {
  const day = phase === 'charging' ? localDate(now, row.timezone) : row.date;
  const others = upcoming.filter(({ locationId, date }) => locationId === row.locationId && date === day);
  return (
    <div className="d-find">
      <PlaceDetails location={place.location} />
      <DayBand
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
  const name = firstName ? `, ${firstName}.` : '.';
  if (phase === 'charging') return `You are charging${name}`;
  if (phase === 'can_confirm') return `Your charger is waiting${name}`;
  if (phase === 'grace_expired') return `The time to confirm has passed${name}`;
  const days = daysBetween(localDate(now, row.timezone), row.date);
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
  return `Your next charge is ${when}${name}`;
}

const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** 'Today' or 'Mon, Nov 9', and the zone if its clocks differ from the viewer's. */
function dayLabel({ date, timezone, startsAt }: OwnRow, now: Date): string {
  const zone = differingZone(startsAt, timezone);
  return [formatNearDay(date, localDate(now, timezone)), zone].filter(Boolean).join(', ');
}

function Until({ row }: { row: OwnRow }): ReactNode {
  return (
    <>
      Yours until <Time at={row.endsAt} zone={row.timezone} />
    </>
  );
}

const minutesUntil = (instant: Date, now: Date): number =>
  Math.max(0, Math.ceil((instant.getTime() - now.getTime()) / 60_000));

const secondsUntil = (instant: Date, now: Date): number =>
  Math.max(0, Math.ceil((instant.getTime() - now.getTime()) / 1000));

/** The remaining time as the screen's figure: `1 h 52 min left`. */
function TimeLeft({ until, now }: { until: Date; now: Date }): ReactNode {
  const minutes = minutesUntil(until, now);
  const hours = Math.floor(minutes / 60);
  return (
    <p className="figure d-left">
      {hours > 0 && (
        <>
          {hours}
          <span className="m"> h </span>
        </>
      )}
      {minutes % 60}
      <span className="m"> min left</span>
    </p>
  );
}

type ActionProps = { row: OwnRow; actions: ReservationActions };
/** Whether the charger is released if the grace period ends without an arrival. */
type GraceProps = ActionProps & { isReleasedIfLate: boolean };

function ConfirmArrival({ row, isReleasedIfLate, actions }: GraceProps): ReactNode {
  const { opensAt, closesAt } = arrivalWindow(row, row.location.organization.noShowGracePeriodMinutes);
  const secondsLeft = secondsUntil(closesAt, useNow(1000));
  return (
    <>
      <GraceCountdown secondsLeft={secondsLeft}>
        {isReleasedIfLate
          ? 'left to confirm your arrival. The charger is released at '
          : 'left to confirm your arrival, until '}
        <Time at={closesAt} zone={row.timezone} />
      </GraceCountdown>
      <MinuteScale
        totalMinutes={(closesAt.getTime() - opensAt.getTime()) / 60_000}
        secondsLeft={secondsLeft}
      />
      <ConfirmOrWait row={row} actions={actions} className="d-main">
        <Check className="ic" aria-hidden="true" />
        Confirm arrival
      </ConfirmOrWait>
      <Alternatives row={row} actions={actions}>
        <ReportProblem row={row} />
      </Alternatives>
    </>
  );
}

/** In the current organization, whose rules and line are known. */
const ChargingHere = ({ row, place, actions }: ActionProps & { place: SessionPlace }): ReactNode => (
  <Charging row={row} actions={actions} stay={useStay(row, place)} />
);

function Charging({ row, actions, stay }: ActionProps & { stay: Stay | null }): ReactNode {
  const totalMinutes = (row.endsAt.getTime() - row.startsAt.getTime()) / 60_000;
  const isWaitedFor = stay?.isWaitedFor === true;
  return (
    <>
      {useIsArrivalInTime(row.id) && <p className="d-say sm strong">Your arrival was confirmed in time.</p>}
      <p className="d-say sm mute">
        Charging since <Time at={row.arrivedAt ?? row.startsAt} zone={row.timezone} />.
        {!isWaitedFor && ' Done early? Release it for the next person.'}
      </p>
      <SomebodyWaits stay={stay} />
      <MinuteScale totalMinutes={totalMinutes} secondsLeft={secondsUntil(row.endsAt, useNow())} harmless />
      <div className="d-main">
        <SessionActs stay={stay} acts={sessionActs(stay, row, actions)} />
      </div>
      <div className="d-alt">
        <ReportProblem row={row} />
      </div>
    </>
  );
}

function Coming({ row, isReleasedIfLate, now, actions }: GraceProps & { now: Date }): ReactNode {
  const { opensAt, closesAt } = arrivalWindow(row, row.location.organization.noShowGracePeriodMinutes);
  const isToday = row.date === localDate(now, row.timezone);
  return (
    <>
      <p className="d-soon">
        {isToday && <span className="fig fig-28">{shortLength(minutesUntil(opensAt, now))}</span>}
        <span className="sm mute">
          {isToday ? 'until it starts. Confirm your arrival between ' : 'Confirm your arrival between '}
          <Time at={opensAt} zone={row.timezone} bare /> and <Time at={closesAt} zone={row.timezone} />
          {isToday ? '' : ' on that day'}
          {isToday || !isReleasedIfLate ? '.' : ', or the charger goes to somebody else.'}
        </span>
      </p>
      {actions.canChange(row) && (
        <Button large block onClick={() => actions.onEdit(row)}>
          Edit
        </Button>
      )}
      <div className="d-alt">
        <Button look="quiet" onClick={() => actions.onCancel(row)}>
          Cancel reservation
        </Button>
        <AddToCalendar reservation={row} look="quiet" />
      </div>
    </>
  );
}

function GraceExpired({ row, actions }: ActionProps): ReactNode {
  const { closesAt } = arrivalWindow(row, row.location.organization.noShowGracePeriodMinutes);
  return (
    <>
      <p className="d-say">
        <b className="strong d-lost">Grace period expired</b>
        <span className="sm mute">
          Arrival could be confirmed until <Time at={closesAt} zone={row.timezone} />.
        </span>
      </p>
      {useIsArrivalKept(row.id) && <ArrivalWaits />}
      <Alternatives row={row} actions={actions} />
    </>
  );
}

const ReportProblem = ({ row }: { row: OwnRow }): ReactNode => (
  <ButtonLink look="quiet" href={reportPath(row.spotId)}>
    Report a problem
  </ButtonLink>
);

function Alternatives({ row, actions, children }: ActionProps & { children?: ReactNode }): ReactNode {
  return (
    <div className="d-alt">
      {actions.canChange(row) && (
        <Button look="quiet" onClick={() => actions.onEdit(row)}>
          Edit
        </Button>
      )}
      <Button look="quiet" onClick={() => actions.onCancel(row)}>
        Cancel reservation
      </Button>
      {children}
    </div>
  );
}
