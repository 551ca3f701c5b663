import { m } from '@chargerota/messages';
import type { PendingIdentity } from '@chargerota/contract';
import { requireCredentials } from '@chargerota/contract/forms';
import { acceptWithRegistrationFields, phone, text, vehicleFields } from '@chargerota/contract/forms';
import type { DetailsToJoin } from '@chargerota/domain';
import * as z from 'zod';
import { fromIdentity, nameFrom } from '../../../accounts/providers/identity.ts';
import {
  NO_VEHICLE_YET,
  requireVehicle,
  vehicleFormFields,
  vehicleToSend,
} from '../../../accounts/profile/vehicle-form.ts';
import type { NewMember } from '../../api.ts';

/**
 * Registration of an invited person: the contract's rules, and the fields that a member's profile requires, as far as the
 * organization asks for them.
 */
export const joiningSchema = (asked: DetailsToJoin) =>
  acceptWithRegistrationFields
    .omit({ agreementAccepted: true })
    .extend({
      ...vehicleFormFields,
      vehicleYear: text(4)
        .regex(/^(\d{4})?$/, m.invitationsInvitation.vehicleYearIsRequired)
        .pipe(vehicleFields.vehicleYear.unwrap().unwrap()),
      phone: asked.requirePhoneToJoin ? phone : text(40),
      emergencyContact: asked.requireEmergencyContactToJoin
        ? text(200).pipe(z.string().min(1, m.invitationsInvitation.emergencyContactIsRequired))
        : text(200),
    })
    .superRefine(requireCredentials)
    .superRefine(asked.requireVehicleToJoin ? requireVehicle(VEHICLE_CHECKS) : () => undefined);
export type JoiningValues = z.input<ReturnType<typeof joiningSchema>>;

const VEHICLE_CHECKS = {
  vehicleMake: m.invitationsInvitation.vehicleMakeIsRequired,
  vehicleModel: m.invitationsInvitation.vehicleModelIsRequired,
  vehicleYear: m.invitationsInvitation.vehicleYearIsRequired,
  vehicleColor: m.invitationsInvitation.vehicleColorIsRequired,
  licensePlate: m.invitationsInvitation.licensePlateIsRequired,
  licensePlateState: m.invitationsInvitation.licensePlateStateIsRequired,
} as const;

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

/** What is not asked for is not sent. */
export function joiningToSend(
  values: JoiningValues,
  asked: DetailsToJoin,
  agreementAccepted: boolean,
): NewMember {
  const { hasNoVehicle: _, phone: number, emergencyContact, ...rest } = values;
  const told = { ...values, hasNoVehicle: values.hasNoVehicle || !asked.requireVehicleToJoin };
  return {
    ...rest,
    ...vehicleToSend(told),
    vehicleYear: told.hasNoVehicle ? null : values.vehicleYear,
    ...(asked.requirePhoneToJoin && { phone: number }),
    ...(asked.requireEmergencyContactToJoin && { emergencyContact }),
    agreementAccepted,
  };
}
