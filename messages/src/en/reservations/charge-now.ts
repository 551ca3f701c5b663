import type { Counted, Values } from '../../values.ts';

export const reservationsChargeNow = {
  // reservations/charge-now/charge-now-offer.tsx
  chargeNow: 'Charge now',
  lookingForAFreeCharger: 'Looking for a free charger.',
  everyChargerIsTakenRight: 'Every charger is taken right now.',
  chargerIsFree: ({ spotNumber, name }: Values<'spotNumber' | 'name'>) =>
    `Charger ${spotNumber} at ${name} is free.`,
  chargerIsFreeAndOneMore: ({ spotNumber, name }: Values<'spotNumber' | 'name'>) =>
    `Charger ${spotNumber} at ${name} is free, and one more.`,
  /** `count` is 2 or above. */
  chargerIsFreeAndMore: ({ spotNumber, name, count }: Counted<'spotNumber' | 'name'>) =>
    `Charger ${spotNumber} at ${name} is free, and ${count} more.`,
  chargerSpotNumberIsEmptyStart: ({ spotNumber, time }: Values<'spotNumber' | 'time'>) =>
    `Charger ${spotNumber} is empty. Start now, and it is yours until ${time}.`,

  // reservations/charge-now/early-dialog.tsx
  chargerSpotNumberIsYours: ({ spotNumber }: Values<'spotNumber'>) => `Charger ${spotNumber} is yours`,
  nameUntilTimePlugIn: ({ name, time }: Values<'name' | 'time'>) => `${name}, until ${time}. Plug in.`,
  /** Before a dash and the time of the end. */
  now: 'Now',
  chargerSpotNumberAtNameYour: ({ spotNumber, name, time }: Values<'spotNumber' | 'name' | 'time'>) =>
    `Charger ${spotNumber} at ${name}. Your reservation begins now instead of at ${time}; its end stays.`,
  startCharging: 'Start charging',

  // reservations/charge-now/walk-in-dialog.tsx
  walkInToChargerSpotNumber: ({ spotNumber }: Values<'spotNumber'>) => `Walk in to charger ${spotNumber}`,
  thisChargerCannotBeTaken: 'This charger cannot be taken now.',
  chargerSpotNumberAtName: ({ spotNumber, name }: Values<'spotNumber' | 'name'>) =>
    `Charger ${spotNumber} at ${name}`,
  theChargerIsYoursAtOnce: 'The charger is yours at once; release it early if you leave before the end.',
  whatIsReservedNextCould: 'What is reserved next could not be loaded',
  nothingHasBeenTaken: 'Nothing has been taken.',
  /** A label above times to choose from. */
  until: 'Until',
  lookingUpWhatIsReserved: 'Looking up what is reserved next.',
  chargerSpotNumberPowerOutputKW: ({ spotNumber, powerOutput }: Values<'spotNumber' | 'powerOutput'>) =>
    `Charger ${spotNumber}, ${powerOutput} kW`,
};
