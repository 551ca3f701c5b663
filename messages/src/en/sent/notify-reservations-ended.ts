import { number, plural, type Counted, type Values } from '../../values.ts';

export const sentNotifyReservationsEnded = {
  // notifications/texts/reservations-ended.ts
  helloFirstName: ({ firstName }: Values<'firstName'>) => `Hello ${firstName},`,
  hello: 'Hello,',
  /** Above lists of reservations. */
  cancelled: 'Cancelled',
  endedEarlyPleaseFreeThe: 'Ended early, please free the charger',
  /** Above lists of reservations, and of times. */
  moved: 'Moved',
  freeNext: 'Free next at this location',
  youAreFirstInLine: 'You come first in the line for that day.',
  /** `reservation` is a day, two times, a charger and a location. */
  nowAtCharger: ({ reservation, spotNumber }: Values<'reservation' | 'spotNumber'>) =>
    `${reservation}: now at charger ${spotNumber}`,
  dayPeriod: ({ day, period }: Values<'day' | 'period'>) => `${day}, ${period}`,
  reservationsMoved: ({ count }: Counted) =>
    plural(count, {
      one: 'Your reservation was moved to another charger',
      other: `${number(count)} of your reservations were moved to other chargers`,
    }),
  reservationsMovedAt: ({ count, organization }: Counted<'organization'>) =>
    plural(count, {
      one: `Your reservation at ${organization} was moved to another charger`,
      other: `${number(count)} of your reservations at ${organization} were moved to other chargers`,
    }),
  reserveAnotherTime: 'Reserve another time',
  youReceiveThisBecauseYou: ({ organization }: Values<'organization'>) =>
    `You receive this because you had a reservation at ${organization}.`,
  // A name may have the sign # in it, so the number is written apart.
  /** By what became of them: some, or one, at an organization. */
  reservationsAt: {
    cancelled: ({ count, organization }: Counted<'organization'>) =>
      plural(count, {
        one: `Your reservation at ${organization} was cancelled`,
        other: `${number(count)} of your reservations at ${organization} were cancelled`,
      }),
    endedEarly: ({ count, organization }: Counted<'organization'>) =>
      plural(count, {
        one: `Your reservation at ${organization} was ended early`,
        other: `${number(count)} of your reservations at ${organization} were ended early`,
      }),
    cancelledOrEndedEarly: ({ count, organization }: Counted<'organization'>) =>
      plural(count, {
        one: `Your reservation at ${organization} was cancelled or ended early`,
        other: `${number(count)} of your reservations at ${organization} were cancelled or ended early`,
      }),
  },
  reservations: {
    cancelled: ({ count }: Counted) =>
      plural(count, {
        one: 'Your reservation was cancelled',
        other: `${number(count)} of your reservations were cancelled`,
      }),
    endedEarly: ({ count }: Counted) =>
      plural(count, {
        one: 'Your reservation was ended early',
        other: `${number(count)} of your reservations were ended early`,
      }),
    cancelledOrEndedEarly: ({ count }: Counted) =>
      plural(count, {
        one: 'Your reservation was cancelled or ended early',
        other: `${number(count)} of your reservations were cancelled or ended early`,
      }),
  },
};
