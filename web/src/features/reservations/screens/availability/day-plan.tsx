import { m } from '@chargerota/messages';
import { formatNumber, describeHoursOn, formatTime, openIntervals } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { formatDayOf, labelThere } from '../../../../lib/dates.ts';
import { useRootClass } from '../../../../ui/use-root-class.ts';
import { weekOf } from '../../../locations/api.ts';
import type { LocationDay } from './location-day.ts';
import './day-plan.css';
import type { Period } from '@chargerota/domain';
import { heldWords } from '../../day/charger-words.ts';
import { isBookingState } from './grid/grid-model.ts';
import type { Grid, GridBar, GridSpot } from './grid/grid-model.ts';

type DayPlanProps = { organization: string; days: readonly LocationDay[]; now: Date };

/** The day of each location on sheets of its own, for paper alone. */
export function DayPlan({ organization, days, now }: DayPlanProps): ReactNode {
  useRootClass('has-day-plan');
  return (
    <div className="day-plan">
      {days.map((day) => (
        <Sheet key={day.location.id} organization={organization} day={day} now={now} />
      ))}
    </div>
  );
}

function Sheet({ organization, day, now }: { organization: string; day: LocationDay; now: Date }): ReactNode {
  const { location, date, grid, columns, isOpen } = day;
  const start = columns[0]?.startsAt ?? now;
  const rows = planRows(grid, location.timezone, openIntervals(date, weekOf(location), location.timezone));
  const isNeeded = isOpen || rows.some(({ entries }) => entries.some(({ who }) => who));
  const dayText = formatDayOf(start, location.timezone);
  return (
    <section className="dp-sheet">
      <header>
        <p>{organization}</p>
        <h1>{location.name}</h1>
        <p className="dp-day">{labelThere(`${dayText}, ${date.slice(0, 4)}`, start, location.timezone)}</p>
        {isNeeded && (
          <p>
            {m.reservationsAvailability.hoursOfTheDay({ hours: describeHoursOn(date, weekOf(location)) })}
          </p>
        )}
      </header>
      {isNeeded ? (
        <table>
          <thead>
            <tr>
              <th scope="col">{m.common.charger}</th>
              <th scope="col">{m.reservationsAvailability.reservations}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.spot.id} row={row} />
            ))}
          </tbody>
        </table>
      ) : (
        <p>{m.reservationsAvailability.closedThatDay}</p>
      )}
      <footer>
        {m.reservationsAvailability.printedDayTimeLaterChanges({
          day: formatDayOf(now, location.timezone),
          time: formatTime(now, location.timezone),
        })}
      </footer>
    </section>
  );
}

const Row = ({ row: { spot, entries } }: { row: PlanRow }): ReactNode => (
  <tr>
    <th scope="row">
      <b>{spot.spotNumber}</b>
      <span>
        {m.reservationsAvailability.powerKW({ power: formatNumber(spot.powerKw) })}, {spot.connector}
      </span>
      {spot.reported && <span>{spot.reported}</span>}
    </th>
    <td>
      {entries.length === 0 &&
        (spot.isActive ? m.reservationsAvailability.noReservations : <i>{IN_MAINTENANCE}</i>)}
      {entries.map(({ key, time, who, note }) => (
        <p key={key} className="dp-entry">
          <b>{time}</b>{' '}
          <span>
            {who}
            {who && note && ', '}
            {note && <i>{note}</i>}
          </span>
        </p>
      ))}
    </td>
  </tr>
);

type PlanEntry = {
  key: string;
  time: string;
  who: string;
  /** Said of the entry in other letters than a name: `Charger in maintenance`, `outside the hours`. */
  note: string | null;
};
export type PlanRow = { spot: GridSpot; entries: PlanEntry[] };

/** Each charger with what occupies it that day, in order; names as far as the screen shows them. */
export const planRows = (
  { rows }: Pick<Grid, 'rows'>,
  timeZone: string,
  open: readonly Period[],
): PlanRow[] =>
  rows.map(({ spot, bars }) => ({
    spot,
    entries: bars
      .filter(({ state }) => isBookingState(state))
      .map((bar) => ({
        key: `${+bar.startsAt}`,
        time: timeOf(bar, timeZone),
        who: whoOf(bar),
        note: noteOf(bar, open),
      })),
  }));

/** The shortest day, on which clocks leave out an hour. */
const WHOLE_DAY_MS = 23 * 3_600_000;

const timeOf = ({ startsAt, endsAt }: GridBar, timeZone: string): string =>
  +endsAt - +startsAt >= WHOLE_DAY_MS
    ? m.reservationsAvailability.allDay
    : `${formatTime(startsAt, timeZone)} – ${formatTime(endsAt, timeZone)}`;

const IN_MAINTENANCE = m.reservationsAvailability.chargerInMaintenance;

/** Reservations stay when the hours change: whoever locks the gate reads which lie outside. */
function noteOf({ state, startsAt, endsAt, booking }: GridBar, open: readonly Period[]): string | null {
  if (booking?.closedFor) return m.reservationsAvailability.closedForReason({ reason: booking.closedFor });
  if (state === 'maintenance') return IN_MAINTENANCE;
  return open.some((each) => each.startsAt <= startsAt && endsAt <= each.endsAt)
    ? null
    : m.reservationsAvailability.outsideTheOpeningHours;
}

function whoOf({ state, booking }: GridBar): string {
  if (state === 'maintenance') return '';
  if (state === 'held') return booking?.held ? heldWords(booking.held) : m.common.held;
  return (
    booking?.name ??
    (state === 'mine' ? m.reservationsAvailability.yours : m.reservationsAvailability.occupied)
  );
}
