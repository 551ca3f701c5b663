import { m } from '@chargerota/messages';
import { errorMessage } from './errors.ts';

export const REGISTRATION_STATUSES = ['not_registered', 'incomplete_registration', 'registered'] as const;

export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/** The state of a registration, as its owner sees it. */
export const REGISTRATION_STATUS_MESSAGES = {
  get not_registered() {
    return m.refusalsFields.noAccountFoundWithThis;
  },
  get incomplete_registration() {
    return m.refusalsFields.incompleteRegistrationFoundYouCan;
  },
  get registered() {
    return errorMessage('registration_complete');
  },
} as const satisfies Record<RegistrationStatus, string>;
