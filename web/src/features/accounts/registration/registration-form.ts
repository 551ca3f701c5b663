import { m } from '@chargerota/messages';
import type { PendingIdentity } from '@chargerota/contract';
import { requireCredentials } from '@chargerota/contract/forms';
import { registerFields } from '@chargerota/contract/forms';
import { DEFAULT_PLAN } from '@chargerota/domain';
import * as z from 'zod';
import { suggestedZone } from '../../../lib/zone-choices.ts';
import type { Registration } from './api.ts';
import { fromIdentity, nameFrom } from '../providers/identity.ts';
import {
  NO_VEHICLE_YET,
  requireStateOfPlate,
  vehicleFormFields,
  vehicleToSend,
} from '../profile/vehicle-form.ts';

/** The registration form: the contract's rules and the form's own. */
export const registrationSchema = registerFields
  .omit({ vehicleYear: true })
  .extend({
    ...vehicleFormFields,
    // A failing `z.literal` would skip the checks below, so their errors would appear only after the next attempt.
    acceptTerms: z.boolean().refine(Boolean, m.accountsRegistration.pleaseAcceptTheTermsAnd),
  })
  .superRefine(requireCredentials)
  .superRefine(requireStateOfPlate);
export type RegistrationValues = z.input<typeof registrationSchema>;

/**
 * The form's initial values: what was typed in this tab before, the address typed on another screen, or the name and
 * address from a provider with the plan chosen before the visit to it.
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
  timezone: suggestedZone(),
  ...draft,
  ...(email && { email }),
  ...(identity && {
    ...fromIdentity(identity),
    // Apple sends the name only once, on the first visit.
    ...nameFrom(identity, draft.email === identity.email ? draft : {}, draft),
    // A plan chosen in this tab wins over the one chosen before the visit to the provider.
    subscriptionPlan: draft.subscriptionPlan ?? identity.subscriptionPlan ?? DEFAULT_PLAN,
  }),
});

/** The values to send to the server, which names an organization whose name is empty. */
export function registrationToSend(values: z.output<typeof registrationSchema>): Registration {
  const { hasNoVehicle: _, organizationName, acceptTerms: __, ...rest } = values;
  return {
    ...rest,
    ...vehicleToSend(values),
    acceptTerms: true,
    ...(organizationName && { organizationName }),
  };
}
