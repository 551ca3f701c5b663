import { m } from '@chargerota/messages';
import type { NotificationText } from '../channel.ts';
import type { NotifiedReservation, NotificationFacts } from '../facts.ts';
import {
  arrivalUntil,
  greeting,
  HAS_ARRIVED,
  hoursFigure,
  hoursOf,
  reservationPath,
  shortName,
  timeAt,
  wordsAboutReservation,
} from './words.ts';

// The remaining time is computed when the reminder is sent, which may be after quiet hours or a failure.

/** Also the text of the member's own reminder. */
export const reminderOfStart = wordsAboutReservation((reservation, facts) => {
  const { startsAt, status, spotNumber, locationName } = reservation;
  if (status !== 'confirmed' || facts.now >= startsAt) return null;
  const count = minutesUntil(startsAt, facts.now);
  const until = timeAt(arrivalUntil(reservation), reservation);
  const afterwards = reservation.autoMarkNoShow ? [m.sentNotifyReminders.afterThatTheChargerIs] : [];
  const charger = { spotNumber, location: locationName };
  const title =
    count === 0
      ? m.sentNotifyReminders.chargerIsYoursNow({ spotNumber })
      : m.sentNotifyReminders.chargerIsYoursInMinutes({ count, spotNumber });
  const confirm = m.sentNotifyReminders.locationHoursPleaseConfirm({
    location: shortName(locationName),
    hours: hoursOf(reservation),
    until,
  });
  return reminder(reservation, facts, {
    title,
    message: [confirm, ...afterwards].join(' '),
    subject:
      count === 0
        ? m.sentNotifyReminders.chargerAtLocationIsYoursNow(charger)
        : m.sentNotifyReminders.chargerAtLocationIsYoursInMinutes({ count, ...charger }),
    heading: title,
    paragraphs: [
      [m.sentNotifyReminders.whenYouAreTherePlease({ until }), ...afterwards].join(' '),
      m.sentNotifyReminders.ifYouAreNotComing,
    ],
  });
});

export const reminderOfEnd = wordsAboutReservation((reservation, facts) => {
  const { endsAt, status, spotNumber, locationName } = reservation;
  if ((status !== 'confirmed' && status !== 'arrived') || facts.now >= endsAt) return null;
  const count = minutesUntil(endsAt, facts.now);
  const next = status === 'arrived' ? howToLeave(reservation) : howToArrive(reservation, facts.now);
  const charger = { spotNumber, location: locationName };
  const end = m.sentNotifyReminders.locationUntilTime({
    location: shortName(locationName),
    time: timeAt(endsAt, reservation),
  });
  return reminder(reservation, facts, {
    title:
      count === 0
        ? m.sentNotifyReminders.yourTimeAtChargerEndsNow({ spotNumber })
        : m.sentNotifyReminders.yourTimeAtChargerEndsInMinutes({ count, spotNumber }),
    message: `${end} ${next}`,
    subject:
      count === 0
        ? m.sentNotifyReminders.yourTimeAtChargerAtLocationEndsNow(charger)
        : m.sentNotifyReminders.yourTimeAtChargerAtLocationEndsInMinutes({ count, ...charger }),
    heading:
      count === 0
        ? m.sentNotifyReminders.yourTimeEndsNow
        : m.sentNotifyReminders.yourTimeEndsInMinutes({ count }),
    paragraphs: [next],
  });
});

function howToLeave({ following }: NotifiedReservation): string {
  if (following === 'booked') return m.sentNotifyReminders.somebodyHasThisChargerAfter;
  if (following === 'waiting') return m.sentNotifyReminders.somebodyIsWaitingForA;
  return HAS_ARRIVED();
}

function howToArrive(reservation: NotifiedReservation, now: Date): string {
  const until = arrivalUntil(reservation);
  return now < until
    ? m.sentNotifyReminders.yourArrivalIsNotConfirmed({ time: timeAt(until, reservation) })
    : m.sentNotifyReminders.yourArrivalWasNotConfirmed;
}

type Words = Pick<NotificationText, 'title' | 'message'> &
  Pick<NotificationText['mail'], 'subject' | 'heading' | 'paragraphs'>;

export function reminder(
  reservation: NotifiedReservation,
  { firstName }: NotificationFacts,
  { title, message, subject, heading, paragraphs }: Words,
): NotificationText {
  const path = reservationPath(reservation);
  return {
    title,
    message,
    path,
    mail: {
      subject,
      heading,
      figure: hoursFigure(reservation),
      paragraphs: [greeting(firstName), ...paragraphs],
      action: { label: m.sentNotifyReminders.openYourReservation, path },
    },
  };
}

/** The minutes that are left; less than half a minute is none. */
const minutesUntil = (instant: Date, now: Date): number =>
  Math.round((instant.getTime() - now.getTime()) / 60_000);
