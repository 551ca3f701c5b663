import { LIVE_PING_SECONDS } from '@chargerota/contract';
import type { LiveTopic } from '@chargerota/contract';
import type { FastifyBaseLogger } from 'fastify';
import { coalesceKeys } from '../coalesce.ts';
import type { Database } from '../database/database.ts';
import { listen, type Listener } from '../database/listen.ts';
import { EVENTS_CHANNEL } from './emit.ts';
import { eventText, makeReaders, type Audience, type Reader } from './readers.ts';
import { nameEpoch, readEventsSince, readNewEvents } from './store.ts';

/**
 * A notification can be lost with the process that should send it, so while there are readers, events are also polled.
 */
const LOOK_MILLISECONDS = 5_000;
/** How long to wait for further commits before looking, so that they share a look. */
const PAUSE_MILLISECONDS = 25;

/** Topics of one reader after which it may get other events, or none. */
const CHANGES_RIGHTS: ReadonlySet<string> = new Set(['account', 'displays'] satisfies LiveTopic[]);

export type LiveFeedOptions = {
  database: Database;
  /** Which of these sessions are still valid, and where their users are active members; one query for all. */
  readAudience: (sessionIds: readonly string[]) => Promise<Audience>;
  log: FastifyBaseLogger;
  pingMilliseconds: number | undefined;
};

export type LiveFeed = {
  /**
   * Adds a reader, which gets everything committed after its first `resync`; or, if the position `since` is known,
   * everything after that, and no `resync`.
   */
  open(reader: Reader, since?: string): Promise<void>;
  close(reader: Reader): void;
  count(): number;
  stop(): Promise<void>;
};

/**
 * Sends committed changes of all instances to this instance's readers. When notified, it reads what its last snapshot
 * could not see, so a change is neither missed nor sent twice, even if a notification is lost. Without readers it does
 * not look.
 */
export function makeLiveFeed({ database, readAudience, log, pingMilliseconds }: LiveFeedOptions): LiveFeed {
  const readers = makeReaders();
  const timers: NodeJS.Timeout[] = [];
  let listener: Listener | undefined;
  let hasListened = false;
  /**
   * The snapshot up to which readers are informed, but for those that are behind; null if unknown, so that all of them
   * are.
   */
  let last: string | null = null;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  const refresh = coalesceKeys(async (sessionIds) =>
    readers.update(sessionIds, await readAudience(sessionIds)),
  );

  const warn = (message: string) => (error: unknown) => log.warn({ err: error }, message);

  /** Looks now, or once more after the present look. */
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
    const { snapshot, events } = await readNewEvents(database.drizzle, last);
    // A reader whose membership has changed now gets the events that it may read.
    const changed = new Set(
      events.flatMap(({ topic, userId }) => (CHANGES_RIGHTS.has(topic) && userId) || []),
    );
    await refresh(readers.sessionsOf(changed));
    last = snapshot;
    readers.deliver(events);
    await Promise.all(readers.behind().map(([reader, since]) => catchUp(reader, since)));
  }

  /** Part of a look, and after its snapshot: what a reader is told here and what later looks tell leave no gap. */
  async function catchUp(reader: Reader, since: string | null): Promise<void> {
    // A position comes from outside: one that PostgreSQL can't read must not hold up the others.
    const missed = since && (await readEventsSince(database.drizzle, since).catch(() => null));
    if (missed) readers.deliver(missed, [reader]);
    reader.send(eventText(missed ? 'ping' : 'resync'));
    readers.setInformed(reader, since);
  }

  /** Confirms to readers that their stream is complete and their session valid; not sent while that is unknown. */
  async function ping(): Promise<void> {
    await refresh(readers.sessions());
    readers.ping();
  }

  function start(): void {
    if (listener) return;
    listener = listen(database, {
      channels: [EVENTS_CHANNEL],
      onMessage: wake,
      onListening: () => {
        // After a crash of the database the table is empty.
        if (hasListened) {
          last = null;
          readers.setAllBehind();
        }
        hasListened = true;
        void nameEpoch(database.drizzle).catch(warn('could not name the epoch of live events'));
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
    async open(reader, since) {
      start();
      // Added before its rights are read, so that no later change of them is missed.
      readers.add(reader);
      try {
        await refresh([reader.sessionId]);
      } catch (error) {
        readers.remove(reader);
        throw error;
      }
      readers.setBehind(reader, since ?? null);
      if (since === undefined && last !== null) await catchUp(reader, null);
      else wake();
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
