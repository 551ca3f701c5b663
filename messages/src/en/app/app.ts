import type { Values } from '../../values.ts';

export const app = {
  // app/app.tsx
  pageNotFound: '404 Page Not Found',
  skipToContent: 'Skip to content',
  yourAccountName: ({ name }: Values<'name'>) => `Your account, ${name}`,

  // app/bottom-navigation.tsx
  /** The dashboard, below an icon: at most 8 letters or so. */
  dash: 'Dash',
  /** To book a charger, below an icon: at most 8 letters or so. */
  book: 'Book',
  /** The organization, below an icon: at most 8 letters or so. */
  org: 'Org',
  /** To report a fault of this program, below an icon: at most 8 letters or so. */
  bug: 'Bug',
  /** The name of the navigation, for screen readers. */
  main: 'Main',
  theme: 'Theme',

  // app/connection.tsx
  shownAsOf: ({ time }: Values<'time'>) => `Shown as of ${time}.`,
  thereIsNoConnection: 'No connection.',
  backOnline: 'Back online.',
  aNewVersionIsReady: 'A new version is ready.<button>Reload</button>',
  reconnectingThisPageMayBe: 'Reconnecting… This page may be out of date.',
  notEverythingHereIsUp: 'Not everything here is up to date.',
  notUpToDateShown: ({ time }: Values<'time'>) => `Not up to date. Shown as of ${time}.`,
  refresh: 'Refresh',

  // app/crash-boundary.tsx
  chargeRotaDidNotLoad: 'ChargeRota did not load',
  yourSavedDataIsSafe:
    'Your saved data is safe. Load the page again; if that does not help, use another browser.',
  loadAgain: 'Load again',
  noConnection: 'No connection',
  thisScreenNeedsAConnection: 'This screen needs a connection',
  ofTheDashboardBookingAnd: 'Of the dashboard, booking and status you can read what you have opened before.',
  openItAgainOnceThere: 'Open it again once there is one.',
  thisScreenDidNotLoad: 'This screen did not load',
  somethingWentWrongWhileShowing: 'Something went wrong while showing it',
  messageUpdateThisBrowserOr: ({ message }: Values<'message'>) =>
    `${message} Update this browser, or use another one.`,
  yourSavedDataIsSafeTry: 'Your saved data is safe. Try again, or choose another page below.',
  tryAgain: 'Try again.',

  // app/organization-switcher.tsx
  organizationName: ({ name }: Values<'name'>) => `Organization: ${name}`,
  /** To another organization; below an icon. */
  switch: 'Switch',
  yourOrganizations: 'Your organizations',
  /** A person’s membership, beside the name of the organization. */
  suspended: 'Suspended',
  newOrganization: 'New organization',

  // app/query-client.ts
  noConnectionTitle: 'No Connection',
  noAnswer: 'No Answer',

  // app/routes.tsx
  aTimetableForYourChargers: 'A timetable for your chargers',
  forgotPassword: 'Forgot password',
  resetPassword: 'Reset password',
  administratorRegistration: 'Administrator Registration',
  completeRegistration: 'Complete registration',
  termsAndConditions: 'Terms and Conditions',
  usageReport: 'Usage report',
  createOrganization: 'Create organization',
  invitation: 'Invitation',
  paymentSetup: 'Payment setup',
  billingAndAccount: 'Billing and Account',
  chargerStatusReservations: 'Charger Status & Reservations',
  aChargerForYou: 'A charger for you',
  atTheCharger: 'At the charger',
  unsubscribe: 'Unsubscribe',
  bugOrFeatureReport: 'Bug or feature report',
  yourReport: 'Your report',
  developerPortal: 'Developer portal',
  operatorAccount: 'Operator account',
  confirmEmailAddress: 'Confirm email address',
  demoCharging: 'Demo: Charging',
  demoChargingStatus: 'Demo: Charging Status',
  demoAvailabilityCalendar: 'Demo: Availability Calendar',
  demoAvailability: 'Demo: Availability',

  // app/same-name.ts
  sinceDay: ({ day }: Values<'day'>) => `Since ${day}`,
  /** Of a message that appears for some seconds, spoken before it. */
  toast: 'Notification',
  /** The place of such messages, and the key that leads there. */
  toasts: ({ key }: Values<'key'>) => `Notifications (${key})`,
};
