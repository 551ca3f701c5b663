import type { Queries } from '../../platform/database/database.ts';
import { listBounced } from './store.ts';

/** Whether mail to an address bounces, for several addresses at once. */
export async function readBounces(
  queries: Queries,
  addresses: readonly string[],
): Promise<(address: string) => boolean> {
  const bounced = new Set(await listBounced(queries, addresses.map(keyOf)));
  return (address) => bounced.has(keyOf(address));
}

/** Addresses of earlier versions can have capital letters. */
const keyOf = (address: string): string => address.toLowerCase();
