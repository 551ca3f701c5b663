import { m } from '@chargerota/messages';
import { isMadeOfKnownWords } from '@chargerota/domain';
import type { Tx } from '../../../platform/database/database.ts';
import { invalidInput } from '../../../platform/http/domain-error.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import type { Tell } from '../../../platform/followers.ts';
import { isCommonPassword } from '../../../platform/passwords/passwords.ts';
import { forgetBrowsers } from '../sign-in/known-browser-store.ts';
import { deleteEmailChange } from '../profile/email-change-store.ts';
import { passwordChanged } from './mails.ts';
import { voidResetLinks, writePassword } from './store.ts';

/**
 * Sets the account's password and ends everything that somebody with the old password may have started: links to set
 * another one, a change of address, push messages, and the higher sign-in limit of known browsers. The owner is told by
 * mail. The caller ends the sessions. Call it while holding the account.
 */
export async function setPassword(
  tx: Tx,
  tell: Tell,
  { id, email }: { id: string; email: string },
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  await writePassword(tx, id, { passwordHash, now });
  await voidResetLinks(tx, id, now);
  await deleteEmailChange(tx, id);
  await forgetBrowsers(tx, id);
  await tell(tx, { type: 'access_withdrawn', userId: id, from: 'browsers' }, now);
  await enqueueMail(tx, { to: email, template: passwordChanged, params: { email }, dueAt: now });
}

/**
 * Refuses common passwords, and those made of the person's own words, wherever a password is set. The contract checks
 * length and characters.
 * @param about the person's names and address
 * @param path the field of the form that the refusal is about
 * @throws DomainError invalid_input
 */
export async function refuseWeakPassword(
  password: string,
  { about, path }: { about: readonly string[]; path: 'password' | 'newPassword' },
): Promise<void> {
  if (isMadeOfKnownWords(password, about)) {
    throw invalidInput(path, m.sentAccounts.pleaseChooseAPasswordThat);
  }
  if (await isCommonPassword(password)) {
    throw invalidInput(path, m.sentAccounts.thisPasswordIsAmongThe);
  }
}
