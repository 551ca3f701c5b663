import { LIVE_EVENT_NAMES } from '@chargerota/contract';
import type { Emitted } from './emit.ts';

/** An open stream, for as long as its session is valid. */
export type Reader = {
  readonly sessionId: string;
  readonly userId: string;
  /** Hands on one event as text. */
  send(text: string): void;
  end(): void;
};

/** The organizations that the user of each session is an active member of; a session that isn't named has ended. */
export type Audience = ReadonlyMap<string, readonly string[]>;

/** More streams of one session push the oldest out: a browser needs one, or one a window where it cannot share. */
const MOST_OF_A_SESSION = 8;
/** And of all sessions of a user, who may begin as many as they like. */
const MOST_OF_A_USER = 32;

type EventName = keyof typeof LIVE_EVENT_NAMES;

/** An event as a stream carries it; never without data, as browsers pass over such events. */
export const eventText = (name: EventName, data: object = {}): string =>
  `event: ${LIVE_EVENT_NAMES[name]}\ndata: ${JSON.stringify(data)}\n\n`;

/** The open streams of this instance, and who hears what: bookkeeping alone; feed.ts says what happens. */
export function makeReaders() {
  const readers = new Map<Reader, ReadonlySet<string>>();

  function remove(reader: Reader): void {
    if (readers.delete(reader)) reader.end();
  }

  /** Removes the oldest of those that are `alike`, until one more makes at most `most`. */
  function makeRoom(most: number, alike: (reader: Reader) => boolean): void {
    // A Map keeps the order of insertion: the oldest come first.
    const standing = [...readers.keys()].filter(alike);
    standing.slice(0, Math.max(0, standing.length + 1 - most)).forEach(remove);
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

    /** Gets no events of organizations until `update` has set which ones. */
    add(reader: Reader): void {
      makeRoom(MOST_OF_A_SESSION, ({ sessionId }) => sessionId === reader.sessionId);
      makeRoom(MOST_OF_A_USER, ({ userId }) => userId === reader.userId);
      readers.set(reader, new Set());
    },
    remove,
    removeAll: () => [...readers.keys()].forEach(remove),

    /** Takes over what is true of the sessions that were asked about; those that have ended hear nothing more. */
    update(asked: readonly string[], audience: Audience): void {
      const sessionIds = new Set(asked);
      for (const reader of [...readers.keys()].filter(({ sessionId }) => sessionIds.has(sessionId))) {
        const organizationIds = audience.get(reader.sessionId);
        if (organizationIds) readers.set(reader, new Set(organizationIds));
        else remove(reader);
      }
    },

    deliver(events: readonly Emitted[]): void {
      for (const { userId, ...change } of events) {
        const text = eventText('change', change);
        for (const [reader, organizationIds] of readers) {
          const isTold =
            userId === undefined ? organizationIds.has(change.organizationId) : userId === reader.userId;
          if (isTold) reader.send(text);
        }
      }
    },
    broadcast(name: EventName): void {
      const text = eventText(name);
      for (const reader of readers.keys()) reader.send(text);
    },
  };
}
