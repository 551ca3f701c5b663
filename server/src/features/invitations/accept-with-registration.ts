import type { RouteInput, acceptInvitationWithRegistration } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { beginSession, type Browser } from '../accounts/sessions/begin-session.ts';
import { createAccount } from '../accounts/registration/create-account.ts';
import { claimIdentity, newCredentials } from '../accounts/registration/new-credentials.ts';
import { lockOffer, redeemInvitation } from './answer-invitation.ts';
import { leavesDetails, requireAcceptable, requireDetails } from './policy.ts';
import { requireOffer } from './read-offer.ts';

type Form = RouteInput<typeof acceptInvitationWithRegistration>['body'];

/**
 * A new person accepts. Account (with the invited address), membership and session are created together or not at all.
 * Account and membership wait for an administrator's approval, unless the invitation counts as one.
 * @throws DomainError not_found, invitation_other_address, invitation_not_pending, invitation_expired,
 * agreement_required, email_registered, invalid_input, identity_missing, identity_taken
 */
export async function acceptWithRegistration(deps: AppDeps, token: string, form: Form, browser: Browser) {
  const { database, clock } = deps;
  // Checked before the costly hash, and again later under the lock.
  const offered = await requireOffer(database.drizzle, token);
  requireAcceptable(offered, form, clock.now());
  requireDetails(offered, form);
  const credentials = await newCredentials(deps, form, browser);
  const { method, passwordHash } = credentials;
  return inTransaction(database, async (tx) => {
    const offer = await lockOffer(tx, token);
    const now = clock.now();
    requireAcceptable(offer, form, now);
    requireDetails(offer, form);
    const identity = await claimIdentity(tx, credentials, browser, now);
    // With a provider, its verified address counts, not that of the form.
    if (identity) requireAcceptable(offer, { ...form, email: identity.email }, now);
    const user = await createAccount(
      tx,
      {
        form,
        email: offer.invitation.email,
        passwordHash,
        identity,
        status: 'pending',
        agreementAccepted: form.agreementAccepted,
        detailsDeferred: leavesDetails(offer, form),
      },
      now,
    );
    if (!user) throw new DomainError('email_registered');
    const status = await redeemInvitation(tx, deps.tell, offer, user.id, now);
    const { cookieValue } = await beginSession(tx, { userId: user.id, method, now }, browser);
    return { user, status, cookieValue };
  });
}
