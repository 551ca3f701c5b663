import { registerFields, requireCredentials } from '@chargerota/contract';
import type { PendingIdentity } from '@chargerota/contract';
import { DEFAULT_PLAN } from '@chargerota/domain';
import * as z from 'zod';
import { viewerZone } from '../../../lib/dates.ts';
import type { Registration } from './api.ts';
import { fromIdentity } from '../providers/identity.ts';
import { NO_VEHICLE_YET, requireVehicle, vehicleFormFields, vehicleToSend } from '../profile/vehicle-form.ts';

/** The registration form: the contract's rules, and those that only the form knows. */
export const registrationSchema = registerFields
  .omit({ vehicleYear: true })
  .extend({
    ...vehicleFormFields,
    // A literal that fails would stop the checks below, so that their errors would appear only after the next attempt.
    acceptTerms: z.boolean().refine(Boolean, 'Please accept the terms and conditions.'),
  })
  .superRefine(requireCredentials)
  .superRefine(requireVehicle({ licensePlateState: 'Please select a plate state.' }));
export type RegistrationValues = z.input<typeof registrationSchema>;

/**
 * The form as it opens: with what was typed in this tab before, the address that was typed elsewhere, if one was, or what
 * a provider has said and the plan that was chosen before the visit to it.
 */
export const emptyRegistration = (
  identity: PendingIdentity | null = null,
  email = '',
  draft: Partial<RegistrationValues> = {},
): RegistrationValues => ({
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  ...NO_VEHICLE_YET,
  smsNotifications: true,
  emailNotifications: true,
  subscriptionPlan: DEFAULT_PLAN,
  acceptTerms: false,
  organizationName: '',
  timezone: viewerZone(),
  ...draft,
  ...(email && { email }),
  ...(identity && {
    ...fromIdentity(identity),
    ...nameFrom(identity, draft),
    // Chosen in this tab before the visit, or since.
    subscriptionPlan: draft.subscriptionPlan ?? identity.subscriptionPlan ?? DEFAULT_PLAN,
  }),
});

/** A correction of the provider's values is kept over a reload; and Apple tells a name once, on the first visit. */
function nameFrom(identity: PendingIdentity, draft: Partial<RegistrationValues>) {
  const own = draft.email === identity.email ? draft : {};
  return {
    firstName: own.firstName || identity.firstName || draft.firstName || '',
    lastName: own.lastName || identity.lastName || draft.lastName || '',
  };
}

/** What goes to the server; an organization without a name gets one there. */
export function registrationToSend(values: z.output<typeof registrationSchema>): Registration {
  const { hasNoVehicle: _, organizationName, acceptTerms: __, ...rest } = values;
  return {
    ...rest,
    ...vehicleToSend(values),
    acceptTerms: true,
    ...(organizationName && { organizationName }),
  };
}
