import { isAboutOneself } from '@chargerota/domain';
import { invalidInput } from '../../../platform/http/domain-error.ts';
import { isCommonPassword } from '../../../platform/passwords/common-passwords.ts';

/**
 * Refuses common passwords and one's own address wherever a password is set. The contract checks length and characters.
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
