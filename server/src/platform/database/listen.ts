import type { Client } from 'pg';
import { makeClient } from './address.ts';
import type { Database } from './database.ts';

export type Listener = {
  /** Resolves when the connection is closed; no callback is called afterwards. */
  stop(): Promise<void>;
};

export type ListenOptions = {
  channels: readonly string[];
  onMessage: (channel: string) => void;
  /** Called whenever listening begins, at first and after a lost connection, since messages in between were missed. */
  onListening: () => void;
  onLost: (error: unknown) => void;
};

const RECONNECT_MILLISECONDS = { first: 100, most: 5_000 };

/**
 * Listens to NOTIFY on `channels` over one connection of its own. After a loss it reconnects until that succeeds. Used by
 * the jobs and by live events.
 */
export function listen(database: Database, options: ListenOptions): Listener {
  let stopped = false;
  let client: Client | undefined;
  let pause: NodeJS.Timeout | undefined;
  let delay = RECONNECT_MILLISECONDS.first;
  let connecting = connect();

  async function connect(): Promise<void> {
    const mine = makeClient(database.pool.options);
    client = mine;
    let lost = false;
    const onLost = (error: unknown) => {
      if (lost || stopped) return;
      lost = true;
      options.onLost(error);
      mine.end().catch(() => undefined);
      pause = setTimeout(() => {
        connecting = connect();
      }, delay);
      delay = Math.min(delay * 2, RECONNECT_MILLISECONDS.most);
    };
    mine.on('error', onLost);
    mine.on('end', () => onLost(new Error('the server closed the connection')));
    mine.on('notification', ({ channel }) => options.onMessage(channel));
    try {
      await mine.connect();
      const listens = options.channels.map((channel) => `LISTEN ${mine.escapeIdentifier(channel)}`);
      await mine.query(listens.join('; '));
    } catch (error) {
      onLost(error);
      return;
    }
    delay = RECONNECT_MILLISECONDS.first;
    if (!stopped) options.onListening();
  }

  return {
    stop: async () => {
      stopped = true;
      clearTimeout(pause);
      await connecting;
      await client?.end().catch(() => undefined);
    },
  };
}
