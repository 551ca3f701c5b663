import type { Period } from '@chargerota/domain';
import type { Tx } from '../../platform/database/database.ts';
import { tenantScope, type TenantScope } from '../../platform/http/scopes.ts';
import { enqueueAll } from '../../platform/jobs/enqueue.ts';
import { notify } from '../notifications/notify.ts';
import { endOffer } from './end-offer.ts';
import { recheckLine, settleRequest } from './line-jobs.ts';
import { listOffersToTell, listOpenOffers, listOpenOffersOfAccount } from './offer-store.ts';
import { scheduleNewDay } from './new-day.ts';
import { listWaitedDates } from './line-store.ts';
import { hasLine, listLinesOfAccount, moveLineToZone } from './entry-store.ts';

/**
 * Ends the open offers of a location or charger that cannot be used, or of a member who may no longer book. Their entries
 * stay as they are. Members who may still book are told `reason`, which is a sentence.
 */
export async function withdrawOffers(
  tx: Tx,
  scope: TenantScope,
  of: { spotIds: string[]; period?: Period } | { locationId: string } | { userId: string },
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  const ended: string[] = [];
  for (const { id } of await listOpenOffers(tx, scope, of)) {
    const offer = await endOffer(tx, scope, id, { status: 'withdrawn', now });
    if (offer?.status === 'withdrawn') ended.push(id);
  }
  if ('userId' in of) return;
  const offers = await listOffersToTell(tx, scope, ended);
  await notify(
    tx,
    scope,
    offers.map(({ userId, timezone, startsAt, endsAt, spotNumber }) => ({
      kind: 'availability' as const,
      userId,
      params: {
        withdrawn: reason,
        spotNumber,
        timezone,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      },
      timezone,
      before: startsAt,
    })),
    now,
  );
}

/**
 * Checks lines again because something other than a reservation has changed what is free or who may have it: settings,
 * opening hours, a charger that is new or back in service.
 */
export async function recheckLines(
  tx: Tx,
  scope: TenantScope,
  { locationId }: { locationId?: string },
  now: Date,
): Promise<void> {
  const of = locationId === undefined ? 'all' : { locationId };
  await recheckLine(tx, scope, await listWaitedDates(tx, scope, of, now), now);
}

/** A location has another time zone: its line uses the new time zone. */
export async function moveLine(
  tx: Tx,
  scope: TenantScope,
  { id, timezone }: { id: string; timezone: string },
  now: Date,
): Promise<void> {
  await moveLineToZone(tx, scope, id, timezone);
  if (await hasLine(tx, scope, id)) await scheduleNewDay(tx, scope, { locationId: id, timezone }, now);
}

/** Ends the open offers of an account that is suspended, in all organizations. */
export async function withdrawOffersOfAccount(tx: Tx, userId: string, now: Date): Promise<void> {
  for (const { id, organizationId } of await listOpenOffersOfAccount(tx, userId))
    await endOffer(tx, tenantScope(organizationId), id, { status: 'withdrawn', now });
}

/** Checks the lines again in which an account waits that may book again. */
export async function recheckLinesOfAccount(tx: Tx, userId: string, now: Date): Promise<void> {
  const organizationIds = await listLinesOfAccount(tx, userId);
  await enqueueAll(
    tx,
    organizationIds.map((organizationId) => settleRequest(tenantScope(organizationId), userId, now)),
  );
}

/** Checks the lines again in which a member waits who may book now. */
export const recheckLinesOfMember = (tx: Tx, scope: TenantScope, userId: string, now: Date): Promise<void> =>
  enqueueAll(tx, [settleRequest(scope, userId, now)]);
