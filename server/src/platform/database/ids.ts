import { randomUUID } from 'node:crypto';
import { v5 } from 'uuid';

const LAST_OF_MILLISECOND = 0xfff;
let millisecond = 0;
let count = 0;

/**
 * A new primary key: UUIDv7, so that keys grow with time and inserts stay at the end of an index; those of a millisecond
 * are counted, in the twelve bits that the format has for it. The random half comes from `randomUUID`, for which Node
 * keeps a store of random bytes (uuid's own v7 asks the system for each id: a thirtieth of a booking).
 */
export function newId(): string {
  const now = Date.now();
  if (now > millisecond) [millisecond, count] = [now, 0];
  else if (count < LAST_OF_MILLISECOND) count += 1;
  else [millisecond, count] = [millisecond + 1, 0];
  const time = millisecond.toString(16).padStart(12, '0');
  const place = count.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${place}-${randomUUID().slice(19)}`;
}

/**
 * An id in place of a row's own where that must not be revealed: a UUIDv7 contains its time of creation to the
 * millisecond. The same `name` of a thing always gives the same id. Never use it as a key.
 */
export const standInId = (thingId: string, name: string): string => v5(name, thingId);
