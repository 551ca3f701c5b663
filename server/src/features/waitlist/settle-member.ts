import { isFulfilledBy } from '@chargerota/domain';
import * as z from 'zod';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { takeLocks } from '../../platform/database/locks.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import { tenantScope, type TenantScope } from '../../platform/http/scopes.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import { listOwnOf } from './day-store.ts';
import { endOffer } from './end-offer.ts';
import { recheckLine, LINE_JOBS } from './line-jobs.ts';
import { listOpenOffers } from './offer-store.ts';
import { listWaitedDates, readLocationZone } from './line-store.ts';
import { rescoreMember } from './score-store.ts';
import { endEntry, listStandingOf, type EntryRow } from './entry-store.ts';

/**
 * After a member's reservations have changed: ends the entries that are now fulfilled, and has the line checked again for
 * the days of the others, which a cap or an overlap may have kept from the member.
 */
export const settleMemberJob = defineJob({
  kind: LINE_JOBS.settle,
  payload: z.object({ userId: z.uuid() }),
  run: async ({ database, clock, organizationId }, { userId }) => {
    if (organizationId === null) throw new Error('a line belongs to an organization');
    const scope = tenantScope(organizationId);
    await inTransaction(database, async (tx) => {
      await takeLocks(tx, [{ of: 'member', id: userId }]);
      const now = clock.now();
      const fulfilled: EntryRow[] = [];
      for (const entry of await listStandingOf(tx, scope, userId))
        if (await isFulfilled(tx, scope, entry, now)) fulfilled.push(entry);
      await passOffersTo(tx, scope, fulfilled, now);
      // Locks all of the member's entries, by ascending id, before some of them end.
      await rescoreMember(tx, scope, userId, now);
      await fulfil(tx, scope, fulfilled, now);
      await recheckLine(tx, scope, await listWaitedDates(tx, scope, { userId }, now), now);
    });
  },
});

/** What a member had reserved before they joined is no reason to stop waiting: they wanted another. */
async function isFulfilled(tx: Tx, scope: TenantScope, entry: EntryRow, now: Date): Promise<boolean> {
  const { userId, locationId } = entry;
  const timezone = await readLocationZone(tx, scope, locationId);
  const near = { startsAt: now, endsAt: now };
  const own = await listOwnOf(tx, scope, { userIds: [userId], date: entry.firstDate, near, now });
  return (own.get(userId) ?? []).some(
    (each) =>
      each.createdAt >= entry.createdAt &&
      each.locationId === locationId &&
      (each.status === 'confirmed' || each.status === 'arrived') &&
      isFulfilledBy(entry, each, timezone!),
  );
}

/** Before the entries change: the rows of offers are locked before theirs everywhere. */
async function passOffersTo(
  tx: Tx,
  scope: TenantScope,
  entries: readonly EntryRow[],
  now: Date,
): Promise<void> {
  const entryIds = entries.map(({ id }) => id);
  for (const { id } of await listOpenOffers(tx, scope, { entryIds }))
    await endOffer(tx, scope, id, { status: 'passed', now });
}

async function fulfil(tx: Tx, scope: TenantScope, entries: readonly EntryRow[], now: Date): Promise<void> {
  const { organizationId } = scope;
  for (const { id } of entries) await endEntry(tx, scope, id, { status: 'fulfilled', now });
  await emitLiveEvents(
    tx,
    entries.flatMap(({ userId, locationId }) => [
      { topic: 'line' as const, organizationId, userId },
      { topic: 'line' as const, organizationId, locationId },
    ]),
  );
}
