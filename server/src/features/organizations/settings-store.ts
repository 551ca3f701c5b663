import type { PrivacySettings } from '@chargerota/domain';
import { eq } from 'drizzle-orm';
import { namedQuery, type Queries, type Tx } from '../../platform/database/database.ts';
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

const PRIVACY = {
  name: 'organizations.privacy',
  text: `
    SELECT show_reservation_details AS "showReservationDetails", show_user_names AS "showUserNames",
      show_vehicle_info AS "showVehicleInfo", show_contact_info AS "showContactInfo"
    FROM organizations WHERE id = $1`,
};

export async function loadPrivacy(queries: Queries, scope: TenantScope): Promise<PrivacySettings> {
  const [row] = await namedQuery<PrivacySettings>(queries, PRIVACY, [scope.organizationId]);
  if (!row) throw new Error('a scope without its organization');
  return row;
}
