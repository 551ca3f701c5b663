import type { AddOnKind } from '@chargerota/domain';
import { and, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queries, Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { locations } from '../locations/tables.ts';
import { locationAddOns, memberAddOns, spotAddOns } from './tables.ts';

/** An add-on of any kind; `locationId` and its name are those of a spot add-on. */
export type AddOnRow = Awaited<ReturnType<typeof listAddOns>>[number];

const shared = (table: typeof memberAddOns | typeof locationAddOns | typeof spotAddOns) => ({
  id: table.id,
  organizationId: table.organizationId,
  unitPriceCents: table.unitPriceCents,
  totalAmountCents: table.totalAmountCents,
  currency: table.currency,
  billingCycle: table.billingCycle,
  nextBillingCycle: table.nextBillingCycle,
  purchaseDate: table.purchaseDate,
  status: table.status,
  nextBillingDate: table.nextBillingDate,
  paidCount: table.paidCount,
  cancelledAt: table.cancelledAt,
});
const kindOf = (kind: AddOnKind) => sql<AddOnKind>`${kind}::text`.as('kind');
const noLocation = {
  locationId: sql<string | null>`NULL::uuid`.as('location_id'),
  locationName: sql<string | null>`NULL::text`.as('location_name'),
};

/**
 * All add-ons of the organization, of the three kinds, in the order in which they were bought; those that have ended
 * last.
 */
export async function listAddOns(queries: Queries, { organizationId }: TenantScope) {
  const members = queries
    .select({
      kind: kindOf('member'),
      count: memberAddOns.membersCount,
      ...noLocation,
      ...shared(memberAddOns),
    })
    .from(memberAddOns)
    .where(eq(memberAddOns.organizationId, organizationId));
  const places = queries
    .select({
      kind: kindOf('location'),
      count: locationAddOns.locationsCount,
      ...noLocation,
      ...shared(locationAddOns),
    })
    .from(locationAddOns)
    .where(eq(locationAddOns.organizationId, organizationId));
  const chargers = queries
    .select({
      kind: kindOf('spot'),
      count: spotAddOns.spotsCount,
      locationId: sql<string | null>`${spotAddOns.locationId}`.as('location_id'),
      locationName: sql<string | null>`${locations.name}`.as('location_name'),
      ...shared(spotAddOns),
    })
    .from(spotAddOns)
    .innerJoin(
      locations,
      and(eq(locations.organizationId, spotAddOns.organizationId), eq(locations.id, spotAddOns.locationId)),
    )
    .where(eq(spotAddOns.organizationId, organizationId));
  const rows = await unionAll(members, places, chargers);
  const rank = (row: (typeof rows)[number]) => Number(row.status === 'expired');
  return rows.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      one.purchaseDate.getTime() - other.purchaseDate.getTime() ||
      (one.id < other.id ? -1 : 1),
  );
}

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
