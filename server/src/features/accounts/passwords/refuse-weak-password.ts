import { isMadeOfKnownWords } from '@chargerota/domain';
import { invalidInput } from '../../../platform/http/domain-error.ts';
import { isCommonPassword } from '../../../platform/passwords/common-passwords.ts';

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
    throw invalidInput(
      path,
      'Please choose a password that is not made of your name, your email address or ChargeRota.',
    );
  }
  if (await isCommonPassword(password)) {
    throw invalidInput(path, 'This password is among the most common ones. Please choose another.');
  }
}
