import type { MadeReport, ReportKind } from '@chargerota/domain';
import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm';
import { namedQuery, type Queries, type Tx } from '../../platform/database/database.ts';
import type { OrganizationScope, TenantScope } from '../../platform/http/scopes.ts';
import { locations, spots } from '../locations/tables.ts';
import { reservations } from '../reservations/tables.ts';
import { hadFalseReport } from './sql-rules.ts';
import { spotReporters, spotReports } from './tables.ts';

const isOpen = ({ organizationId }: TenantScope) =>
  and(eq(spotReports.organizationId, organizationId), isNull(spotReports.resolvedAt));

/** Ends the open report of a blocked charger whose car has long gone. */
export async function endStaleReport(
  tx: Tx,
  scope: TenantScope,
  { spotId, staleSince, now }: { spotId: string; staleSince: Date; now: Date },
): Promise<void> {
  await tx
    .update(spotReports)
    .set({ resolvedAt: now })
    .where(
      and(
        isOpen(scope),
        eq(spotReports.spotId, spotId),
        eq(spotReports.kind, 'blocked'),
        lte(spotReports.since, staleSince),
      ),
    );
}

// The update changes nothing, but locks the open report and returns it.
const REPORT = {
  name: 'chargers.report',
  text: `
    INSERT INTO spot_reports (organization_id, id, location_id, spot_id, kind, since)
    SELECT organization_id, $3, location_id, id, $4, $5 FROM spots
    WHERE organization_id = $1 AND id = $2 AND is_active
    ON CONFLICT (organization_id, spot_id, kind) WHERE resolved_at IS NULL DO UPDATE SET since = spot_reports.since
    RETURNING id`,
};

type NewReport = { id: string; spotId: string; kind: ReportKind; now: Date };

/** The id of the charger's open report of this kind, which is `id` if this is the first; null of a charger out of use. */
export async function openReport(
  tx: Tx,
  { organizationId }: TenantScope,
  { id, spotId, kind, now }: NewReport,
): Promise<string | null> {
  const [row] = await namedQuery<{ id: string }>(tx, REPORT, [organizationId, spotId, id, kind, now]);
  return row?.id ?? null;
}

export async function addReporter(
  tx: Tx,
  { organizationId }: TenantScope,
  { reportId, userId, note, now }: { reportId: string; userId: string; note: string | null; now: Date },
): Promise<void> {
  await tx
    .insert(spotReporters)
    .values({ organizationId, reportId, userId, note, reportedAt: now })
    .onConflictDoUpdate({
      target: [spotReporters.organizationId, spotReporters.reportId, spotReporters.userId],
      set: { reportedAt: now, ...(note !== null && { note }) },
    });
}

export type ReportRow = {
  id: string;
  spotId: string;
  locationId: string;
  kind: ReportKind;
  since: Date;
  reporters: number;
  /** When the caller last said so; null if they have not. */
  yourReportAt: Date | null;
  notes: string[];
};

const LIST = {
  name: 'chargers.reports',
  text: `
    SELECT r.id, r.spot_id AS "spotId", r.location_id AS "locationId", r.kind, r.since,
      count(p.user_id)::int AS reporters,
      max(p.reported_at) FILTER (WHERE p.user_id = $3) AS "yourReportAt",
      coalesce(array_agg(p.note ORDER BY p.reported_at) FILTER (WHERE p.note IS NOT NULL), '{}') AS notes
    FROM spot_reports r
    LEFT JOIN spot_reporters p ON p.organization_id = r.organization_id AND p.report_id = r.id
    WHERE r.organization_id = $1 AND r.resolved_at IS NULL AND ($2::uuid IS NULL OR r.id = $2)
    GROUP BY r.organization_id, r.id
    ORDER BY r.since DESC, r.id`,
};

/** The open reports, or the one with an id. */
export const listOpenReports = (
  queries: Queries,
  { organizationId, userId }: OrganizationScope,
  id: string | null = null,
): Promise<ReportRow[]> => namedQuery<ReportRow>(queries, LIST, [organizationId, id, userId]);

/** The open reports of a location's chargers, without who made them. */
export const listReportsOfLocation = (queries: Queries, scope: TenantScope, locationId: string) =>
  queries
    .select({ spotId: spotReports.spotId, kind: spotReports.kind, since: spotReports.since })
    .from(spotReports)
    .where(and(isOpen(scope), eq(spotReports.locationId, locationId)))
    .orderBy(desc(spotReports.since), asc(spotReports.id));

export async function hasReport(
  queries: Queries,
  { organizationId }: TenantScope,
  id: string,
): Promise<boolean> {
  const found = await queries
    .select({ id: spotReports.id })
    .from(spotReports)
    .where(and(eq(spotReports.organizationId, organizationId), eq(spotReports.id, id)));
  return found.length > 0;
}

type Of = { id: string } | { brokenSpotId: string };

/** Ends one open report, or that a charger is broken. */
export async function resolveOpen(
  tx: Tx,
  scope: TenantScope,
  of: Of,
  { userId, now, wasFalse }: { userId: string; now: Date; wasFalse: boolean },
) {
  const isMeant =
    'id' in of
      ? eq(spotReports.id, of.id)
      : and(eq(spotReports.spotId, of.brokenSpotId), eq(spotReports.kind, 'broken'));
  const { id, spotId, locationId, kind } = spotReports;
  const [row] = await tx
    .update(spotReports)
    .set({ resolvedAt: now, resolvedBy: userId, wasFalse })
    .where(and(isOpen(scope), isMeant))
    .returning({ id, spotId, locationId, kind });
  return row ?? null;
}

/** Who made a report, and which reservation they gave up because of it. */
export const listReporters = (queries: Queries, { organizationId }: TenantScope, reportId: string) =>
  queries
    .select({ userId: spotReporters.userId, reservationId: spotReporters.reservationId })
    .from(spotReporters)
    .where(and(eq(spotReporters.organizationId, organizationId), eq(spotReporters.reportId, reportId)));

export async function findSpotPlace(queries: Queries, { organizationId }: TenantScope, spotId: string) {
  const [row] = await queries
    .select({
      spotId: spots.id,
      spotNumber: spots.spotNumber,
      locationId: locations.id,
      locationName: locations.name,
      timezone: locations.timezone,
    })
    .from(spots)
    .innerJoin(
      locations,
      and(eq(locations.organizationId, spots.organizationId), eq(locations.id, spots.locationId)),
    )
    .where(and(eq(spots.organizationId, organizationId), eq(spots.id, spotId)));
  return row ?? null;
}

const OF_MEMBER = {
  name: 'chargers.reports-of-member',
  text: `
    SELECT coalesce((SELECT json_agg(json_build_object('kind', r.kind, 'reportedAt', p.reported_at))
        FROM spot_reports r
        JOIN spot_reporters p ON p.organization_id = $1 AND p.report_id = r.id AND p.user_id = v.user_id
        WHERE r.organization_id = $1 AND r.spot_id = v.spot_id AND r.resolved_at IS NULL), '[]') AS "ownReports",
      ${hadFalseReport('$1', 'v.user_id')} AS "wasFalse",
      EXISTS (SELECT FROM spot_reporters p
        JOIN reservations o ON o.organization_id = $1 AND o.id = p.reservation_id AND o.date = v.date
        WHERE p.organization_id = $1 AND p.user_id = v.user_id AND p.reservation_id IS NOT NULL) AS "hadToday"
    FROM reservations v WHERE v.organization_id = $1 AND v.id = $2`,
};

type OfMember = { ownReports: MadeReport[]; wasFalse: boolean; hadToday: boolean };

/**
 * What a reservation's member says of its charger, and what speaks against it. Nobody ends these reports, or calls them
 * false, before the transaction is over.
 */
export async function lockOwnReports(tx: Tx, scope: TenantScope, reservationId: string): Promise<OfMember> {
  const { organizationId } = scope;
  const itsSpot = tx
    .select({ spotId: reservations.spotId })
    .from(reservations)
    .where(and(eq(reservations.organizationId, organizationId), eq(reservations.id, reservationId)));
  await tx
    .select({ id: spotReports.id })
    .from(spotReports)
    .where(and(isOpen(scope), eq(spotReports.spotId, itsSpot)))
    .orderBy(asc(spotReports.id))
    .for('share', { of: spotReports });
  const [row] = await namedQuery<OfMember>(tx, OF_MEMBER, [organizationId, reservationId]);
  const { ownReports = [], wasFalse = false, hadToday = false } = row ?? {};
  return {
    wasFalse,
    hadToday,
    ownReports: ownReports.map((own) => ({ ...own, reportedAt: new Date(own.reportedAt) })),
  };
}

/** Notes that nothing of a reservation counts because of its member's open reports of its charger. */
export async function noteGivenUp(
  tx: Tx,
  scope: TenantScope,
  { id, userId, spotId }: { id: string; userId: string; spotId: string },
): Promise<void> {
  await tx
    .update(spotReporters)
    .set({ reservationId: id })
    .from(spotReports)
    .where(
      and(
        eq(spotReporters.organizationId, scope.organizationId),
        eq(spotReporters.userId, userId),
        eq(spotReporters.reportId, spotReports.id),
        isOpen(scope),
        eq(spotReports.spotId, spotId),
      ),
    );
}
