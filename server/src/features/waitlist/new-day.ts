import { addDays, localDate, startOfDay } from '@chargerota/domain';
import * as z from 'zod';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { tenantScope, type TenantScope } from '../../platform/http/scopes.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { askLine, LINE_JOBS, newDayKey } from './line-jobs.ts';
import { listWaitedDates, readLocationZone, rescoreLine } from './watch-store.ts';

/** Looks at a line again when the location's next day begins: other dates can be booked then, and other days count. */
export async function scheduleNewDay(
  tx: Tx,
  { organizationId }: TenantScope,
  { locationId, timezone }: { locationId: string; timezone: string },
  now: Date,
): Promise<void> {
  await enqueue(tx, {
    kind: LINE_JOBS.newDay,
    payload: { locationId },
    dueAt: startOfDay(addDays(localDate(now, timezone), 1), timezone),
    organizationId,
    dedupeKey: newDayKey(locationId),
  });
}

/** Goes on every day for as long as somebody waits. */
export const newDayJob = defineJob({
  kind: LINE_JOBS.newDay,
  payload: z.object({ locationId: z.uuid() }),
  run: async ({ database, clock, organizationId }, { locationId }) => {
    if (organizationId === null) throw new Error('a line belongs to an organization');
    const scope = tenantScope(organizationId);
    const now = clock.now();
    await rescoreLine(database.drizzle, scope, locationId, now);
    await inTransaction(database, async (tx) => {
      const dates = await listWaitedDates(tx, scope, { locationId }, now);
      const timezone = await readLocationZone(tx, scope, locationId);
      if (dates.length === 0 || timezone === null) return;
      await askLine(tx, scope, dates, now);
      await scheduleNewDay(tx, scope, { locationId, timezone }, now);
    });
  },
});
