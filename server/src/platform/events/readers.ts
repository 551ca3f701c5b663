import { LIVE_EVENT_NAMES } from '@chargerota/contract';
import type { LiveEvent } from '@chargerota/contract';
import type { Emitted } from './emit.ts';

/** An open stream, for as long as its session is valid. */
export type Reader = {
  /** Of a wall display, a key of its own in place of a session. */
  readonly sessionId: string;
  /** The person, or the wall display. */
  readonly userId: string;
  /** Which of its organization's changes it gets; all of them unless given. */
  readonly concerns?: (change: LiveEvent) => boolean;
  /** Passes on one event as text. */
  send(text: string): void;
  end(): void;
};

/** The organizations in which the user of each session is an active member. A session without an entry has ended. */
export type Audience = ReadonlyMap<string, readonly string[]>;

/**
 * Further streams of one session close the oldest: a browser needs one, or one per window if its windows cannot share.
 */
const MOST_OF_A_SESSION = 8;
/** The limit for all sessions of a user, who may begin any number of them. */
const MOST_OF_A_USER = 32;

type EventName = keyof typeof LIVE_EVENT_NAMES;

/** An event in the format of a stream. It always has data, since browsers ignore events without data. */
export const eventText = (name: EventName, data: object = {}): string =>
  `event: ${LIVE_EVENT_NAMES[name]}\ndata: ${JSON.stringify(data)}\n\n`;

/** The open streams of this instance and which events they may get. It only keeps the records; feed.ts uses them. */
export function makeReaders() {
  const readers = new Map<Reader, ReadonlySet<string>>();
  /** Those that may have missed something: since a position, or else (null) since they know not when. */
  const behind = new Map<Reader, string | null>();
  /** Those whose stream is complete up to the last look. */
  const informed = new Set<Reader>();

  function remove(reader: Reader): void {
    behind.delete(reader);
    informed.delete(reader);
    if (readers.delete(reader)) reader.end();
  }

  /** Removes the oldest streams among those that are `alike`, so that with one more there are at most `most`. */
  function makeRoom(most: number, alike: (reader: Reader) => boolean): void {
    // A Map keeps the order of insertion, so the oldest come first.
    const open = [...readers.keys()].filter(alike);
    open.slice(0, Math.max(0, open.length + 1 - most)).forEach(remove);
  }

  return {
    count: () => readers.size,
    sessions: () => [...new Set([...readers.keys()].map(({ sessionId }) => sessionId))],
    sessionsOf: (userIds: ReadonlySet<string>) => [
      ...new Set(
        [...readers.keys()].filter(({ userId }) => userIds.has(userId)).map(({ sessionId }) => sessionId),
      ),
    ],
    has: (reader: Reader) => readers.has(reader),

    /** A new reader gets no events of organizations until `update` sets which ones. */
    add(reader: Reader): void {
      makeRoom(MOST_OF_A_SESSION, ({ sessionId }) => sessionId === reader.sessionId);
      makeRoom(MOST_OF_A_USER, ({ userId }) => userId === reader.userId);
      readers.set(reader, new Set());
    },
    remove,
    removeAll: () => [...readers.keys()].forEach(remove),

    /** Updates the sessions that were checked; those that have ended get nothing more. */
    update(asked: readonly string[], audience: Audience): void {
      const sessionIds = new Set(asked);
      for (const reader of [...readers.keys()].filter(({ sessionId }) => sessionIds.has(sessionId))) {
        const organizationIds = audience.get(reader.sessionId);
        if (organizationIds) readers.set(reader, new Set(organizationIds));
        else remove(reader);
      }
    },

    /** Tells these readers, or all, of the events that they may hear of. */
    deliver(events: readonly Emitted[], to: Iterable<Reader> = readers.keys()): void {
      const told = [...to];
      for (const { userId, ...change } of events) {
        const text = eventText('change', change);
        for (const reader of told) {
          const organizationIds = readers.get(reader);
          if (!organizationIds) continue;
          const isTold =
            userId === undefined ? organizationIds.has(change.organizationId) : userId === reader.userId;
          if (isTold && (reader.concerns?.(change) ?? true)) reader.send(text);
        }
      }
    },
    setBehind(reader: Reader, since: string | null): void {
      if (readers.has(reader)) behind.set(reader, since);
    },
    setAllBehind(): void {
      for (const reader of readers.keys()) behind.set(reader, null);
      informed.clear();
    },
    behind: () => [...behind],
    /**
     * Call after an event that tells the reader what it has missed `since`, or to read everything again. If it has fallen
     * behind once more meanwhile, it stays so.
     */
    setInformed(reader: Reader, since: string | null): void {
      if (behind.get(reader) !== since) return;
      behind.delete(reader);
      informed.add(reader);
    },
    /** Tells those whose stream is complete that it is. */
    ping(): void {
      for (const reader of informed) reader.send(eventText('ping'));
    },
  };
}
