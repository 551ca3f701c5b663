import { currentFormats, TERMS_VERSION } from '@chargerota/domain';
import type { Tx } from '../../../platform/database/database.ts';
import { connectIdentityTo, type VerifiedIdentity } from '../providers/pending-identity.ts';
import { insertUser, type UserRow } from '../store.ts';
import { vehicleOf, type VehicleForm } from '../profile/vehicle.ts';

/** The fields that registering and accepting an invitation have in common. */
export type AccountForm = VehicleForm & {
  firstName: string;
  lastName: string | null;
  phone?: string | undefined;
  emergencyContact?: string | null | undefined;
  smsNotifications: boolean;
  emailNotifications: boolean;
};

export type NewAccount = {
  form: AccountForm;
  email: string;
  /** Null for an account that signs in by its `identity`. */
  passwordHash: string | null;
  identity: VerifiedIdentity | null;
  status: 'approved' | 'pending';
  /** Whether the person accepted the organization's agreement. */
  agreementAccepted?: boolean;
  detailsDeferred?: boolean;
  emailUnconfirmed?: boolean;
};

/**
 * Creates an account. By doing so its owner accepts the product's terms (decision 0016). Null if an account with
 * this address exists: the unique index decides if two requests come at once.
 * @throws DomainError identity_taken
 */
export async function createAccount(tx: Tx, account: NewAccount, now: Date): Promise<UserRow | null> {
  const { form, email, passwordHash, identity, status } = account;
  const user = await insertUser(tx, {
    firstName: form.firstName,
    lastName: form.lastName ?? '',
    email,
    phone: form.phone ?? null,
    ...vehicleOf(form),
    emergencyContact: form.emergencyContact || null,
    // As their browser says: nobody is asked for them.
    language: currentFormats().language,
    region: currentFormats().region,
    detailsDeferred: account.detailsDeferred ?? false,
    emailUnconfirmed: account.emailUnconfirmed ?? false,
    passwordHash,
    status,
    smsNotifications: form.smsNotifications,
    emailNotifications: form.emailNotifications,
    agreementAcceptedAt: account.agreementAccepted ? now : null,
    termsAcceptedAt: now,
    termsVersion: TERMS_VERSION,
    createdAt: now,
    updatedAt: now,
  });
  if (user && identity) await connectIdentityTo(tx, identity, user.id, now);
  return user;
}
