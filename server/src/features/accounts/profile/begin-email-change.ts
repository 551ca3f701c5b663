import type { Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import { mailAddressLink } from './mail-email-link.ts';
import { emailChangeBegun } from './mails.ts';
import type { EmailChangePermit } from './permit-email-change.ts';
import type { UserRow } from '../store.ts';

/**
 * Begins a change of address and replaces a pending one: the new address gets a link, the old one a warning. Whether
 * another account has the new address is checked only on confirmation, so that nobody can find out here. Call it while
 * holding the account.
 * @throws DomainError sign_in_again when a password was set since the permit was given
 */
export async function beginEmailChange(
  tx: Tx,
  account: UserRow,
  { newEmail, passwordHash }: EmailChangePermit,
  now: Date,
): Promise<void> {
  if (account.passwordHash !== passwordHash) throw new DomainError('sign_in_again');
  await mailAddressLink(tx, { userId: account.id, newEmail }, now);
  await enqueueMail(tx, {
    to: account.email,
    template: emailChangeBegun,
    params: { email: account.email, newEmail },
    dueAt: now,
  });
}
