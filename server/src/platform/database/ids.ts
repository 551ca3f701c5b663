import { v5, v7 } from 'uuid';

/** A new primary key: UUIDv7, so that keys grow with time and inserts stay at the end of an index. DESIGN.md §3. */
export function newId(): string {
  return v7();
}

/**
 * The same in SQL, where rows are made out of rows: PostgreSQL has a function for it from 18 on only. Random bits, with the
 * milliseconds since 1970 in front and the version of UUIDv7 in its place.
 */
export const NEW_ID_SQL = `encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
  placing substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6),
  52, 1), 53, 1), 'hex')::uuid`;

/**
 * The same id for the same `name` of a thing, for answers that must not give away a row's own: a UUIDv7 tells to the
 * millisecond when it was made. Never a key.
 */
export const standInId = (thingId: string, name: string): string => v5(name, thingId);
