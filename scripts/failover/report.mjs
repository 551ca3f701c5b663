// What the database has at the end, compared with what was answered, and how long nothing succeeded.
import pg from 'pg';

const OCCUPYING = "('confirmed', 'arrived', 'held', 'closed')";
const OVERLAPS = `
  SELECT count(*)::int AS count FROM reservations a JOIN reservations b
    ON a.spot_id = b.spot_id AND a.id < b.id AND a.period && b.period
  WHERE a.status IN ${OCCUPYING} AND b.status IN ${OCCUPYING}`;

/** Counts, on the node that leads, what must not be. */
export async function inspect(databaseUrl, { acknowledged }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query('SELECT id FROM reservations');
    const stored = new Set(rows.map(({ id }) => id));
    const [{ count: overlaps }] = (await client.query(OVERLAPS)).rows;
    return {
      lost: [...acknowledged].filter((id) => !stored.has(id)).length,
      // Everybody asked until they knew.
      untold: [...stored].filter((id) => !acknowledged.has(id)).length,
      overlaps,
    };
  } finally {
    await client.end();
  }
}

/** The longest time without a success, in seconds, that overlaps the time from `from` to `until`. */
export function longestGap(successes, from, until) {
  const times = [...successes].sort((a, b) => a - b);
  const gaps = times.map((time, index) => [times[index - 1] ?? time, time]);
  const touching = gaps.filter(([start, end]) => end > from && start < until);
  return Math.max(0, ...touching.map(([start, end]) => end - start)) / 1000;
}

/** A line for each kind of fault. */
export function tableOf(rounds) {
  const names = [...new Set(rounds.map(({ name }) => name))];
  return names.map((name) => {
    const gaps = rounds.filter((round) => round.name === name).map(({ gap }) => gap);
    return {
      fault: name,
      times: gaps.length,
      'shortest gap (s)': Math.min(...gaps),
      'longest gap (s)': Math.max(...gaps),
    };
  });
}
