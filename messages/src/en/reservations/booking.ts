import { number, plural, type Counted, type Values } from '../../values.ts';

export const reservationsBooking = {
  // reservations/screens/booking/alternatives.tsx
  joinTheLine: 'Join the line',
  youAreOfferedACharger: 'You are offered a charger when one becomes free and it is your turn.',
  noChargerIsFreeThen: 'No charger is free then',

  // reservations/screens/booking/booking-skeleton.tsx
  date: 'Date',
  startAndDuration: 'Start and duration',
  reservationSummary: 'Reservation Summary',
  recommendedForYou: 'Recommended for you',

  // reservations/screens/booking/confirmed-dialog.tsx
  reservationConfirmed: 'Reservation Confirmed!',
  reservationID: 'Reservation ID',
  thereIsNoReminderBefore: 'There is no reminder before it starts.',

  // reservations/screens/booking/date-step.tsx
  youHaveAReservationOn: ({ day, proposedDay }: Values<'day' | 'proposedDay'>) =>
    `You have a reservation on ${day} already, so the same hours are proposed for ${proposedDay}.`,
  openingHours: 'Opening hours',
  youCanBookThrough: {
    days: ({ day, count }: Counted<'day'>) =>
      plural(count, {
        one: `You can book through ${day}, ${number(count)} day in advance.`,
        other: `You can book through ${day}, ${number(count)} days in advance.`,
      }),
    months: ({ day, count }: Counted<'day'>) =>
      plural(count, {
        one: `You can book through ${day}, ${number(count)} month in advance.`,
        other: `You can book through ${day}, ${number(count)} months in advance.`,
      }),
  },

  // reservations/screens/booking/recommended.tsx
  theFirstIsFilledIn: 'The first is filled in below as a proposal.',
  daysOnWhichYouHave: 'Days on which you have a reservation already come last.',
  chosen: 'Chosen',
  chooseDayAtName: ({ day, name }: Values<'day' | 'name'>) => `Choose ${day} at ${name}`,
  choose: 'Choose',

  // reservations/screens/booking/reservation-summary.tsx
  noDateYet: 'No date yet',
  noTimeYet: 'No time yet',
  chooseOne: 'Choose one',
  powerKwKWConnector: ({ powerKw, connector }: Values<'powerKw' | 'connector'>) =>
    `${powerKw} kW, ${connector}`,
  reservedCharger: 'Reserved charger',
  vehicle: 'Vehicle',
  cost: 'Cost',
  /** No charger yet. */
  noneYet: 'None yet',
  /** No vehicle. */
  noneOnYourProfile: 'None on your profile',
  /** Of the price: it costs nothing. */
  costsNothing: 'FREE',
  bookingGuidelines: 'Booking Guidelines',
  chooseALocation: 'Choose a location',
  chooseADate: 'Choose a date',
  chooseATime: 'Choose a time',
  chooseACharger: 'Choose a charger',
  doneOf4StepsDone: ({ done }: Values<'done'>) => `${done} of 4 steps done`,
  yourReservation: 'Your reservation',
  skipToTheSummary: 'Skip to the summary',
  /** Sentences below the button that needs the choice. */
  dateIsMissing: 'Choose a date.',
  startIsMissing: 'Choose a start.',
  durationIsMissing: 'Choose a duration.',
  chargerIsMissing: 'Choose a charger.',

  // reservations/screens/booking/screen.tsx
  theLocationsCouldNotBe: 'The locations could not be loaded',
  yourReservationsAreNotAffected: 'Your reservations are not affected.',
  chooseALocationFirst: 'Choose a location first.',
  confirmReservation: 'Confirm reservation',
  locationIsMissing: 'Choose a location.',

  // reservations/screens/booking/spot-step.tsx
  chooseAStartAndA: 'Choose a start and a duration first.',
  chargersFromTo: ({ from, to }: Values<'from' | 'to'>) => `Chargers, ${from} to ${to}`,
  /** Of chargers. */
  countFree: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} free`, other: `${number(count)} free` }),
  loadingTheChargers: 'Loading the chargers',
  /** In the box of a charger that somebody else has reserved: short. */
  taken: 'Taken',
  /** In the box of a charger that the reader has reserved: short. */
  yours: 'Yours',
  /** In the box of a charger that somebody has reported as faulty or blocked: short. */
  reported: 'Reported',
  chargerSpotNumberReason: ({ spotNumber, reason }: Values<'spotNumber' | 'reason'>) =>
    `Charger ${spotNumber}: ${reason}`,
  allHaveConnector: ({ connector }: Values<'connector'>) => `Connector: ${connector}`,
  onlyFreeChargers: 'Only free chargers',
  selected: 'Selected',
  powerKwKW: ({ powerKw }: Values<'powerKw'>) => `${powerKw} kW`,
  /** Spoken of a charger. */
  chargerFree: 'free',

  // reservations/screens/booking/step.tsx
  /** Spoken after the title of a step. */
  done: '(done)',
  theFreeChargersCouldNot: 'The free chargers could not be loaded',
  yourChoicesStayAsThey: 'Your choices stay as they are.',

  // reservations/screens/booking/steps.tsx
  youWillNoLongerBe: 'You will no longer be in line for these hours',
  /** A location, as the reason why it cannot be chosen. */
  inactiveItTakesNoReservations: 'Inactive: it takes no reservations.',
  missingRequiredInformationForReservation: 'Missing required information for reservation',
  bookingFailed: 'Booking Failed',

  // reservations/screens/booking/time-step.tsx
  chooseADateFirst: 'Choose a date first.',
  loadingTheHours: 'Loading the hours',
  allChargersAreTakenAt: ({ time }: Values<'time'>) => `All chargers are taken at ${time}`,
  allChargersAreTakenFor: 'All chargers are taken for part of that time',
  toWaitForOtherHours: 'To wait for other hours, choose a start.',
  bookingConflict: 'Booking Conflict',
  timeConflict: 'Time Conflict',
  hoursInZone: ({ zone }: Values<'zone'>) => `Hours in ${zone}`,
  /** `{free}` and `{total}` are the numbers that decide the form: of `total` chargers, `free` are free. */
  freeTheWholeTime: ({ free, total }: Readonly<Record<'free' | 'total', number>>) =>
    plural(total, {
      one: '{free} of {total} charger is free the whole time',
      other: plural(free, {
        one: '{free} of {total} chargers is free the whole time',
        other: '{free} of {total} chargers are free the whole time',
      }),
    }),
  /** Of further chargers, after a comma. */
  countInMaintenance: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} in maintenance`, other: `${number(count)} in maintenance` }),

  // reservations/screens/booking/use-chargers.ts
  youHaveReportedIt: 'You have reported it',
  outOfService: 'Out of service',
  takenAtThatTime: 'Taken at that time',
  yoursTime: ({ time }: Values<'time'>) => `Yours ${time}`,
  takenTime: ({ time }: Values<'time'>) => `Taken ${time}`,
};
