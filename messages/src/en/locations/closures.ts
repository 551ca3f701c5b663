import { number, plural, type Counted, type Values } from '../../values.ts';

export const locationsClosures = {
  // locations/closures/closures-section.tsx
  closures: 'Closures',
  closeForATime: 'Close for a time…',
  /** A button for a location; what is in `<vh>` is only read out. */
  closeNameForATime: 'Close…<vh>: {name}, for a time</vh>',
  nobodyCanReserveMeanwhile:
    'Close chargers for repairs, a holiday or an event: meanwhile nobody can reserve them, and members read why.',
  /** A button; what is in `<vh>` is only read out. */
  closeSelected: 'Close…<vh>: the selected chargers, for a time</vh>',
  noClosures: 'Nothing is closed now or later.',
  theClosuresCouldNotBe: 'The closures could not be loaded',
  theyStayAsTheyAre: 'They stay as they are.',
  closedNow: 'Closed now',
  everyYear: 'every year',
  /** Buttons; what is in `<vh>` is only read out. `reason` is what an administrator has written, such as *repairs*. */
  change: 'Change<vh>: {reason}, {when}</vh>',
  endNow: 'End now<vh>: {reason}, {when}</vh>',
  takeBack: 'Take back<vh>: {reason}, {when}</vh>',
  endNowQuestion: ({ reason }: Values<'reason'>) => `End the closure for ${reason} now?`,
  takeBackQuestion: ({ reason }: Values<'reason'>) => `Take back the closure for ${reason}?`,
  canBeReservedAtOnce: 'What it closes can be reserved again at once.',
  reservationsDoNotComeBack: 'Reservations that were moved or ended because of it do not come back.',
  itReturnsNoMore: 'It does not return next year either.',
  keepClosed: 'Keep closed',
  keepClosure: 'Keep closure',
  endNowLabel: 'End now',
  takeBackLabel: 'Take back',
  closureEnded: 'Closure Ended',
  closureTakenBack: 'Closure Taken Back',
  notEnded: 'The closure was not ended',
  itGoesOn: 'It stays as it is.',

  // locations/closures/closure-words.ts
  wholeLocation: 'Whole location',
  /** `numbers` of chargers: 01, 02 */
  chargersNumbers: ({ count, numbers }: Counted<'numbers'>) =>
    plural(count, { one: `Charger ${numbers}`, other: `Chargers ${numbers}` }),
  /** Days, or days with times. */
  fromTo: ({ from, to }: Values<'from' | 'to'>) => `${from} – ${to}`,

  // locations/closures/closure-form.ts
  pleaseChooseAtLeastOne: 'Please choose at least one charger.',

  // locations/closures/closure-dialog.tsx
  closeName: ({ name }: Values<'name'>) => `Close chargers at ${name}`,
  changeTheClosure: ({ name }: Values<'name'>) => `Change the closure of ${name}`,
  whatCloses: 'What closes?',
  chosenChargers: 'Chosen chargers',
  allDay: 'All day',
  firstDay: 'First day',
  lastDay: 'Last day',
  from: 'From',
  until: 'Until',
  startTime: 'Start time',
  endTime: 'End time',
  itHasBegun: ({ when }: Values<'when'>) =>
    `It began on ${when}. Its end and its reason can still be changed.`,
  /** Below days and times; `zone` is a name such as *United Kingdom Time*. */
  timesInZone: ({ zone }: Values<'zone'>) => `Times in ${zone}.`,
  whyIsItClosed: 'Reason',
  membersReadIt: 'Members read it: “Closed for repairs until …”.',
  suggestions: 'Suggested reasons',
  reasons: { repairs: 'repairs', holiday: 'a public holiday', event: 'an event' },
  everyYearLabel: 'Every year',
  everyYearHint: 'It returns on the same days each year, until you end it.',
  alsoClose: 'Other locations that close as a whole for the same time',
  close: 'Close chargers',
  closedForATime: 'Closed for a Time',
  closureChanged: 'Closure Changed',
  notClosed: 'Nothing was closed',
  notChanged: 'The closure was not changed',
  chargerIsClosedThen: ({ spotNumber }: Values<'spotNumber'>) =>
    `Charger ${spotNumber} is closed at that time already. End or change that closure first.`,

  // locations/closures/closure-effects.tsx
  closeChargersQuestion: ({ name, count }: Counted<'name'>) =>
    plural(count, {
      one: `Close ${number(count)} charger at ${name}?`,
      other: `Close ${number(count)} chargers at ${name}?`,
    }),
  closeNameQuestion: ({ name }: Values<'name'>) => `Close ${name}?`,
  changeTheClosureQuestion: ({ name }: Values<'name'>) => `Change the closure of ${name}?`,
  /** The number is large, and what is in `<unit>` small beside it. */
  countInTheWay: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} <unit>reservation is in the way</unit>`,
      other: `${number(count)} <unit>reservations are in the way</unit>`,
    }),
  countMove: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} moves to another charger at the same time.`,
      other: `${number(count)} move to other chargers at the same time.`,
    }),
  countEnd: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} ends.`, other: `${number(count)} end.` }),
  theirMembersAreTold: 'Their members are notified.',
  inTheWay: 'Reservations in the way',
  theseHaveChanged: 'This has changed in the meantime. Please look again.',
  movesToCharger: ({ spotNumber }: Values<'spotNumber'>) => `Moves to charger ${spotNumber}`,
  ends: 'Ends',
  endsAtOnce: 'Ends at once',
  endsFirstInLine: 'Ends; comes first in the line for that day',
  mayStayUntil: ({ time }: Values<'time'>) => `Is charging, and may stay until ${time}`,
  back: 'Back',
  confirmAndClose: 'Confirm and close',
  confirmAndChange: 'Confirm and change',

  // locations/screens/reports/open-reports.tsx
  /** A button; what is in `<vh>` is only read out. */
  closeForRepairs: 'Close for repairs…<vh>: charger {spotNumber}</vh>',
};
