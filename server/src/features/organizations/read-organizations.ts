import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope, UserScope } from '../../platform/http/scopes.ts';
import { findOrganization, listMembers, listOwnOrganizations } from './store.ts';

export const readMyOrganizations = ({ database }: AppDeps, scope: UserScope) =>
  listOwnOrganizations(database.drizzle, scope);

export async function readCurrentOrganization({ database }: AppDeps, scope: OrganizationScope) {
  const organization = await findOrganization(database.drizzle, scope);
  if (!organization) throw new DomainError('not_found');
  return organization;
}

export const readMembers = ({ database }: AppDeps, scope: OrganizationScope) =>
  listMembers(database.drizzle, scope);

/** People who wait for an administrator's decision. */
export const readPendingMembers = ({ database }: AppDeps, scope: OrganizationScope) =>
  listMembers(database.drizzle, scope, { status: 'pending' });
