import type { AppDeps } from '../../../platform/app-deps.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Turn } from '../../../platform/turns.ts';
import type { UserRow } from '../store.ts';

/**
 * The account that was `found` by its address, if the password is right. An unknown address, a wrong password and an
 * account without a password get the same answer after the same work.
 * @throws DomainError invalid_credentials
 */
export async function proveAccount(
  { passwords }: Pick<AppDeps, 'passwords'>,
  found: UserRow | null,
  password: string,
  turn: Turn,
): Promise<UserRow> {
  const matches = await passwords.verifyOrDummy(found?.passwordHash ?? null, password, turn);
  if (!found || !matches) throw new DomainError('invalid_credentials');
  return found;
}
