import type { AddOnKind } from '@chargerota/domain';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import type { AddOnRow } from './add-on-list-store.ts';
import { locationAddOns, memberAddOns, spotAddOns } from './tables.ts';

/** The columns of an add-on that change with its billing. */
export type AddOnFields = Pick<
  AddOnRow,
  | 'unitPriceCents'
  | 'totalAmountCents'
  | 'billingCycle'
  | 'nextBillingCycle'
  | 'status'
  | 'nextBillingDate'
  | 'paidCount'
  | 'cancelledAt'
  | 'count'
> & { updatedAt: Date };

type NewAddOn = AddOnFields & { id: string; kind: AddOnKind; locationId: string | null; purchaseDate: Date };

export async function insertAddOn(
  tx: Tx,
  { organizationId }: TenantScope,
  { kind, locationId, count, ...addOn }: NewAddOn,
): Promise<void> {
  const row = { ...addOn, organizationId };
  if (kind === 'member') await tx.insert(memberAddOns).values({ ...row, membersCount: count });
  else if (kind === 'location') await tx.insert(locationAddOns).values({ ...row, locationsCount: count });
  else if (!locationId) throw new Error('chargers are added to a location');
  else await tx.insert(spotAddOns).values({ ...row, locationId, spotsCount: count });
}

export async function updateAddOn(
  tx: Tx,
  { organizationId }: TenantScope,
  { id, kind }: Pick<AddOnRow, 'id' | 'kind'>,
  { count, ...changes }: Partial<AddOnFields>,
): Promise<void> {
  const one = (table: typeof memberAddOns | typeof locationAddOns | typeof spotAddOns) =>
    and(eq(table.organizationId, organizationId), eq(table.id, id));
  if (kind === 'member')
    await tx
      .update(memberAddOns)
      .set({ ...changes, ...(count !== undefined && { membersCount: count }) })
      .where(one(memberAddOns));
  else if (kind === 'location')
    await tx
      .update(locationAddOns)
      .set({ ...changes, ...(count !== undefined && { locationsCount: count }) })
      .where(one(locationAddOns));
  else
    await tx
      .update(spotAddOns)
      .set({ ...changes, ...(count !== undefined && { spotsCount: count }) })
      .where(one(spotAddOns));
}
