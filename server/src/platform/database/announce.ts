import type { Pool } from 'pg';

/** The pause between two notifications on a channel; all commits during a pause share the next one. */
const PAUSE_MILLISECONDS = 10;

/** The channels that are paused, and whether there is news for them. */
const paused = new WeakMap<Pool, Map<string, boolean>>();

/**
 * Sends NOTIFY on `channels` to every instance, soon and in the background; many calls at once become one or two
 * messages. Listeners look for news on other occasions as well (see listen.ts), so a message that is lost with its
 * process only costs time.
 */
export function announce(pool: Pool, channels: Iterable<string>): void {
  const pauses = paused.get(pool) ?? new Map<string, boolean>();
  paused.set(pool, pauses);
  const now: string[] = [];
  for (const channel of new Set(channels)) {
    if (!pauses.has(channel)) now.push(channel);
    pauses.set(channel, !now.includes(channel));
  }
  if (now.length === 0) return;
  // A message lost with the connection or the closing pool does no harm, see above.
  void pool
    .query({
      name: 'announce',
      text: `SELECT pg_notify(channel, '') FROM unnest($1::text[]) AS channel`,
      values: [now],
    })
    .catch(() => undefined)
    .finally(() => {
      setTimeout(() => {
        const again = now.filter((channel) => pauses.get(channel));
        for (const channel of now) pauses.delete(channel);
        announce(pool, again);
      }, PAUSE_MILLISECONDS).unref();
    });
}
