import { namedQuery, type Queries } from '../database/database.ts';
import type { Emitted } from './emit.ts';

/** The events committed since an earlier look, and the snapshot for the next look. */
export type NewEvents = { snapshot: string; events: Emitted[] };

// A row is new if its transaction was invisible to the last snapshot and is visible to this statement, which returns
// its own snapshot. So each row is seen exactly once, in whatever order transactions begin and commit.
const NEW_EVENTS = {
  name: 'events.read-new',
  text: `
    SELECT pg_current_snapshot()::text AS snapshot,
      (SELECT coalesce(json_agg(json_strip_nulls(to_json(e))), '[]') FROM (
         SELECT DISTINCT organization_id AS "organizationId", user_id AS "userId", topic,
           location_id AS "locationId", date
         FROM live_events
         WHERE xid >= pg_snapshot_xmin($1::pg_snapshot)
           AND NOT pg_visible_in_snapshot(xid, $1::pg_snapshot)) e) AS events`,
};

/** Events committed since the snapshot `last`, each once even if emitted several times; none without a snapshot. */
export async function readNewEvents(queries: Queries, last: string | null): Promise<NewEvents> {
  const [row] = await namedQuery<NewEvents>(queries, NEW_EVENTS, [last]);
  if (!row) throw new Error('reading the events returns one row');
  return row;
}
