// Without schemas, because the application's first load has them.

/** The addresses of all screens. The server answers any other with 404. */
export const SCREEN_PATHS = {
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
  /** On a wall, with a token in the fragment. */
  display: '/display',
  admin: '/admin',
  report: '/report',
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

/** Old addresses of screens, which links may still have. */
export const MOVED_PATHS = { home: '/home', upgrade: '/upgrade' } as const;

/** What search engines may find: what anybody may read without an account. */
export const PUBLIC_PATHS = [
  SCREEN_PATHS.landing,
  SCREEN_PATHS.registration,
  SCREEN_PATHS.login,
  SCREEN_PATHS.terms,
  SCREEN_PATHS.bugReport,
] as const;

/** The folder of the pages that the build writes, one for each screen (decision 0076). */
export const SCREEN_PAGES = 'pages/';
export const pageOfScreen = (name: string): string => `${SCREEN_PAGES}${name}.html`;

/** The screens with the card form. Where Stripe is used, its code is allowed on these alone. */
export const PAYMENT_PATHS = ['/payment-setup', '/payment-confirmation'] as const;
