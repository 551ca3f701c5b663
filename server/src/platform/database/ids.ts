import { v5, v7 } from 'uuid';

/** A new primary key: UUIDv7, so that keys grow with time and inserts stay at the end of an index. */
export function newId(): string {
  return v7();
}

/**
 * The same id for the same `name` of a thing, for answers that must not give away a row's own: a UUIDv7 tells to the
 * millisecond when it was made. Never a key.
 */
export const standInId = (thingId: string, name: string): string => v5(name, thingId);
