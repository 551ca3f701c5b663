import { m } from '@chargerota/messages';
import { inEnglish } from '@chargerota/messages/stored';
import { isNoShowDue, stateOfAbsent, whyItCounts } from '@chargerota/domain';
import * as z from 'zod';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { tenantScope, type TenantScope } from '../../platform/http/scopes.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import { enqueueAll, type JobRequest } from '../../platform/jobs/enqueue.ts';
import { lockOwnReports, noteGivenUp } from '../chargers/reporter-facts.ts';
import { readUnusable, unusableReason } from '../chargers/unusable-charger.ts';
import { lockForNoShow } from '../reservations/facts-for-others.ts';
import { writeChanges } from '../reservations/write-changes.ts';
import { settleAtRequest } from '../waitlist/line-jobs.ts';
import { evaluateAgain } from './agenda-store.ts';

const KIND = 'reservations.no-show';

/** Has an absence judged right after the commit. */
export const noShowRequest = (
  { organizationId, id }: { organizationId: string; id: string },
  now: Date,
): JobRequest => ({
  kind: KIND,
  payload: { reservationId: id },
  dueAt: now,
  organizationId,
  dedupeKey: `no-show:${id}`,
});

/**
 * Marks a reservation without an arrival as a no-show, which frees its spot (docs/rules.md "Arrival"), or cancels it if
 * its location was closed at the start, or its charger could not be used. It is judged again under the row's lock, since
 * it may have been edited or cancelled, or the grace period prolonged.
 */
export const markNoShow = (deps: Pick<AppDeps, 'reservationFollowers'>) =>
  defineJob({
    kind: KIND,
    payload: z.object({ reservationId: z.uuid() }),
    run: async ({ database, clock, organizationId }, { reservationId }) => {
      if (organizationId === null) throw new Error('a no-show belongs to an organization');
      const now = clock.now();
      await inTransaction(database, async (tx) => {
        const scope = tenantScope(organizationId);
        const said = await lockOwnReports(tx, scope, reservationId);
        const found = await lockForNoShow(tx, scope, reservationId);
        if (found?.before.status !== 'confirmed') return;
        const { before, rules } = found;
        if (!rules.autoMarkNoShow) {
          await enqueueAll(tx, [settleAtRequest(scope, before.userId, before.endsAt)]);
        } else if (isNoShowDue(before, rules, now)) {
          const reason = await whyNoNoShow(tx, scope, { ...found, said }, now);
          const change = reason
            ? ({
                changes: { status: 'cancelled', cancelledAt: now, cancelReason: reason, updatedAt: now },
                by: { kind: 'cancelled_by_other', reason, mayReserve: true },
              } as const)
            : ({ changes: { status: 'no_show', updatedAt: now }, by: 'absence' } as const);
          await writeChanges(deps, tx, scope, [{ before, timezone: before.timezone, ...change }], now);
        } else {
          await evaluateAgain(tx, scope, reservationId, now);
        }
      });
    },
  });

type Absent = NonNullable<Awaited<ReturnType<typeof lockForNoShow>>> & {
  said: Awaited<ReturnType<typeof lockOwnReports>>;
};

/** Why an absence is none, as a sentence: the location was closed, or the charger could not be used; otherwise null. */
async function whyNoNoShow(
  tx: Tx,
  scope: TenantScope,
  { before, place, said }: Absent,
  now: Date,
): Promise<string | null> {
  if (stateOfAbsent(before, place.weeklyHours, before.timezone) === 'cancelled')
    return inEnglish(() => m.stored.locationWasClosed({ location: place.locationName }));
  const charger = await readUnusable(tx, scope, { reservation: before, said }, now);
  if (whyItCounts(before, charger) !== null) return null;
  await noteGivenUp(tx, scope, before);
  return unusableReason(place.spotNumber);
}
