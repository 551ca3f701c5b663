import { m } from '@chargerota/messages';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../../lib/paths.ts';
import { Badge } from '../../../../ui/badge.tsx';
import type { Tone } from '../../../../ui/badge.tsx';
import { Section } from '../../../../ui/page.tsx';
import { ListTimeRange } from '../../../../ui/time.tsx';
import { bookingSearch } from '../../choosing/booking-link.ts';
import type { BookingLink } from '../../choosing/booking-link.ts';
import { dayAndHours, type OwnRow } from '../../member/own-rows.ts';
import { nearDay, Where } from './upcoming-panel.tsx';
import {
  addDays,
  bookingWindow,
  dateChoice,
  evaluateBooking,
  localDate,
  weekdayOf,
} from '@chargerota/domain';
import type { BookingContext, LocalDate, ViolationCode } from '@chargerota/domain';

const SHOWN = 3;

const BADGES: Readonly<Partial<Record<OwnRow['status'], readonly [Tone, string]>>> = {
  arrived: ['ok', m.reservationsDashboard.arrived],
  cancelled: ['off', m.reservationsDashboard.cancelled],
  no_show: ['loss', m.reservationsDashboard.noShow],
  // Past and without an arrival, in an organization that doesn't mark no-shows.
  confirmed: ['off', m.reservationsDashboard.notConfirmed],
};

type RecentActivityProps = {
  rows: readonly OwnRow[];
  /** The reservation that a link leads to; it is shown, however old, and marked. */
  asked: string | null;
  /** Where the same hours can be booked once more; null where they can't. */
  againOf: (row: OwnRow) => BookingLink | null;
  now: Date;
};

/** The latest of the member's past and cancelled reservations. */
export function RecentActivity({ rows, asked, againOf, now }: RecentActivityProps): ReactNode {
  return (
    <Section title={m.reservationsDashboard.recentActivity}>
      {rows.length === 0 ? (
        <p className="mute">{m.reservationsDashboard.yourLatestSessionsAreListed}</p>
      ) : (
        <ul className="rows">
          {rows
            .filter(({ id }, index) => index < SHOWN || id === asked)
            .map((row) => (
              <ActivityRow key={row.id} row={row} isAsked={row.id === asked} again={againOf(row)} now={now} />
            ))}
        </ul>
      )}
    </Section>
  );
}

type ActivityRowProps = { row: OwnRow; isAsked: boolean; again: BookingLink | null; now: Date };

function ActivityRow({ row, isAsked, again, now }: ActivityRowProps): ReactNode {
  const [tone, word] = BADGES[row.status] ?? ['off', m.reservationsDashboard.expired];
  return (
    <li
      className={isAsked ? 'u-row is-past is-asked' : 'u-row is-past'}
      data-reservation={row.id}
      tabIndex={-1}
    >
      <span className="u-date">{nearDay(row, now)}</span>
      <span className="u-time">
        <ListTimeRange from={row.startsAt} to={row.endsAt} zone={row.timezone} />
      </span>
      <Where row={row} />
      <span className="u-badge">
        <Badge tone={tone}>{word}</Badge>
      </span>
      {again && (
        <span className="u-again sm">
          <Link
            className="link"
            href={`${paths.booking}${bookingSearch(again)}`}
            aria-label={m.reservationsDashboard.bookAgainAsOnDay({ day: dayAndHours(row) })}
          >
            {m.reservationsDashboard.bookAgain}
          </Link>
        </span>
      )}
    </li>
  );
}

/** Of the member's own reservations. */
const IN_THE_WAY: ReadonlySet<ViolationCode> = new Set(['own_overlap', 'consecutive']);

type Over = { locationId: string; spotId: string; date: LocalDate; timeSlot: string };

/**
 * The same hours at the same location on the next such weekday that can be booked and on which the member has nothing in
 * the way, else on the next such day; null if no day can be booked. Today is left out: its hours may be past. The same
 * charger is taken if it is free.
 */
export function bookAgain(
  { locationId, spotId, date, timeSlot }: Over,
  context: BookingContext,
): BookingLink | null {
  const today = localDate(context.now, context.timezone);
  const { last } = bookingWindow(today, context.rules);
  const days: LocalDate[] = [];
  for (let day = addDays(today, 1); day <= last; day = addDays(day, 1)) days.push(day);
  const isSuch = (day: LocalDate): boolean => weekdayOf(day) === weekdayOf(date);
  const isOpen = (day: LocalDate): boolean => dateChoice(day, context).available;
  // A list asks for each of its rows: a day is judged only once nothing earlier fits.
  const isFree = (day: LocalDate): boolean =>
    isOpen(day) &&
    !evaluateBooking({ date: day, timeSlot }, context).violations.some(({ code }) => IN_THE_WAY.has(code));
  const next = days.find((day) => isSuch(day) && isFree(day)) ?? days.find(isFree) ?? days.find(isOpen);
  if (next === undefined) return null;
  const skipped = days.find((day) => day < next && isSuch(day) && isOpen(day));
  return { location: locationId, date: next, slot: timeSlot, rather: spotId, ...(skipped && { skipped }) };
}
