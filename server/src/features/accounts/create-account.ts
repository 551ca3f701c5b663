import type { Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { insertUser, type UserRow } from './store.ts';
import { vehicleOf, type VehicleForm } from './vehicle.ts';

/** What both ways to an account ask a person. */
export type AccountForm = VehicleForm & {
  firstName: string;
  lastName: string;
  phone: string;
  emergencyContact?: string | null | undefined;
  smsNotifications: boolean;
  emailNotifications: boolean;
};

export type NewAccount = {
  form: AccountForm;
  email: string;
  passwordHash: string;
  status: 'approved' | 'pending';
  /** The version of the product's terms that the person accepted. */
  termsVersion?: string;
  agreementAccepted?: boolean;
};

/**
 * Writes a new account.
 * @throws DomainError email_registered; the unique index decides between two at once
 */
export async function createAccount(tx: Tx, account: NewAccount, now: Date): Promise<UserRow> {
  const { form, email, passwordHash, status, termsVersion } = account;
  const user = await insertUser(tx, {
    firstName: form.firstName,
    lastName: form.lastName,
    email,
    phone: form.phone,
    ...vehicleOf(form),
    emergencyContact: form.emergencyContact || null,
    passwordHash,
    status,
    smsNotifications: form.smsNotifications,
    emailNotifications: form.emailNotifications,
    agreementAcceptedAt: account.agreementAccepted ? now : null,
    termsAcceptedAt: termsVersion ? now : null,
    termsVersion: termsVersion ?? null,
    createdAt: now,
    updatedAt: now,
  });
  if (!user) throw new DomainError('email_registered');
  return user;
}
