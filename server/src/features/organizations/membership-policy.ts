import type { Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { countOtherAdmins, type MemberRow } from './store.ts';

/**
 * Whether the organization keeps an administrator without this one; call it under `lockOrganization`.
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
