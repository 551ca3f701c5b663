import { addDays, localDate, startOfDay } from '@chargerota/domain';
import * as z from 'zod';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { tenantScope, type TenantScope } from '../../platform/http/scopes.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { recheckLine, LINE_JOBS, newDayKey } from './line-jobs.ts';
import { listPriorityHoldDates } from './hold-store.ts';
import { listWaitedDates, readLocationZone } from './line-store.ts';
import { rescoreLine } from './score-store.ts';
import { endPastEntries, hasLine } from './entry-store.ts';

/** Checks a line again when the location's next day begins: other dates can be booked then, and other days count. */
export async function scheduleNewDay(
  tx: Tx,
  { organizationId }: TenantScope,
  { locationId, timezone }: { locationId: string; timezone: string },
  now: Date,
): Promise<void> {
  const date = addDays(localDate(now, timezone), 1);
  await enqueue(tx, {
    kind: LINE_JOBS.newDay,
    payload: { locationId },
    dueAt: startOfDay(date, timezone),
    organizationId,
    dedupeKey: newDayKey(locationId, date),
  });
}

/** Goes on every day for as long as somebody stands in line; who is paused may go on waiting. */
export const newDayJob = defineJob({
  kind: LINE_JOBS.newDay,
  payload: z.object({ locationId: z.uuid() }),
  run: async ({ database, clock, organizationId }, { locationId }) => {
    if (organizationId === null) throw new Error('a line belongs to an organization');
    const scope = tenantScope(organizationId);
    const now = clock.now();
    await rescoreLine(database, scope, locationId, now);
    await inTransaction(database, async (tx) => {
      await endPastEntries(tx, scope, locationId, now);
      // Priority holds whose match has failed for good are given up by the next one.
      await recheckLine(
        tx,
        scope,
        [
          ...(await listWaitedDates(tx, scope, { locationId }, now)),
          ...(await listPriorityHoldDates(tx, scope, locationId, now)),
        ],
        now,
      );
      const timezone = await readLocationZone(tx, scope, locationId);
      if (timezone === null || !(await hasLine(tx, scope, locationId))) return;
      await scheduleNewDay(tx, scope, { locationId, timezone }, now);
    });
  },
});
