import type { Pool } from 'pg';

/** The pause between two notifications; all commits during a pause share the next one. */
const PAUSE_MILLISECONDS = 10;

type State = { busy: boolean; again: boolean };
const states = new WeakMap<Pool, Map<string, State>>();

/**
 * Sends NOTIFY on `channel` to every instance, soon and in the background; many calls at once become one or two
 * messages. Listeners look for news on other occasions as well (see listen.ts), so a message that is lost with its
 * process only costs time.
 */
export function announce(pool: Pool, channel: string): void {
  const state = stateOf(pool, channel);
  if (state.busy) {
    state.again = true;
    return;
  }
  state.busy = true;
  // A message lost with the connection or the closing pool does no harm, see above.
  void pool
    .query({ name: 'announce', text: `SELECT pg_notify($1, '')`, values: [channel] })
    .catch(() => undefined)
    .finally(() => {
      setTimeout(() => {
        state.busy = false;
        if (!state.again) return;
        state.again = false;
        announce(pool, channel);
      }, PAUSE_MILLISECONDS).unref();
    });
}

function stateOf(pool: Pool, channel: string): State {
  const channels = states.get(pool) ?? new Map<string, State>();
  states.set(pool, channels);
  const state = channels.get(channel) ?? { busy: false, again: false };
  channels.set(channel, state);
  return state;
}
