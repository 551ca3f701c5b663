import { namedQuery, type Queries, type Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';

const CODED_SPOT = {
  name: 'chargers.coded-spot',
  text: `
    SELECT s.spot_number AS "spotNumber", s.location_id AS "locationId", s.code_version AS "codeVersion",
      EXISTS (SELECT FROM organization_memberships m
        WHERE m.organization_id = s.organization_id AND m.user_id = $3 AND m.status = 'active') AS "isMember"
    FROM spots s
    WHERE s.organization_id = $1 AND s.id = $2`,
};

type CodedSpot = { spotNumber: string; locationId: string; codeVersion: number; isMember: boolean };

export async function findCodedSpot(
  queries: Queries,
  { organizationId }: TenantScope,
  { spotId, userId }: { spotId: string; userId: string },
): Promise<CodedSpot | null> {
  const [row] = await namedQuery<CodedSpot>(queries, CODED_SPOT, [organizationId, spotId, userId]);
  return row ?? null;
}

export type PrintedSpot = {
  id: string;
  spotNumber: string;
  connectorType: string;
  powerOutput: number;
  codeVersion: number;
};

const PRINTED = {
  name: 'chargers.printed',
  text: `
    SELECT id, spot_number AS "spotNumber", connector_type AS "connectorType", power_output AS "powerOutput",
      code_version AS "codeVersion"
    FROM spots
    WHERE organization_id = $1 AND location_id = $2 AND is_active AND ($3::uuid[] IS NULL OR id = ANY ($3))
    ORDER BY position`,
};

/** The chargers in use of a location; of `ids` those that are there. */
export const listPrintedSpots = (
  queries: Queries,
  { organizationId }: TenantScope,
  { locationId, ids }: { locationId: string; ids: readonly string[] | null },
): Promise<PrintedSpot[]> => namedQuery<PrintedSpot>(queries, PRINTED, [organizationId, locationId, ids]);

const PLACE = {
  name: 'chargers.printed-place',
  text: `
    SELECT l.name AS "locationName", o.name AS "organizationName"
    FROM locations l JOIN organizations o ON o.id = l.organization_id
    WHERE l.organization_id = $1 AND l.id = $2`,
};

export type PrintedPlace = { locationName: string; organizationName: string };

export async function findPrintedPlace(
  queries: Queries,
  { organizationId }: TenantScope,
  locationId: string,
): Promise<PrintedPlace | null> {
  const [row] = await namedQuery<PrintedPlace>(queries, PLACE, [organizationId, locationId]);
  return row ?? null;
}

// Also of chargers that are out of use: they may come back.
const RAISE = {
  name: 'chargers.void-codes',
  text: `
    UPDATE spots SET code_version = code_version + 1
    WHERE organization_id = $1 AND location_id = $2 AND ($3::uuid[] IS NULL OR id = ANY ($3))
    RETURNING spot_number AS "spotNumber"`,
};

/** Makes the printed codes of a location that the transaction holds void; returns the chargers' numbers. */
export async function raiseCodeVersions(
  tx: Tx,
  { organizationId }: TenantScope,
  { locationId, ids }: { locationId: string; ids: readonly string[] | null },
): Promise<string[]> {
  const rows = await namedQuery<{ spotNumber: string }>(tx, RAISE, [organizationId, locationId, ids]);
  return rows.map(({ spotNumber }) => spotNumber);
}

const HOLD = {
  name: 'chargers.hold-location',
  text: `SELECT name FROM locations WHERE organization_id = $1 AND id = $2 FOR NO KEY UPDATE`,
};

/** Locks a location, as changes of it do; its name. */
export async function lockPlace(
  tx: Tx,
  { organizationId }: TenantScope,
  locationId: string,
): Promise<string | null> {
  const [row] = await namedQuery<{ name: string }>(tx, HOLD, [organizationId, locationId]);
  return row?.name ?? null;
}
