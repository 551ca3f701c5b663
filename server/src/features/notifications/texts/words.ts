import { m } from '@chargerota/messages';
import {
  arrivalWindow,
  dateFormat,
  dayNumberMs,
  formatDate,
  zonedPeriod,
  zonedTime,
} from '@chargerota/domain';
import type * as z from 'zod';
import type { NotificationText } from '../channel.ts';
import type { NotifiedReservation, NotificationFacts } from '../facts.ts';

/** Makes the text of a kind of notification; null if its reason no longer holds. */
export type NotificationWords = (facts: NotificationFacts) => NotificationText | null;

/** Text made from what the cause has stored. */
export const wordsOf =
  <Params>(
    params: z.ZodType<Params>,
    write: (params: Params, facts: NotificationFacts) => NotificationText | null,
  ): NotificationWords =>
  (facts) =>
    write(params.parse(facts.params), facts);

/** Text about a reservation; null if it has been deleted. */
export const wordsAboutReservation =
  (
    write: (reservation: NotifiedReservation, facts: NotificationFacts) => NotificationText | null,
  ): NotificationWords =>
  (facts) =>
    facts.reservation && write(facts.reservation, facts);

/** Lengths that a phone shows in full. */
export const LONGEST_TITLE = 60;
export const LONGEST_MESSAGE = 200;

/** Shortens a text to `most` characters. It then ends in an ellipsis, after a whole word if one ends nearby. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const characters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)];
  let cut = '';
  for (const { segment } of characters) {
    if (cut.length + segment.length > most - 1) break;
    cut += segment;
  }
  const atSpace = cut.lastIndexOf(' ');
  return `${(atSpace > most - 15 ? cut.slice(0, atSpace) : cut).trimEnd()}…`;
}

/** A name within a sentence of a notification. */
export const shortName = (name: string): string => shorten(name, 40);

// The reader of a mail or a message may be anywhere, so every time names its zone.

/** '2:00 PM – 5:00 PM ET' */
export const hoursOf = (reservation: NotifiedReservation): string =>
  zonedPeriod(reservation, reservation.timezone, undefined);
/** 'Fri, Nov 20, 2:00 PM – 5:00 PM ET' */
export const whenOf = (reservation: NotifiedReservation): string =>
  `${formatDate(reservation.date)}, ${hoursOf(reservation)}`;
export const timeAt = (instant: Date, { timezone }: NotifiedReservation): string =>
  zonedTime(instant, timezone, undefined);

export const arrivalUntil = (reservation: NotifiedReservation): Date =>
  arrivalWindow(reservation, reservation.noShowGracePeriodMinutes).closesAt;

/** What somebody can do who is charging. */
export const HAS_ARRIVED = () => m.sentNotifyWords.extendYourTimeIfYou;

/** The screen that shows a reservation. */
export const reservationPath = ({ id }: NotifiedReservation): string => `/dashboard?reservation=${id}`;

/** The hours of a reservation in large type, with its location. */
export const hoursFigure = (reservation: NotifiedReservation) => ({
  label: m.sentNotifyWords.dayChargerSpotNumber({
    day: formatDate(reservation.date),
    spotNumber: reservation.spotNumber,
  }),
  value: hoursOf(reservation),
  note: [reservation.locationName, reservation.address].filter(Boolean).join(', '),
});

export const greeting = (firstName: string | null): string =>
  firstName ? m.sentNotifyWords.helloFirstName({ firstName }) : m.sentNotifyWords.hello;

/** 'January 1, 2027' */
export const calendarDay = (date: string): string => longFormat(new Date(dayNumberMs(date)));
const longFormat = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });
