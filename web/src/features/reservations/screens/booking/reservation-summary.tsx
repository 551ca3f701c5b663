import { m } from '@chargerota/messages';
import type { ReactNode } from 'react';
import { Failures } from '../../../../ui/failures.tsx';
import { useRootClass } from '../../../../ui/use-root-class.ts';
import { ClockRange } from '../../day/clock-text.tsx';
import { MiniRibbon } from '../../day/mini-ribbon.tsx';
import './reservation-summary.css';
import { formatNumber, formatDate, formatHour, hourInstant, hourLabel, hourNumber } from '@chargerota/domain';
import { differingZone, yourTimeSentence } from '../../../../lib/dates.ts';
import type { Member } from '../../member/member.ts';
import type { Booking, ReadyBooking } from './use-booking.ts';
import type { Chargers } from './use-chargers.ts';

/** The choices made so far; choices not yet made are undefined. */
export interface Choices {
  locationName?: string | undefined;
  /** `Tue, Nov 10` */
  date?: string | undefined;
  /** The location's zone, if its clocks differ from the viewer's on that date. */
  zone?: string | null | undefined;
  /** The same time in the viewer's zone, if its clocks differ. */
  yourTime?: string | null | undefined;
  slot?: { from: string; to: string; startHour: number; hours: number } | undefined;
  spot?: { spotNumber: string; powerKw: number; connector: string } | undefined;
  /** Either may be empty, because a profile may contain only the plate. */
  vehicle?: { name: string; plate: string } | undefined;
}

/**
 * The column beside the steps on wide screens, which stays in view. `guidelines` is the list of house rules below. On
 * phones it follows the steps and shows what the sheet leaves out: the vehicle and the guidelines.
 */
export function ReservationSummary(props: {
  choices: Choices;
  action: ReactNode;
  guidelines: readonly string[];
}) {
  const { locationName, date, zone, yourTime, slot, spot, vehicle } = props.choices;
  return (
    <aside className="summary" aria-label={m.reservationsBooking.reservationSummary} tabIndex={-1}>
      <h2>{m.reservationsBooking.reservationSummary}</h2>
      <p className="mt-16 medium mute">
        {date ? [date, zone].filter(Boolean).join(', ') : m.reservationsBooking.noDateYet}
      </p>
      <p className="fig fig-28">
        {slot ? (
          <ClockRange from={slot.from} to={slot.to} />
        ) : (
          <NotChosen>{m.reservationsBooking.noTimeYet}</NotChosen>
        )}
      </p>
      {yourTime && <p className="sm mute">{yourTime}</p>}
      <div className="sum-mini">
        <MiniRibbon startHour={slot?.startHour ?? 0} hours={slot?.hours ?? 0} tall />
        <div className="sum-mini-l xs mute fig" aria-hidden="true">
          <span>{hourLabel(0)}</span>
          <span>{hourNumber(6)}</span>
          <span>{hourLabel(12)}</span>
          <span>{hourNumber(18)}</span>
          <span>{hourLabel(24)}</span>
        </div>
      </div>
      <dl className="facts">
        <Fact name={m.common.location}>
          {locationName ?? <NotChosen>{m.reservationsBooking.chooseOne}</NotChosen>}
        </Fact>
        <Fact name={m.reservationsBooking.reservedCharger}>
          {spot ? (
            <>
              <span className="fig">{spot.spotNumber}</span>{' '}
              <span className="mute">
                {m.reservationsBooking.powerKwKWConnector({
                  powerKw: formatNumber(spot.powerKw),
                  connector: spot.connector,
                })}
              </span>
            </>
          ) : (
            <NotChosen>{m.reservationsBooking.noneYet}</NotChosen>
          )}
        </Fact>
        <Fact name={m.reservationsBooking.vehicle} className="sum-vehicle">
          {vehicle ? (
            <>
              {vehicle.name} {vehicle.plate && <span className="mute fig nowrap">{vehicle.plate}</span>}
            </>
          ) : (
            <NotChosen>{m.reservationsBooking.noneOnYourProfile}</NotChosen>
          )}
        </Fact>
        <Fact name={m.reservationsBooking.cost}>{m.reservationsBooking.costsNothing}</Fact>
      </dl>
      <Failures within=".summary" />
      <div className="mt-16">{props.action}</div>
      <div className="guide mt-24">
        <p className="sm strong">{m.reservationsBooking.bookingGuidelines}</p>
        <ul className="sm mute">
          {props.guidelines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

type SummarySheetProps = {
  choices: Choices;
  action: ReactNode;
  /** Why the next choice cannot be made. */
  obstacle?: string | undefined;
};

/** The sheet above the navigation on phones: one tick per step, and the button once it can be pressed. */
export function SummarySheet({ choices, action, obstacle }: SummarySheetProps) {
  useRootClass('has-summary-sheet');
  const { locationName, date, zone, slot, spot } = choices;
  const steps = [locationName, date, slot, spot];
  const done = steps.filter(Boolean).length;
  const next = [
    m.reservationsBooking.chooseALocation,
    m.reservationsBooking.chooseADate,
    m.reservationsBooking.chooseATime,
    m.reservationsBooking.chooseACharger,
  ][steps.findIndex((step) => !step)];
  // The zone stands with the date: beside the hours it would wrap into a line of its own.
  const details = [
    slot && date,
    slot && zone,
    spot && m.common.chargerSpotNumber({ spotNumber: spot.spotNumber }),
    spot ? m.reservationsBooking.costsNothing : (obstacle ?? next),
  ];
  return (
    <section className="sheet" aria-label={m.reservationsBooking.reservationSummary} tabIndex={-1}>
      <div className="sheet-prog" aria-hidden="true">
        {steps.map((step, index) => (
          <i key={index} className={step ? 'is-done' : undefined} />
        ))}
      </div>
      <p className="vh">{m.reservationsBooking.doneOf4StepsDone({ done })}</p>
      <Failures within=".sheet" />
      <div className="tall row ends gap-16">
        <div className="sheet-t shrink">
          <p className="strong">
            {slot ? (
              <ClockRange from={slot.from} to={slot.to} />
            ) : (
              (date ?? locationName ?? m.reservationsBooking.yourReservation)
            )}
          </p>
          <p className="sm mute">{details.filter(Boolean).join(' · ')}</p>
        </div>
        {action}
      </div>
    </section>
  );
}

function Fact({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function NotChosen({ children }: { children: ReactNode }) {
  return <span className="mute sum-open">{children}</span>;
}

/** For people with a keyboard who accept the suggested choices: skips the steps, to the summary that is shown. */
export function SkipToSummary() {
  const skip = (): void => {
    const summaries = [...document.querySelectorAll<HTMLElement>('main :is(.summary, .sheet)')];
    summaries.find((summary) => summary.checkVisibility())?.focus();
  };
  return (
    <button type="button" className="skip-link btn btn-primary" onClick={skip}>
      {m.reservationsBooking.skipToTheSummary}
    </button>
  );
}

/** The next open choice, as the sentence beside the button; null if there is none. */
export function missingChoice({ selection }: Booking, chargers: Chargers): string | null {
  if (selection.date === null) return m.reservationsBooking.dateIsMissing;
  if (selection.startHour === null) return m.reservationsBooking.startIsMissing;
  if (selection.hours === null) return m.reservationsBooking.durationIsMissing;
  return chargers.spot ? null : m.reservationsBooking.chargerIsMissing;
}

export function choicesOf(
  member: Member,
  { selection, location }: ReadyBooking,
  chargers: Chargers,
): Choices {
  const { date, startHour, hours } = selection;
  return {
    ...vehicleChoice(member),
    locationName: location.name,
    ...(date && {
      date: formatDate(date),
      zone: differingZone(hourInstant(date, 12, location.timezone).instant, location.timezone),
    }),
    ...(startHour !== null &&
      hours !== null && {
        slot: { from: formatHour(startHour), to: formatHour((startHour + hours) % 24), startHour, hours },
        yourTime:
          date &&
          yourTimeSentence(hourInstant(date, startHour, location.timezone).instant, location.timezone),
      }),
    ...(chargers.spot && { spot: chargers.spot }),
  };
}

export function vehicleChoice({ user }: Member): Choices {
  const name = [user.vehicleMake, user.vehicleModel].filter(Boolean).join(' ');
  const plate = user.licensePlate ?? '';
  return name || plate ? { vehicle: { name, plate } } : {};
}
