import type { CHOICES_PATH } from '@chargerota/contract';

/** All paths. Some may have no screen in this build, so link only to paths in the route table. */
export const paths = {
  landing: '/',
  login: '/login',
  registration: '/registration',
  completeRegistration: '/complete-registration',
  dashboard: '/dashboard',
  booking: '/booking',
  availability: '/availability',
  line: '/line',
  /** In mails and text messages, with a token. */
  offer: '/offer',
  /** Printed on the codes at chargers. */
  charger: '/c',
  admin: '/admin',
  organization: '/organization',
  createOrganization: '/organization/create',
  invitation: '/invitation',
  account: '/account',
  confirmEmail: '/confirm-email',
  notifications: '/notifications',
  unsubscribe: '/unsubscribe',
  bugReport: '/bug-report',
  ticket: '/ticket',
  developerPortal: '/developer-portal',
  paymentSetup: '/payment-setup',
  paymentConfirmation: '/payment-confirmation',
  initAdmin: '/init-admin',
  billing: '/billing',
  terms: '/terms',
  resetPassword: '/reset-password',
  forgotPassword: '/forgot-password',
  demoDashboard: '/mercedes-sample',
  demoStatus: '/mercedes-status',
  demoCalendar: '/mercedes-calendar',
  demoAvailability: '/mercedes-availability',
} as const;

export type Path = (typeof paths)[keyof typeof paths];

/** Where a member finds one of their reservations. */
export const reservationPath = (id: string): string => `${paths.dashboard}?reservation=${id}`;

/** Where a member answers one of their offers. */
export const offerPath = (id: string): string => `${paths.line}?offer=${id}`;

/** The part of the line's screen that shows administrators what it brings. */
export const LINE_WEEKS_ID = 'what-it-brings';

/** Opens a charger with the question of what is wrong with it. */
export const reportPath = (spotId: string): string => `${paths.charger}?spot=${spotId}&report`;

/** Where a person chooses what they are told. */
export const choicesPath: typeof CHOICES_PATH = `${paths.notifications}?tab=choices`;
