import { fieldDraft } from '../../../lib/field-draft.ts';
import { DRAFTED_FIELDS } from '../profile/drafted-fields.ts';
import type { RegistrationValues } from './registration-form.ts';

/** The values typed in this tab before a failed OAuth flow or a reload. */
export const registrationDraft = fieldDraft<RegistrationValues>('registration', [
  ...DRAFTED_FIELDS,
  'organizationName',
  'timezone',
  'subscriptionPlan',
]);
