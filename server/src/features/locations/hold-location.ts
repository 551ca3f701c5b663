import type { Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { lockLocation, type LocationRow } from './store.ts';

/**
 * Locks a location until the transaction ends, so that what its row says of others can be computed anew.
 * @throws DomainError not_found
 */
export async function holdLocation(tx: Tx, scope: TenantScope, id: string): Promise<LocationRow> {
  const location = await lockLocation(tx, scope, id);
  if (!location) throw new DomainError('not_found');
  return location;
}
