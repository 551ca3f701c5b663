import type { AccountSecurity } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import { findEmailChangeOf } from './email-change-store.ts';
import { listIdentities } from '../providers/identity-store.ts';
import { readOwnAccount } from '../read-account.ts';

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
