// What can be done about the reservation that is next, by its phase.
import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { arrivalWindow, localDate } from '@chargerota/domain';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsArrivalInTime, useIsArrivalPending } from '../../../../lib/pending/arrivals.ts';
import { reportPath } from '../../../../lib/paths.ts';
import { shortLength, spokenTimeLeft, timeLeft } from '../../../../lib/time-left.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Time } from '../../../../ui/time.tsx';
import { AddToCalendar } from '../../../calendar/add-to-calendar.tsx';
import { ChargingSessionActs, SomebodyWaits } from '../../actions/charging-session-acts.tsx';
import { useExtensionLimit } from '../../actions/use-extension-limit.ts';
import type { ExtensionLimit, ChargingSessionPlace } from '../../actions/use-extension-limit.ts';
import type { ReservationActions } from '../../actions/use-reservation-actions.tsx';
import type { OwnRow } from '../../member/own-rows.ts';
import { ArrivalWaits, ConfirmOrWait } from '../../pending/pending-arrival.tsx';
import './next-acts.css';

export const minutesUntil = (instant: Date, now: Date): number =>
  Math.max(0, Math.ceil((instant.getTime() - now.getTime()) / 60_000));

const secondsUntil = (instant: Date, now: Date): number =>
  Math.max(0, Math.ceil((instant.getTime() - now.getTime()) / 1000));

type ActionProps = { row: OwnRow; actions: ReservationActions };
/** Whether the charger is released if the grace period ends without an arrival. */
type GraceProps = ActionProps & { isReleasedIfLate: boolean };

export function ConfirmArrival({ row, isReleasedIfLate, actions }: GraceProps): ReactNode {
  const { opensAt, closesAt } = arrivalWindow(row, row.location.organization.noShowGracePeriodMinutes);
  const secondsLeft = secondsUntil(closesAt, useNow(1000));
  return (
    <>
      <GraceCountdown secondsLeft={secondsLeft}>
        <Rich
          of={
            isReleasedIfLate
              ? m.reservationsDashboard.leftToConfirmYourArrival
              : m.reservationsDashboard.leftToConfirmYourArrivalUntil
          }
          time={<Time at={closesAt} zone={row.timezone} />}
        />
      </GraceCountdown>
      <MinuteScale
        totalMinutes={(closesAt.getTime() - opensAt.getTime()) / 60_000}
        secondsLeft={secondsLeft}
      />
      <ConfirmOrWait row={row} actions={actions} className="mt-16">
        <Check className="ic" aria-hidden="true" />
        {m.common.confirmArrival}
      </ConfirmOrWait>
      <Alternatives row={row} actions={actions}>
        <ReportProblem row={row} />
      </Alternatives>
    </>
  );
}

/** In the current organization, whose rules and line are known. */
export const ChargingHere = ({
  row,
  place,
  actions,
}: ActionProps & { place: ChargingSessionPlace }): ReactNode => (
  <Charging row={row} actions={actions} limit={useExtensionLimit(row, place)} />
);

export function Charging({ row, actions, limit }: ActionProps & { limit: ExtensionLimit | null }): ReactNode {
  const totalMinutes = (row.endsAt.getTime() - row.startsAt.getTime()) / 60_000;
  const isWaitedFor = limit?.isWaitedFor === true;
  return (
    <>
      {useIsArrivalInTime(row.id) && (
        <p className="mb-12 pretty sm strong">{m.reservationsDashboard.yourArrivalWasConfirmedIn}</p>
      )}
      <p className="mb-12 pretty sm mute">
        <Rich
          of={m.reservationsDashboard.chargingSince}
          time={<Time at={row.arrivedAt ?? row.startsAt} zone={row.timezone} />}
        />
        {!isWaitedFor && ` ${m.reservationsDashboard.doneEarlyReleaseItFor}`}
      </p>
      <SomebodyWaits limit={limit} />
      <MinuteScale totalMinutes={totalMinutes} secondsLeft={secondsUntil(row.endsAt, useNow())} harmless />
      <div className="mt-16">
        <ChargingSessionActs row={row} limit={limit} actions={actions} />
      </div>
      <div className="d-alt line sm">
        <ReportProblem row={row} />
      </div>
    </>
  );
}

export function Coming({ row, isReleasedIfLate, now, actions }: GraceProps & { now: Date }): ReactNode {
  const { opensAt, closesAt } = arrivalWindow(row, row.location.organization.noShowGracePeriodMinutes);
  const isToday = row.date === localDate(now, row.timezone);
  return (
    <>
      <p className="d-soon line mid gap-4-12 mb-16">
        {isToday && <span className="fig fig-28">{shortLength(minutesUntil(opensAt, now))}</span>}
        <span className="sm mute">
          <Rich
            of={
              isToday
                ? m.reservationsDashboard.untilItStarts
                : isReleasedIfLate
                  ? m.reservationsDashboard.confirmOnThatDayOrElse
                  : m.reservationsDashboard.confirmOnThatDay
            }
            from={<Time at={opensAt} zone={row.timezone} bare />}
            to={<Time at={closesAt} zone={row.timezone} />}
          />
        </span>
      </p>
      {actions.canChange(row) && (
        <Button large block onClick={() => actions.onEdit(row)}>
          {m.common.edit}
        </Button>
      )}
      <div className="d-alt line sm">
        <Button look="quiet" onClick={() => actions.onCancel(row)}>
          {m.reservationsDashboard.cancelReservation}
        </Button>
        <AddToCalendar reservation={row} look="quiet" />
      </div>
    </>
  );
}

export function GraceExpired({ row, actions }: ActionProps): ReactNode {
  const { closesAt } = arrivalWindow(row, row.location.organization.noShowGracePeriodMinutes);
  return (
    <>
      <p className="stack gap-2 mb-12 pretty">
        <b className="strong loss">{m.reservationsDashboard.gracePeriodExpired}</b>
        <span className="sm mute">
          <Rich
            of={m.reservationsDashboard.arrivalCouldBeConfirmedUntil}
            time={<Time at={closesAt} zone={row.timezone} />}
          />
        </span>
      </p>
      {useIsArrivalPending(row.id) && <ArrivalWaits />}
      <Alternatives row={row} actions={actions} />
    </>
  );
}

const ReportProblem = ({ row }: { row: OwnRow }): ReactNode => (
  <ButtonLink look="quiet" href={reportPath(row.spotId)}>
    {m.reservationsDashboard.reportAProblem}
  </ButtonLink>
);

function Alternatives({ row, actions, children }: ActionProps & { children?: ReactNode }): ReactNode {
  return (
    <div className="d-alt line sm">
      {actions.canChange(row) && (
        <Button look="quiet" onClick={() => actions.onEdit(row)}>
          {m.common.edit}
        </Button>
      )}
      <Button look="quiet" onClick={() => actions.onCancel(row)}>
        {m.reservationsDashboard.cancelReservation}
      </Button>
      {children}
    </div>
  );
}

/** At or below this number of minutes, the remaining time turns red. */
const LOW_MINUTES = 15;
/** More ticks than this cannot be told apart on a phone, so each tick then stands for several minutes. */
const MOST_TICKS = 60;

interface MinuteScaleProps {
  totalMinutes: number;
  secondsLeft: number;
  /** True if nothing is lost at the end, for example of a charging session under way; then it never turns red. */
  harmless?: boolean;
}

/** One tick per minute; past minutes are short and grey. */
function MinuteScale({ totalMinutes, secondsLeft, harmless = false }: MinuteScaleProps) {
  const perTick = Math.ceil(totalMinutes / MOST_TICKS);
  const ticks = Math.ceil(totalMinutes / perTick);
  const lit = Math.ceil(secondsLeft / 60 / perTick);
  return (
    <div className={isLow(secondsLeft) && !harmless ? 'minutes is-low' : 'minutes'} aria-hidden="true">
      {Array.from({ length: ticks }, (_, index) => (
        <i key={index} className={index >= ticks - lit ? 'is-lit' : undefined} />
      ))}
    </div>
  );
}

interface CountdownProps {
  secondsLeft: number;
  harmless?: boolean;
  /** What happens at the end, e.g. `left to confirm your arrival. The charger is released at 10:30 AM`. */
  children: ReactNode;
}

/** The remaining time as a figure, `21 min 46 s` or `1 h 52 min`, with what happens at its end beside it. */
function GraceCountdown({ secondsLeft, harmless = false, children }: CountdownProps) {
  return (
    <p className={isLow(secondsLeft) && !harmless ? 'grace row gap-12 is-low' : 'grace row gap-12'}>
      <span className="fig fig-28" aria-hidden="true">
        {timeLeft(secondsLeft)}
      </span>
      <span className="vh" role="timer">
        {spokenTimeLeft(secondsLeft)}
      </span>
      <span className="sm mute">{children}</span>
    </p>
  );
}

function isLow(secondsLeft: number): boolean {
  return secondsLeft <= LOW_MINUTES * 60;
}
