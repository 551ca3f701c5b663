// The form to change the email address of an account, which begins a confirmation by mail.
import { email } from '@chargerota/contract';
import * as z from 'zod';

export type AddressRule = {
  /** The account's address now. */
  address: string;
  /** Whether the account has a password, which a change of address takes. */
  asksPassword: boolean;
};

type Wish = { email: string; currentPassword: string };
type FieldError = { path: keyof Wish; message: string };

/** Addresses that differ only in case are the same. */
export const isOtherAddress = (wished: string, address: string): boolean =>
  wished.trim().toLowerCase() !== address.toLowerCase();

/** The errors of the form for another address, in the order of the fields. */
export function newAddressErrors(wish: Wish, { address, asksPassword }: AddressRule): FieldError[] {
  const errors: FieldError[] = [];
  const refuse = (path: FieldError['path'], message: string): void => void errors.push({ path, message });
  if (!wish.email.trim()) refuse('email', 'Please enter your email address.');
  else if (!email.safeParse(wish.email).success) refuse('email', 'Please enter a valid email address');
  else if (!isOtherAddress(wish.email, address)) refuse('email', 'This is your address already.');
  if (asksPassword && wish.email.trim() && !wish.currentPassword)
    refuse('currentPassword', 'Please enter your current password.');
  return errors;
}

/** A form for nothing but the change. */
export const newAddressSchema = (rule: AddressRule) =>
  z.object({ email: z.string(), currentPassword: z.string().max(200) }).superRefine((wish, context) => {
    for (const { path, message } of newAddressErrors(wish, rule))
      context.addIssue({ code: 'custom', path: [path], message });
  });
