import { PAGE_SIZE, type listMembers as listMembersRoute, type RouteInput } from '@chargerota/contract';
import type { PrivacySettings } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Audience } from '../../platform/events/readers.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope, TenantScope, UserScope } from '../../platform/http/scopes.ts';
import { loadPrivacy } from './settings-store.ts';
import {
  countMembers,
  findOrganization,
  listLiveMemberships,
  listMembers,
  listOwnOrganizations,
} from './store.ts';

export const readMyOrganizations = ({ database }: AppDeps, scope: UserScope) =>
  listOwnOrganizations(database.drizzle, scope);

export async function readCurrentOrganization({ database }: AppDeps, scope: OrganizationScope) {
  const organization = await findOrganization(database.drizzle, scope);
  if (!organization) throw new DomainError('not_found');
  return organization;
}

/** The members that match the filter, all or one page, and their total number. */
export async function readMembers(
  { database }: AppDeps,
  scope: OrganizationScope,
  { page, ...filter }: RouteInput<typeof listMembersRoute>['query'],
) {
  if (page === undefined) {
    const members = await listMembers(database.drizzle, scope, filter);
    return { members, total: members.length };
  }
  const [members, total] = await Promise.all([
    listMembers(database.drizzle, scope, filter, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    countMembers(database.drizzle, scope, filter),
  ]);
  return { members, total };
}

/** @throws DomainError not_found if it is no member, or of several none */
export async function requireMember(
  { database }: AppDeps,
  scope: OrganizationScope,
  who: { membershipId: string } | { userId: string } | { userIds: readonly string[] },
): Promise<void> {
  const [found] = await listMembers(database.drizzle, scope, who);
  if (!found) throw new DomainError('not_found');
}

/** People who wait for an administrator's decision. */
export const readPendingMembers = ({ database }: AppDeps, scope: OrganizationScope) =>
  listMembers(database.drizzle, scope, { status: 'pending' });

/**
 * The users of these sessions, and the organizations whose live events they may receive: those that they can use as
 * members.
 */
export const makeLiveAudience =
  ({ database, clock }: Pick<AppDeps, 'database' | 'clock'>) =>
  async (sessionIds: readonly string[]): Promise<Audience> => {
    const rows = await listLiveMemberships(database.drizzle, sessionIds, clock.now());
    return new Map(rows.map(({ sessionId, organizationIds }) => [sessionId, organizationIds]));
  };

/** What the organization lets its members see of each other. */
export const readPrivacy = (queries: Queries, scope: TenantScope): Promise<PrivacySettings> =>
  loadPrivacy(queries, scope);
