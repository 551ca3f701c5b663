import type { Pool } from 'pg';
import { DAILY_CAP, HOSTILE_DATE, type HostileWorld } from './world.ts';

/** Rules that must always hold for the rows, each with a query that counts its violations. */
const RULES: Record<string, string> = {
  'two reservations of one spot overlap': `
    SELECT count(*)::int AS count FROM reservations a JOIN reservations b
      ON a.spot_id = b.spot_id AND a.id < b.id AND a.period && b.period
    WHERE a.status IN ('held', 'confirmed', 'arrived', 'closed') AND b.status IN ('held', 'confirmed', 'arrived', 'closed')`,
  'a member is at two spots at once': `
    SELECT count(*)::int AS count FROM reservations a JOIN reservations b
      ON a.user_id = b.user_id AND a.id < b.id AND a.period && b.period
    WHERE a.status IN ('confirmed', 'arrived') AND b.status IN ('confirmed', 'arrived')`,
  'a member has more on one day than the cap': `
    SELECT count(*)::int AS count FROM (
      SELECT FROM reservations WHERE status IN ('confirmed', 'arrived', 'no_show')
      GROUP BY user_id, date HAVING count(*) > ${DAILY_CAP}) AS over_cap`,
  'a reservation is still to come where a location, a spot or a membership has ended for good': `
    SELECT count(*)::int AS count FROM reservations
    WHERE status = 'confirmed' AND date > '${HOSTILE_DATE}' AND (location_id = $1 OR spot_id = $2 OR user_id = $3)`,
  'a location counts other spots than it has': `
    SELECT count(*)::int AS count FROM locations l
    WHERE total_spots <> (SELECT count(*) FROM spots s WHERE s.location_id = l.id AND s.is_active)`,
};

/** A sentence for each broken rule; empty if all hold. */
export async function brokenRules(pool: Pool, { locations, members }: HostileWorld): Promise<string[]> {
  const ended = [locations.at(-1)!.id, locations[0]!.spots[0]!.id, members[0]!.id];
  const found = await Promise.all(
    Object.entries(RULES).map(async ([rule, text]) => {
      const { rows } = await pool.query<{ count: number }>(text, text.includes('$1') ? ended : []);
      const count = rows[0]!.count;
      return count > 0 ? [`${rule}: ${count}`] : [];
    }),
  );
  return found.flat();
}

/**
 * The deadlocks that PostgreSQL has resolved in this database. Connections report theirs at the latest when they end,
 * so it waits for all except those of `pool`.
 */
export async function countDeadlocks(pool: Pool): Promise<number> {
  for (;;) {
    const { rows } = await pool.query<{ deadlocks: number; connections: number }>(
      `SELECT deadlocks::int, numbackends AS connections FROM pg_stat_database WHERE datname = current_database()`,
    );
    const [row] = rows;
    if (row && row.connections <= pool.totalCount) return row.deadlocks;
  }
}
