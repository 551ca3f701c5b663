import { number, plural, type Counted, type Values } from '../../values.ts';

export const organizationsToday = {
  // organizations/screens/today/charging-session-entry.tsx
  /** After the charger and the location of somebody who charges. */
  walkIn: 'walk-in',

  // organizations/screens/today/locations-tab.tsx
  theLocationsCouldNotBe: 'The locations could not be loaded',
  theirChargersAndReservationsAre: 'Their chargers and reservations are safe.',
  noChargingLocationsYet: 'No charging locations yet',
  aLocationIsAPlace: 'A location is a place with chargers. Members can reserve there as soon as it is added.',
  deleteName: ({ name }: Values<'name'>) => `Delete ${name}`,
  active: 'Active',
  inactive: 'Inactive',
  /** The heading of a list of locations. */
  inactiveLocations: 'Inactive',
  numberOfChargers: ({ count }: Counted) =>
    plural(count, { one: `<b>${number(count)}</b> charger`, other: `<b>${number(count)}</b> chargers` }),

  // organizations/screens/today/reservations-tab.tsx
  nothingReservedToday: 'Nothing reserved today',
  openTheStatus: 'Open the status',
  todaysReservationsAppearHereAnd: 'Today’s reservations appear here, and which members have arrived.',
  scheduleOverview: 'Schedule overview',
  todaysReservations: 'Today’s reservations',
  showCountMore: ({ count }: Values<'count'>) => `Show ${count} more`,
  moreCancelledToday: ({ count }: Counted) =>
    plural(count, {
      one: `<b>${number(count)}</b> more reservation was cancelled today and is not listed.`,
      other: `<b>${number(count)}</b> more reservations were cancelled today and are not listed.`,
    }),
  /** Numbers of reservations, beside the heading of their list. */
  comingAndCancelled: ({ cancelled }: Values<'cancelled'>) =>
    `{coming} <note>and ${cancelled} cancelled</note>`,

  // organizations/screens/today/screen.tsx
  notLoggedIn: 'Not Logged In',
  signInAsAnAdministrator: 'Sign in as an administrator to see what your organization needs today.',
  returnToHome: 'Return to Home',
  users: 'Users',
  reservations: 'Reservations',
  loadingToday: 'Loading today',
  eachChangeAppliesAtOnce: 'Each change applies at once. Reservations already made stay as they are.',
  privacyNoShowsAndThe: 'Privacy, no-shows and the activity log',

  // organizations/screens/today/slot-board.tsx
  nobody: 'Nobody.',
  countMore: ({ count }: Values<'count'>) => `+${count} more`,
  moreAroundListedBelow: ({ count, from, to }: Counted<'from' | 'to'>) =>
    plural(count, {
      one: `${number(count)} more before ${from} or after ${to}, in the list below.`,
      other: `${number(count)} more before ${from} or after ${to}, in the list below.`,
    }),
  moreAroundListedThere: ({ count, from, to }: Counted<'from' | 'to'>) =>
    plural(count, {
      one: `${number(count)} more before ${from} or after ${to}. <a>See it</a>`,
      other: `${number(count)} more before ${from} or after ${to}. <a>See them</a>`,
    }),

  // organizations/screens/today/today-head.tsx
  pendingApprovals: 'Pending approvals',
  activeUsers: 'Active users',
  noShows: 'No-shows',
  todayAtName: ({ name }: Values<'name'>) => `Today at ${name}`,
  usageReport: 'Usage report',

  // organizations/screens/today/today.ts
  aMember: 'A member',
  confirmed: 'Confirmed',
  arrived: 'Arrived',
  cancelled: 'Cancelled',
  noShow: 'No-show',
  unknown: 'Unknown',
  expected: 'Expected',

  // organizations/screens/today/users-tab.tsx
  nobodyIsWaitingForApproval: 'Nobody is waiting for approval. <a>Invite members</a>',
  thePendingApprovalsCouldNot: 'The pending approvals could not be loaded',
  nothingHasChangedTryAgain: 'Nothing has changed. Try again in a moment.',
  todaysReservations2: 'Today’s Reservations',
  allOfToday: 'All of today',
  todaysReservationsCouldNotBe: 'Today’s reservations could not be loaded',
};
