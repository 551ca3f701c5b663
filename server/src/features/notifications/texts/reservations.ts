import { formatDate, isOpenAt, localDate, openIntervals, openUntil, zonedPeriods } from '@chargerota/domain';
import * as z from 'zod';
import { reservationsEnded as endedMail } from './reservations-ended.ts';
import type { NotificationText } from '../channel.ts';
import type { NotifiedReservation, NotificationFacts } from '../facts.ts';
import {
  arrivalUntil,
  greeting,
  HAS_ARRIVED,
  hoursFigure,
  reservationPath,
  shortName,
  timeAt,
  whenOf,
  wordsAboutReservation,
  wordsOf,
} from './words.ts';

// Confirmations of the member's own changes. They describe the present state: a change that was undone is not sent.

export const reservationConfirmed = wordsAboutReservation((reservation, facts) =>
  standing(reservation, facts, {
    title: `Charger ${reservation.spotNumber} is reserved for you`,
    subject: `Charger ${reservation.spotNumber} at ${reservation.locationName} is reserved for you`,
    heading: 'Your charger is reserved',
  }),
);

export const reservationChanged = wordsAboutReservation((reservation, facts) =>
  standing(reservation, facts, {
    title: `Your reservation has changed: charger ${reservation.spotNumber}`,
    subject: `Your reservation at ${reservation.locationName} has changed`,
    heading: 'Your reservation has changed',
  }),
);

export const reservationCancelled = wordsAboutReservation((reservation, { firstName }) => {
  const { status, spotNumber, locationName } = reservation;
  if (status !== 'cancelled') return null;
  return {
    title: `Your reservation is cancelled: charger ${spotNumber}`,
    message: `${whenOf(reservation)} at ${shortName(locationName)}. Others can have this time.`,
    path: reservationPath(reservation),
    mail: {
      subject: `Your reservation at ${locationName} is cancelled`,
      heading: 'Your reservation is cancelled',
      figure: hoursFigure(reservation),
      paragraphs: [greeting(firstName), 'You have cancelled this reservation. Others can reserve its time.'],
      action: { label: 'Reserve another time', path: '/booking' },
    },
  };
});

/** Null if nothing is reserved any more. */
function standing(
  reservation: NotifiedReservation,
  { firstName, now }: NotificationFacts,
  { title, subject, heading }: { title: string; subject: string; heading: string },
): NotificationText | null {
  const { status, endsAt } = reservation;
  if ((status !== 'confirmed' && status !== 'arrived') || now >= endsAt) return null;
  const path = reservationPath(reservation);
  const until = timeAt(arrivalUntil(reservation), reservation);
  const isToCome = status === 'confirmed';
  return {
    title,
    message: `${whenOf(reservation)} at ${shortName(reservation.locationName)}.${isToCome ? ` Please confirm your arrival by ${until}.` : ''}`,
    path,
    mail: {
      subject,
      heading,
      figure: hoursFigure(reservation),
      paragraphs: [
        greeting(firstName),
        isToCome
          ? `When you are there, please confirm your arrival by ${until}. Until then you can change or cancel the reservation.`
          : HAS_ARRIVED,
      ],
      action: { label: 'Open your reservation', path },
    },
  };
}

/** A no-show, which frees the charger. */
export const reservationMissed = wordsAboutReservation((reservation, { firstName }) => {
  const { status, spotNumber, locationName } = reservation;
  if (status !== 'no_show') return null;
  const until = timeAt(arrivalUntil(reservation), reservation);
  const what = `Your arrival was not confirmed by ${until}, so the rest of its time is free for others.`;
  return {
    title: `Your reservation was marked as a no-show: charger ${spotNumber}`,
    message: `${whenOf(reservation)} at ${shortName(locationName)}. ${what}`,
    path: reservationPath(reservation),
    mail: {
      subject: `Your reservation at ${locationName} was marked as a no-show`,
      heading: 'Nobody confirmed your arrival',
      figure: hoursFigure(reservation),
      paragraphs: [
        greeting(firstName),
        what,
        'If you are at the charger, please reserve it again or start a walk-in, if it is still free.',
      ],
      action: { label: 'Reserve another time', path: '/booking' },
    },
  };
});

/** A reservation that stays although new opening hours close its location. Null once it is open again. */
export const reservationOutsideHours = wordsAboutReservation((reservation, { firstName, now }) => {
  const { status, startsAt, endsAt, weeklyHours, timezone, spotNumber, locationName } = reservation;
  if ((status !== 'confirmed' && status !== 'arrived') || now >= endsAt) return null;
  const closesAt = openUntil({ startsAt: startsAt > now ? startsAt : now, endsAt }, weeklyHours, timezone);
  if (closesAt >= endsAt) return null;
  const date = localDate(closesAt, timezone);
  const open = openIntervals(date, weeklyHours, timezone);
  const hours = open.length > 0 ? `open ${zonedPeriods(open, timezone, undefined)}` : 'closed';
  const changed = `On ${formatDate(date)} it is now ${hours}.`;
  const ask =
    status === 'confirmed'
      ? 'Ask an administrator before you come.'
      : 'Ask an administrator whether you can stay.';
  // As the job that looks for absent members does it (`stateOfAbsent`).
  const isForgiven = status === 'confirmed' && !isOpenAt(startsAt, weeklyHours, timezone);
  const stands = isForgiven
    ? 'Your reservation still stands. If you do not come, it does not count as a no-show.'
    : 'Your reservation still stands.';
  const title = `Location closed during your reservation: charger ${spotNumber}`;
  const path = reservationPath(reservation);
  return {
    title,
    message: `${whenOf(reservation)} at ${shortName(locationName)}. ${changed} ${ask}`,
    path,
    mail: {
      subject: `${locationName} is closed during your reservation`,
      heading: 'The location is closed in these hours',
      figure: hoursFigure(reservation),
      paragraphs: [
        greeting(firstName),
        `An administrator has changed the opening hours. ${changed}`,
        `${stands} ${ask}`,
      ],
      action: { label: 'Open your reservation', path },
    },
  };
});

const ended = z.object({
  reason: z.string(),
  cancelled: z.array(z.string()),
  /** Reservations that were in progress. */
  ended: z.array(z.string()),
  /** The ids of the cancelled ones, for calendars. */
  cancelledIds: z.array(z.uuid()).default([]),
  /** False for a member who was suspended. */
  mayReserve: z.boolean(),
});
export type EndedParams = z.infer<typeof ended>;

/** All reservations of a member that an administrator's change has ended, in one notification. */
export const reservationsEnded = wordsOf(ended, (params, { firstName, organizationName }) => {
  const { footer: _, ...mail } = endedMail.content({
    firstName: firstName ?? '',
    organizationName,
    ...params,
  });
  const all = [...params.cancelled, ...params.ended];
  const [what, verb] =
    all.length === 1 ? ['Your reservation', 'was'] : [`${all.length} of your reservations`, 'were'];
  const became = [params.cancelled.length > 0 && 'cancelled', params.ended.length > 0 && 'ended early'];
  const which = `${all[0]}${all.length > 1 ? `, and ${all.length - 1} more` : ''}`;
  const todo = params.cancelled.length > 0 ? 'This concerns' : 'Please free the charger:';
  return {
    title: `${what} ${verb} ${became.filter(Boolean).join(' or ')}`,
    message: `${params.reason} ${todo} ${which}.`,
    path: params.mayReserve ? '/booking' : null,
    mail,
  };
});

/** The reservations that such a notification has cancelled; none for notifications of other kinds. */
export function cancelledBy(params: unknown): string[] {
  const parsed = ended.safeParse(params);
  return parsed.success ? parsed.data.cancelledIds : [];
}
