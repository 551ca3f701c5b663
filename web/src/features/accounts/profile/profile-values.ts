// What stands in the profile form, what is wrong with it, and what of it is saved (SPEC.md §5 "Profile save").
import { text } from '@chargerota/contract';
import type { User } from '@chargerota/contract';
import * as z from 'zod';
import { NO_VEHICLE_YET, requireVehicle, vehicleFormFields, vehicleToSend } from '../vehicle-form.ts';
import type { ProfileChanges } from './api.ts';
import { hasVehicle } from './has-vehicle.ts';

const PHONE_MIN = 10;

/** SPEC.md's checks, in its order; the e-mail is not checked, as it is not changed here. */
export const CHECKS = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  vehicleMake: 'Please enter your vehicle make.',
  vehicleModel: 'Please enter your vehicle model.',
  vehicleColor: 'Please select or enter your vehicle color.',
  licensePlate: 'Please enter your license plate number.',
  licensePlateState: 'Please select a plate state.',
  licensePlateType: 'Please select a plate type.',
} as const;

const { firstName, lastName, ...VEHICLE_CHECKS } = CHECKS;

export const profileSchema = z
  .object({
    firstName: text(100),
    lastName: text(100),
    phone: text(40),
    emergencyContact: text(200),
    ...vehicleFormFields,
    vehicleYear: text(4),
    emailNotifications: z.boolean(),
    smsNotifications: z.boolean(),
  })
  .superRefine((values, context) => {
    const refuse = (path: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!values.firstName) refuse('firstName', firstName);
    if (!values.lastName) refuse('lastName', lastName);
    if (values.phone && values.phone.length < PHONE_MIN)
      refuse('phone', 'Phone number must be at least 10 digits');
  })
  .superRefine(requireVehicle(VEHICLE_CHECKS));
export type ProfileValues = z.infer<typeof profileSchema>;

export function valuesOf(user: User): ProfileValues {
  return {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    phone: user.phone ?? '',
    emergencyContact: user.emergencyContact ?? '',
    hasNoVehicle: !hasVehicle(user),
    vehicleMake: user.vehicleMake ?? '',
    vehicleModel: user.vehicleModel ?? '',
    vehicleYear: user.vehicleYear ?? '',
    vehicleColor: user.vehicleColor ?? '',
    licensePlate: user.licensePlate ?? '',
    licensePlateState: user.licensePlateState ?? '',
    licensePlateType: user.licensePlateType ?? NO_VEHICLE_YET.licensePlateType,
    emailNotifications: user.emailNotifications,
    smsNotifications: user.smsNotifications,
  };
}

export function changesOf(values: ProfileValues): ProfileChanges {
  const { hasNoVehicle, phone, emergencyContact, vehicleYear, ...rest } = values;
  return {
    ...rest,
    ...vehicleToSend(values),
    vehicleYear: hasNoVehicle ? null : vehicleYear || null,
    emergencyContact: emergencyContact || null,
    // A number can be changed, not taken away: an emptied field leaves it as it is.
    ...(phone && { phone }),
  };
}
