import { v7 } from 'uuid';

/** A new primary key: UUIDv7, so that keys grow with time and inserts stay at the end of an index. DESIGN.md §3. */
export function newId(): string {
  return v7();
}
