import type { Offer } from '@chargerota/contract';
import { passEndsAt } from '@chargerota/domain';
import * as z from 'zod';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { tenantScope, type TenantScope, type UserScope } from '../../platform/http/scopes.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { endOffer, lockOpenOffer } from './end-offer.ts';
import { LINE_JOBS, passKey } from './line-jobs.ts';
import { notePass, type OfferRow } from './offer-store.ts';
import { readOwnOffer, requireOwnOffer } from './read-offers.ts';
import { forgetLapses } from './entry-store.ts';

/**
 * Lets the next in line have the slot: at once, or, if the pass can be undone, once that time is over. The caller's place
 * stays. Done twice, it is the same as once.
 */
export async function passOffer(
  deps: AppDeps,
  scope: UserScope,
  id: string,
  { isUndoable }: { isUndoable: boolean },
): Promise<Offer> {
  const { organizationId } = (await requireOwnOffer(deps, scope, id)).offer;
  const tenant = tenantScope(organizationId);
  await inTransaction(deps.database, async (tx) => {
    const now = deps.clock.now();
    const passed = isUndoable
      ? await passLater(tx, tenant, id, now)
      : await endOffer(tx, tenant, id, { status: 'passed', now });
    if (passed) await forgetLapses(tx, tenant, passed.entryId);
  });
  const after = await readOwnOffer(deps, scope, id);
  if (after.status !== 'passed') throw new DomainError('offer_ended');
  return after;
}

/** Notes the pass of an offer that can still be answered, and has it end later; null if there is nothing to note. */
async function passLater(tx: Tx, scope: TenantScope, id: string, now: Date): Promise<OfferRow | null> {
  const offer = (await lockOpenOffer(tx, scope, id))?.offer;
  if (!offer || offer.passedAt !== null || offer.expiresAt <= now) return null;
  await notePass(tx, scope, id, now);
  await enqueue(tx, {
    kind: LINE_JOBS.pass,
    payload: { offerId: id },
    dueAt: passEndsAt({ ...offer, passedAt: now }),
    organizationId: scope.organizationId,
    dedupeKey: passKey(id),
  });
  await tellItsMember(tx, offer);
  return offer;
}

/** Has an offer open again that its member passed on a moment ago. Done twice, it is the same as once. */
export async function undoPass(deps: AppDeps, scope: UserScope, id: string): Promise<Offer> {
  const { organizationId } = (await requireOwnOffer(deps, scope, id)).offer;
  const tenant = tenantScope(organizationId);
  await inTransaction(deps.database, async (tx) => {
    const now = deps.clock.now();
    const offer = (await lockOpenOffer(tx, tenant, id))?.offer;
    if (!offer || (offer.passedAt === null ? offer.expiresAt <= now : isPassOver(offer, now)))
      throw new DomainError('offer_ended');
    if (offer.passedAt === null) return;
    await notePass(tx, tenant, id, null);
    await tellItsMember(tx, offer);
  });
  return readOwnOffer(deps, scope, id);
}

/** Ends an offer whose pass was not undone. The pass may have been undone since, and made again. */
export const endPassedOfferJob = defineJob({
  kind: LINE_JOBS.pass,
  payload: z.object({ offerId: z.uuid() }),
  run: async ({ database, clock, organizationId }, { offerId }) => {
    if (organizationId === null) throw new Error('an offer belongs to an organization');
    const scope = tenantScope(organizationId);
    const now = clock.now();
    const mayEnd = (offer: OfferRow): boolean => isPassOver(offer, now);
    await inTransaction(database, (tx) => endOffer(tx, scope, offerId, { status: 'passed', now, mayEnd }));
  },
});

const isPassOver = ({ passedAt, expiresAt }: OfferRow, now: Date): boolean =>
  passedAt !== null && passEndsAt({ passedAt, expiresAt }) <= now;

const tellItsMember = (tx: Tx, { organizationId, userId }: OfferRow): Promise<void> =>
  emitLiveEvents(tx, [{ topic: 'line', organizationId, userId }]);
