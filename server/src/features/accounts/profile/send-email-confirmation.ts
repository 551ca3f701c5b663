import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { ACCOUNT_LIMITS } from '../limits.ts';
import { lockAccount } from '../store.ts';
import { findEmailChangeOf } from './email-change-store.ts';
import { mailAddressLink } from './mail-email-link.ts';
import { mustConfirmAddress } from './must-confirm-address.ts';

/**
 * Mails the link again by which a person confirms their address; the link before ends. If they have begun to change the
 * address, it goes to the new one, since confirming that is enough. `sentTo` is null if nothing is left to confirm.
 * @throws DomainError rate_limited
 */
export async function sendEmailConfirmation(
  deps: AppDeps,
  { userId }: UserScope,
): Promise<{ sentTo: string | null }> {
  const { clock, config, database } = deps;
  await limitAttempts(deps, ACCOUNT_LIMITS.changeEmailByAccount, userId);
  return inTransaction(database, async (tx) => {
    const now = clock.now();
    const account = await lockAccount(tx, userId);
    if (!account) throw new DomainError('unauthenticated');
    if (!mustConfirmAddress(config, account)) return { sentTo: null };
    const begun = await findEmailChangeOf(tx, userId, now);
    const sentTo = begun?.newEmail ?? account.email;
    await mailAddressLink(tx, { userId, newEmail: sentTo }, now);
    return { sentTo };
  });
}
