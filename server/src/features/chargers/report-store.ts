import type { MadeReport, ReportKind } from '@chargerota/domain';
import { namedQuery, type Queries, type Tx } from '../../platform/database/database.ts';
import type { OrganizationScope, TenantScope } from '../../platform/http/scopes.ts';
import { hadFalseReport } from './sql-rules.ts';

const END_STALE = {
  name: 'chargers.end-stale-report',
  text: `
    UPDATE spot_reports SET resolved_at = $4
    WHERE organization_id = $1 AND spot_id = $2 AND kind = 'blocked' AND since <= $3 AND resolved_at IS NULL`,
};

/** Ends the open report of a blocked charger whose car has long gone. */
export async function endStaleReport(
  tx: Tx,
  { organizationId }: TenantScope,
  { spotId, staleSince, now }: { spotId: string; staleSince: Date; now: Date },
): Promise<void> {
  await namedQuery(tx, END_STALE, [organizationId, spotId, staleSince, now]);
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

const ADD_REPORTER = {
  name: 'chargers.add-reporter',
  text: `
    INSERT INTO spot_reporters (organization_id, report_id, user_id, note, reported_at)
    VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (organization_id, report_id, user_id) DO UPDATE
      SET note = COALESCE(excluded.note, spot_reporters.note), reported_at = excluded.reported_at`,
};

export async function addReporter(
  tx: Tx,
  { organizationId }: TenantScope,
  { reportId, userId, note, now }: { reportId: string; userId: string; note: string | null; now: Date },
): Promise<void> {
  await namedQuery(tx, ADD_REPORTER, [organizationId, reportId, userId, note, now]);
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

const OF_LOCATION = {
  name: 'chargers.reports-of-location',
  text: `
    SELECT spot_id AS "spotId", kind, since FROM spot_reports
    WHERE organization_id = $1 AND location_id = $2 AND resolved_at IS NULL
    ORDER BY since DESC, id`,
};

/** The open reports of a location's chargers, without who made them. */
export const listReportsOfLocation = (
  queries: Queries,
  { organizationId }: TenantScope,
  locationId: string,
): Promise<Pick<ReportRow, 'spotId' | 'kind' | 'since'>[]> =>
  namedQuery(queries, OF_LOCATION, [organizationId, locationId]);

const EXISTS = {
  name: 'chargers.report-exists',
  text: `SELECT id FROM spot_reports WHERE organization_id = $1 AND id = $2`,
};

export async function hasReport(
  queries: Queries,
  { organizationId }: TenantScope,
  id: string,
): Promise<boolean> {
  return (await namedQuery(queries, EXISTS, [organizationId, id])).length > 0;
}

const RESOLVE = {
  name: 'chargers.resolve',
  text: `
    UPDATE spot_reports SET resolved_at = $4, resolved_by = $3, was_false = $6
    WHERE organization_id = $1 AND resolved_at IS NULL
      AND (id = $2 OR ($2::uuid IS NULL AND spot_id = $5 AND kind = 'broken'))
    RETURNING id, spot_id AS "spotId", location_id AS "locationId", kind`,
};

type Resolved = Pick<ReportRow, 'id' | 'spotId' | 'locationId' | 'kind'>;
type Of = { id: string } | { brokenSpotId: string };

/** Ends one open report, or that a charger is broken. */
export async function resolveOpen(
  tx: Tx,
  { organizationId }: TenantScope,
  of: Of,
  { userId, now, wasFalse }: { userId: string; now: Date; wasFalse: boolean },
): Promise<Resolved | null> {
  const [id, spotId] = 'id' in of ? [of.id, null] : [null, of.brokenSpotId];
  const [row] = await namedQuery<Resolved>(tx, RESOLVE, [organizationId, id, userId, now, spotId, wasFalse]);
  return row ?? null;
}

const REPORTERS = {
  name: 'chargers.reporters',
  text: `
    SELECT user_id AS "userId", reservation_id AS "reservationId" FROM spot_reporters
    WHERE organization_id = $1 AND report_id = $2`,
};

/** Who made a report, and which reservation they gave up because of it. */
type ReporterRow = { userId: string; reservationId: string | null };

export function listReporters(
  queries: Queries,
  { organizationId }: TenantScope,
  reportId: string,
): Promise<ReporterRow[]> {
  return namedQuery<ReporterRow>(queries, REPORTERS, [organizationId, reportId]);
}

const PLACE = {
  name: 'chargers.place',
  text: `
    SELECT s.id AS "spotId", s.spot_number AS "spotNumber", l.id AS "locationId", l.name AS "locationName", l.timezone
    FROM spots s
    JOIN locations l ON l.organization_id = s.organization_id AND l.id = s.location_id
    WHERE s.organization_id = $1 AND s.id = $2`,
};

type SpotPlace = {
  spotId: string;
  spotNumber: string;
  locationId: string;
  locationName: string;
  timezone: string;
};

export async function findSpotPlace(
  queries: Queries,
  { organizationId }: TenantScope,
  spotId: string,
): Promise<SpotPlace | null> {
  const [row] = await namedQuery<SpotPlace>(queries, PLACE, [organizationId, spotId]);
  return row ?? null;
}

const LOCK_REPORTS = {
  name: 'chargers.lock-reports-about',
  text: `
    SELECT r.id FROM spot_reports r
    WHERE r.organization_id = $1 AND r.resolved_at IS NULL
      AND r.spot_id = (SELECT v.spot_id FROM reservations v WHERE v.organization_id = $1 AND v.id = $2)
    ORDER BY r.id FOR SHARE OF r`,
};

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
export async function lockOwnReports(
  tx: Tx,
  { organizationId }: TenantScope,
  reservationId: string,
): Promise<OfMember> {
  await namedQuery(tx, LOCK_REPORTS, [organizationId, reservationId]);
  const [row] = await namedQuery<OfMember>(tx, OF_MEMBER, [organizationId, reservationId]);
  const { ownReports = [], wasFalse = false, hadToday = false } = row ?? {};
  return {
    wasFalse,
    hadToday,
    ownReports: ownReports.map((own) => ({ ...own, reportedAt: new Date(own.reportedAt) })),
  };
}

const NOTE_GIVEN_UP = {
  name: 'chargers.note-given-up',
  text: `
    UPDATE spot_reporters p SET reservation_id = $4
    FROM spot_reports r
    WHERE p.organization_id = $1 AND p.user_id = $2 AND r.organization_id = $1 AND r.id = p.report_id
      AND r.spot_id = $3 AND r.resolved_at IS NULL`,
};

/** Notes that nothing of a reservation counts because of its member's open reports of its charger. */
export async function noteGivenUp(
  tx: Tx,
  { organizationId }: TenantScope,
  { id, userId, spotId }: { id: string; userId: string; spotId: string },
): Promise<void> {
  await namedQuery(tx, NOTE_GIVEN_UP, [organizationId, userId, spotId, id]);
}
