import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/errors.ts';
import type { Tell } from '../../../platform/followers.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import { renewUserSessions } from '../../../platform/sessions/sessions.ts';
import { hashLinkToken } from '../../../platform/tokens.ts';
import { liftBounce } from '../bounces/bounces.ts';
import { confirmAddress, findEmailChangeByToken, takeEmailChange, writeEmail } from './email-change-store.ts';
import { emailChanged } from './mails.ts';
import { voidResetLinks } from '../passwords/store.ts';
import { lockAccount } from '../store.ts';

/** Whether a link can still confirm an address, and which one. Unknown, used and expired links get the same answer. */
export async function readEmailLink(
  { database, clock }: AppDeps,
  token: string,
): Promise<{ valid: boolean; email: string | null; isNew: boolean }> {
  const change = await findEmailChangeByToken(database.drizzle, hashLinkToken(token), clock.now());
  return { valid: change !== null, email: change?.newEmail ?? null, isNew: change?.isNew ?? false };
}

/**
 * Gives the account its new address, once, or confirms the one it has. With a new one, password links sent to the old
 * address become void, and the old address gets a mail. No session is needed: the link proves that the person reads the
 * mailbox.
 * @throws DomainError email_link_invalid; email_registered when another account has the address, in which case nothing
 * changes
 */
export async function confirmEmail(
  { database, clock, tell }: AppDeps,
  token: string,
): Promise<{ email: string }> {
  const tokenHash = hashLinkToken(token);
  try {
    return await inTransaction(database, (tx) => moveToNewAddress(tx, tell, tokenHash, clock.now()));
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key')) throw new DomainError('email_registered');
    throw error;
  }
}

async function moveToNewAddress(
  tx: Tx,
  tell: Tell,
  tokenHash: string,
  now: Date,
): Promise<{ email: string }> {
  const change = await findEmailChangeByToken(tx, tokenHash, now);
  const account = change && (await lockAccount(tx, change.userId));
  if (!account || !(await takeEmailChange(tx, change.id, now))) throw new DomainError('email_link_invalid');
  const email = change.newEmail;
  await renewUserSessions(tx, account.id);
  await liftBounce(tx, tell, email, now);
  await tell(tx, { type: 'account_changed', userId: account.id }, now);
  if (email === account.email) {
    await confirmAddress(tx, account.id);
    return { email };
  }
  await writeEmail(tx, account.id, { email, now });
  await voidResetLinks(tx, account.id, now);
  await tell(tx, { type: 'profile_changed', userId: account.id }, now);
  // Mail to the old address may have come back.
  await tell(tx, { type: 'contact_changed', userId: account.id }, now);
  await enqueueMail(tx, {
    to: account.email,
    template: emailChanged,
    params: { email: account.email, newEmail: email },
    dueAt: now,
  });
  return { email };
}
