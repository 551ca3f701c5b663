import type { Values } from '../../values.ts';

export const sentNotifyChargers = {
  // notifications/texts/chargers.ts
  /** What the report says, to administrators. */
  whatWasFound: {
    blocked: 'A member found a car there that keeps others from charging.',
    broken: 'A member could not charge there. It can still be reserved until you put it in maintenance.',
  },
  /** What was reported is over. */
  chargerIsOver: {
    blocked: ({ spotNumber }: Values<'spotNumber'>) => `Charger ${spotNumber} is no longer blocked`,
    broken: ({ spotNumber }: Values<'spotNumber'>) => `Charger ${spotNumber} works again`,
  },
  chargerAtLocationIsOver: {
    blocked: ({ spotNumber, location }: Values<'spotNumber' | 'location'>) =>
      `Charger ${spotNumber} at ${location} is no longer blocked`,
    broken: ({ spotNumber, location }: Values<'spotNumber' | 'location'>) =>
      `Charger ${spotNumber} at ${location} works again`,
  },
  /** What was reported was not so. */
  chargerNeverWas: {
    blocked: ({ spotNumber }: Values<'spotNumber'>) => `Charger ${spotNumber} was not blocked`,
    broken: ({ spotNumber }: Values<'spotNumber'>) => `Charger ${spotNumber} was not broken`,
  },
  chargerAtLocationNeverWas: {
    blocked: ({ spotNumber, location }: Values<'spotNumber' | 'location'>) =>
      `Charger ${spotNumber} at ${location} was not blocked`,
    broken: ({ spotNumber, location }: Values<'spotNumber' | 'location'>) =>
      `Charger ${spotNumber} at ${location} was not broken`,
  },
  theyWroteNote: ({ note }: Values<'note'>) => `They wrote: “${note}”`,
  chargerIsReported: {
    blocked: ({ spotNumber }: Values<'spotNumber'>) => `Charger ${spotNumber} is reported blocked`,
    broken: ({ spotNumber }: Values<'spotNumber'>) => `Charger ${spotNumber} is reported broken`,
  },
  chargerAtLocationIsReported: {
    blocked: ({ spotNumber, location }: Values<'spotNumber' | 'location'>) =>
      `Charger ${spotNumber} at ${location} is reported blocked`,
    broken: ({ spotNumber, location }: Values<'spotNumber' | 'location'>) =>
      `Charger ${spotNumber} at ${location} is reported broken`,
  },
  seeTheReport: 'See the report',
  anAdministratorFoundThatThis:
    'An administrator found that this was not so. For 90 days, your reports are shown, but nothing else follows from them.',
  thankYouAnAdministratorHas: 'Thank you: an administrator has taken care of it.',
  youReportedIt: {
    blocked: 'You reported it blocked.',
    broken: 'You reported it broken.',
  },
  seeTheChargers: 'See the chargers',
  ifItIsYoursAnd: 'If it is yours and you are done, please move it and release the charger.',
  somebodyNeedsChargerSpotNumber: ({ spotNumber }: Values<'spotNumber'>) =>
    `Somebody needs charger ${spotNumber}`,
  aCarWasInTheWay: ({ time, location }: Values<'time' | 'location'>) =>
    `At ${time} a car was in the way at ${location}.`,
  somebodyNeedsChargerSpotNumberAt: ({ spotNumber, location }: Values<'spotNumber' | 'location'>) =>
    `Somebody needs charger ${spotNumber} at ${location}`,
  youChargedLastAtCharger: ({ spotNumber, location, time }: Values<'spotNumber' | 'location' | 'time'>) =>
    `You charged last at charger ${spotNumber} of ${location}. At ${time} a car was in the way there.`,
  ifYouHaveLeftAlready: 'If you have left already, there is nothing to do.',
  openYourReservations: 'Open your reservations',
};
