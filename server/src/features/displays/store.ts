import type { BookingRules, DisplayLook, Language, WeeklyHours } from '@chargerota/domain';
import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import { namedQuery, type Queries, type Tx } from '../../platform/database/database.ts';
import { byName } from '../../platform/database/text.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { spots } from '../locations/tables.ts';
import { BOOKING_RULES } from '../organizations/tables.ts';
import { displays } from './tables.ts';

export type DisplayRow = typeof displays.$inferSelect;

const own = ({ organizationId }: TenantScope) => eq(displays.organizationId, organizationId);

export const listDisplays = (queries: Queries, scope: TenantScope): Promise<DisplayRow[]> =>
  queries
    .select()
    .from(displays)
    .where(own(scope))
    .orderBy(asc(byName(displays.name)), asc(displays.id));

export async function findDisplay(
  queries: Queries,
  scope: TenantScope,
  id: string,
): Promise<DisplayRow | null> {
  const [row] = await queries
    .select()
    .from(displays)
    .where(and(own(scope), eq(displays.id, id)));
  return row ?? null;
}

/** Counts against the cap; the location is locked. */
export async function countAtLocation(tx: Tx, scope: TenantScope, locationId: string): Promise<number> {
  return tx.$count(displays, and(own(scope), eq(displays.locationId, locationId)));
}

export async function insertDisplay(tx: Tx, display: typeof displays.$inferInsert): Promise<DisplayRow> {
  const [row] = await tx.insert(displays).values(display).returning();
  if (!row) throw new Error('a display was inserted and is not there');
  return row;
}

/** Deletes a display; null if another request was first. */
export async function deleteDisplay(tx: Tx, scope: TenantScope, id: string): Promise<DisplayRow | null> {
  const [row] = await tx
    .delete(displays)
    .where(and(own(scope), eq(displays.id, id)))
    .returning();
  return row ?? null;
}

export type DisplayPlace = {
  organizationId: string;
  displayId: string;
  showNames: boolean;
  look: DisplayLook;
  languages: Language[];
  lastSeenAt: Date | null;
  organizationName: string;
  locationId: string;
  locationName: string;
  timezone: string;
  isActive: boolean;
  weeklyHours: WeeklyHours;
  rules: BookingRules;
};

const BY_TOKEN = {
  name: 'displays.by-token',
  text: `
    SELECT d.organization_id AS "organizationId", d.id AS "displayId", d.show_names AS "showNames", d.look,
      CASE WHEN d.languages = '{}' THEN ARRAY[o.language] ELSE d.languages END AS languages,
      d.last_seen_at AS "lastSeenAt", o.name AS "organizationName", l.id AS "locationId", l.name AS "locationName",
      l.timezone, l.is_active AS "isActive", l.operating_hours_json AS "weeklyHours",
      ${BOOKING_RULES} AS rules
    FROM displays d
    JOIN organizations o ON o.id = d.organization_id
    JOIN locations l ON l.organization_id = d.organization_id AND l.id = d.location_id
    WHERE d.token_hash = $1`,
};

/** What a link's token stands for; null if nobody made it or it was revoked. */
export async function findDisplayByToken(queries: Queries, tokenHash: string): Promise<DisplayPlace | null> {
  const [row] = await namedQuery<DisplayPlace>(queries, BY_TOKEN, [tokenHash]);
  return row ?? null;
}

/** Writes when a display was last seen, unless that was after `since`: one of several devices with the same link does. */
export async function noteSeen(
  queries: Queries,
  { organizationId, displayId }: Pick<DisplayPlace, 'organizationId' | 'displayId'>,
  { now, since }: { now: Date; since: Date },
): Promise<void> {
  await queries
    .update(displays)
    .set({ lastSeenAt: now })
    .where(
      and(
        eq(displays.organizationId, organizationId),
        eq(displays.id, displayId),
        or(isNull(displays.lastSeenAt), lte(displays.lastSeenAt, since)),
      ),
    );
}

export type ChargerRow = Awaited<ReturnType<typeof listChargers>>[number];

/** The chargers of a location that are in use, in order. */
export const listChargers = (queries: Queries, { organizationId }: TenantScope, locationId: string) =>
  queries
    .select({
      id: spots.id,
      spotNumber: spots.spotNumber,
      powerOutput: spots.powerOutput,
      connectorType: spots.connectorType,
      chargingType: spots.chargingType,
      currentStatus: spots.currentStatus,
      isActive: spots.isActive,
    })
    .from(spots)
    .where(and(eq(spots.organizationId, organizationId), eq(spots.locationId, locationId), spots.isActive))
    .orderBy(asc(spots.position), asc(spots.id))
    .prepare('displays.chargers')
    .execute();

const STANDING = {
  name: 'displays.standing',
  text: `
    SELECT d.id, d.organization_id AS "organizationId"
    FROM unnest($1::uuid[], $2::uuid[]) AS asked (organization_id, id)
    JOIN displays d ON d.organization_id = asked.organization_id AND d.id = asked.id`,
};

export type DisplayKey = { organizationId: string; id: string };

/** Which of these displays there are still. */
export const listStanding = (queries: Queries, keys: readonly DisplayKey[]): Promise<DisplayKey[]> =>
  namedQuery(queries, STANDING, [keys.map(({ organizationId }) => organizationId), keys.map(({ id }) => id)]);
