import type { Values } from '../../values.ts';

export const reservationsPending = {
  // reservations/pending/pending-arrival.tsx
  yourArrivalIsNotConfirmed: 'Your arrival is not confirmed yet',
  yourConfirmationIsSavedAnd:
    'Your confirmation is saved, and is sent as soon as there is a connection. Keep ChargeRota open: it tells you whether it was in time.',
  bookAnotherTime: 'Book another time',
  closeThisMessage: 'Close this message',

  // reservations/pending/pending-releases.tsx
  releaseNow: 'Release now',
  keepCharging: 'Keep charging',

  // reservations/pending/release-words.ts
  /** The button that was pressed is called "Release charger". */
  youPressedReleaseAndNoAnswerCame: ({ time }: Values<'time'>) =>
    `You pressed Release charger at ${time}, and no answer came.`,
  youPressedReleaseWithoutAConnection: ({ time }: Values<'time'>) =>
    `You pressed Release charger at ${time} without a connection.`,
  chargerWasNotReleased: ({ spotNumber }: Values<'spotNumber'>) => `Charger ${spotNumber} was not released`,
  chargerAtNameWasNotReleased: ({ spotNumber, name }: Values<'spotNumber' | 'name'>) =>
    `Charger ${spotNumber} at ${name} was not released`,
  chargerWasReleasedAt: ({ spotNumber, name, time }: Values<'spotNumber' | 'name' | 'time'>) =>
    `Charger ${spotNumber} at ${name} was released at ${time}`,
  yourSessionEndedAt: ({ spotNumber, name, time }: Values<'spotNumber' | 'name' | 'time'>) =>
    `Your session ended at ${time}: charger ${spotNumber} at ${name}`,
  yourSessionIsOver: ({ spotNumber }: Values<'spotNumber'>) => `Your session is over: charger ${spotNumber}`,
  yourSessionAtNameIsOver: ({ spotNumber, name }: Values<'spotNumber' | 'name'>) =>
    `Your session is over: charger ${spotNumber} at ${name}`,
  thereIsNothingLeftToRelease: 'There is nothing left to release.',
  itIsNotKnownWhether: ({ spotNumber, name }: Values<'spotNumber' | 'name'>) =>
    `It is not known whether charger ${spotNumber} at ${name} is released`,
  thisPageSaysSo: 'This page says so as soon as it is known.',
  chargerIsNotReleasedYet: ({ spotNumber, name }: Values<'spotNumber' | 'name'>) =>
    `Charger ${spotNumber} at ${name} is not released yet`,
  thatWasNotSent:
    'That was not sent, and the charger is still yours. You are asked again when the connection is back.',
  releaseChargerNow: ({ spotNumber, name }: Values<'spotNumber' | 'name'>) =>
    `Release charger ${spotNumber} at ${name} now?`,
  ifTheChargerIsStillYours: 'If the charger is still yours, you give back the rest of your time.',
  theChargerIsStillYours:
    'The charger is still yours. If you release it, you give back the rest of your time.',
  chargerSpotNumberIsFreeFor: ({ spotNumber }: Values<'spotNumber'>) =>
    `Charger ${spotNumber} is free for others now.`,
  othersCanReserveChargerSpotNumber: ({ spotNumber, time }: Values<'spotNumber' | 'time'>) =>
    `Others can reserve charger ${spotNumber} from ${time}.`,
  yourTimeAtChargerSpotNumber: ({ spotNumber }: Values<'spotNumber'>) =>
    `Your time at charger ${spotNumber} has ended.`,

  // reservations/pending/remind-of-releases.ts
  openDashboard: 'Open dashboard',

  // reservations/pending/send-arrivals.ts
  arrivalConfirmedInTime: 'Arrival confirmed in time',
  /** `place` is `Charger 12 at North Garage`. */
  placeIsYoursPlugIn: ({ place }: Values<'place'>) => `${place} is yours. Plug in.`,
  yourArrivalCameTooLate: 'Your arrival came too late',
  yourArrivalWasNotConfirmed: 'Your arrival was not confirmed',
  othersMayHaveTheCharger: 'Others may have the charger now.',
  yourConfirmationWasSaved:
    'Your confirmation was saved while you were offline, and sent when the connection was back.',

  // reservations/pending/send-or-store.ts
  chargerSpotNumberAtName: ({ spotNumber, name }: Values<'spotNumber' | 'name'>) =>
    `Charger ${spotNumber} at ${name}`,
};
