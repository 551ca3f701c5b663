// The profile form's values, its errors, and the changes that it saves.
import { m } from '@chargerota/messages';
import { contactPhone, nameText, text, vehicleFields } from '@chargerota/contract/forms';
import type { User } from '@chargerota/contract';
import * as z from 'zod';
import { isOtherAddress, newAddressErrors } from './new-address.ts';
import type { AddressRule } from './new-address.ts';
import { NO_VEHICLE_YET, requireVehicle, vehicleFormFields, vehicleToSend } from './vehicle-form.ts';
import type { ProfileChanges } from './api.ts';
import { hasVehicle } from './has-vehicle.ts';

/** The checked fields, in the order of the checks. */
export const CHECKS = {
  firstName: m.accountsProfile.pleaseEnterYourFirstName,
  lastName: m.accountsProfile.pleaseEnterYourLastName,
  email: m.accountsProfile.pleaseEnterYourEmailAddress,
  vehicleMake: m.accountsProfile.pleaseEnterYourVehicleMake,
  vehicleModel: m.accountsProfile.pleaseEnterYourVehicleModel,
  vehicleColor: m.accountsProfile.pleaseSelectOrEnterYour,
  licensePlate: m.accountsProfile.pleaseEnterYourLicensePlate,
  licensePlateState: m.accountsProfile.pleaseSelectAPlateState,
  licensePlateType: m.accountsProfile.pleaseSelectAPlateType,
} as const;

const { firstName, lastName, email: _, ...VEHICLE_CHECKS } = CHECKS;

const profileFields = z.object({
  firstName: nameText(100),
  /** Null: the person has one name. */
  lastName: nameText(100).nullable(),
  email: text(254),
  /** Required when the address changes. */
  currentPassword: z.string().max(200),
  phone: contactPhone,
  emergencyContact: text(200),
  ...vehicleFormFields,
  vehicleYear: vehicleFields.vehicleYear.unwrap().unwrap(),
  emailNotifications: z.boolean(),
  smsNotifications: z.boolean(),
});
export type ProfileValues = z.infer<typeof profileFields>;

/** The form's schema for an account with the given address. */
export const profileSchema = (rule: AddressRule) =>
  profileFields
    .superRefine((values, context) => {
      const refuse = (path: string, message: string): void =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (!values.firstName) refuse('firstName', firstName);
      if (values.lastName === '') refuse('lastName', lastName);
      if (isOtherAddress(values.email, rule.address)) {
        for (const { path, message } of newAddressErrors(values, rule)) refuse(path, message);
      }
    })
    .superRefine(requireVehicle(VEHICLE_CHECKS));

export function valuesOf(user: User): ProfileValues {
  const isVehicleKnown = hasVehicle(user);
  return {
    firstName: user.firstName ?? '',
    lastName: user.lastName || null,
    email: user.email,
    currentPassword: '',
    phone: user.phone ?? '',
    emergencyContact: user.emergencyContact ?? '',
    // Who has left it for later may have one.
    hasNoVehicle: !isVehicleKnown && !user.detailsDeferred,
    vehicleMake: user.vehicleMake ?? '',
    vehicleModel: user.vehicleModel ?? '',
    vehicleYear: user.vehicleYear ?? '',
    vehicleColor: user.vehicleColor ?? '',
    licensePlate: user.licensePlate ?? '',
    licensePlateState: user.licensePlateState ?? '',
    licensePlateType: user.licensePlateType ?? (isVehicleKnown ? '' : NO_VEHICLE_YET.licensePlateType),
    emailNotifications: user.emailNotifications,
    smsNotifications: user.smsNotifications,
  };
}

/** The changes to send to the server. A changed address includes the password that it requires. */
export function changesOf(values: ProfileValues, address: string): ProfileChanges {
  const { hasNoVehicle, email, currentPassword, phone, emergencyContact, vehicleYear, ...rest } = values;
  return {
    ...rest,
    ...vehicleToSend(values),
    vehicleYear: hasNoVehicle ? null : vehicleYear || null,
    emergencyContact: emergencyContact || null,
    ...(isOtherAddress(email, address) && { email, ...(currentPassword && { currentPassword }) }),
    phone: phone || null,
  };
}
