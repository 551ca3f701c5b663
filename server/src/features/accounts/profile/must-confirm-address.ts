import type { AppDeps } from '../../../platform/app-deps.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import { readOwnAccount } from '../read-account.ts';
import type { UserRow } from '../store.ts';

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
