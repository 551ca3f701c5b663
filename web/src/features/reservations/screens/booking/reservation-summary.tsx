import type { ReactNode } from 'react';
import { Failures } from '../../../../ui/failures.tsx';
import { useRootClass } from '../../../../ui/use-root-class.ts';
import { ClockRange } from '../../day/clock-text.tsx';
import { MiniRibbon } from '../../day/mini-ribbon.tsx';
import './reservation-summary.css';
import { formatDate, formatHour, hourInstant, hourLabel, hourNumber } from '@chargerota/domain';
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
    <aside className="summary" aria-label="Reservation Summary" tabIndex={-1}>
      <h2>Reservation Summary</h2>
      <p className="mt-16 medium mute">{date ? [date, zone].filter(Boolean).join(', ') : 'No date yet'}</p>
      <p className="fig fig-28">
        {slot ? <ClockRange from={slot.from} to={slot.to} /> : <NotChosen>No time yet</NotChosen>}
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
        <Fact name="Location">{locationName ?? <NotChosen>Choose one</NotChosen>}</Fact>
        <Fact name="Reserved charger">
          {spot ? (
            <>
              <span className="fig">{spot.spotNumber}</span>{' '}
              <span className="mute">
                {spot.powerKw} kW, {spot.connector}
              </span>
            </>
          ) : (
            <NotChosen>None yet</NotChosen>
          )}
        </Fact>
        <Fact name="Vehicle" className="sum-vehicle">
          {vehicle ? (
            <>
              {vehicle.name} {vehicle.plate && <span className="mute fig nowrap">{vehicle.plate}</span>}
            </>
          ) : (
            <NotChosen>None on your profile</NotChosen>
          )}
        </Fact>
        <Fact name="Cost">FREE</Fact>
      </dl>
      <Failures within=".summary" />
      <div className="mt-16">{props.action}</div>
      <div className="guide mt-24">
        <p className="sm strong">Booking Guidelines</p>
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
  const next = ['Choose a location', 'Choose a date', 'Choose a time', 'Choose a charger'][
    steps.findIndex((step) => !step)
  ];
  // The zone stands with the date: beside the hours it would wrap into a line of its own.
  const details = [
    slot && date,
    slot && zone,
    spot && `Charger ${spot.spotNumber}`,
    spot ? 'FREE' : (obstacle ?? next),
  ];
  return (
    <section className="sheet" aria-label="Reservation Summary" tabIndex={-1}>
      <div className="sheet-prog" aria-hidden="true">
        {steps.map((step, index) => (
          <i key={index} className={step ? 'is-done' : undefined} />
        ))}
      </div>
      <p className="vh">{done} of 4 steps done</p>
      <Failures within=".sheet" />
      <div className="tall row ends gap-16">
        <div className="sheet-t shrink">
          <p className="strong">
            {slot ? (
              <ClockRange from={slot.from} to={slot.to} />
            ) : (
              (date ?? locationName ?? 'Your reservation')
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
      Skip to the summary
    </button>
  );
}

/** The next open choice, as the sentence beside the button; null if there is none. */
export function missingChoice({ selection }: Booking, chargers: Chargers): string | null {
  if (selection.date === null) return 'Choose a date.';
  if (selection.startHour === null) return 'Choose a start.';
  if (selection.hours === null) return 'Choose a duration.';
  return chargers.spot ? null : 'Choose a charger.';
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
