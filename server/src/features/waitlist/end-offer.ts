import { lapseCounts, LAPSES_TO_PAUSE, type OfferStatus, reportConcerns } from '@chargerota/domain';
import * as z from 'zod';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import { type TenantScope, tenantScope } from '../../platform/http/scopes.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import { listReportsOf } from './day-store.ts';
import { countLapse } from './entry-store.ts';
import { lockHold, LONG_FREE, makePriorityHold } from './hold-store.ts';
import { LINE_JOBS, recheckLine } from './line-jobs.ts';
import { endOfferRow, findOffer, lockOffer, type OfferRow } from './offer-store.ts';
import { listWaitedDates, readLocationZone } from './line-store.ts';

/** Locks an offer after its hold, as everywhere; null if it is not open any more. */
export async function lockOpenOffer(tx: Tx, scope: TenantScope, id: string) {
  const seen = await findOffer(tx, scope, id);
  if (seen?.status !== 'open') return null;
  const hold = await lockHold(tx, scope, seen.reservationId);
  const offer = await lockOffer(tx, scope, id);
  return offer?.status === 'open' ? { hold, offer } : null;
}

/**
 * Ends an open offer without a reservation; one that its member has passed on ends as passed, whatever ends it. Its slot
 * stays kept until the line has been checked again, right after the commit. Null if it is not open any more, or `mayEnd`
 * says no. The job that would let it lapse finds it ended.
 */
export async function endOffer(
  tx: Tx,
  scope: TenantScope,
  id: string,
  {
    status: end,
    now,
    mayEnd = () => true,
  }: {
    status: Exclude<OfferStatus, 'open' | 'accepted'>;
    now: Date;
    mayEnd?: (offer: OfferRow) => boolean;
  },
): Promise<OfferRow | null> {
  const locked = await lockOpenOffer(tx, scope, id);
  if (!locked || !mayEnd(locked.offer)) return null;
  const { hold, offer } = locked;
  const status = offer.passedAt === null ? end : 'passed';
  if (hold) await makePriorityHold(tx, scope, hold.id, { freeSince: offer.freeSince ?? LONG_FREE, now });
  await endOfferRow(tx, scope, id, { status, endedAt: now });
  const { organizationId } = scope;
  const { locationId, date, userId } = offer;
  // The slot goes to the next; its member may have something else that they wait for.
  await recheckLine(
    tx,
    scope,
    [{ locationId, date }, ...(await listWaitedDates(tx, scope, { userId }, now))],
    now,
  );
  await emitLiveEvents(tx, [
    { topic: 'line', organizationId, userId },
    { topic: 'line', organizationId, locationId },
    { topic: 'reservations', organizationId, locationId, date },
  ]);
  return { ...offer, status, endedAt: now };
}

/** Ends an offer that was not answered in time. After several in a row, by day, the entry is paused. */
export const lapseOfferJob = defineJob({
  kind: LINE_JOBS.lapse,
  payload: z.object({ offerId: z.uuid() }),
  run: async ({ database, clock, organizationId }, { offerId }) => {
    if (organizationId === null) throw new Error('an offer belongs to an organization');
    const scope = tenantScope(organizationId);
    await inTransaction(database, async (tx) => {
      const now = clock.now();
      const mayEnd = ({ expiresAt }: { expiresAt: Date }) => expiresAt <= now;
      const offer = await endOffer(tx, scope, offerId, { status: 'lapsed', now, mayEnd });
      if (offer?.status !== 'lapsed') return;
      // Whoever does not answer because the charger was reported meanwhile, goes on waiting.
      const reports = await listReportsOf(tx, scope, offer.spotId);
      if (reports.some((report) => reportConcerns(report, offer.startsAt))) return;
      const timezone = await readLocationZone(tx, scope, offer.locationId);
      if (timezone === null || !lapseCounts(offer.expiresAt, timezone)) return;
      await countLapse(tx, scope, offer.entryId, { pauseAt: LAPSES_TO_PAUSE, now });
    });
  },
});
