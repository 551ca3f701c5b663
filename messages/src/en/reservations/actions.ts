import type { Values } from '../../values.ts';

export const reservationsActions = {
  // reservations/actions/charging-session-acts.tsx
  stayLonger: 'Stay longer',
  bookAnotherChargerForThen: 'Book another charger for then',
  releaseCharger: 'Release charger',
  somebodyIsWaitingForA: 'Somebody is waiting for a charger',
  pleaseReleaseThisOneAs: 'Please release this one as soon as your car is charged.',

  // reservations/actions/edit-choices.ts
  youGetAFreeCharger: ({ name }: Values<'name'>) => `You get a free charger at ${name}.`,
  youKeepChargerSpotNumberIf: ({ spotNumber }: Values<'spotNumber'>) =>
    `You keep charger ${spotNumber} if it is free then, or else get another one there.`,
  youKeepChargerSpotNumber: ({ spotNumber }: Values<'spotNumber'>) => `You keep charger ${spotNumber}.`,
  chargerSpotNumberIsTakenThen: ({ spotNumber }: Values<'spotNumber'>) =>
    `Charger ${spotNumber} is taken then. You get another one there.`,
  youCanBookThroughDay: ({ day }: Values<'day'>) => `You can book through ${day}.`,
  chooseADuration: 'Choose a duration.',
  nothingHasBeenChangedYet: 'Nothing has been changed yet.',

  // reservations/actions/edit-dialog.tsx
  editReservation: 'Edit reservation',
  keepAsItIs: 'Keep as it is',
  updateReservation: 'Update reservation',
  itBeganAtTime: ({ time }: Values<'time'>) => `It began at ${time}`,
  itStaysAsItIs: 'It stays as it is until you choose a later start.',
  youWillNoLongerBe: 'You will no longer be in line for these hours',
  date: 'Date',
  yourReservationIsNotAffected: 'Your reservation is not affected.',
  noConnection: 'No Connection',
  theChargersThatAreFree: 'The chargers that are free then are looked up as soon as it is back.',
  start: 'Start',

  // reservations/actions/extend-dialog.tsx
  reservationExtended: 'Reservation Extended',
  chargerSpotNumberIsYoursUntil: ({ spotNumber, time }: Values<'spotNumber' | 'time'>) =>
    `Charger ${spotNumber} is yours until ${time}.`,
  stayLongerOnChargerSpotNumber: ({ spotNumber }: Values<'spotNumber'>) =>
    `Stay longer on charger ${spotNumber}`,
  bookAnotherCharger: 'Book another charger',
  chargerStaysYoursUntil: ({ spotNumber, time }: Values<'spotNumber' | 'time'>) =>
    `Charger ${spotNumber} stays yours until ${time}.`,
  chargerStaysYoursUntilTheLatest: ({ spotNumber, time }: Values<'spotNumber' | 'time'>) =>
    `Charger ${spotNumber} stays yours until ${time}, which is the latest.`,
  /** A label above times to choose from. */
  until: 'Until',
  timeIsTheLatest: ({ time }: Values<'time'>) => `${time} is the latest.`,

  // reservations/actions/move-away.tsx
  /** By what was reported: a car is in the way, or the charger does not work. */
  youReportedThatCharger: {
    blocked: ({ spotNumber }: Values<'spotNumber'>) => `You reported that charger ${spotNumber} is blocked`,
    broken: ({ spotNumber }: Values<'spotNumber'>) => `You reported that charger ${spotNumber} is broken`,
  },
  moveToChargerSpotNumber: ({ spotNumber }: Values<'spotNumber'>) => `Move to charger ${spotNumber}`,
  chargerSpotNumberIsFreeUntil: ({ spotNumber }: Values<'spotNumber'>) =>
    `Charger ${spotNumber} is free until your time ends.`,
  nothingOfYourReservationCounts: 'Nothing of your reservation counts.',
  goToTheFrontOf: 'Go to the front of the line',
  noOtherChargerIsFree:
    'No other charger is free until your time ends. Give it up, and you are first in line for the rest of the day. Nothing of your reservation counts.',
  giveUpTheReservation: 'Give up the reservation',
  noOtherChargerIsFreeUntil:
    'No other charger is free until your time ends. If you give it up, nothing of it counts.',
  youAreAtTheFront: 'You are at the front of the line',
  reservationGivenUp: 'Reservation given up',
  chargerSpotNumberIsYours: ({ spotNumber }: Values<'spotNumber'>) => `Charger ${spotNumber} is yours`,
  yourReservationHasMovedThere: 'Your reservation has moved there.',

  // reservations/actions/take-back.ts
  dayChargerSpotNumberItIs: ({ day, spotNumber }: Values<'day' | 'spotNumber'>) =>
    `${day}, charger ${spotNumber}. It is reserved for you again.`,
  dayChargerSpotNumberAsBefore: ({ day, spotNumber }: Values<'day' | 'spotNumber'>) =>
    `${day}, charger ${spotNumber}, as before.`,
  dayAtTheSameHours: ({ day, former, spotNumber }: Values<'day' | 'former' | 'spotNumber'>) =>
    `${day}, at the same hours as before. Charger ${former} is no longer free, so you have charger ${spotNumber}.`,

  // reservations/actions/use-extension-limit.ts
  thisReservationCannotBeExtended: 'This reservation cannot be extended.',

  // reservations/actions/use-reservation-actions.tsx
  dayChargerSpotNumberOthersCan: ({ day, spotNumber }: Values<'day' | 'spotNumber'>) =>
    `${day}, charger ${spotNumber}. Others can have this time.`,
  reservationCancelled: 'Reservation Cancelled',
  seeWhatIsFree: 'See what is free',
  chargerReleased: 'Charger Released',
  chargerSpotNumberAtNameIs: ({ spotNumber, name }: Values<'spotNumber' | 'name'>) =>
    `Charger ${spotNumber} at ${name} is yours. Plug in.`,
  arrivalConfirmed: 'Arrival Confirmed',
  cancelThisReservation: 'Cancel this reservation?',
  dayAtNameChargerSpotNumber: ({ day, name, spotNumber }: Values<'day' | 'name' | 'spotNumber'>) =>
    `${day} at ${name}, charger ${spotNumber}. Others can have this time then, and it may be gone if you want it back.`,
  cancelReservation: 'Cancel reservation',
  releaseChargerSpotNumber: ({ spotNumber }: Values<'spotNumber'>) => `Release charger ${spotNumber}?`,
  youGiveBackTheRest: 'You give back the rest of your time. Unplug first.',
  keepCharging: 'Keep charging',

  // reservations/actions/use-save-edit.ts
  /** `when` is a day with its hours: `Fri, Nov 20, 2:00 PM – 5:00 PM`. */
  whenFormerChargerWasTaken: ({ when, former, spotNumber }: Values<'when' | 'former' | 'spotNumber'>) =>
    `${when}. Charger ${former} was taken at that time. You now have charger ${spotNumber}.`,
  chargerSpotNumberAtNameWhen: ({ spotNumber, name, when }: Values<'spotNumber' | 'name' | 'when'>) =>
    `Charger ${spotNumber} at ${name}, ${when}.`,
  reservationUpdated: 'Reservation Updated',
};
