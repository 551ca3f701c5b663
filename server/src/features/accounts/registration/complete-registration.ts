import type { completeRegistration as completeRegistrationRoute, RouteInput } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { turnOf } from '../../../platform/rate-limits/network-of.ts';
import type { Browser } from '../sessions/begin-session.ts';
import { PaymentsError } from '../../../platform/payments/payments.ts';
import { proveAccount } from '../sign-in/prove-account.ts';
import { setUpOrganization } from './incomplete-registration.ts';
import { chooseIncompleteRegistration, type IncompleteRegistration } from './store.ts';
import { findUserByEmail, type UserRow } from '../store.ts';

type Form = RouteInput<typeof completeRegistrationRoute>['body'];

/**
 * Sets up the organization of an incomplete registration, once; with another plan if the form names one. Requires the
 * account's password or session.
 * @throws DomainError invalid_credentials, registration_complete, account_suspended, setup_failed
 */
export async function completeRegistration(
  deps: AppDeps,
  form: Form,
  { session, address }: Pick<Browser, 'session' | 'address'>,
): Promise<void> {
  const user = await findOwnAccount(deps, form, { session, address });
  if (user.status === 'suspended') throw new DomainError('account_suspended');
  const { drizzle } = deps.database;
  const registration = await chooseIncompleteRegistration(drizzle, user.id, form.subscriptionPlan);
  if (!registration) throw new DomainError('registration_complete');
  await setUp(deps, user, registration);
}

/**
 * The account with the form's address: the caller's own, or proved by its password.
 * @throws DomainError invalid_credentials
 */
async function findOwnAccount(
  deps: AppDeps,
  { email, password }: Form,
  { session, address }: Pick<Browser, 'session' | 'address'>,
): Promise<UserRow> {
  const user = await findUserByEmail(deps.database.drizzle, email);
  if (user && user.id === session?.userId) return user;
  return proveAccount(deps, user, password ?? '', turnOf(address));
}

async function setUp(deps: AppDeps, user: UserRow, registration: IncompleteRegistration): Promise<void> {
  try {
    await setUpOrganization(deps, user, registration);
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    deps.log.error({ err: error, userId: user.id }, 'a registration could not be completed');
    throw new DomainError('setup_failed');
  }
}
