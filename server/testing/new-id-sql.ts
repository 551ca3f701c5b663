/**
 * A UUIDv7 in SQL, for inserts that select from other rows: PostgreSQL only has a function for it since version 18.
 * Random bits, with the milliseconds since 1970 in front and the version in its place.
 */
export const NEW_ID_SQL = `encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
  placing substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6),
  52, 1), 53, 1), 'hex')::uuid`;
