import { pluralOf } from '@chargerota/domain';
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
  const left = leftUntil(startsAt, facts.now);
  const until = timeAt(arrivalUntil(reservation), reservation);
  const afterwards = reservation.autoMarkNoShow ? ' After that the charger is free for others.' : '';
  return reminder(reservation, facts, {
    title: `Charger ${spotNumber} is yours ${left}`,
    message: `${shortName(locationName)}, ${hoursOf(reservation)}. Please confirm your arrival by ${until}.${afterwards}`,
    subject: `Charger ${spotNumber} at ${locationName} is yours ${left}`,
    heading: `Charger ${spotNumber} is yours ${left}`,
    paragraphs: [
      `When you are there, please confirm your arrival by ${until}.${afterwards}`,
      'If you are not coming, please cancel the reservation, so that somebody else can charge.',
    ],
  });
});

export const reminderOfEnd = wordsAboutReservation((reservation, facts) => {
  const { endsAt, status, spotNumber, locationName } = reservation;
  if ((status !== 'confirmed' && status !== 'arrived') || facts.now >= endsAt) return null;
  const left = leftUntil(endsAt, facts.now);
  const next = status === 'arrived' ? howToLeave(reservation) : howToArrive(reservation, facts.now);
  return reminder(reservation, facts, {
    title: `Your time at charger ${spotNumber} ends ${left}`,
    message: `${shortName(locationName)}, until ${timeAt(endsAt, reservation)}. ${next}`,
    subject: `Your time at charger ${spotNumber} at ${locationName} ends ${left}`,
    heading: `Your time ends ${left}`,
    paragraphs: [next],
  });
});

function howToLeave({ following }: NotifiedReservation): string {
  if (following === 'booked')
    return 'Somebody has this charger after you. Please move your car and release the charger by then.';
  if (following === 'waiting')
    return 'Somebody is waiting for a charger. Please release it as soon as your car is charged.';
  return HAS_ARRIVED;
}

function howToArrive(reservation: NotifiedReservation, now: Date): string {
  const until = arrivalUntil(reservation);
  return now < until
    ? `Your arrival is not confirmed: please confirm it by ${timeAt(until, reservation)}, or free the charger.`
    : 'Your arrival was not confirmed. Please free the charger by then.';
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
      action: { label: 'Open your reservation', path },
    },
  };
}

/** 'in 15 minutes', 'in 1 minute'; less than half a minute is 'now'. */
function leftUntil(instant: Date, now: Date): string {
  const minutes = Math.round((instant.getTime() - now.getTime()) / 60_000);
  if (minutes === 0) return 'now';
  return `in ${minutes} ${pluralOf(minutes, 'minute', 'minutes')}`;
}
