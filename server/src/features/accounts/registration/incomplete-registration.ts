import type { RegistrationStatus } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { approveFounder } from '../follow-membership.ts';
import {
  type IncompleteRegistration,
  isRegistrationIncomplete,
  takeIncompleteRegistration,
} from './store.ts';
import type { UserRow } from '../store.ts';

/**
 * The set-up that a registration still needs after its account exists: the customer at the payment provider, requested
 * outside any transaction, and then the organization. It can be repeated after any failure, and run twice at once: the
 * customer stays the same, and only one organization is created (decision 0016).
 * @throws PaymentsError
 * @throws DomainError registration_complete, account_suspended
 */
export async function setUpOrganization(
  { clock, database, payments, tell }: AppDeps,
  user: UserRow,
  { organizationId, organizationName: name }: IncompleteRegistration,
): Promise<void> {
  const paymentCustomerId = await payments.createCustomer({ organizationId, name, email: user.email });
  await inTransaction(database, async (tx) => {
    const now = clock.now();
    await approveFounder(tx, user.id, now);
    const registration = await takeIncompleteRegistration(tx, user.id);
    if (!registration) throw new DomainError('registration_complete');
    const { timezone, subscriptionPlan: plan } = registration;
    const organization = { id: organizationId, name, timezone, plan, paymentCustomerId };
    const { id, email, firstName, lastName } = user;
    const founder = { id, email, firstName, lastName };
    await tell(tx, { type: 'administrator_registered', founder, organization }, now);
  });
}

/** The state of the registration with an address. Open to everybody. */
export async function checkRegistration({ database }: AppDeps, email: string): Promise<RegistrationStatus> {
  const isIncomplete = await isRegistrationIncomplete(database.drizzle, email);
  if (isIncomplete === null) return 'not_registered';
  return isIncomplete ? 'incomplete_registration' : 'registered';
}

/** An incomplete registration ends when its owner gets an organization in another way. */
export async function endIncompleteRegistration(tx: Tx, userId: string): Promise<void> {
  await takeIncompleteRegistration(tx, userId);
}
