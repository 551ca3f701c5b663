import type { Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { enqueueAll } from '../../platform/jobs/enqueue.ts';
import { endOffer } from './end-offer.ts';
import { askLine, settleRequest } from './line-jobs.ts';
import { listOpenOffers } from './offer-store.ts';
import { listWaitedDates } from './watch-store.ts';

/** Ends the open offers of a place that closes, or of a member who may no longer book. */
export async function withdrawOffers(
  tx: Tx,
  scope: TenantScope,
  of: { spotIds: string[] } | { locationId: string } | { userId: string },
  now: Date,
): Promise<void> {
  for (const { id } of await listOpenOffers(tx, scope, of))
    // oxlint-disable-next-line no-await-in-loop -- a few
    await endOffer(tx, scope, id, { status: 'withdrawn', now });
}

/**
 * Asks lines again because something other than a reservation has changed what is free or who may have it: settings,
 * opening hours, a charger that is new or back in service.
 */
export async function askLinesAgain(
  tx: Tx,
  scope: TenantScope,
  of: { locationId?: string },
  now: Date,
): Promise<void> {
  await askLine(tx, scope, await listWaitedDates(tx, scope, of, now), now);
}

/** The same for a member who may book now. */
export const askForMember = (tx: Tx, scope: TenantScope, userId: string, now: Date): Promise<void> =>
  enqueueAll(tx, [settleRequest(scope, userId, now)]);
