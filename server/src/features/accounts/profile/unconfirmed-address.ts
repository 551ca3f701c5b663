import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { ACCOUNT_LIMITS } from '../limits.ts';
import { readOwnAccount } from '../read-account.ts';
import { lockAccount, type UserRow } from '../store.ts';
import { findEmailChangeOf } from './email-change-store.ts';
import { mailAddressLink } from './mail-email-link.ts';

type Config = AppDeps['config'];

/** Whether links reach anybody. Without a mail server nobody could confirm an address, so nobody has to. */
export const canMailLinks = ({ SMTP_URL }: Pick<Config, 'SMTP_URL'>): boolean => SMTP_URL !== undefined;

export const mustConfirmAddress = (
  config: Pick<Config, 'SMTP_URL'>,
  { emailUnconfirmed }: Pick<UserRow, 'emailUnconfirmed'>,
): boolean => emailUnconfirmed && canMailLinks(config);

/**
 * Nobody writes to others in the name of somebody whose address they have merely typed.
 * @throws DomainError email_unconfirmed
 */
export async function requireConfirmedAddress(
  deps: AppDeps,
  { userId }: Pick<UserScope, 'userId'>,
): Promise<void> {
  const account = await readOwnAccount(deps, { userId });
  if (mustConfirmAddress(deps.config, account)) throw new DomainError('email_unconfirmed');
}

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
