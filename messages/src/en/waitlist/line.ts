import { number, plural, type Counted, type Values } from '../../values.ts';

export const waitlistLine = {
  // waitlist/screens/line/entry-form.tsx
  waitForAChargerAt: ({ name }: Values<'name'>) => `Wait for a charger at ${name}`,
  anyCharger: 'Any charger',
  days: 'Days',
  oneDay: 'One day',
  severalDays: 'Several days',
  howManyDays: 'How many days',
  todayAndTheDaysAfter: ({ count }: Counted) =>
    plural(count, {
      one: `Today and the ${number(count)} day after it`,
      other: `Today and the ${number(count)} days after it`,
    }),
  date: 'Date',
  earliestStart: 'Earliest start',
  latestStart: 'Latest start',
  duration: 'Duration',
  nameIsClosedOnThat: ({ name }: Values<'name'>) =>
    `${name} is closed on that day, so no charger becomes free then.`,
  /** `hours` is a length of time, such as `3 hours`. */
  nameIsNotOpenFor: ({ name, hours }: Values<'name' | 'hours'>) =>
    `${name} is not open for ${hours} in a row then: what is offered to you is shorter.`,
  nameClosesTooEarlyFor: ({ name, hours, time }: Values<'name' | 'hours' | 'time'>) =>
    `${name} closes too early for ${hours} after a start at ${time}: what is offered to you from then on is shorter.`,
  youAreInLineFor: ({ day }: Values<'day'>) => `You are in line for ${day} already`,
  changeWhatYouWaitFor: 'Change what you wait for',

  // waitlist/screens/line/how-you-hear.tsx
  youAreOfferedOneCharger: 'You are offered one charger at a time, and it is held for you while you decide.',
  youSeeOffersOnlyIn: 'You see offers only in the app',
  chooseHowYouAreTold: 'Choose how you are told',
  nameSendsNoNotificationsOf: ({ name }: Values<'name'>) =>
    `${name} sends no notifications of free chargers.`,
  aChargerIsHeldForMinutes: ({ count }: Counted) =>
    plural(count, {
      one: `A charger is held for you for about ${number(count)} minute, and up to two hours if it starts much later. Keep the app open while you wait, or you may not see it in time.`,
      other: `A charger is held for you for about ${number(count)} minutes, and up to two hours if it starts much later. Keep the app open while you wait, or you may not see it in time.`,
    }),
  withPushMessagesYouHear:
    'With push messages you hear sooner, and get a charger more often. <a>Switch on push messages</a>',
  /** `ways` is `by email and by push message`. */
  youAreToldWhen: ({ ways }: Values<'ways'>) => `You are told ${ways} when a charger is yours to take.`,
  itIsHeldForMinutes: ({ count }: Counted) =>
    plural(count, {
      one: `It is held for you for about ${number(count)} minute, and up to two hours if it starts much later.`,
      other: `It is held for you for about ${number(count)} minutes, and up to two hours if it starts much later.`,
    }),

  // waitlist/screens/line/joined.tsx
  youAreWaiting: 'You are waiting.',
  youAreInLine: 'You are in line',
  itIsYourTurn: 'It is your turn',
  aChargerIsHeldFor: 'A charger is held for you.',
  goToDashboard: 'Go to dashboard',
  backToBooking: 'Back to booking',

  // waitlist/screens/line/line-weeks.tsx
  lineStatistics: 'Line statistics',
  countedAt: 'Counted at',
  allLocations: 'All locations',
  theFiguresCouldNotBe: 'The figures could not be loaded',
  theLineStillWorks: 'The line still works.',
  nothingToCountYet: 'Nothing to count yet',
  nobodyHasReservedOrWaited: 'Nobody has reserved or waited in these weeks.',
  weekFrom: 'Week from',
  requests: 'Requests',
  served: 'Served',
  notServed: 'Not served',
  hoursSaved: 'Hours saved',
  aRequestIsOneMember:
    'A request is one member who waited on one day. Members who left the line count as neither served nor not served. Hours saved are those that some members freed and others used.',
  thisWeekSoFar: 'This week, so far',
  nobodyReservedOrWaitedIn: 'Nobody reserved or waited in the last four weeks.',
  itIsTooEarlyTo:
    'It is too early to say what the line brings: chargers have been reserved here for less than two weeks.',
  thereIsNothingToGain:
    'There is nothing to gain: in the last four weeks almost every request found a free charger without waiting.',
  hardlyAnybodyWaitedInThe:
    'Hardly anybody waited in the last four weeks, though chargers are reserved often. Members may not know that they can wait for one.',
  theLineHelpsInThe: ({ served, total, hours }: Values<'served' | 'total' | 'hours'>) =>
    `The line helps: in the last four weeks ${served} of ${total} requests that waited were served, and ${hours} freed hours were used.`,
  requestsFoundNoCharger: ({ notServed, total }: Values<'notServed' | 'total'>) =>
    `${notServed} of ${total} requests that waited in the last four weeks found no charger.`,
  inASimulatedWorkplaceA:
    'In a simulated workplace, a line by itself changed little at two requests. At four it brought 3% more sessions, and the tenth of people served least got a charger for 82% of their requests instead of 68%.',
  requestsPerChargerAndDay: ({ number }: Values<'number'>) =>
    `${number} requests per charger and day, including reservations.`,

  // waitlist/screens/line/open-limit.tsx
  eachMemberCanHaveAtMost: ({ count }: Counted) =>
    plural(count, {
      one: `<b>Each member can have at most ${number(count)} upcoming reservation now.</b> Reservations already made stay as they are.`,
      other: `<b>Each member can have at most ${number(count)} upcoming reservations now.</b> Reservations already made stay as they are.`,
    }),
  undo: 'Undo',
  youAreNotAskedAgain: ({ day }: Values<'day'>) =>
    `You are not asked again before ${day}. The settings have this limit at any time.`,
  membersCanReserveAnyNumber: ({ count }: Counted) =>
    plural(count, {
      one: `<b>Members can reserve any number of slots ahead.</b> With at most ${number(count)} upcoming reservation each, more is left for those who wait.`,
      other: `<b>Members can reserve any number of slots ahead.</b> With at most ${number(count)} upcoming reservations each, more is left for those who wait.`,
    }),
  /** A button; of upcoming reservations. */
  allowAtMost: ({ count }: Counted) =>
    plural(count, { one: `Allow at most ${number(count)}`, other: `Allow at most ${number(count)}` }),

  // waitlist/screens/line/screen.tsx
  yourPlacesInLineAre: 'Your places in line are not affected.',
  theLineCouldNotBe: 'The line could not be loaded',
  youAreAlsoWaitingFor: 'You are also waiting for',
  youAreWaitingFor: 'You are waiting for',
  nothingAtTheMoment: 'Nothing at the moment',
  joinTheLineAndYou: 'Join the line, and you are offered the next charger that becomes free.',
  theLineIsSwitchedOff: 'The line is switched off',
  nobodyCanJoinItUntil: 'Nobody can join it until you <a>switch it on</a>.',
  nobodyCanJoinItUntilAn: 'Nobody can join it until an administrator switches it on.',
  thereIsNoSuchOffer: 'There is no such offer for you',
  itWasMadeMoreThan: 'It was made more than a day ago, or to somebody with another account.',
  waitForACharger: 'Wait for a charger',
  joinTheLine: 'Join the line',
  changeWhatYouWaitForAt: ({ name }: Values<'name'>) => `Change what you wait for at ${name}`,
  save: 'Save',

  // waitlist/screens/line/whole-line.tsx
  everybodyInLine: 'Everybody in line',
  everybodyKeepsTheirPlace: 'Everybody keeps their place.',
  nobodyIsWaitingHere: 'Nobody is waiting here',
  membersWhoJoinTheLine: 'Members who join the line are listed here.',
  administratorsChooseTheOrder:
    'Administrators choose the order for everybody in the settings; nobody can be moved by hand.',
  /** `total` is 2 or more. */
  totalEntriesInAllThe: ({ total, shown }: Values<'total' | 'shown'>) =>
    `${total} entries in all; the first ${shown} are listed.`,
  mayNotReserveNowSo: 'May not reserve now, so nothing is offered.',
  pausedAfterTwoOffersThat: 'Paused after two offers that were not answered.',
  atTheFrontTodayBecause: 'At the front today, because their charger could not be used.',
  /** `reason` is a sentence. */
  theyWereNotOfferedThe: ({ reason }: Values<'reason'>) =>
    `They were not offered the last free slot: ${reason}`,
  /** `{slot}` are the hours for which they would have it. */
  chargerIsHeldForThem: 'Charger {spotNumber} is held for them until {time}: {slot}',
};
