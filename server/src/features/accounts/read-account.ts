import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { findOwnUser, type OwnUser } from './store.ts';

export async function readOwnAccount(
  { database }: AppDeps,
  scope: Pick<UserScope, 'userId'>,
): Promise<OwnUser> {
  const user = await findOwnUser(database.drizzle, scope);
  if (!user) throw new DomainError('unauthenticated');
  return user;
}
