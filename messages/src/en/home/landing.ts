import type { Values } from '../../values.ts';

export const homeLanding = {
  // home/screens/landing/language-links.tsx
  languages: 'Languages',

  // home/screens/landing/example-day.tsx
  /** A bar of the example: hours that need a reservation. Keep it short. */
  reserve: 'Reserve',
  /** A bar of the example, like the one above. */
  walkIn: 'Walk-in',
  harborHouseGarage: 'Harbor House Garage',
  anExampleDay: 'An example day',
  exampleTimetableScrollsSideways: 'Example timetable, scrolls sideways',
  sixChargersFromTo: ({ opens, closes, from, until }: Values<'opens' | 'closes' | 'from' | 'until'>) =>
    `Six chargers from ${opens} to ${closes}: the hours that others have taken, your own reservation from ${from} to ${until}, peak hours that need a reservation, and hours for walk-ins.`,

  // home/screens/landing/screen.tsx
  // How it works, in four steps.
  reserveStep: 'Reserve',
  pickALocationADay: 'Pick a location, a day and an hour. You see which chargers are free the whole time.',
  knowYourCharger: 'Know your charger',
  theDashboardOpensWithYour: 'The dashboard opens with your time, your place and the charger’s number.',
  oneTapWithoutItThe: 'One tap. Without it the charger goes back to the others after 30 minutes.',
  driveOn: 'Drive on',
  leaveEarlierReleaseTheCharger: 'Leave earlier? Release the charger; the rest of your slot is free at once.',
  allDayAccess: '24/7 access',
  aroundTheClockWithinEach: 'Around the clock, within each location’s opening hours.',
  multiTenant: 'Multi-tenant',
  eachOrganizationHasItsOwn: 'Each organization has its own members, locations and rules.',
  organizationManaged: 'Organization-managed',
  administratorsInviteApproveAndSet: 'Administrators invite, approve, and set the peak hours.',
  realTime: 'Real-time',
  everybodySeesChangesAtOnce: 'Everybody sees changes at once. No charger is booked twice.',
  aTimetableForYourChargers: 'A timetable for your chargers.',
  membersOfAWorkplaceOr:
    'Members of a workplace or building reserve a charger, confirm when they arrive, and leave it on time for the next. Charging is free for members.',
  startHere: 'Start here',
  inShort: 'In short',
  seeADemoOfThe: 'See a demo of the in-car screens',
  doesSomethingNotWorkOr: 'Does something not work, or is something missing? <a>Tell us</a>',
  nothingHasBeenChangedTry: 'Nothing has been changed. Try again in a moment.',
  howItWorks: 'How It Works',

  // home/screens/landing/ways.tsx
  existingAdministratorUser: 'Existing Administrator/User',
  reserveAChargerConfirmYour: 'Reserve a charger, confirm your arrival, manage your organization.',
  administratorRegistration: 'Administrator Registration',
  createYourAccountAndYour: 'Create your account and your organization. 14 days free.',
  newOrganization: 'New Organization',
  createAnOrganization: 'Create an organization',
  alreadyAnAdministratorSetUp: 'Already an administrator? Set up another organization.',
  welcomeBackFirstName: ({ firstName }: Values<'firstName'>) => `Welcome back, ${firstName}.`,
  yourOrganization: 'Your Organization',
  seeYourStatus: 'See your status',
  reserveACharger: 'Reserve a charger',
  chooseALocationADay: 'Choose a location, a day and an hour.',
  yourReservations: 'Your Reservations',
  openTheDashboard: 'Open the dashboard',
  yourUpcomingAndPastReservations: 'Your upcoming and past reservations, and your profile.',
  manageIt: 'Manage it',
  membersInvitationsAndLocationsOf: ({ name }: Values<'name'>) =>
    `Members, invitations and locations of ${name}.`,
  seeIt: 'See it',
  youAreAMemberOf: ({ name }: Values<'name'>) =>
    `You are a member of ${name}. Read about it and find its contact details.`,
  loading: 'LOADING',
};
