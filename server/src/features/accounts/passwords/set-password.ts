import type { Tx } from '../../../platform/database/database.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import { forgetBrowsers } from '../sign-in/known-browser-store.ts';
import { deleteEmailChange } from '../profile/email-change-store.ts';
import { passwordChanged } from './mails.ts';
import { voidResetLinks, writePassword } from './store.ts';

/**
 * From now on the account has this password. Whatever somebody who knew the old password may have begun ends: links to
 * set another, a change of address, tries of their own from a browser that was known. Its owner is told. Ending
 * sessions is the caller's. Call it while holding the account.
 */
export async function setPassword(
  tx: Tx,
  { id, email }: { id: string; email: string },
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  await writePassword(tx, id, { passwordHash, now });
  await voidResetLinks(tx, id, now);
  await deleteEmailChange(tx, id);
  await forgetBrowsers(tx, id);
  await enqueueMail(tx, { to: email, template: passwordChanged, params: { email }, dueAt: now });
}
