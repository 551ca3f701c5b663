import { requireCredentials } from '@chargerota/contract';
import { acceptWithRegistrationFields, text, vehicleFields } from '@chargerota/contract/forms';
import type { PendingIdentity } from '@chargerota/contract';
import * as z from 'zod';
import { fromIdentity } from '../../../accounts/providers/identity.ts';
import {
  NO_VEHICLE_YET,
  requireVehicle,
  vehicleFormFields,
  vehicleToSend,
} from '../../../accounts/profile/vehicle-form.ts';
import type { NewMember } from '../../api.ts';

/** Registration of an invited person: the contract's rules, and the fields that a member's profile requires. */
export const joiningSchema = acceptWithRegistrationFields
  .omit({ agreementAccepted: true })
  .extend({
    ...vehicleFormFields,
    vehicleYear: text(4)
      .regex(/^(\d{4})?$/, 'Vehicle year is required')
      .pipe(vehicleFields.vehicleYear.unwrap().unwrap()),
    emergencyContact: text(200).pipe(z.string().min(1, 'Emergency contact is required')),
  })
  .superRefine(requireCredentials)
  .superRefine(
    requireVehicle({
      vehicleMake: 'Vehicle make is required',
      vehicleModel: 'Vehicle model is required',
      vehicleYear: 'Vehicle year is required',
      vehicleColor: 'Vehicle color is required',
      licensePlate: 'License plate is required',
      licensePlateState: 'License plate state is required',
    }),
  );
export type JoiningValues = z.input<typeof joiningSchema>;

/** The form's initial values for the invited address: what was typed in this tab before, and the name from a provider. */
export const emptyJoining = (
  email: string,
  identity: PendingIdentity | null = null,
  draft: Partial<JoiningValues> = {},
): JoiningValues => ({
  firstName: '',
  lastName: '',
  phone: '',
  password: '',
  confirmPassword: '',
  ...NO_VEHICLE_YET,
  vehicleYear: '',
  emergencyContact: '',
  smsNotifications: true,
  emailNotifications: true,
  ...draft,
  email,
  ...(identity && { ...fromIdentity(identity), ...nameFrom(identity, draft) }),
});

/** Corrections of the provider's name survive a reload. */
const nameFrom = ({ firstName, lastName }: PendingIdentity, draft: Partial<JoiningValues>) => ({
  firstName: draft.firstName || firstName || '',
  lastName: draft.lastName || lastName || '',
});

export function joiningToSend(values: z.output<typeof joiningSchema>, agreementAccepted: boolean): NewMember {
  const { hasNoVehicle, ...rest } = values;
  return {
    ...rest,
    ...vehicleToSend(values),
    vehicleYear: hasNoVehicle ? null : values.vehicleYear,
    agreementAccepted,
  };
}
