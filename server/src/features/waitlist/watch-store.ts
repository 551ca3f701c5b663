import { localDate, WEEKDAYS } from '@chargerota/domain';
import type { FreedHours, FreedOfPast, LineSettings, LineStatus, LineWish } from '@chargerota/domain';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { literalText } from '../../platform/database/columns.ts';
import {
  namedQuery,
  queryInOrder,
  type Database,
  type Queries,
  type Tx,
} from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { locations } from '../locations/tables.ts';
import { organizations } from '../organizations/tables.ts';
import type { LineDate } from './line-jobs.ts';
import { occupiedMinutesSql, STANDING } from './sql-rules.ts';
import { availabilityWatches } from './tables.ts';

export type WatchRow = typeof availabilityWatches.$inferSelect;

const isIt = (scope: TenantScope, id: string) =>
  and(eq(availabilityWatches.organizationId, scope.organizationId), eq(availabilityWatches.id, id));

export async function insertWatch(tx: Tx, row: typeof availabilityWatches.$inferInsert): Promise<void> {
  await tx.insert(availabilityWatches).values(row);
}

export async function findOwnWatch(
  queries: Queries,
  scope: TenantScope,
  { id, userId }: { id: string; userId: string },
): Promise<WatchRow | null> {
  const [row] = await queries
    .select()
    .from(availabilityWatches)
    .where(and(isIt(scope, id), eq(availabilityWatches.userId, userId)));
  return row ?? null;
}

/** How many entries a member has that stand and have not run out. The caller holds the member's lock. */
export function countStanding(tx: Tx, scope: TenantScope, userId: string, now: Date): Promise<number> {
  return tx.$count(
    availabilityWatches,
    and(
      eq(availabilityWatches.organizationId, scope.organizationId),
      eq(availabilityWatches.userId, userId),
      inArray(availabilityWatches.status, [...STANDING]),
      sql`${availabilityWatches.endsAt} > ${now.toISOString()}`,
    ),
  );
}

/** The member's entry that stands and asks for the very same; null if there is none. The caller holds the member's lock. */
export async function findSameWish(
  tx: Tx,
  scope: TenantScope,
  { userId, locationId, wish, now }: { userId: string; locationId: string; wish: LineWish; now: Date },
): Promise<WatchRow | null> {
  const { spotId, firstDate, lastDate, fromHour, toHour, hours } = wish;
  const t = availabilityWatches;
  const [row] = await tx
    .select()
    .from(t)
    .where(
      and(
        standsAt(scope, locationId),
        eq(t.userId, userId),
        gt(t.endsAt, now),
        spotId === null ? isNull(t.spotId) : eq(t.spotId, spotId),
        and(eq(t.firstDate, firstDate), eq(t.lastDate, lastDate)),
        and(eq(t.fromHour, fromHour), eq(t.toHour, toHour), eq(t.hours, hours)),
      ),
    )
    .limit(1);
  return row ?? null;
}

export async function updateWatch(
  tx: Tx,
  scope: TenantScope,
  id: string,
  changes: Partial<typeof availabilityWatches.$inferInsert> & { updatedAt: Date },
): Promise<void> {
  await tx.update(availabilityWatches).set(changes).where(isIt(scope, id));
}

/** Ends an entry that still stands. */
export async function endWatch(
  tx: Tx,
  scope: TenantScope,
  id: string,
  { status, now }: { status: Exclude<LineStatus, 'waiting' | 'paused'>; now: Date },
): Promise<boolean> {
  const ended = await tx
    .update(availabilityWatches)
    .set({ status, updatedAt: now })
    .where(and(isIt(scope, id), inArray(availabilityWatches.status, [...STANDING])))
    .returning({ id: availabilityWatches.id });
  return ended.length === 1;
}

/** Counts an offer that was not answered, and pauses the entry after `pauseAt` of them in a row. */
export async function countLapse(
  tx: Tx,
  scope: TenantScope,
  id: string,
  { pauseAt, now }: { pauseAt: number; now: Date },
): Promise<void> {
  await tx
    .update(availabilityWatches)
    .set({
      lapses: sql`${availabilityWatches.lapses} + 1`,
      status: sql`case when ${availabilityWatches.lapses} + 1 >= ${pauseAt} and ${availabilityWatches.status} = 'waiting'
        then 'paused' else ${availabilityWatches.status} end`,
      updatedAt: now,
    })
    .where(isIt(scope, id));
}

export async function forgetLapses(tx: Tx, scope: TenantScope, id: string): Promise<void> {
  await tx.update(availabilityWatches).set({ lapses: 0 }).where(isIt(scope, id));
}

export type Refused = {
  id: string;
  code: string;
  message: string;
  /** When the member may be asked again; null if that is not known. */
  again: Date | null;
};

const PASSED_OVER = {
  name: 'waitlist.passed-over',
  text: `
    UPDATE availability_watches w SET last_checked = $3,
      passed_over = jsonb_build_object('at', $4::text, 'code', r.code, 'message', r.message)
    FROM (SELECT * FROM jsonb_to_recordset($2::jsonb) AS r (id uuid, code text, message text) ORDER BY id) r
    WHERE w.organization_id = $1 AND w.id = r.id
      AND (w.passed_over IS NULL OR w.passed_over->>'message' <> r.message)`,
};

/**
 * Why members could not have what was free, for them to read. If somebody got an offer, their entry is locked already, and
 * these after it, whatever its id. A deadlock with a change of the whole line is possible then; the loser runs again.
 */
export async function markPassedOver(
  tx: Tx,
  scope: TenantScope,
  refused: readonly Refused[],
  now: Date,
): Promise<void> {
  if (refused.length === 0) return;
  await namedQuery(tx, PASSED_OVER, [scope.organizationId, JSON.stringify(refused), now, now.toISOString()]);
}

/**
 * Notes that an entry was offered something; false if its member has left or changed it since it was read. The caller
 * holds the member's lock.
 */
export async function noteOffer(
  tx: Tx,
  scope: TenantScope,
  { id, updatedAt }: { id: string; updatedAt: Date },
  now: Date,
): Promise<boolean> {
  const noted = await tx
    .update(availabilityWatches)
    .set({ lastChecked: now, passedOver: null })
    .where(
      and(
        isIt(scope, id),
        eq(availabilityWatches.status, 'waiting'),
        eq(availabilityWatches.updatedAt, updatedAt),
      ),
    )
    .returning({ id: availabilityWatches.id })
    .prepare('waitlist.note-offer')
    .execute();
  return noted.length === 1;
}

// In parts, so that no row is locked for long where thousands wait.
const RESCORE_BATCH = 500;
// A statement for each side: as one condition, a prepared plan reads the whole line, and both in one statement would lock
// two ascending runs.
const rescoreStatement = (name: string, side: '<' | '>') => ({
  name: `waitlist.rescore-${name}`,
  text: `
    WITH old AS MATERIALIZED (
      SELECT id FROM availability_watches
      WHERE organization_id = $1 AND location_id = $2 AND status IN (${literalText(STANDING)})
        AND scored_on ${side} $3::date
      ORDER BY id LIMIT ${RESCORE_BATCH} FOR UPDATE)
    UPDATE availability_watches w SET scored_on = $3, occupied_minutes = ${occupiedMinutesSql({
      organization: '$1',
      user: 'w.user_id',
      today: '$3::date',
    })}
    FROM old WHERE w.organization_id = $1 AND w.id = old.id
    RETURNING w.id`,
});
// `scored_on` is later than today if the location has got a zone further west.
const RESCORE = [rescoreStatement('earlier', '<'), rescoreStatement('later', '>')];

const RESCORE_MEMBER = {
  name: 'waitlist.rescore-member',
  text: `
    WITH own AS MATERIALIZED (
      SELECT id FROM availability_watches
      WHERE organization_id = $1 AND user_id = $2 AND status IN (${literalText(STANDING)})
      ORDER BY id FOR UPDATE)
    UPDATE availability_watches w SET occupied_minutes = ${occupiedMinutesSql({
      organization: '$1',
      user: '$2',
      today: 'w.scored_on',
    })}
    FROM own WHERE w.organization_id = $1 AND w.id = own.id`,
};

/** Renews the scores of a member's entries after a session has begun. */
export async function rescoreMember(tx: Tx, scope: TenantScope, userId: string): Promise<void> {
  await namedQuery(tx, RESCORE_MEMBER, [scope.organizationId, userId]);
}

const END_PAST = {
  name: 'waitlist.end-past',
  text: `
    WITH past AS MATERIALIZED (
      SELECT id FROM availability_watches
      WHERE organization_id = $1 AND location_id = $2 AND status IN (${literalText(STANDING)}) AND ends_at <= $3
      ORDER BY id FOR UPDATE)
    UPDATE availability_watches w SET status = 'ended', updated_at = $3
    FROM past WHERE w.organization_id = $1 AND w.id = past.id`,
};

/** Ends the entries of a location whose last start has passed. */
export async function endPastWatches(
  tx: Tx,
  scope: TenantScope,
  locationId: string,
  now: Date,
): Promise<void> {
  await namedQuery(tx, END_PAST, [scope.organizationId, locationId, now]);
}

/** Whether anybody stands in line at a location, waiting or paused. */
export async function hasLine(tx: Tx, scope: TenantScope, locationId: string): Promise<boolean> {
  const [one] = await tx
    .select({ id: availabilityWatches.id })
    .from(availabilityWatches)
    .where(standsAt(scope, locationId))
    .limit(1);
  return one !== undefined;
}

const standsAt = (scope: TenantScope, locationId: string) =>
  and(
    eq(availabilityWatches.organizationId, scope.organizationId),
    eq(availabilityWatches.locationId, locationId),
    inArray(availabilityWatches.status, [...STANDING]),
  );

const MOVE_TO_ZONE = {
  name: 'waitlist.move-to-zone',
  text: `
    WITH line AS MATERIALIZED (
      SELECT id FROM availability_watches
      WHERE organization_id = $1 AND location_id = $2 AND status IN (${literalText(STANDING)})
      ORDER BY id FOR UPDATE)
    UPDATE availability_watches w
    SET ends_at = (w.last_date + (w.to_hour + 1) * interval '1 hour') AT TIME ZONE $3
    FROM line WHERE w.organization_id = $1 AND w.id = line.id`,
};

/** Entries are about hours by the location's clocks: in another zone they end at another time. */
export async function moveLineToZone(
  tx: Tx,
  scope: TenantScope,
  locationId: string,
  timezone: string,
): Promise<void> {
  await namedQuery(tx, MOVE_TO_ZONE, [scope.organizationId, locationId, timezone]);
}

/** A location's zone; null if the organization has no such location. */
export async function readLocationZone(
  queries: Queries,
  scope: TenantScope,
  id: string,
): Promise<string | null> {
  const [place] = await queries
    .select({ timezone: locations.timezone })
    .from(locations)
    .where(and(eq(locations.organizationId, scope.organizationId), eq(locations.id, id)));
  return place?.timezone ?? null;
}

/** Renews the scores of a line for a new day: which days count has changed. */
export async function rescoreLine(
  { drizzle }: Database,
  scope: TenantScope,
  locationId: string,
  now: Date,
): Promise<void> {
  const timezone = await readLocationZone(drizzle, scope, locationId);
  if (timezone === null) return;
  const values = [scope.organizationId, locationId, localDate(now, timezone)];
  for (const statement of RESCORE)
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    while ((await namedQuery(drizzle, statement, values)).length >= RESCORE_BATCH);
}

// A statement for each question: with parameters that may be null, a prepared plan reads all that wait.
const datesStatement = (name: string, condition: string) => ({
  name: `waitlist.dates-of-${name}`,
  text: `
    SELECT DISTINCT w.location_id AS "locationId", day::date AS date
    FROM availability_watches w
    JOIN locations l ON l.organization_id = w.organization_id AND l.id = w.location_id
    CROSS JOIN LATERAL generate_series(
      greatest(w.first_date, ($2::timestamptz AT TIME ZONE l.timezone)::date), w.last_date, interval '1 day') AS day
    WHERE w.organization_id = $1 AND w.status = 'waiting' AND w.ends_at > $2 ${condition}`,
});
const DATES = {
  location: datesStatement('location', 'AND w.location_id = $3'),
  member: datesStatement('member', 'AND w.user_id = $3'),
  watch: datesStatement('watch', 'AND w.id = $3'),
  all: datesStatement('all', ''),
};

/** The days of which somebody waits: of a location, of a member, of an entry, or of all the organization. */
export function listWaitedDates(
  queries: Queries,
  { organizationId }: TenantScope,
  of: { locationId: string } | { userId: string } | { watchId: string } | 'all',
  now: Date,
): Promise<LineDate[]> {
  const about = [organizationId, now];
  if (of === 'all') return namedQuery(queries, DATES.all, about);
  if ('locationId' in of) return namedQuery(queries, DATES.location, [...about, of.locationId]);
  if ('userId' in of) return namedQuery(queries, DATES.member, [...about, of.userId]);
  return namedQuery(queries, DATES.watch, [...about, of.watchId]);
}

export const datesOfWatch = (tx: Tx, scope: TenantScope, watchId: string, now: Date): Promise<LineDate[]> =>
  listWaitedDates(tx, scope, { watchId }, now);

export async function readLineSettings(
  queries: Queries,
  scope: TenantScope,
): Promise<Pick<LineSettings, 'lineEnabled' | 'lineOrder'>> {
  const [row] = await queries
    .select({ lineEnabled: organizations.lineEnabled, lineOrder: organizations.lineOrder })
    .from(organizations)
    .where(eq(organizations.id, scope.organizationId));
  if (!row) throw new Error('a scope without its organization');
  return row;
}

const SCORE = {
  name: 'waitlist.score',
  text: `SELECT ${occupiedMinutesSql({ organization: '$1', user: '$2', today: '$3::date' })} AS minutes`,
};

export async function readScore(tx: Tx, scope: TenantScope, userId: string, today: string): Promise<number> {
  const [row] = await namedQuery<{ minutes: number }>(tx, SCORE, [scope.organizationId, userId, today]);
  return row?.minutes ?? 0;
}

// One count for each order, in that order: each reads its index only as far as the entry itself.
const countAhead = (...position: string[]) => {
  const of = (entry: string) => position.map((column) => `${entry}.${column}`).join(', ');
  return `
  (SELECT count(*) FROM (
     SELECT FROM availability_watches a
     WHERE a.organization_id = $1 AND a.location_id = w.location_id AND a.status = 'waiting' AND a.ends_at > $3
       AND a.user_id <> w.user_id
       AND a.first_date <= w.last_date AND a.last_date >= w.first_date
       AND a.from_hour <= w.to_hour AND a.to_hour >= w.from_hour
       AND (a.spot_id IS NULL OR w.spot_id IS NULL OR a.spot_id = w.spot_id)
       AND (${of('a')}) < (${of('w')})
     ORDER BY ${of('a')}) ahead)`;
};

/** Members ahead of an entry are those who may want the same: its days, hours and charger. */
const AHEAD = {
  name: 'waitlist.ahead',
  text: `
    SELECT w.id,
      CASE WHEN o.line_order = 'fair' THEN ${countAhead('occupied_minutes', 'created_at', 'id')}
      ELSE ${countAhead('created_at', 'id')} END AS ahead
    FROM availability_watches w
    JOIN organizations o ON o.id = w.organization_id
    WHERE w.organization_id = $1 AND w.user_id = $2 AND w.status = 'waiting' AND w.ends_at > $3
      AND ($4::uuid IS NULL OR w.id = $4)`,
};

/** An entry as its member sees it. */
const LIST = {
  name: 'waitlist.own-list',
  text: `
    SELECT w.*, to_json(l.name) AS location_name, l.timezone, s.spot_number,
      (SELECT f.id FROM line_offers f WHERE f.organization_id = $1 AND f.watch_id = w.id AND f.status = 'open') AS offer_id
    FROM availability_watches w
    JOIN locations l ON l.organization_id = w.organization_id AND l.id = w.location_id
    LEFT JOIN spots s ON s.organization_id = w.organization_id AND s.id = w.spot_id
    WHERE w.organization_id = $1 AND w.user_id = $2 AND ($4::uuid IS NULL OR w.id = $4)
    ORDER BY (w.status IN (${literalText(STANDING)}) AND w.ends_at > $3) DESC, w.created_at DESC, w.id
    LIMIT 50`,
};

type ListRow = {
  id: string;
  organization_id: string;
  location_id: string;
  location_name: string;
  timezone: string;
  spot_id: string | null;
  spot_number: string | null;
  preferred_date: string | null;
  look_ahead_days: number;
  first_date: string;
  last_date: string;
  from_hour: number;
  to_hour: number;
  hours: number;
  status: LineStatus;
  passed_over: { at: string; code: string; message: string } | null;
  offer_id: string | null;
  ahead: number | null;
  created_at: Date;
  ends_at: Date;
};

/** The entries of a member with their places, those that stand first, then the latest. */
export async function listOwnWatches(
  queries: Queries,
  scope: TenantScope,
  { userId, now, id = null }: { userId: string; now: Date; id?: string | null },
): Promise<ListRow[]> {
  const values = [scope.organizationId, userId, now, id];
  const [rows, places] = await Promise.all([
    namedQuery<Omit<ListRow, 'ahead'>>(queries, LIST, values),
    queryInOrder<{ id: string; ahead: number }>(queries, AHEAD, values),
  ]);
  const aheadOf = new Map(places.map((place) => [place.id, place.ahead]));
  return rows.map((row) => ({ ...row, ahead: aheadOf.get(row.id) ?? null }));
}

export type OwnWatchRow = ListRow;

// What was given up is free from its start, what ended early from its end; a missed one from about its start. Until when
// it would have gone on, its hours say.
const FREED = {
  name: 'waitlist.freed-of-past',
  text: `
    WITH past AS MATERIALIZED (
      SELECT r.spot_id, r.starts_at, r.date, r.time_slot,
        r.status IN ('cancelled', 'no_show') OR r.released_at IS NOT NULL AS is_freed,
        extract(hour FROM (CASE WHEN r.released_at IS NULL THEN r.starts_at ELSE r.ends_at END)
          AT TIME ZONE l.timezone)::integer AS from_hour
      FROM reservations r
      JOIN locations l ON l.organization_id = r.organization_id AND l.id = r.location_id
      WHERE r.organization_id = $1 AND r.location_id = $2 AND r.kind IN ('reservation', 'walk_in')
        AND r.starts_at BETWEEN $3::timestamptz - interval '28 days' AND $3::timestamptz),
    freed AS (
      SELECT extract(isodow FROM date)::integer - 1 AS weekday, spot_id AS "spotId", from_hour AS "fromHour",
        CASE WHEN time_slot ~ '^[0-9]+-[0-9]+$' AND split_part(time_slot, '-', 2)::integer > from_hour
          THEN split_part(time_slot, '-', 2)::integer
          WHEN time_slot ~ '^[0-9]+-[0-9]+$' AND split_part(time_slot, '-', 2)::integer < from_hour THEN 24
          ELSE from_hour + 1 END AS "untilHour",
        count(*)::integer AS count
      FROM past WHERE is_freed GROUP BY 1, 2, 3, 4)
    SELECT (SELECT coalesce(least(28, greatest(0, floor(extract(epoch FROM $3::timestamptz - min(starts_at)) / 86400))), 0)::integer
        FROM past) AS days,
      (SELECT coalesce(json_agg(f), '[]') FROM freed f) AS freed`,
};

/** What became free at a location in the past four weeks. */
export async function readFreed(
  queries: Queries,
  scope: TenantScope,
  locationId: string,
  now: Date,
): Promise<FreedOfPast> {
  const values = [scope.organizationId, locationId, now];
  type Freed = Omit<FreedHours, 'weekday'> & { weekday: number };
  const [row] = await namedQuery<{ days: number; freed: Freed[] }>(queries, FREED, values);
  const { days, freed } = row ?? { days: 0, freed: [] };
  return { days, freed: freed.map((each) => ({ ...each, weekday: WEEKDAYS[each.weekday]! })) };
}

/** The organizations in whose lines an account stands. */
export async function listLinesOfAccount(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ organizationId: availabilityWatches.organizationId })
    .from(availabilityWatches)
    .where(and(eq(availabilityWatches.userId, userId), inArray(availabilityWatches.status, [...STANDING])));
  return rows.map(({ organizationId }) => organizationId);
}

/**
 * The entries of a member that stand, by ascending id: whoever changes several locks their rows in this order, with the
 * exception that markPassedOver names. The caller holds the member's lock.
 */
export function listStandingOf(tx: Tx, scope: TenantScope, userId: string): Promise<WatchRow[]> {
  return tx
    .select()
    .from(availabilityWatches)
    .where(
      and(
        eq(availabilityWatches.organizationId, scope.organizationId),
        eq(availabilityWatches.userId, userId),
        inArray(availabilityWatches.status, [...STANDING]),
      ),
    )
    .orderBy(asc(availabilityWatches.id));
}
