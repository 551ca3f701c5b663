import type { RouteInput, acceptInvitationWithRegistration } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { createSession } from '../../platform/sessions/sessions.ts';
import { createAccount } from '../accounts/create-account.ts';
import { refuseWeakPassword } from '../accounts/refuse-weak-password.ts';
import { holdOffer, joinBy } from './accept-invitation.ts';
import { requireAcceptable } from './policy.ts';
import { requireOffer } from './read-offer.ts';

type Form = RouteInput<typeof acceptInvitationWithRegistration>['body'];

/**
 * A new person accepts: account (with the invited address), membership and session, all or nothing. Both wait for an
 * administrator's approval.
 * @throws DomainError not_found, invitation_other_address, invitation_not_pending, invitation_expired,
 * agreement_required, email_registered, invalid_input
 */
export async function acceptWithRegistration(
  { database, clock, passwords }: AppDeps,
  token: string,
  form: Form,
) {
  // Judged before the costly hash, and once more where nothing can change.
  const offered = await requireOffer(database.drizzle, token);
  requireAcceptable(offered, form, clock.now());
  // By a provider: see claimPendingIdentity.
  if (!form.password) throw new DomainError('identity_missing');
  await refuseWeakPassword(form.password, { email: offered.invitation.email, path: 'password' });
  const passwordHash = await passwords.hash(form.password);
  return inTransaction(database, async (tx) => {
    const offer = await holdOffer(tx, token);
    const now = clock.now();
    requireAcceptable(offer, form, now);
    const user = await createAccount(
      tx,
      {
        form,
        email: offer.invitation.email,
        passwordHash,
        status: 'pending',
        agreementAccepted: form.agreementAccepted,
      },
      now,
    );
    await joinBy(tx, offer, user.id, now);
    const { cookieValue } = await createSession(tx, { userId: user.id }, now);
    return { user, cookieValue };
  });
}
