import type { Values } from '../../values.ts';

export const reservationsCharger = {
  // reservations/screens/charger/answer.tsx
  thisChargerIsReservedFor: 'This charger is reserved for you',
  yourTimeIsUntil: ({ end, limit }: Values<'end' | 'limit'>) =>
    `Your time is until ${end}. Confirm your arrival by ${limit}.`,
  youAreChargingHere: 'You are charging here',
  theChargerIsYoursUntil: ({ time }: Values<'time'>) =>
    `The charger is yours until ${time}. Release it if you leave earlier.`,
  theTimeToConfirmHas: 'The time to confirm has passed',
  yourReservationHereBeganAt: ({ time }: Values<'time'>) =>
    `Your reservation here began at ${time}. The dashboard says what you can do.`,
  itIsYoursFrom: ({ time }: Values<'time'>) => `It is yours from ${time}`,
  yourReservationHereIsUntil: ({ time }: Values<'time'>) => `Your reservation here is until ${time}.`,
  thisChargerIsEmptyAnd: 'This charger is empty, and yours next',
  yourReservationBeginsAt: ({ start, end }: Values<'start' | 'end'>) =>
    `Your reservation begins at ${start}. Start now, and the charger is yours until ${end}.`,
  youAreChargingAtCharger: ({ spotNumber }: Values<'spotNumber'>) =>
    `You are charging at charger ${spotNumber}`,
  thatIsAtNameUntil: ({ name, time }: Values<'name' | 'time'>) =>
    `That is at ${name}, until ${time}. Release it there before you take another one.`,
  youReservedChargerSpotNumber: ({ spotNumber }: Values<'spotNumber'>) =>
    `You reserved charger ${spotNumber}`,
  youReservedChargerSpotNumberAt: ({ spotNumber, name }: Values<'spotNumber' | 'name'>) =>
    `You reserved charger ${spotNumber} at ${name}`,
  itIsYoursAtName: ({ name, time }: Values<'name' | 'time'>) => `It is yours at ${name} until ${time}.`,
  thisChargerIsClosed: 'This charger is closed for a time',
  thisChargerIsOutOf: 'This charger is out of service',
  itCannotBeUsedUntil: 'It cannot be used until an administrator puts it back into service.',
  thisChargerIsHeldFor: 'This charger is held for you',
  takeItByUntilAnd: ({ until, end }: Values<'until' | 'end'>) =>
    `Take it by ${until}, and it is yours until ${end}.`,
  takeItAndItIs: ({ end }: Values<'end'>) => `Take it, and it is yours until ${end}.`,
  /** `name` is a person's. */
  thisChargerIsHeldForName: ({ name }: Values<'name'>) => `This charger is held for ${name}`,
  thisChargerIsHeldForSomebody: 'This charger is held for somebody in line',
  unlessTheyTakeItBy: ({ until }: Values<'until'>) =>
    `Unless they take it by ${until}, it goes to the next in line.`,
  itIsAboutToBe: 'It is about to be offered to the next in line.',
  thisChargerIsTaken: 'This charger is taken',
  itIsFreeAgainAt: ({ time }: Values<'time'>) => `It is free again at ${time}, or earlier if it is released.`,
  thisChargerIsFree: 'This charger is free',
  takeItUntilReserved: ({ time }: Values<'time'>) =>
    `You can take it now, until ${time} at the latest: then somebody has reserved it.`,
  takeItUntilHeldForYou: ({ time }: Values<'time'>) =>
    `You can take it now, until ${time} at the latest: then it is held for you.`,
  takeItUntilHeldForName: ({ time, name }: Values<'time' | 'name'>) =>
    `You can take it now, until ${time} at the latest: then it is held for ${name}.`,
  takeItUntilHeldForSomebody: ({ time }: Values<'time'>) =>
    `You can take it now, until ${time} at the latest: then it is held for somebody in line.`,
  youCanTakeItNow: 'You can take it now.',
  itCannotBeTakenWithout: 'It cannot be taken without a reservation now',
  startCharging: 'Start charging',
  openYourReservation: 'Open your reservation',
  waitForThisCharger: 'Wait for this charger',
  reserveATime: 'Reserve a time',

  // reservations/screens/charger/at-charger.ts
  thisChargerCannotBeTaken: 'This charger cannot be taken now.',

  // reservations/screens/charger/charger-view.tsx
  powerKW: ({ power }: Values<'power'>) => `${power} kW`,
  itMayNotCharge: 'It may not charge.',
  aCarMayBeIn: 'A car may be in the way.',
  theAdministratorsKnow: 'The administrators know.',
  todaysReservationsCouldNotBe: 'Today’s reservations could not be loaded',
  yourReservationsAreNotAffected: 'Your reservations are not affected.',
  freeHereFromTime: ({ time }: Values<'time'>) => `Free here from ${time}`,
  freeHereNow: 'Free here now',
  youNeedAReservationTo: 'You need a reservation to use them now.',
  noOtherChargerIsFree: ({ name }: Values<'name'>) => `No other charger at ${name} is free.`,
  noOtherChargerIsFreeThen: ({ name }: Values<'name'>) => `No other charger at ${name} is free then.`,
  /** Only the number is seen; all of it is spoken. */
  chargerNumber: '<vh>Charger </vh>{spotNumber}',
  reportAProblem: 'Report a problem',

  // reservations/screens/charger/report-dialog.tsx
  whatIsWrongWithCharger: ({ spotNumber }: Values<'spotNumber'>) =>
    `What is wrong with charger ${spotNumber}?`,
  administratorsAreNotifiedAndOther:
    'Administrators are notified, and other members see the report. Your name is not shown.',
  sendReport: 'Send report',
  thisChargerIsTakenOr:
    'This charger is taken or not in use now, so a car there cannot be reported as in the way.',
  problem: 'Problem',
  pleaseChooseWhatIsWrong: 'Please choose what is wrong.',
  aCarIsInThe: 'A car is in the way',
  itDoesNotWork: 'It does not work',
  anythingThatHelps: 'Anything that helps',
  /** By what was reported: a car is in the way, or the charger does not work. */
  chargerIsReported: {
    blocked: ({ spotNumber }: Values<'spotNumber'>) => `Charger ${spotNumber} is reported blocked`,
    broken: ({ spotNumber }: Values<'spotNumber'>) => `Charger ${spotNumber} is reported broken`,
  },
  theAdministratorsHaveBeenTold: 'The administrators have been told.',
  moveToChargerSpotNumber: ({ spotNumber }: Values<'spotNumber'>) => `Move to charger ${spotNumber}`,
  goToChargerSpotNumber: ({ spotNumber }: Values<'spotNumber'>) => `Go to charger ${spotNumber}`,
  ifSomebodyChargedHereIn:
    'If somebody charged here in the last 12 hours, they have been asked to move their car. They do not learn who asked.',
  askForTheCarTo: 'Ask for the car to be moved',
  theAdministratorsHaveBeenToldNo:
    'The administrators have been told. No other charger here is free at the moment.',
  theAdministratorsHaveBeenToldCharger: ({ spotNumber }: Values<'spotNumber'>) =>
    `The administrators have been told. Charger ${spotNumber} is free until your time ends.`,
  theAdministratorsHaveBeenToldNobody: ({ spotNumber }: Values<'spotNumber'>) =>
    `The administrators have been told. Nobody has charger ${spotNumber} now.`,

  // reservations/screens/charger/screen.tsx
  atTheCharger: 'At the charger',
  nothingHasBeenBookedOr: 'Nothing has been booked or changed.',
  thisCodeIsNoLonger: 'This code is no longer valid',
  askAnAdministratorOfYour:
    'Ask an administrator of your organization for a new sheet, or choose the charger from the list.',
  theChargerCouldNotBe: 'The charger could not be loaded',
  chargerSpotNumberIsNotYours: ({ spotNumber }: Values<'spotNumber'>) =>
    `Charger ${spotNumber} is not yours to use`,
  itBelongsToAnOrganization:
    'It belongs to an organization where you are not an active member. An administrator there can invite or approve you.',
  chooseACharger: 'Choose a charger',
  thisChargerIsOutOfUse: 'This charger is out of use',
  whichChargerAreYouAt: 'Which charger are you at?',
  chooseAnotherOne: 'Choose another one.',
  itsNumberIsOnThe: 'Its number is on the charger or on the sheet beside it.',
};
