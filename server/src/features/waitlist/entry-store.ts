import type { LineStatus, LineWish } from '@chargerota/domain';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { literalText } from '../../platform/database/columns.ts';
import { namedQuery, type Queries, type Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { STANDING } from './sql-rules.ts';
import { waitlistEntries } from './tables.ts';

export type EntryRow = typeof waitlistEntries.$inferSelect;

const isIt = (scope: TenantScope, id: string) =>
  and(eq(waitlistEntries.organizationId, scope.organizationId), eq(waitlistEntries.id, id));

export async function insertEntry(tx: Tx, row: typeof waitlistEntries.$inferInsert): Promise<void> {
  await tx.insert(waitlistEntries).values(row);
}

export async function findOwnEntry(
  queries: Queries,
  scope: TenantScope,
  { id, userId }: { id: string; userId: string },
): Promise<EntryRow | null> {
  const [row] = await queries
    .select()
    .from(waitlistEntries)
    .where(and(isIt(scope, id), eq(waitlistEntries.userId, userId)));
  return row ?? null;
}

/** How many entries a member has that stand and have not run out. The caller holds the member's lock. */
export function countStanding(tx: Tx, scope: TenantScope, userId: string, now: Date): Promise<number> {
  return tx.$count(
    waitlistEntries,
    and(
      eq(waitlistEntries.organizationId, scope.organizationId),
      eq(waitlistEntries.userId, userId),
      inArray(waitlistEntries.status, [...STANDING]),
      sql`${waitlistEntries.endsAt} > ${now.toISOString()}`,
    ),
  );
}

/** The member's entry that stands and asks for the very same; null if there is none. The caller holds the member's lock. */
export async function findSameWish(
  tx: Tx,
  scope: TenantScope,
  { userId, locationId, wish, now }: { userId: string; locationId: string; wish: LineWish; now: Date },
): Promise<EntryRow | null> {
  const { spotId, firstDate, lastDate, fromHour, toHour, hours } = wish;
  const t = waitlistEntries;
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

export async function updateEntry(
  tx: Tx,
  scope: TenantScope,
  id: string,
  changes: Partial<typeof waitlistEntries.$inferInsert> & { updatedAt: Date },
): Promise<void> {
  await tx.update(waitlistEntries).set(changes).where(isIt(scope, id));
}

/** Ends an entry that still stands. */
export async function endEntry(
  tx: Tx,
  scope: TenantScope,
  id: string,
  { status, now }: { status: Exclude<LineStatus, 'waiting' | 'paused'>; now: Date },
): Promise<boolean> {
  const ended = await tx
    .update(waitlistEntries)
    .set({ status, updatedAt: now })
    .where(and(isIt(scope, id), inArray(waitlistEntries.status, [...STANDING])))
    .returning({ id: waitlistEntries.id });
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
    .update(waitlistEntries)
    .set({
      lapses: sql`${waitlistEntries.lapses} + 1`,
      status: sql`case when ${waitlistEntries.lapses} + 1 >= ${pauseAt} and ${waitlistEntries.status} = 'waiting'
        then 'paused' else ${waitlistEntries.status} end`,
      updatedAt: now,
    })
    .where(isIt(scope, id));
}

export async function forgetLapses(tx: Tx, scope: TenantScope, id: string): Promise<void> {
  await tx.update(waitlistEntries).set({ lapses: 0 }).where(isIt(scope, id));
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
    UPDATE waitlist_entries w SET last_checked = $3,
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
    .update(waitlistEntries)
    .set({ lastChecked: now, passedOver: null })
    .where(
      and(isIt(scope, id), eq(waitlistEntries.status, 'waiting'), eq(waitlistEntries.updatedAt, updatedAt)),
    )
    .returning({ id: waitlistEntries.id })
    .prepare('waitlist.note-offer')
    .execute();
  return noted.length === 1;
}

const END_PAST = {
  name: 'waitlist.end-past',
  text: `
    WITH past AS MATERIALIZED (
      SELECT id FROM waitlist_entries
      WHERE organization_id = $1 AND location_id = $2 AND status IN (${literalText(STANDING)}) AND ends_at <= $3
      ORDER BY id FOR UPDATE)
    UPDATE waitlist_entries w SET status = 'ended', updated_at = $3
    FROM past WHERE w.organization_id = $1 AND w.id = past.id`,
};

/** Ends the entries of a location whose last start has passed. */
export async function endPastEntries(
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
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(standsAt(scope, locationId))
    .limit(1);
  return one !== undefined;
}

const standsAt = (scope: TenantScope, locationId: string) =>
  and(
    eq(waitlistEntries.organizationId, scope.organizationId),
    eq(waitlistEntries.locationId, locationId),
    inArray(waitlistEntries.status, [...STANDING]),
  );

const MOVE_TO_ZONE = {
  name: 'waitlist.move-to-zone',
  text: `
    WITH line AS MATERIALIZED (
      SELECT id FROM waitlist_entries
      WHERE organization_id = $1 AND location_id = $2 AND status IN (${literalText(STANDING)})
      ORDER BY id FOR UPDATE)
    UPDATE waitlist_entries w
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

/** The organizations in whose lines an account stands. */
export async function listLinesOfAccount(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ organizationId: waitlistEntries.organizationId })
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.userId, userId), inArray(waitlistEntries.status, [...STANDING])));
  return rows.map(({ organizationId }) => organizationId);
}

/**
 * The entries of a member that stand, by ascending id: whoever changes several locks their rows in this order, with the
 * exception that markPassedOver names. The caller holds the member's lock.
 */
export function listStandingOf(tx: Tx, scope: TenantScope, userId: string): Promise<EntryRow[]> {
  return tx
    .select()
    .from(waitlistEntries)
    .where(
      and(
        eq(waitlistEntries.organizationId, scope.organizationId),
        eq(waitlistEntries.userId, userId),
        inArray(waitlistEntries.status, [...STANDING]),
      ),
    )
    .orderBy(asc(waitlistEntries.id));
}

const LEAVE_FRONT = {
  name: 'waitlist.leave-front',
  text: `
    WITH own AS MATERIALIZED (
      SELECT id FROM waitlist_entries
      WHERE organization_id = $1 AND location_id = $2 AND user_id = ANY ($3::uuid[]) AND rank = 0
      ORDER BY id FOR UPDATE)
    UPDATE waitlist_entries w SET rank = 1
    FROM own WHERE w.organization_id = $1 AND w.id = own.id`,
};

/** Members no longer wait at the front of a line. */
export async function leaveFront(
  tx: Tx,
  scope: TenantScope,
  { userIds, locationId }: { userIds: readonly string[]; locationId: string },
): Promise<void> {
  if (userIds.length > 0) await namedQuery(tx, LEAVE_FRONT, [scope.organizationId, locationId, userIds]);
}
