import { v5, v7 } from 'uuid';

/** A new primary key. A UUIDv7 grows with time, so that inserts stay at the end of an index. */
export function newId(): string {
  return v7();
}

/**
 * An id in place of a row's own where that must not be revealed: a UUIDv7 contains its time of creation to the
 * millisecond. The same `name` of a thing always gives the same id. Never use it as a key.
 */
export const standInId = (thingId: string, name: string): string => v5(name, thingId);
