import { number, plural, type Counted, type Values } from '../../values.ts';

export const reservationsDashboard = {
  // reservations/screens/dashboard/upcoming-panel.tsx
  /** A button: cancels this reservation. */
  cancelButton: 'Cancel',

  // reservations/screens/dashboard/current-or-next.tsx
  powerKW: ({ power }: Values<'power'>) => `${power} kW`,
  /** `name` is the reader's first name. */
  youAreChargingName: ({ name }: Values<'name'>) => `You are charging, ${name}.`,
  youAreCharging: 'You are charging.',
  yourChargerIsWaitingName: ({ name }: Values<'name'>) => `Your charger is waiting, ${name}.`,
  yourChargerIsWaiting: 'Your charger is waiting.',
  theTimeToConfirmHasPassedName: ({ name }: Values<'name'>) => `The time to confirm has passed, ${name}.`,
  theTimeToConfirmHasPassed: 'The time to confirm has passed.',
  nextChargeTodayName: ({ name }: Values<'name'>) => `Your next charge is today, ${name}.`,
  nextChargeToday: 'Your next charge is today.',
  nextChargeTomorrowName: ({ name }: Values<'name'>) => `Your next charge is tomorrow, ${name}.`,
  nextChargeTomorrow: 'Your next charge is tomorrow.',
  /** Of days: 2 or more. */
  nextChargeInDaysName: ({ count, name }: Counted<'name'>) =>
    `Your next charge is in ${count} days, ${name}.`,
  nextChargeInDays: ({ count }: Counted) => `Your next charge is in ${count} days.`,
  yoursUntil: 'Yours until {time}',
  /** The time that is left, as a large figure; what is in `<unit>` is small. */
  hoursAndMinutesLeft: '{hours}<unit> h </unit>{minutes}<unit> min left</unit>',
  minutesLeft: '{minutes}<unit> min left</unit>',
  theLocationIsClosedIn: 'The location is closed in these hours',
  chooseAnotherTime: 'Choose another time',
  cancelIt: 'Cancel it',
  /** `name` is a location's, `hours` are its opening hours. */
  theOpeningHoursHaveChanged: ({ day, name, hours }: Values<'day' | 'name' | 'hours'>) =>
    `The opening hours have changed: on ${day} ${name} is open ${hours}. Choose another time, or ask an administrator before you come.`,
  theOpeningHoursHaveChangedOn: ({ day, name }: Values<'day' | 'name'>) =>
    `The opening hours have changed: on ${day} ${name} is closed. Choose another time, or ask an administrator before you come.`,

  // reservations/screens/dashboard/dashboard-skeleton.tsx
  myUpcomingReservations: 'My Upcoming Reservations',

  // reservations/screens/dashboard/day-ribbon.tsx
  /** In hours in which no reservation is needed; keep it short. */
  walkIn: 'Walk-in',
  /** In peak hours; what is in `<span>` is left out where there is no room. */
  peakReservationNeeded: 'Peak<span>, reservation needed</span>',
  theDayAtName: ({ name }: Values<'name'>) => `The day at ${name}`,
  /** Spoken of a day's hours, instead of its drawing. */
  spoken: {
    open: ({ from, to }: Values<'from' | 'to'>) => `Open ${from} to ${to}.`,
    closed: 'Closed.',
    peak: ({ from, to }: Values<'from' | 'to'>) => `Peak, reservation needed, ${from} to ${to}.`,
    walkIn: ({ from, to }: Values<'from' | 'to'>) => `Walk-in ${from} to ${to}.`,
    mine: ({ from, to }: Values<'from' | 'to'>) => `Your reservation ${from} to ${to}.`,
    now: ({ time }: Values<'time'>) => `It is ${time}.`,
  },

  // reservations/screens/dashboard/eco-panel.tsx
  ecoImpact: 'Eco Impact',
  yourSavingsCouldNotBe: 'Your savings could not be loaded',
  /** Below a large number. */
  kgCOSaved: 'kg CO₂ saved',
  /** Below a large number, which is written already: without `#`. */
  sessionSessions: ({ count }: Counted) => plural(count, { one: 'session', other: 'sessions' }),
  /** Below a large number: hours. Short. */
  hrsOnAverage: 'hrs on average',
  everySessionWithAConfirmed: ({ weight }: Values<'weight'>) =>
    `Every session with a confirmed arrival counts as ${weight} kg of CO₂, however long it was.`,
  /** `months` are months with numbers: `Jun 3, Jul 5`. */
  sessionsAMonth: ({ months }: Values<'months'>) => `Sessions a month: ${months}`,

  // reservations/screens/dashboard/gates.tsx
  pleaseSignIn: 'Please Sign In',
  yourDashboardOpensAfterYou: 'Your dashboard opens after you sign in.',
  authenticationRequired: 'Authentication Required',
  signInToSeeYour: 'Sign in to see your reservations.',
  administratorsCanRegisterTheirOrganization: 'Administrators can register their organization.',
  switchToName: ({ name }: Values<'name'>) => `Switch to ${name}`,
  whatHappensNext: 'What happens next',
  theAdministratorsHaveBeenTold: 'The administrators of your organization have been told that you wait.',
  theAdministratorsOfNameHave: ({ name }: Values<'name'>) =>
    `The administrators of ${name} have been told that you wait.`,
  oneOfThemApprovesYou: 'One of them approves you. This page then becomes your dashboard by itself.',
  youReserveAChargerOr: 'You reserve a charger, or take one that is free when you arrive.',

  // reservations/screens/dashboard/missed-notice.tsx
  yourLastReservationWasMarked: 'Your last reservation was marked as a no-show',
  bookAnotherTime: 'Book another time',
  closeThisMessage: 'Close this message',
  /** `day` is a date, `Today` or `Yesterday`. */
  yourArrivalAtChargerSpotNumber: ({
    spotNumber,
    name,
    day,
    time,
  }: Values<'spotNumber' | 'name' | 'day' | 'time'>) =>
    `Your arrival at charger ${spotNumber}, ${name}, was not confirmed by the end of the grace period: ${day}, ${time}. The charger was freed for others.`,

  // reservations/screens/dashboard/next-acts.tsx
  /** Goes on from a large remaining time, such as `21 min 46 s`. */
  leftToConfirmYourArrival: 'left to confirm your arrival. The charger is released at {time}',
  /** Goes on from a large remaining time, such as `21 min 46 s`. */
  leftToConfirmYourArrivalUntil: 'left to confirm your arrival, until {time}',
  yourArrivalWasConfirmedIn: 'Your arrival was confirmed in time.',
  chargingSince: 'Charging since {time}.',
  doneEarlyReleaseItFor: 'Done early? Release it for the next person.',
  /** Goes on from a large remaining time, such as `1 h 24 min`. */
  untilItStarts: 'until it starts. Confirm your arrival between {from} and {to}.',
  confirmOnThatDay: 'Confirm your arrival between {from} and {to} on that day.',
  confirmOnThatDayOrElse:
    'Confirm your arrival between {from} and {to} on that day, or the charger goes to somebody else.',
  cancelReservation: 'Cancel reservation',
  gracePeriodExpired: 'Grace period expired',
  arrivalCouldBeConfirmedUntil: 'Arrival could be confirmed until {time}.',
  reportAProblem: 'Report a problem',

  // reservations/screens/dashboard/nothing-reserved.tsx
  chooseWhenYouNeedTo: 'Choose when you need to charge, and a charger is kept for you.',
  nothingReservedFirstName: ({ firstName }: Values<'firstName'>) => `Nothing reserved, ${firstName}.`,
  nothingReserved: 'Nothing reserved.',
  withTheFirstOneMembers: 'With the first one, members can book.',
  anAdministratorAddsThem: 'An administrator adds them.',
  nameHasNoChargingLocations: ({ name }: Values<'name'>) => `${name} has no charging locations yet.`,
  addALocation: 'Add a location',
  dayAtName: ({ day, name }: Values<'day' | 'name'>) => `${day} at ${name}`,

  // reservations/screens/dashboard/organization-panel.tsx
  yourOrganization: 'Your organization',
  itsMembersCouldNotBe: 'Its members could not be loaded.',
  /** A button: shows the organization. */
  openOrganization: 'Open',
  peopleAreWaiting: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} person is waiting for your approval.`,
      other: `${number(count)} people are waiting for your approval.`,
    }),
  review: 'Review',
  membersNobodyIsWaiting: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} member. Nobody is waiting for your approval.`,
      other: `${number(count)} members. Nobody is waiting for your approval.`,
    }),
  invitationIsNotAnsweredYet: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} invitation is not answered yet.`,
      other: `${number(count)} invitations are not answered yet.`,
    }),
  youAreTheOnlyMember: 'You are the only member. Others join when you invite them.',
  invite: 'Invite',
  about: 'About',

  // reservations/screens/dashboard/recent-activity.tsx
  arrived: 'Arrived',
  cancelled: 'Cancelled',
  notConfirmed: 'Not confirmed',
  noShow: 'No-show',
  recentActivity: 'Recent Activity',
  yourLatestSessionsAreListed: 'Your latest sessions are listed here.',
  expired: 'Expired',
  bookAgainAsOnDay: ({ day }: Values<'day'>) => `Book again as on ${day}`,
  bookAgain: 'Book again',

  // reservations/screens/dashboard/recommended-panel.tsx
  recommendedForYou: 'Recommended for you',
  reserveDayAtLocationName: 'Reserve<span> {day} at {locationName}</span>',

  // reservations/screens/dashboard/screen.tsx
  yourReservationsCouldNotBe: 'Your reservations could not be loaded',
  thatReservationIsNoLonger: 'That reservation is no longer listed',
  itMayBelongToAnother: 'It may belong to another account than the one that you are signed in with.',
  nothingHasBeenChanged: 'Nothing has been changed.',

  // reservations/screens/dashboard/upcoming-panel.tsx
  nothingAfterThat: 'Nothing after that.',
  yourReservationsAreListedHere: 'Your reservations are listed here.',
  book: 'Book',
  whereToFindNameOn: ({ name, day }: Values<'name' | 'day'>) => `Where to find ${name} on ${day}`,
  editDay: ({ day }: Values<'day'>) => `Edit ${day}`,
  cancelDay: ({ day }: Values<'day'>) => `Cancel ${day}`,
  actionsForDay: ({ day }: Values<'day'>) => `Actions for ${day}`,
  whereToFindIt: 'Where to find it',
};
