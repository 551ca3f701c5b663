import type { AppDeps } from '../../../platform/app-deps.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { UserRow } from '../store.ts';

/**
 * The account that was `found` by an address, for who has its password. An address that nobody has, a wrong password and
 * an account without one are answered alike, after the same work.
 * @throws DomainError invalid_credentials
 */
export async function proveAccount(
  { passwords }: Pick<AppDeps, 'passwords'>,
  found: UserRow | null,
  password: string,
): Promise<UserRow> {
  const matches = await passwords.verifyOrDummy(found?.passwordHash ?? null, password);
  if (!found || !matches) throw new DomainError('invalid_credentials');
  return found;
}
