import type { RouteInput, register as registerRoute } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { createSession } from '../../platform/sessions/sessions.ts';
import { startOrganization } from '../organizations/start-organization.ts';
import { createAccount } from './create-account.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

/** Which text of the terms a person accepts by registering: "Effective January 2025" (SPEC.md §2). */
const TERMS_VERSION = '2025-01';

/**
 * An administrator registers: account, organization on trial, membership and session, all or nothing (SPEC.md §2
 * "Administrator registration"; DESIGN.md §6).
 * @throws DomainError email_registered, invalid_input
 */
export async function registerAdministrator(
  { database, clock, passwords }: AppDeps,
  form: RouteInput<typeof registerRoute>['body'],
) {
  // By a provider: see claimPendingIdentity.
  if (!form.password) throw new DomainError('identity_missing');
  await refuseWeakPassword(form.password, { email: form.email, path: 'password' });
  // Before the transaction: hashing takes a while, and would hold a connection.
  const passwordHash = await passwords.hash(form.password);
  const now = clock.now();
  return inTransaction(database, async (tx) => {
    const user = await createAccount(
      tx,
      { form, email: form.email, passwordHash, status: 'approved', termsVersion: TERMS_VERSION },
      now,
    );
    const { organization } = await startOrganization(
      tx,
      {
        name: form.organizationName || `${form.firstName} ${form.lastName}’s organization`,
        contactEmail: form.email,
        contactPhone: form.phone,
        timezone: form.timezone ?? 'UTC',
        plan: form.subscriptionPlan,
        founder: user,
      },
      now,
    );
    const { cookieValue } = await createSession(tx, { userId: user.id }, now);
    return { user, organization: { id: organization.id, name: organization.name }, cookieValue };
  });
}
