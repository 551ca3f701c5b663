import { number, plural, type Counted, type Values } from '../../values.ts';

export const sentNotifyReminders = {
  // notifications/texts/reminders.ts
  // A name may have the sign # in it, so some numbers are written apart.
  afterThatTheChargerIs: 'After that the charger is free for others.',
  chargerIsYoursNow: ({ spotNumber }: Values<'spotNumber'>) => `Charger ${spotNumber} is yours now`,
  chargerIsYoursInMinutes: ({ count, spotNumber }: Counted<'spotNumber'>) =>
    plural(count, {
      one: `Charger ${spotNumber} is yours in ${number(count)} minute`,
      other: `Charger ${spotNumber} is yours in ${number(count)} minutes`,
    }),
  chargerAtLocationIsYoursNow: ({ spotNumber, location }: Values<'spotNumber' | 'location'>) =>
    `Charger ${spotNumber} at ${location} is yours now`,
  chargerAtLocationIsYoursInMinutes: ({ count, spotNumber, location }: Counted<'spotNumber' | 'location'>) =>
    plural(count, {
      one: `Charger ${spotNumber} at ${location} is yours in ${number(count)} minute`,
      other: `Charger ${spotNumber} at ${location} is yours in ${number(count)} minutes`,
    }),
  /** `hours` are two times. */
  locationHoursPleaseConfirm: ({ location, hours, until }: Values<'location' | 'hours' | 'until'>) =>
    `${location}, ${hours}. Please confirm your arrival by ${until}.`,
  whenYouAreTherePlease: ({ until }: Values<'until'>) =>
    `When you are there, please confirm your arrival by ${until}.`,
  ifYouAreNotComing:
    'If you are not coming, please cancel the reservation, so that somebody else can charge.',
  yourTimeAtChargerEndsNow: ({ spotNumber }: Values<'spotNumber'>) =>
    `Your time at charger ${spotNumber} ends now`,
  yourTimeAtChargerEndsInMinutes: ({ count, spotNumber }: Counted<'spotNumber'>) =>
    plural(count, {
      one: `Your time at charger ${spotNumber} ends in ${number(count)} minute`,
      other: `Your time at charger ${spotNumber} ends in ${number(count)} minutes`,
    }),
  yourTimeAtChargerAtLocationEndsNow: ({ spotNumber, location }: Values<'spotNumber' | 'location'>) =>
    `Your time at charger ${spotNumber} at ${location} ends now`,
  yourTimeAtChargerAtLocationEndsInMinutes: ({
    count,
    spotNumber,
    location,
  }: Counted<'spotNumber' | 'location'>) =>
    plural(count, {
      one: `Your time at charger ${spotNumber} at ${location} ends in ${number(count)} minute`,
      other: `Your time at charger ${spotNumber} at ${location} ends in ${number(count)} minutes`,
    }),
  yourTimeEndsNow: 'Your time ends now',
  yourTimeEndsInMinutes: ({ count }: Counted) =>
    plural(count, {
      one: `Your time ends in ${number(count)} minute`,
      other: `Your time ends in ${number(count)} minutes`,
    }),
  locationUntilTime: ({ location, time }: Values<'location' | 'time'>) => `${location}, until ${time}.`,
  somebodyHasThisChargerAfter:
    'Somebody has this charger after you. Please move your car and release the charger by then.',
  somebodyIsWaitingForA:
    'Somebody is waiting for a charger. Please release it as soon as your car is charged.',
  yourArrivalIsNotConfirmed: ({ time }: Values<'time'>) =>
    `Your arrival is not confirmed: please confirm it by ${time}, or free the charger.`,
  yourArrivalWasNotConfirmed: 'Your arrival was not confirmed. Please free the charger by then.',
  openYourReservation: 'Open your reservation',
};
