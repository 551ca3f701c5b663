import { m } from '@chargerota/messages';
import { IDENTITY_PROVIDERS, PLATE_TYPES } from '@chargerota/domain';
import * as z from 'zod';
import { email, timeZone } from '../common.ts';
import { emailAddress } from '../email-addresses.ts';
import { givenPassword, newPassword } from './passwords.ts';
import { phone } from '../phones.ts';
import { planId } from '../plans.ts';
import { nameText, text } from '../texts.ts';

export const identityProvider = z.enum(IDENTITY_PROVIDERS);

export const plateType = z.enum(PLATE_TYPES);

export const firstName = nameText(100, () => m.refusalsFields.firstNameIsRequired).pipe(
  z.string().min(1, { error: () => m.refusalsFields.firstNameIsRequired }),
);

/** Null says that the person has one name, which is then the first. */
export const lastName = nameText(100, () => m.refusalsFields.lastNameIsRequired)
  .pipe(z.string().min(1, { error: () => m.refusalsFields.lastNameIsRequired }))
  .nullable();

/** All null when the person has no vehicle. */
export const vehicleFields = {
  vehicleMake: text(60).nullish(),
  vehicleModel: text(60).nullish(),
  vehicleYear: text(4)
    .regex(/^(?:(?:19|20)\d{2})?$/, { error: () => m.refusalsFields.pleaseEnterAYearFrom })
    .nullish(),
  vehicleColor: text(40).nullish(),
  licensePlate: text(20).nullish(),
  licensePlateState: text(40).nullish(),
  licensePlateType: plateType.nullish(),
};

/**
 * The fields that every way of creating an account asks for: a new account signs in with a password or through a
 * provider.
 */
export const newAccountFields = {
  firstName,
  lastName,
  email,
  phone,
  password: newPassword.optional(),
  confirmPassword: z.string().optional(),
  /** Instead of a password: the pending identity of this browser (see `readPendingIdentity`), whose address `email` is. */
  provider: identityProvider.optional(),
  ...vehicleFields,
  smsNotifications: z.boolean().default(true),
  emailNotifications: z.boolean().default(true),
};

type Credentials = {
  password?: string | undefined;
  confirmPassword?: string | undefined;
  provider?: string | undefined;
};

/** The form must have either a password, entered twice, or a provider. For `superRefine`. */
export function requireCredentials(form: Credentials, context: z.RefinementCtx): void {
  const refuse = (path: string, message: string): void =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (form.provider) {
    if (form.password) refuse('password', m.refusalsFields.thisAccountSignsInWith);
    return;
  }
  if (!form.password) {
    refuse('password', m.refusalsFields.passwordMustBeAtLeast);
    if (!form.confirmPassword) refuse('confirmPassword', m.refusalsFields.confirmYourPassword);
  }
  if ((form.password ?? '') !== (form.confirmPassword ?? ''))
    refuse('confirmPassword', m.refusalsFields.passwordsDontMatch);
}

/** The plain object, for forms that extend it; `registerForm` adds the rule about credentials. */
export const registerFields = z.strictObject({
  ...newAccountFields,
  subscriptionPlan: planId.default('basic'),
  acceptTerms: z.literal(true, { error: () => m.refusalsFields.pleaseAcceptTheTermsAnd }),
  organizationName: nameText(120).optional(),
  timezone: timeZone.optional(),
});

export const registerForm = registerFields.superRefine(requireCredentials);

export const loginForm = z.strictObject({
  email: emailAddress(() => m.refusalsFields.pleaseEnterAValidEmail),
  password: givenPassword,
});

export const acceptWithRegistrationFields = z.strictObject({
  ...newAccountFields,
  /** Required if the organization says so. */
  phone: phone.optional(),
  emergencyContact: text(200).nullish(),
  agreementAccepted: z.boolean().default(false),
});

export const acceptWithRegistrationForm = acceptWithRegistrationFields.superRefine(requireCredentials);
