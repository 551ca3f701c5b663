import type { AccountSecurity } from '@chargerota/contract';
import { personName } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { findEmailChangeOf } from './profile/email-change-store.ts';
import { listIdentities } from './providers/identity-store.ts';
import { findOwnUser, listNames, type OwnUser } from './store.ts';

export async function readOwnAccount(
  { database }: AppDeps,
  scope: Pick<UserScope, 'userId'>,
): Promise<OwnUser> {
  const user = await findOwnUser(database.drizzle, scope);
  if (!user) throw new DomainError('unauthenticated');
  return user;
}

/** How a person signs in, and their change of address if one is pending. */
export async function readSecurity(deps: AppDeps, scope: UserScope): Promise<AccountSecurity> {
  const { drizzle } = deps.database;
  const [user, change, identities] = await Promise.all([
    readOwnAccount(deps, scope),
    findEmailChangeOf(drizzle, scope.userId, deps.clock.now()),
    listIdentities(drizzle, scope.userId),
  ]);
  return {
    hasPassword: user.passwordHash !== null,
    emailChange: change && { newEmail: change.newEmail, expiresAt: change.expiresAt.toISOString() },
    identities: identities.map(({ provider, email, createdAt, lastUsedAt }) => ({
      provider,
      email,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    termsAcceptedAt: user.termsAcceptedAt?.toISOString() ?? null,
    termsVersion: user.termsVersion,
  };
}

/** The names of inviters, for administrators of the organization that the rows belong to; null where nobody invited. */
export async function readInviterNames(
  { database }: AppDeps,
  rows: readonly { invitedBy: string | null }[],
): Promise<(row: { invitedBy: string | null }) => string | null> {
  const ids = [...new Set(rows.flatMap(({ invitedBy }) => invitedBy ?? []))];
  const people = ids.length > 0 ? await listNames(database.drizzle, ids) : [];
  const names = new Map(people.map((person) => [person.id, personName(person)]));
  return ({ invitedBy }) => names.get(invitedBy ?? '') ?? null;
}
