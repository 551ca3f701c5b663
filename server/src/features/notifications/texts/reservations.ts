import { inReadersWords } from '@chargerota/messages/stored';
import { m } from '@chargerota/messages';
import { formatDate, isOpenAt, localDate, openIntervals, openUntil, zonedPeriods } from '@chargerota/domain';
import * as z from 'zod';
import { becameOf, reservationsEnded as endedMail } from './reservations-ended.ts';
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

/** `Fri, Nov 20, 2:00 PM – 5:00 PM ET at Pier 7.` */
const whenAndPlace = (reservation: NotifiedReservation): string =>
  m.sentNotifyReservations.whenAtLocation({
    when: whenOf(reservation),
    location: shortName(reservation.locationName),
  });

// Confirmations of the member's own changes. They describe the present state: a change that was undone is not sent.

export const reservationConfirmed = wordsAboutReservation((reservation, facts) =>
  standing(reservation, facts, {
    title: m.sentNotifyReservations.chargerSpotNumberIsReservedFor({ spotNumber: reservation.spotNumber }),
    subject: m.sentNotifyReservations.chargerSpotNumberAtLocationIs({
      spotNumber: reservation.spotNumber,
      location: reservation.locationName,
    }),
    heading: m.sentNotifyReservations.yourChargerIsReserved,
  }),
);

export const reservationChanged = wordsAboutReservation((reservation, facts) =>
  standing(reservation, facts, {
    title: m.sentNotifyReservations.yourReservationHasChangedCharger({ spotNumber: reservation.spotNumber }),
    subject: m.sentNotifyReservations.yourReservationAtLocationHas({
      location: reservation.locationName,
    }),
    heading: m.sentNotifyReservations.yourReservationHasChanged,
  }),
);

export const reservationCancelled = wordsAboutReservation((reservation, { firstName }) => {
  const { status, spotNumber, locationName } = reservation;
  if (status !== 'cancelled') return null;
  return {
    title: m.sentNotifyReservations.yourReservationIsCancelledCharger({ spotNumber }),
    message: `${whenAndPlace(reservation)} ${m.sentNotifyReservations.othersCanHaveThisTime}`,
    path: reservationPath(reservation),
    mail: {
      subject: m.sentNotifyReservations.yourReservationAtLocationIs({ location: locationName }),
      heading: m.sentNotifyReservations.yourReservationIsCancelled,
      figure: hoursFigure(reservation),
      paragraphs: [greeting(firstName), m.sentNotifyReservations.youHaveCancelledThisReservation],
      action: { label: m.sentNotifyReservations.reserveAnotherTime, path: '/booking' },
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
    message: [
      whenAndPlace(reservation),
      ...(isToCome ? [m.sentNotifyReservations.pleaseConfirmYourArrivalBy({ until })] : []),
    ].join(' '),
    path,
    mail: {
      subject,
      heading,
      figure: hoursFigure(reservation),
      paragraphs: [
        greeting(firstName),
        isToCome ? m.sentNotifyReservations.whenYouAreTherePlease({ until }) : HAS_ARRIVED(),
      ],
      action: { label: m.sentNotifyReservations.openYourReservation, path },
    },
  };
}

/** A no-show, which frees the charger. */
export const reservationMissed = wordsAboutReservation((reservation, { firstName }) => {
  const { status, spotNumber, locationName } = reservation;
  if (status !== 'no_show') return null;
  const until = timeAt(arrivalUntil(reservation), reservation);
  const what = m.sentNotifyReservations.yourArrivalWasNotConfirmed({ until });
  return {
    title: m.sentNotifyReservations.yourReservationWasMarkedAs({ spotNumber }),
    message: `${whenAndPlace(reservation)} ${what}`,
    path: reservationPath(reservation),
    mail: {
      subject: m.sentNotifyReservations.yourReservationAtLocationWas({ location: locationName }),
      heading: m.sentNotifyReservations.nobodyConfirmedYourArrival,
      figure: hoursFigure(reservation),
      paragraphs: [greeting(firstName), what, m.sentNotifyReservations.ifYouAreAtThe],
      action: { label: m.sentNotifyReservations.reserveAnotherTime, path: '/booking' },
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
  const day = formatDate(date);
  const changed =
    open.length > 0
      ? m.sentNotifyReservations.onDayItIsNowOpen({ day, hours: zonedPeriods(open, timezone, undefined) })
      : m.sentNotifyReservations.onDayItIsNowClosed({ day });
  const ask =
    status === 'confirmed'
      ? m.sentNotifyReservations.askAnAdministratorBeforeYou
      : m.sentNotifyReservations.askAnAdministratorWhetherYou;
  // As the job that looks for absent members does it (`stateOfAbsent`).
  const isForgiven = status === 'confirmed' && !isOpenAt(startsAt, weeklyHours, timezone);
  const stands = isForgiven
    ? m.sentNotifyReservations.yourReservationStillStandsIf
    : m.sentNotifyReservations.yourReservationStillStands;
  const title = m.sentNotifyReservations.locationClosedDuringYourReservation({ spotNumber });
  const path = reservationPath(reservation);
  return {
    title,
    message: `${whenAndPlace(reservation)} ${changed} ${ask}`,
    path,
    mail: {
      subject: m.sentNotifyReservations.locationIsClosedDuringYour({ location: locationName }),
      heading: m.sentNotifyReservations.theLocationIsClosedIn,
      figure: hoursFigure(reservation),
      paragraphs: [
        greeting(firstName),
        `${m.sentNotifyReservations.anAdministratorHasChangedThe} ${changed}`,
        `${stands} ${ask}`,
      ],
      action: { label: m.sentNotifyReservations.openYourReservation, path },
    },
  };
});

const ended = z.object({
  reason: z.string().transform(inReadersWords),
  cancelled: z.array(z.string()),
  /** Reservations that were in progress. */
  ended: z.array(z.string()),
  /** The ids of the cancelled ones, for calendars. */
  cancelledIds: z.array(z.uuid()).default([]),
  /** False for a member who was suspended. */
  mayReserve: z.boolean(),
  /** Reservations that go on at another charger, each with it. */
  moved: z.array(z.string()).default([]),
  /** When something as long is free next. */
  nextFree: z.array(z.string()).default([]),
  isFirstInLine: z.boolean().default(false),
});
export type EndedParams = z.input<typeof ended>;

/** All reservations of a member that an administrator's change has ended, in one notification. */
export const reservationsEnded = wordsOf(ended, (params, { firstName, organizationName }) => {
  const { footer: _, ...mail } = endedMail.content({
    firstName: firstName ?? '',
    organizationName,
    ...params,
  });
  const { cancelled, ended: inProgress, moved } = params;
  const [firstMoved] = moved;
  if (firstMoved !== undefined)
    return {
      title: m.sentNotifyReservationsEnded.reservationsMoved({ count: moved.length }),
      message: `${params.reason} ${whatToDo(firstMoved, moved.length - 1, true)}`,
      path: '/dashboard',
      mail,
    };
  const [first = '', ...others] = [...cancelled, ...inProgress];
  const became = becameOf(cancelled.length, inProgress.length);
  return {
    title: m.sentNotifyReservationsEnded.reservations[became]({ count: others.length + 1 }),
    message: [
      params.reason,
      whatToDo(first, others.length, cancelled.length > 0),
      params.isFirstInLine && m.sentNotifyReservationsEnded.youAreFirstInLine,
    ]
      .filter(Boolean)
      .join(' '),
    path: params.mayReserve ? '/booking' : null,
    mail,
  };
});

/** `reservation` is the first, and `count` the number of others. */
function whatToDo(reservation: string, count: number, isCancelled: boolean): string {
  if (isCancelled)
    return count === 0
      ? m.sentNotifyReservations.thisConcerns({ reservation })
      : m.sentNotifyReservations.thisConcernsAndMore({ count, reservation });
  return count === 0
    ? m.sentNotifyReservations.pleaseFreeTheCharger({ reservation })
    : m.sentNotifyReservations.pleaseFreeTheChargerAndMore({ count, reservation });
}

/** The reservations that such a notification has cancelled; none for notifications of other kinds. */
export function cancelledBy(params: unknown): string[] {
  const parsed = ended.safeParse(params);
  return parsed.success ? parsed.data.cancelledIds : [];
}
