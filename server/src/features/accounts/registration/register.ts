import { m } from '@chargerota/messages';
import type { RouteInput, register as registerRoute } from '@chargerota/contract';
import { defaultOrganizationName, personName } from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/ids.ts';
import { DomainError, invalidInput } from '../../../platform/http/domain-error.ts';
import { requirePhone } from '../../../platform/phones/require-phone.ts';
import { canMailLinks } from '../profile/unconfirmed-address.ts';
import { beginSession, type Browser } from '../sessions/begin-session.ts';
import { mailAddressLink } from '../profile/mail-email-link.ts';
import { createAccount } from './create-account.ts';
import { setUpOrganization } from './incomplete-registration.ts';
import { decideRegistration, requireRegistration } from './may-register.ts';
import { claimIdentity, newCredentials, type NewCredentials } from './new-credentials.ts';
import type { VerifiedIdentity } from '../providers/pending-identity.ts';
import {
  isRegistrationIncomplete,
  insertIncompleteRegistration,
  type IncompleteRegistration,
} from './store.ts';
import type { UserRow } from '../store.ts';

type Form = RouteInput<typeof registerRoute>['body'];

type Registered = {
  user: UserRow;
  /** Null if it could not be set up; the registration then stays incomplete. */
  organization: { id: string; name: string } | null;
  cookieValue: string;
};

/**
 * Registers an administrator in three steps: the account, the customer at the payment provider, and the organization
 * with its trial. If a later step fails, the account still exists and is signed in (decision 0016).
 * @throws DomainError registration_closed, email_registered, registration_incomplete, invalid_input, identity_missing,
 *   identity_taken
 */
export async function registerAdministrator(
  deps: AppDeps,
  form: Form,
  browser: Browser,
): Promise<Registered> {
  const { clock, database } = deps;
  await requireRegistration(deps, database.drizzle);
  requirePhone({ path: 'phone', phone: form.phone }, form.timezone ? [form.timezone] : []);
  const credentials = await newCredentials(deps, form, browser);
  const { user, registration } = await inTransaction(database, async (tx) => {
    await decideRegistration(deps, tx);
    return openAccount(tx, {
      form,
      credentials,
      browser,
      mailsLinks: canMailLinks(deps.config),
      now: clock.now(),
    });
  });
  const isSetUp = await trySetUp(deps, user, registration);
  // This comes last: founding the organization would already have renewed the session (decision 0018).
  const signedIn = { userId: user.id, method: credentials.method, now: clock.now() };
  const { cookieValue } = await inTransaction(database, (tx) => beginSession(tx, signedIn, browser));
  const { organizationId: id, organizationName: name } = registration;
  return { user, organization: isSetUp ? { id, name } : null, cookieValue };
}

type Opening = {
  form: Form;
  credentials: NewCredentials;
  browser: Browser;
  mailsLinks: boolean;
  now: Date;
};

/** Creates the account, and the record of the set-up that remains. An address that nobody has verified gets a link. */
async function openAccount(tx: Tx, { form, credentials, browser, mailsLinks, now }: Opening) {
  const { email } = form;
  const identity = await claimIdentity(tx, credentials, browser, now);
  if (identity) requireAddressOf(identity, email);
  const account = {
    form,
    email,
    passwordHash: credentials.passwordHash,
    identity,
    status: 'approved',
    emailUnconfirmed: mailsLinks && !identity,
  } as const;
  const user = await createAccount(tx, account, now);
  if (!user) {
    const isIncomplete = await isRegistrationIncomplete(tx, email);
    throw new DomainError(isIncomplete ? 'registration_incomplete' : 'email_registered');
  }
  const registration = {
    userId: user.id,
    organizationId: newId(),
    organizationName: form.organizationName || defaultOrganizationName(personName(form)),
    subscriptionPlan: form.subscriptionPlan,
    timezone: form.timezone ?? 'UTC',
    createdAt: now,
  };
  await insertIncompleteRegistration(tx, registration);
  if (user.emailUnconfirmed) await mailAddressLink(tx, { userId: user.id, newEmail: user.email }, now);
  return { user, registration };
}

/** The provider has verified exactly this address. */
function requireAddressOf({ email }: VerifiedIdentity, given: string): void {
  if (email.toLowerCase() === given.toLowerCase()) return;
  throw invalidInput('email', m.sentAccounts.toUseEmailTheAddressOf({ email }));
}

/** Whether the organization exists now. The cause of a failure is only logged; the person is told how to continue. */
async function trySetUp(
  deps: AppDeps,
  user: UserRow,
  registration: IncompleteRegistration,
): Promise<boolean> {
  try {
    await setUpOrganization(deps, user, registration);
    return true;
  } catch (error) {
    // Completed elsewhere in the meantime.
    if (error instanceof DomainError && error.code === 'registration_complete') return true;
    deps.log.error({ err: error, userId: user.id }, 'a registration was left incomplete');
    return false;
  }
}
