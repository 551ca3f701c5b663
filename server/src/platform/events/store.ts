import { LIVE_POSITION_SECONDS } from '@chargerota/contract';
import { newId } from '../database/ids.ts';
import { namedQuery, type Queries } from '../database/database.ts';
import type { Emitted } from './emit.ts';
import { liveEpochs } from './tables.ts';

/** The events committed since an earlier look, and the snapshot for the next look. */
export type NewEvents = { snapshot: string; events: Emitted[] };

const CHANGES = `SELECT DISTINCT organization_id AS "organizationId", user_id AS "userId", topic,
           location_id AS "locationId", date`;

// A row is new if its transaction was invisible to the last snapshot and is visible to this statement, which returns
// its own snapshot. So each row is seen exactly once, in whatever order transactions begin and commit.
const NEW_EVENTS = {
  name: 'events.read-new',
  text: `
    SELECT pg_current_snapshot()::text AS snapshot,
      (SELECT coalesce(json_agg(json_strip_nulls(to_json(e))), '[]') FROM (
         ${CHANGES} FROM live_events
         WHERE xid >= pg_snapshot_xmin($1::pg_snapshot)
           AND NOT pg_visible_in_snapshot(xid, $1::pg_snapshot)) e) AS events`,
};

/** Events committed since the snapshot `last`, each once even if emitted several times; none without a snapshot. */
export async function readNewEvents(queries: Queries, last: string | null): Promise<NewEvents> {
  const [row] = await namedQuery<NewEvents>(queries, NEW_EVENTS, [last]);
  if (!row) throw new Error('reading the events returns one row');
  return row;
}

/** Gives the rows of the events a name of their own, unless they have one. */
export async function nameEpoch(queries: Queries): Promise<void> {
  await queries.insert(liveEpochs).values({ id: newId() }).onConflictDoNothing();
}

const POSITION = {
  name: 'events.position',
  text: `
    SELECT floor(extract(epoch FROM clock_timestamp()) * 1000) || '.' || id || '.' || pg_current_snapshot() AS position
    FROM live_epochs`,
};

/** The present position (LIVE_POSITION_HEADER); null while no instance has had readers since the events were emptied. */
export async function readPosition(queries: Queries): Promise<string | null> {
  const [row] = await namedQuery<{ position: string }>(queries, POSITION, []);
  return row?.position ?? null;
}

/** With more events since a position, reading everything again costs less. */
const MOST_SINCE = 1000;

const SINCE = {
  name: 'events.read-since',
  text: `
    WITH since AS MATERIALIZED (
      SELECT * FROM live_events WHERE xid >= pg_snapshot_xmin($1::pg_snapshot) ORDER BY xid LIMIT ${MOST_SINCE + 1})
    SELECT EXISTS (SELECT FROM live_epochs WHERE id = $2::uuid)
        AND $3::numeric > extract(epoch FROM clock_timestamp()) * 1000 - ${LIVE_POSITION_SECONDS * 1000} AS "isKnown",
      (SELECT count(*) FROM since)::int AS count,
      (SELECT coalesce(json_agg(json_strip_nulls(to_json(e))), '[]') FROM (
         ${CHANGES} FROM since
         WHERE NOT pg_visible_in_snapshot(xid, $1::pg_snapshot)) e) AS events
  `,
};

/** The events since a position; null if it is no longer known. */
export async function readEventsSince(queries: Queries, position: string): Promise<Emitted[] | null> {
  const [time = '', epoch = '', snapshot = ''] = position.split('.');
  const [row] = await namedQuery<Since>(queries, SINCE, [snapshot, epoch, time]);
  return row?.isKnown && row.count <= MOST_SINCE ? row.events : null;
}

type Since = { isKnown: boolean; count: number; events: Emitted[] };
