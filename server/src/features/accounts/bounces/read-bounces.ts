import type { Queries } from '../../../platform/database/database.ts';
import { keyOf, listBounced } from './store.ts';

/** Whether mail to an address bounces, for several addresses at once. */
export async function readBounces(
  queries: Queries,
  addresses: readonly string[],
): Promise<(address: string) => boolean> {
  const bounced = new Set(await listBounced(queries, addresses));
  return (address) => bounced.has(keyOf(address));
}
