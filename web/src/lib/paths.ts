/** Every path of SPEC.md §2, and our own. A path here may not have its screen yet: link only to what the route table holds. */
export const paths = {
  landing: '/',
  login: '/login',
  registration: '/registration',
  completeRegistration: '/complete-registration',
  dashboard: '/dashboard',
  booking: '/booking',
  availability: '/availability',
  admin: '/admin',
  organization: '/organization',
  createOrganization: '/organization/create',
  invitation: '/invitation',
  /** Sign-in and security: not of SPEC.md, as the next one. */
  account: '/account',
  confirmEmail: '/confirm-email',
  bugReport: '/bug-report',
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
