import { isAboutOneself } from '@chargerota/domain';
import { invalidInput } from '../../../platform/http/domain-error.ts';
import { isCommonPassword } from '../../../platform/passwords/common-passwords.ts';

/**
 * Wherever a password is set: neither one that everybody tries first nor one's own address. Its length and characters are
 * the contract's.
 * @param path the field of the form that the refusal is about
 * @throws DomainError invalid_input
 */
export async function refuseWeakPassword(
  password: string,
  { email, path }: { email: string; path: 'password' | 'newPassword' },
): Promise<void> {
  if (isAboutOneself(password, email)) {
    throw invalidInput(path, 'Please choose a password that is not your email address.');
  }
  if (await isCommonPassword(password)) {
    throw invalidInput(path, 'This password is among the most common ones. Please choose another.');
  }
}
