import type { PrivacySettings } from '@chargerota/domain';
import { eq } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import type { OrganizationRow } from './store.ts';
import { organizations } from './tables.ts';

/** Locks the organization's settings until the transaction ends; its members can still book. */
export async function lockSettings(tx: Tx, scope: TenantScope): Promise<OrganizationRow> {
  const [row] = await tx
    .select()
    .from(organizations)
    .where(eq(organizations.id, scope.organizationId))
    .for('no key update');
  if (!row) throw new Error('a scope without its organization');
  return row;
}

/** Writes to a row that the transaction has locked. */
export async function updateSettings(
  tx: Tx,
  scope: TenantScope,
  changes: Partial<Omit<OrganizationRow, 'id'>> & { updatedAt: Date },
): Promise<void> {
  await tx.update(organizations).set(changes).where(eq(organizations.id, scope.organizationId));
}

export async function loadPrivacy(queries: Queries, scope: TenantScope): Promise<PrivacySettings> {
  const { showReservationDetails, showUserNames, showVehicleInfo, showContactInfo } = organizations;
  const [row] = await queries
    .select({ showReservationDetails, showUserNames, showVehicleInfo, showContactInfo })
    .from(organizations)
    .where(eq(organizations.id, scope.organizationId))
    .prepare('organizations.privacy')
    .execute();
  if (!row) throw new Error('a scope without its organization');
  return row;
}
