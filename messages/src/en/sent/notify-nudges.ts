import type { Values } from '../../values.ts';

export const sentNotifyNudges = {
  // notifications/texts/nudges.ts
  ifYouAreNotComing: 'If you are not coming, please cancel it, so that somebody else can charge.',
  areYouStillComingAt: ({ time }: Values<'time'>) => `Are you still coming at ${time}?`,
  /** `hours` are two times. */
  chargerAtLocationHours: ({ spotNumber, location, hours }: Values<'spotNumber' | 'location' | 'hours'>) =>
    `Charger ${spotNumber} at ${location}, ${hours}.`,
  areYouStillComingTo: ({ spotNumber, location }: Values<'spotNumber' | 'location'>) =>
    `Are you still coming to charger ${spotNumber} at ${location}?`,
  ifYouAreThereIs: 'If you are, there is nothing to do.',
  youCanAlsoChangeItsTime: 'You can also change its time.',
  iAmNotComing: 'I am not coming',
  yes: 'Yes',
  noCancelIt: 'No, cancel it',
  yourReservationOfChargerSpotNumber: ({ spotNumber }: Values<'spotNumber'>) =>
    `Your reservation of charger ${spotNumber} is cancelled`,
  ifYourCarIsCharged:
    'If your car is charged, please release it: somebody in line can use the rest of your time.',
  somebodyIsWaitingForA: 'Somebody is waiting for a charger',
  chargerAtLocationIsYoursUntil: ({
    spotNumber,
    location,
    time,
  }: Values<'spotNumber' | 'location' | 'time'>) =>
    `Charger ${spotNumber} at ${location} is yours until ${time}.`,
  somebodyIsWaitingForACharger: ({ location }: Values<'location'>) =>
    `Somebody is waiting for a charger at ${location}`,
  chargerIsYoursUntil: ({ spotNumber, time }: Values<'spotNumber' | 'time'>) =>
    `Charger ${spotNumber} is yours until ${time}.`,
  ifYouStillNeedIt: 'If you still need it, there is nothing to do.',
};
