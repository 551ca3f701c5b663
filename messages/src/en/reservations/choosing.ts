import { number, plural, type Counted, type Values } from '../../values.ts';

export const reservationsChoosing = {
  // reservations/choosing/booking-guidelines.ts
  /** A length of time. */
  lengthOf: {
    days: ({ count }: Counted) =>
      plural(count, { one: `${number(count)} day`, other: `${number(count)} days` }),
    months: ({ count }: Counted) =>
      plural(count, { one: `${number(count)} month`, other: `${number(count)} months` }),
  },
  upToInAdvance: {
    days: ({ count }: Counted) =>
      plural(count, {
        one: `Up to ${number(count)} day in advance`,
        other: `Up to ${number(count)} days in advance`,
      }),
    months: ({ count }: Counted) =>
      plural(count, {
        one: `Up to ${number(count)} month in advance`,
        other: `Up to ${number(count)} months in advance`,
      }),
  },
  confirmYourArrivalWithin: ({ minutes }: Values<'minutes'>) =>
    `Confirm your arrival within ${minutes} minutes`,
  /** `length`, `shorter` and `longer` are numbers of hours; a limit is a duration, such as `3 hours`. */
  slotsAreSuggested: {
    oneLengthOneLimit: ({ length, limit }: Values<'length' | 'limit'>) =>
      `${length}-hour slots are suggested; you can take up to ${limit}`,
    twoLengthsOneLimit: ({ shorter, longer, limit }: Values<'shorter' | 'longer' | 'limit'>) =>
      `${shorter}-hour or ${longer}-hour slots are suggested; you can take up to ${limit}`,
    oneLengthTwoLimits: ({ length, peakLimit, otherLimit }: Values<'length' | 'peakLimit' | 'otherLimit'>) =>
      `${length}-hour slots are suggested; you can take up to ${peakLimit} in peak hours and up to ${otherLimit} outside them`,
    twoLengthsTwoLimits: ({
      shorter,
      longer,
      peakLimit,
      otherLimit,
    }: Values<'shorter' | 'longer' | 'peakLimit' | 'otherLimit'>) =>
      `${shorter}-hour or ${longer}-hour slots are suggested; you can take up to ${peakLimit} in peak hours and up to ${otherLimit} outside them`,
  },
  atMostBookings: {
    daily: ({ count }: Counted) =>
      plural(count, {
        one: `At most ${number(count)} booking a day`,
        other: `At most ${number(count)} bookings a day`,
      }),
    weekly: ({ count }: Counted) =>
      plural(count, {
        one: `At most ${number(count)} booking a week`,
        other: `At most ${number(count)} bookings a week`,
      }),
    monthly: ({ count }: Counted) =>
      plural(count, {
        one: `At most ${number(count)} booking a month`,
        other: `At most ${number(count)} bookings a month`,
      }),
  },
  atMostAtOnce: ({ count }: Counted) =>
    plural(count, {
      one: `At most ${number(count)} upcoming reservation at once`,
      other: `At most ${number(count)} upcoming reservations at once`,
    }),
  /** `own` is how many of them the reader has. */
  atMostAtOnceYouHave: ({ count, own }: Counted<'own'>) =>
    plural(count, {
      one: `At most ${number(count)} upcoming reservation at once; you have ${own}`,
      other: `At most ${number(count)} upcoming reservations at once; you have ${own}`,
    }),

  // reservations/choosing/calendar-date-picker.tsx
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  available: 'Available',
  /** In the legend of the calendar: of a day. */
  notAvailable: 'Not Available',
  selected: 'Selected',
  allChargersAreTaken: 'All chargers are taken',
  /** In a day of the calendar; keep it very short. */
  full: 'Full',

  // reservations/choosing/duration-picker.tsx
  duration: 'Duration',
  /** Of an hour or a duration. */
  timeNotAvailable: 'Not available',

  // reservations/choosing/hour-choices.ts
  allChargersAreTakenAt: 'All chargers are taken at this hour.',
  chooseAStartToSee: 'Choose a start to see how long you can stay.',
  theLocationIsClosed: {
    today: 'The location is closed today.',
    thatDay: 'The location is closed that day.',
  },
  noHoursAreLeft: { today: 'No hours are left today.', thatDay: 'No hours are left that day.' },
  noStartIsPossible: { today: 'No start is possible today.', thatDay: 'No start is possible that day.' },
  /** A title. */
  noChargerIsFree: { today: 'No charger is free today', thatDay: 'No charger is free that day' },
  noChargerIsFreeThen: { today: 'No charger is free today.', thatDay: 'No charger is free that day.' },
  noChargerIsFreeFor: 'No charger is free for that long.',
  limitInHours: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} hour is the limit.`,
      other: `${number(count)} hours is the limit.`,
    }),
  limitOutsidePeakHours: ({ count }: Counted) =>
    plural(count, {
      one: `Outside peak hours, ${number(count)} hour is the limit.`,
      other: `Outside peak hours, ${number(count)} hours is the limit.`,
    }),
  limitInPeakHours: ({ from, to, count }: Counted<'from' | 'to'>) =>
    plural(count, {
      one: `In peak hours, ${from} to ${to}, ${number(count)} hour is the limit.`,
      other: `In peak hours, ${from} to ${to}, ${number(count)} hours is the limit.`,
    }),

  // reservations/choosing/selection.ts
  youAlreadyHaveAReservation: ({ date, from, to }: Values<'date' | 'from' | 'to'>) =>
    `You already have a reservation at this time on ${date} (${from} to ${to})`,
  bookingConflict: 'Booking Conflict',
  notAvailableToYou: 'Not available to you',

  // reservations/choosing/time-picker.tsx
  startTime: 'Start time',
  pressToWaitForIt: 'Press to wait for it.',
  /** Spoken of an hour: these three, with commas between them. Of chargers: how many of all are free. */
  startTimeOf: ({ time }: Values<'time'>) => `Start ${time}`,
  peak: 'peak',
  freeOfTotalFree: ({ free, total }: Values<'free' | 'total'>) => `${free} of ${total} free`,
};
