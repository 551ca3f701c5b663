import { ERRORS } from './errors.ts';

export const REGISTRATION_STATUSES = ['not_registered', 'incomplete_registration', 'registered'] as const;

export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/** The state of a registration, as its owner sees it. */
export const REGISTRATION_STATUS_MESSAGES = {
  not_registered: 'No account found with this email. Please register first.',
  incomplete_registration: 'Incomplete registration found. You can complete it below.',
  registered: ERRORS.registration_complete.message,
} as const satisfies Record<RegistrationStatus, string>;
