import type { Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope, TenantScope } from '../../platform/http/scopes.ts';
import { countOtherAdmins, listMembers, type MemberRow } from './store.ts';

/**
 * Checks that the caller is still an administrator: since their request was accepted, another one may have suspended
 * them. Without this check a suspended administrator could keep reinstating themselves. Call it under
 * `lockOrganization`.
 * @throws DomainError membership_not_active, not_admin
 */
export async function requireStillAdmin(tx: Tx, scope: OrganizationScope): Promise<void> {
  const [own] = await listMembers(tx, scope, { membershipId: scope.membershipId });
  if (own?.membership.status !== 'active') throw new DomainError('membership_not_active');
  if (own.membership.role !== 'admin') throw new DomainError('not_admin');
}

/**
 * Checks that the organization has another active administrator, if this member is one; call it under `lockOrganization`.
 * @throws DomainError last_admin
 */
export async function requireOtherAdmin(
  tx: Tx,
  scope: TenantScope,
  { membership }: MemberRow,
): Promise<void> {
  if (membership.role !== 'admin' || membership.status !== 'active') return;
  if ((await countOtherAdmins(tx, scope, membership.id)) === 0) throw new DomainError('last_admin');
}
