import type { IdentityProvider } from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import { deleteIdentity, listIdentities } from './identity-store.ts';
import { providerDisconnected } from './mails.ts';
import { findOwnUser, lockAccount } from '../store.ts';

/**
 * Disconnects a provider's account from one's own and tells the owner by mail. The account is locked: of two concurrent
 * calls, the second sees the result of the first.
 * @throws DomainError not_found, last_sign_in_method
 */
export async function disconnectIdentity(
  { database, clock }: AppDeps,
  scope: UserScope,
  provider: IdentityProvider,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    await lockAccount(tx, scope.userId);
    const user = await findOwnUser(tx, scope);
    const identities = await listIdentities(tx, scope.userId);
    const identity = identities.find((one) => one.provider === provider);
    if (!user || !identity) throw new DomainError('not_found');
    if (!user.passwordHash && identities.length === 1) throw new DomainError('last_sign_in_method');
    await deleteIdentity(tx, scope.userId, provider);
    await enqueueMail(tx, {
      to: user.email,
      template: providerDisconnected,
      params: { provider, email: identity.email },
      dueAt: clock.now(),
    });
  });
}
