import { LIVE_PING_SECONDS } from '@chargerota/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { listen, type Listener } from '../database/listen.ts';
import { askTogether } from './ask-together.ts';
import { EVENTS_CHANNEL } from './emit.ts';
import { eventText, makeReaders, type Audience, type Reader } from './readers.ts';
import { look } from './store.ts';

/** A hint can be lost with the process that would have sent it, so while there are readers, events are also polled. */
const LOOK_MILLISECONDS = 5_000;
/** Many commits at once share a look. */
const PAUSE_MILLISECONDS = 25;

export type LiveFeedOptions = {
  database: Database;
  /** Which of these sessions live, and where their users are active members; one query for all. */
  readAudience: (sessionIds: readonly string[]) => Promise<Audience>;
  log: FastifyBaseLogger;
  pingMilliseconds: number | undefined;
};

export type LiveFeed = {
  /** Adds a reader, who hears of all that is committed from its first `resync` on. */
  open(reader: Reader): Promise<void>;
  close(reader: Reader): void;
  count(): number;
  stop(): Promise<void>;
};

/**
 * Tells the readers of this instance what was committed through any. Woken by NOTIFY, it reads what its
 * last snapshot could not see, so a change is neither missed nor told twice, whatever hint is lost. Without readers it
 * doesn't look.
 */
export function makeLiveFeed({ database, readAudience, log, pingMilliseconds }: LiveFeedOptions): LiveFeed {
  const readers = makeReaders();
  const timers: NodeJS.Timeout[] = [];
  let listener: Listener | undefined;
  let hasListened = false;
  /** What readers know of; null when that cannot be said, and all of them must read again. */
  let last: string | null = null;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  const refresh = askTogether(async (sessionIds) =>
    readers.update(sessionIds, await readAudience(sessionIds)),
  );

  const warn = (message: string) => (error: unknown) => log.warn({ err: error }, message);

  /** Looks now, or once more when the look under way is over. */
  function wake(): void {
    if (readers.count() === 0) {
      last = null;
      return;
    }
    lookAgain = looking !== undefined;
    looking ??= lookAndTell()
      .catch(warn('could not look for live events'))
      .then(() => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS)))
      .finally(() => {
        looking = undefined;
        if (lookAgain) wake();
      });
  }

  async function lookAndTell(): Promise<void> {
    const { snapshot, events } = await look(database.drizzle, last);
    // A reader whose membership has changed now gets the events that they may read.
    const changed = new Set(events.flatMap(({ topic, userId }) => (topic === 'account' && userId) || []));
    await refresh(readers.sessionsOf(changed));
    const isFirst = last === null;
    last = snapshot;
    if (isFirst) readers.broadcast('resync');
    else readers.deliver(events);
  }

  /** Tells that the stream is complete and its session valid; not sent while that is unknown. */
  async function ping(): Promise<void> {
    await refresh(readers.sessions());
    readers.broadcast('ping');
  }

  function start(): void {
    if (listener) return;
    listener = listen(database, {
      channel: EVENTS_CHANNEL,
      onMessage: wake,
      onListening: () => {
        // A database that crashed comes back with an empty table.
        if (hasListened) last = null;
        hasListened = true;
        wake();
      },
      onLost: warn('lost the connection that announces live events'),
    });
    timers.push(
      setInterval(wake, LOOK_MILLISECONDS),
      setInterval(
        () => void ping().catch(warn('could not ask who may hear live events')),
        pingMilliseconds ?? LIVE_PING_SECONDS * 1000,
      ),
    );
  }

  return {
    count: readers.count,
    async open(reader) {
      start();
      // Added before its rights are read, so that no later change of them is missed.
      readers.add(reader);
      try {
        await refresh([reader.sessionId]);
      } catch (error) {
        readers.remove(reader);
        throw error;
      }
      if (last === null) wake();
      else if (readers.has(reader)) reader.send(eventText('resync'));
    },
    close: readers.remove,
    async stop() {
      timers.forEach((timer) => clearInterval(timer));
      readers.removeAll();
      await listener?.stop();
      await looking;
    },
  };
}
