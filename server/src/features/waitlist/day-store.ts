// What a match of a location's day reads: the place with its rules, what its chargers are used for, and who waits.
import { compareInLine, DEFAULT_LINE, DEFAULT_RULES, reportConcerns, weighReports } from '@chargerota/domain';
import type {
  BookingRules,
  Choices,
  LineDay,
  LineSettings,
  LineWish,
  MadeReport,
  MembershipStatus,
  OwnReservation,
  PastOffer,
  Period,
  SpotReport,
  UserStatus,
  WeeklyHours,
  WeighedReport,
} from '@chargerota/domain';
import { namedQuery, queryInOrder, type Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { lastReportedAt, reportersOf } from '../chargers/sql-rules.ts';
import { CHOICES, type ChoiceFacts } from '../notifications/sql-rules.ts';
import { organizations } from '../organizations/tables.ts';
import {
  COUNTED,
  IN_SERVICE,
  LEFT,
  MEMBER_OCCUPYING,
  occupyingAt,
  OWN_KINDS,
} from '../reservations/sql-rules.ts';
import { literalText } from '../../platform/database/columns.ts';
import type { LineDate } from './line-jobs.ts';
import { STANDING } from './sql-rules.ts';

const fields = (names: readonly string[], of: string) =>
  names.map((name) => `'${name}', ${of}.${organizations[name as keyof BookingRules].name}`).join(', ');

export type LinePlace = {
  timezone: string;
  weeklyHours: WeeklyHours;
  isActive: boolean;
  rules: BookingRules;
  settings: LineSettings;
  spotIds: string[];
  /** The first and the last day of which somebody's score in the line is; null if nobody stands there. */
  scoredOn: [string | null, string | null];
  /** The open reports of its chargers that still say something, with what follows from each. */
  reports: WeighedReport[];
};

const scoredOn = (which: 'min' | 'max') => `
  (SELECT ${which}(w.scored_on) FROM waitlist_entries w
   WHERE w.organization_id = $1 AND w.location_id = $2 AND w.status IN (${literalText(STANDING)}))`;

const PLACE = {
  name: 'waitlist.place',
  text: `
    SELECT l.timezone, l.operating_hours_json AS "weeklyHours", l.is_active AS "isActive",
      json_build_object(${fields(Object.keys(DEFAULT_RULES), 'o')}) AS rules,
      json_build_object(${fields(Object.keys(DEFAULT_LINE), 'o')}) AS settings,
      ARRAY(SELECT s.id FROM spots s WHERE s.organization_id = $1 AND s.location_id = l.id AND ${IN_SERVICE}
        ORDER BY s.position, s.id) AS "spotIds",
      json_build_array(${scoredOn('min')}, ${scoredOn('max')}) AS "scoredOn",
      (SELECT coalesce(json_agg(json_build_object('spotId', p.spot_id, 'kind', p.kind, 'since', p.since,
          'reportedAt', ${lastReportedAt('p')}, 'reporters', ${reportersOf('p')})), '[]')
        FROM spot_reports p
        WHERE p.organization_id = $1 AND p.location_id = l.id AND p.resolved_at IS NULL) AS reports
    FROM locations l JOIN organizations o ON o.id = l.organization_id
    WHERE l.organization_id = $1 AND l.id = $2`,
};

export async function readPlace(
  tx: Tx,
  scope: TenantScope,
  locationId: string,
  now: Date,
): Promise<LinePlace | null> {
  type Row = Omit<LinePlace, 'reports'> & {
    reports: (Omit<SpotReport, 'since' | 'reportedAt'> & { since: string; reportedAt: string })[];
  };
  const [place] = await namedQuery<Row>(tx, PLACE, [scope.organizationId, locationId]);
  if (!place) return null;
  const reports = place.reports.map(({ since, reportedAt, ...report }) => ({
    ...report,
    since: new Date(since),
    reportedAt: new Date(reportedAt),
  }));
  return { ...place, reports: weighReports(reports.filter((report) => reportConcerns(report, now))) };
}

type Use = LineDay['uses'][number];
/** What a spot is used for, as one row however many follow each other; or a priority hold, which has a row of its own. */
export type UseRow = Use &
  (
    | { id: string; date: string; freeSince: Date; heldSince: Date }
    | { id: null; date: null; freeSince: null; heldSince: null }
  );

const USES = {
  name: 'waitlist.uses',
  text: `
    WITH used AS MATERIALIZED (
      SELECT r.*, r.kind = 'hold' AND r.user_id IS NULL AS is_priority_hold
      FROM ${occupyingAt({ organization: '$1', location: '$2', from: '$3::timestamptz', to: '$4::timestamptz' })} r),
    taken AS (
      SELECT spot_id, unnest(range_agg(tstzrange(starts_at, ends_at))) AS part FROM used WHERE NOT is_priority_hold GROUP BY spot_id)
    SELECT NULL::uuid AS id, spot_id AS "spotId", NULL::date AS date, lower(part) AS "startsAt", upper(part) AS "endsAt",
      NULL::timestamptz AS "freeSince", NULL::timestamptz AS "heldSince"
    FROM taken
    UNION ALL
    SELECT id, spot_id, date, starts_at, ends_at, created_at, updated_at FROM used WHERE is_priority_hold`,
};

/** Everything that occupies the location's spots in a period, and the priority holds of freed time. */
export const listUses = (tx: Tx, scope: TenantScope, locationId: string, { startsAt, endsAt }: Period) =>
  namedQuery<UseRow>(tx, USES, [scope.organizationId, locationId, startsAt, endsAt]);

/** Where a member stands, for the next batch. */
export type Position = { rank: number; occupiedMinutes: number; createdAt: Date; id: string };

export type Candidate = Position & {
  userId: string;
  /** When its member last changed it. */
  updatedAt: Date;
  wish: LineWish;
  accountStatus: UserStatus;
  membershipStatus: MembershipStatus | null;
  offers: PastOffer[];
  choices: ChoiceFacts;
  /** How the member reads. */
  formats: Choices;
};

/** The first that is asked mostly takes it: few are read at first, more after them. */
export const FIRST_BATCH = 5;
export const BATCH = 40;

// Lists come from a SELECT here and below: a plan made for their lengths seems cheaper than the one that is kept, and the
// statement would be planned each time, which takes longer than to run it.
// Those at the front are found in the index of the line alone, and only they are looked up elsewhere. Who has an open offer
// is considered again once that has ended. A member is not offered the same time twice, whichever of their entries it was
// offered for; an offer that the organization has withdrawn does not count.
const candidatesText = (isFair: boolean) => {
  const position = isFair ? 'w.rank, w.occupied_minutes, w.created_at, w.id' : 'w.rank, w.created_at, w.id';
  const after = isFair
    ? '$11::integer, $12::integer, $4::timestamptz, $5::uuid'
    : '$11::integer, $4::timestamptz, $5::uuid';
  return `
    WITH front AS MATERIALIZED (
      SELECT first.* FROM unnest((SELECT $7::integer[]), (SELECT $8::integer[])) AS free (from_hour, to_hour)
      CROSS JOIN LATERAL (
        SELECT w.* FROM waitlist_entries w
        WHERE w.organization_id = $1 AND w.location_id = $2 AND w.status = 'waiting' AND w.ends_at > $6
          AND $3::date BETWEEN w.first_date AND w.last_date
          AND w.from_hour <= free.to_hour AND w.to_hour >= free.from_hour
          AND (w.spot_id IS NULL OR w.spot_id = ANY ($9::uuid[]))
          AND (${position}) > (${after})
          AND NOT EXISTS (SELECT FROM waitlist_offers f
            WHERE f.organization_id = $1 AND f.user_id = w.user_id AND f.status = 'open')
        ORDER BY ${position} LIMIT $10) first)
    SELECT w.id, w.user_id AS "userId", w.rank, w.occupied_minutes AS "occupiedMinutes", w.created_at AS "createdAt", w.updated_at AS "updatedAt",
      json_build_object('spotId', w.spot_id, 'firstDate', w.first_date, 'lastDate', w.last_date,
        'fromHour', w.from_hour, 'toHour', w.to_hour, 'hours', w.hours) AS wish,
      u.status AS "accountStatus", m.status AS "membershipStatus", ${CHOICES} AS choices,
      json_build_object('language', u.language, 'region', u.region, 'clock', u.clock) AS formats,
      (SELECT coalesce(json_agg(json_build_object('spotId', f.spot_id, 'startsAt', f.starts_at, 'endsAt', f.ends_at,
          'offeredAt', f.created_at)), '[]')
       FROM waitlist_offers f WHERE f.organization_id = $1 AND f.user_id = w.user_id AND f.location_id = $2
         AND f.status <> 'withdrawn' AND f.date BETWEEN $3::date - 1 AND $3::date + 1)
        AS offers
    FROM front w
    JOIN organizations o ON o.id = w.organization_id
    JOIN users u ON u.id = w.user_id
    LEFT JOIN organization_memberships m ON m.organization_id = $1 AND m.user_id = w.user_id`;
};
const IN_FAIR_ORDER = { name: 'waitlist.candidates-fair', text: candidatesText(true) };
const BY_JOINING = { name: 'waitlist.candidates-first-come', text: candidatesText(false) };

/** Before everybody. */
const NOBODY: Position = {
  rank: -1,
  occupiedMinutes: -1,
  createdAt: new Date(0),
  id: '00000000-0000-0000-0000-000000000000',
};

/**
 * The next members in line for a day whose hours and charger may suit what is free, after `after`, at most `limit`. `free`
 * are the local hours at which something can start that day, ascending and at least one, and the spots.
 */
export async function listCandidates(
  tx: Tx,
  scope: TenantScope,
  { locationId, date }: LineDate,
  {
    order,
    after,
    limit,
    free,
    now,
  }: {
    order: LineSettings['lineOrder'];
    after: Position | undefined;
    limit: number;
    free: { hours: readonly number[]; spotIds: string[] };
    now: Date;
  },
): Promise<Candidate[]> {
  const from = after ?? NOBODY;
  const runs = runsOf(free.hours);
  const rows = await queryInOrder<Candidate>(tx, order === 'fair' ? IN_FAIR_ORDER : BY_JOINING, [
    scope.organizationId,
    locationId,
    date,
    from.createdAt,
    from.id,
    now,
    runs.map(({ first }) => first),
    runs.map(({ last }) => last),
    free.spotIds,
    limit,
    from.rank,
    ...(order === 'fair' ? [from.occupiedMinutes] : []),
  ]);
  // Who suits two runs of hours is found by both.
  const found = [...new Map(rows.map((row) => [row.id, row])).values()];
  const placed = found.map((row) => ({
    ...row,
    joinedAt: row.createdAt,
    offers: row.offers.map((offer) => ({
      ...offer,
      startsAt: new Date(offer.startsAt),
      endsAt: new Date(offer.endsAt),
      offeredAt: new Date(offer.offeredAt),
    })),
  }));
  return placed.toSorted((one, other) => compareInLine(one, other, order)).slice(0, limit);
}

/** Ascending hours in runs without a gap: an entry suits one of the hours if its own overlap one of the runs. */
function runsOf(hours: readonly number[]): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = [];
  for (const hour of hours) {
    const run = runs.at(-1);
    if (run?.last === hour - 1) run.last = hour;
    else runs.push({ first: hour, last: hour });
  }
  return runs;
}

// By index: the member's days in the organization, what occupies them anywhere, and what is still to come.
const OWN = {
  name: 'waitlist.own-reservations',
  text: `
    SELECT r.user_id AS "userId", r.id, r.organization_id AS "organizationId", r.location_id AS "locationId",
      place.timezone, r.date, r.status, r.kind, r.starts_at AS "startsAt", r.ends_at AS "endsAt",
      r.created_at AS "createdAt", ${LEFT}
    FROM unnest((SELECT $2::uuid[])) AS member (id)
    CROSS JOIN LATERAL (
      SELECT r.* FROM reservations r
      WHERE r.organization_id = $1 AND r.user_id = member.id AND ${COUNTED}
        AND r.date BETWEEN $3::date - 31 AND $3::date + 31
      UNION
      SELECT r.* FROM reservations r
      WHERE r.user_id = member.id AND ${MEMBER_OCCUPYING} AND r.period && tstzrange($4, $5)
      UNION
      SELECT r.* FROM reservations r
      WHERE r.organization_id = $1 AND r.user_id = member.id AND r.status = 'confirmed' AND r.ends_at > $6
        AND r.date >= $6::timestamptz::date - 2) r
    JOIN locations place ON place.organization_id = r.organization_id AND place.id = r.location_id
    WHERE r.kind IN (${literalText(OWN_KINDS)})`,
};

export type OwnRow = OwnReservation & { createdAt: Date };

/** The reservations of members that the booking rules ask about for a wish on `date`. */
export async function listOwnOf(
  tx: Tx,
  scope: TenantScope,
  { userIds, date, near, now }: { userIds: string[]; date: string; near: Period; now: Date },
): Promise<Map<string, OwnRow[]>> {
  const rows = await namedQuery<OwnRow & { userId: string }>(tx, OWN, [
    scope.organizationId,
    // A member may have several entries.
    [...new Set(userIds)],
    date,
    near.startsAt,
    near.endsAt,
    now,
  ]);
  const byUser = new Map<string, OwnRow[]>(userIds.map((id) => [id, []]));
  for (const { userId, ...own } of rows) byUser.get(userId)?.push(own);
  return byUser;
}

const REPORTS = {
  name: 'waitlist.reports-of-spot',
  text: `
    SELECT p.kind, ${lastReportedAt('p')} AS "reportedAt" FROM spot_reports p
    WHERE p.organization_id = $1 AND p.spot_id = $2 AND p.resolved_at IS NULL`,
};

/** The open reports of a charger, each with when it was last made. */
export const listReportsOf = (tx: Tx, scope: TenantScope, spotId: string): Promise<MadeReport[]> =>
  namedQuery<MadeReport>(tx, REPORTS, [scope.organizationId, spotId]);
