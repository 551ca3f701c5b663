import type { Values } from '../../values.ts';

export const sentNotifyLine = {
  // notifications/texts/line.ts
  youKeepYourPlaceIn: 'You keep your place in line.',
  chargerSpotNumberIsNoLonger: ({ spotNumber }: Values<'spotNumber'>) =>
    `Charger ${spotNumber} is no longer held for you`,
  /** After the reason why it is no longer held; `when` is a day and two times. */
  itWasHeldForYou: ({ when }: Values<'when'>) => `It was held for you: ${when}.`,
  seeYourPlaceInLine: 'See your place in line',
  chargerSpotNumberIsHeldFor: ({ spotNumber, until }: Values<'spotNumber' | 'until'>) =>
    `Charger ${spotNumber} is held for you until ${until}`,
  dateHoursAtLocation: ({ date, hours, location }: Values<'date' | 'hours' | 'location'>) =>
    `${date}, ${hours} at ${location}.`,
  takeItOrPassIt: 'Take it, or pass it on to the next in line.',
  chargerSpotNumberIsYoursOn: ({ spotNumber, date, hours }: Values<'spotNumber' | 'date' | 'hours'>) =>
    `Charger ${spotNumber} is yours on ${date}, ${hours}`,
  youHavePassedOnCharger: ({ spotNumber }: Values<'spotNumber'>) =>
    `You have passed on charger ${spotNumber} and stay in line`,
  chargerAtLocationIsHeld: ({ spotNumber, location, until }: Values<'spotNumber' | 'location' | 'until'>) =>
    `Charger ${spotNumber} at ${location} is held for you until ${until}`,
  aChargerIsFreeFor: 'A charger is free for you',
  dateAndCharger: ({ date, spotNumber }: Values<'date' | 'spotNumber'>) => `${date}, charger ${spotNumber}`,
  youAreWaitingForA: ({ until }: Values<'until'>) =>
    `You are waiting for a charger, and this one is held for you until ${until}. After that it is offered to the next in line.`,
  ifYouPassYouStay: 'If you pass, you stay in line and may be offered another charger.',
};
