import type { Offer } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { tenantScope, type UserScope } from '../../platform/http/scopes.ts';
import { endOffer } from './end-offer.ts';
import { readOwnOffer, requireOwnOffer } from './read-offers.ts';
import { forgetLapses } from './watch-store.ts';

/** Lets the next in line have the slot. The caller's place stays. Done twice, it is the same as once. */
export async function passOffer(deps: AppDeps, scope: UserScope, id: string): Promise<Offer> {
  const { organizationId } = (await requireOwnOffer(deps, scope, id)).offer;
  const tenant = tenantScope(organizationId);
  await inTransaction(deps.database, async (tx) => {
    const ended = await endOffer(tx, tenant, id, { status: 'passed', now: deps.clock.now() });
    if (ended) await forgetLapses(tx, tenant, ended.watchId);
  });
  const after = await readOwnOffer(deps, scope, id);
  if (after.status !== 'passed') throw new DomainError('offer_ended');
  return after;
}
