// The form that changes an account's email address. Saving it starts a confirmation by mail.
import { m } from '@chargerota/messages';
import { email } from '@chargerota/contract/forms';
import * as z from 'zod';

export type AddressRule = {
  /** The account's current address. */
  address: string;
  /** Whether the account has a password, which must be entered to change the address. */
  asksPassword: boolean;
};

type Values = { email: string; currentPassword: string };
type FieldError = { path: keyof Values; message: string };

/** Whether two addresses differ in more than upper and lower case. */
export const isOtherAddress = (newAddress: string, address: string): boolean =>
  newAddress.trim().toLowerCase() !== address.toLowerCase();

/** The errors of the form for another address, in the order of the fields. */
export function newAddressErrors(values: Values, { address, asksPassword }: AddressRule): FieldError[] {
  const errors: FieldError[] = [];
  const refuse = (path: FieldError['path'], message: string): void => void errors.push({ path, message });
  if (!values.email.trim()) refuse('email', m.accountsProfile.pleaseEnterYourEmailAddress);
  else if (!email.safeParse(values.email).success) refuse('email', m.accountsProfile.pleaseEnterAValidEmail);
  else if (!isOtherAddress(values.email, address))
    refuse('email', m.accountsProfile.thisIsYourAddressAlready);
  if (asksPassword && values.email.trim() && !values.currentPassword)
    refuse('currentPassword', m.accountsProfile.pleaseEnterYourCurrentPassword);
  return errors;
}

/** A form for the address alone. */
export const newAddressSchema = (rule: AddressRule) =>
  z.object({ email: z.string(), currentPassword: z.string().max(200) }).superRefine((values, context) => {
    for (const { path, message } of newAddressErrors(values, rule))
      context.addIssue({ code: 'custom', path: [path], message });
  });
