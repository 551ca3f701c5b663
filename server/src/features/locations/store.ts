import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/database/database.ts';
import { byName } from '../../platform/database/text.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import type { Stored } from './policy.ts';
import { locations, spots } from './tables.ts';

export type LocationRow = typeof locations.$inferSelect;
export type SpotRow = typeof spots.$inferSelect;

const own = (scope: TenantScope) => eq(locations.organizationId, scope.organizationId);

export async function countActiveLocations(queries: Queries, scope: TenantScope): Promise<number> {
  const [row] = await queries
    .select({ count: count() })
    .from(locations)
    .where(and(own(scope), eq(locations.isActive, true)));
  return row?.count ?? 0;
}

/** All rows ever added, including those out of use. */
export async function countStored(queries: Queries, scope: TenantScope): Promise<Stored> {
  return {
    locations: await queries.$count(locations, own(scope)),
    chargers: await queries.$count(spots, eq(spots.organizationId, scope.organizationId)),
  };
}

export async function insertLocation(
  tx: Tx,
  location: typeof locations.$inferInsert & { id: string },
): Promise<LocationRow> {
  const [row] = await tx.insert(locations).values(location).returning();
  if (!row) throw new Error('a location was inserted and is not there');
  return row;
}

export async function insertSpots(tx: Tx, rows: (typeof spots.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(spots).values(rows);
}

/** Changes chargers of a location that the transaction holds. */
export async function updateSpots(
  tx: Tx,
  scope: TenantScope,
  ids: string[],
  changes: Partial<typeof spots.$inferInsert>,
): Promise<SpotRow[]> {
  if (ids.length === 0) return [];
  return tx
    .update(spots)
    .set(changes)
    .where(and(eq(spots.organizationId, scope.organizationId), inArray(spots.id, ids)))
    .returning();
}

export async function findSpot(queries: Queries, scope: TenantScope, id: string): Promise<SpotRow | null> {
  const [row] = await queries
    .select()
    .from(spots)
    .where(and(eq(spots.organizationId, scope.organizationId), eq(spots.id, id)));
  return row ?? null;
}

export async function listLocations(
  queries: Queries,
  scope: TenantScope,
  { activeOnly }: { activeOnly: boolean },
): Promise<LocationRow[]> {
  return queries
    .select()
    .from(locations)
    .where(and(own(scope), activeOnly ? eq(locations.isActive, true) : undefined))
    .orderBy(asc(byName(locations.name)), asc(locations.id));
}

export async function findLocation(
  queries: Queries,
  scope: TenantScope,
  id: string,
): Promise<LocationRow | null> {
  const [row] = await queries
    .select()
    .from(locations)
    .where(and(own(scope), eq(locations.id, id)));
  return row ?? null;
}

/**
 * Locks the location against bookings until the transaction ends. A booking takes a shared lock on this row: bookings
 * that have committed are visible to the next statement, and no new one can come in between.
 */
export async function lockLocation(tx: Tx, scope: TenantScope, id: string): Promise<LocationRow | null> {
  const [row] = await tx
    .select()
    .from(locations)
    .where(and(own(scope), eq(locations.id, id)))
    .for('no key update');
  return row ?? null;
}

/** Keeps bookings off chargers of a held location: before the reservations on them, as bookings do. */
export async function lockSpots(tx: Tx, scope: TenantScope, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: spots.id })
    .from(spots)
    .where(and(eq(spots.organizationId, scope.organizationId), inArray(spots.id, ids)))
    .orderBy(asc(spots.id))
    .for('no key update');
}

export async function updateLocationRow(
  tx: Tx,
  scope: TenantScope,
  id: string,
  changes: Partial<typeof locations.$inferInsert>,
): Promise<LocationRow> {
  const [row] = await tx
    .update(locations)
    .set(changes)
    .where(and(own(scope), eq(locations.id, id)))
    .returning();
  if (!row) throw new Error('a location that is held cannot vanish');
  return row;
}

export async function listSpotsOf(
  queries: Queries,
  scope: TenantScope,
  locationId: string,
): Promise<SpotRow[]> {
  return queries
    .select()
    .from(spots)
    .where(and(eq(spots.organizationId, scope.organizationId), eq(spots.locationId, locationId)))
    .orderBy(asc(spots.position));
}

/** The chargers in use at all active locations. */
export async function listSpotsInUse(queries: Queries, scope: TenantScope): Promise<SpotRow[]> {
  const rows = await queries
    .select({ spot: spots })
    .from(spots)
    .innerJoin(
      locations,
      and(eq(locations.organizationId, spots.organizationId), eq(locations.id, spots.locationId)),
    )
    .where(and(own(scope), eq(locations.isActive, true), eq(spots.isActive, true)))
    .orderBy(asc(byName(locations.name)), asc(locations.id), asc(spots.position));
  return rows.map(({ spot }) => spot);
}
