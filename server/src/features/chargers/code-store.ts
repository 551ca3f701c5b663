import { and, asc, eq, exists, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { locations, spots } from '../locations/tables.ts';
import { organizationMemberships as members, organizations } from '../organizations/tables.ts';

export async function findCodedSpot(
  queries: Queries,
  { organizationId }: TenantScope,
  { spotId, userId }: { spotId: string; userId: string },
) {
  const membership = queries
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.organizationId, organizationId),
        eq(members.userId, userId),
        eq(members.status, 'active'),
      ),
    );
  const [row] = await queries
    .select({
      spotNumber: spots.spotNumber,
      locationId: spots.locationId,
      codeVersion: spots.codeVersion,
      isMember: exists(membership) as SQL<boolean>,
    })
    .from(spots)
    .where(and(eq(spots.organizationId, organizationId), eq(spots.id, spotId)));
  return row ?? null;
}

/** The chargers in use of a location; of `ids` those that are there. */
export const listPrintedSpots = (queries: Queries, scope: TenantScope, of: Which) =>
  queries
    .select({
      id: spots.id,
      spotNumber: spots.spotNumber,
      connectorType: spots.connectorType,
      powerOutput: spots.powerOutput,
      codeVersion: spots.codeVersion,
    })
    .from(spots)
    .where(and(which(scope, of), spots.isActive))
    .orderBy(asc(spots.position));

type Which = { locationId: string; ids: readonly string[] | null };

const which = ({ organizationId }: TenantScope, { locationId, ids }: Which) =>
  and(
    eq(spots.organizationId, organizationId),
    eq(spots.locationId, locationId),
    ids ? inArray(spots.id, [...ids]) : undefined,
  );

const isPlace = ({ organizationId }: TenantScope, locationId: string) =>
  and(eq(locations.organizationId, organizationId), eq(locations.id, locationId));

export type PrintedPlace = { locationName: string; organizationName: string };

export async function findPrintedPlace(
  queries: Queries,
  scope: TenantScope,
  locationId: string,
): Promise<PrintedPlace | null> {
  const [row] = await queries
    .select({ locationName: locations.name, organizationName: organizations.name })
    .from(locations)
    .innerJoin(organizations, eq(organizations.id, locations.organizationId))
    .where(isPlace(scope, locationId));
  return row ?? null;
}

/**
 * Makes the printed codes of a location that the transaction holds void; returns the chargers' numbers. Also of chargers
 * that are out of use: they may come back.
 */
export async function raiseCodeVersions(tx: Tx, scope: TenantScope, of: Which): Promise<string[]> {
  const rows = await tx
    .update(spots)
    .set({ codeVersion: sql`${spots.codeVersion} + 1` })
    .where(which(scope, of))
    .returning({ spotNumber: spots.spotNumber });
  return rows.map(({ spotNumber }) => spotNumber);
}

/** Locks a location, as changes of it do; its name. */
export async function lockPlace(tx: Tx, scope: TenantScope, locationId: string): Promise<string | null> {
  const [row] = await tx
    .select({ name: locations.name })
    .from(locations)
    .where(isPlace(scope, locationId))
    .for('no key update');
  return row?.name ?? null;
}
