import { LAPSES_TO_PAUSE, lapseCounts, reportConcerns } from '@chargerota/domain';
import * as z from 'zod';
import { inTransaction } from '../../platform/database/database.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import { listReportsOf } from './day-store.ts';
import { endOffer } from './end-offer.ts';
import { LINE_JOBS } from './line-jobs.ts';
import { readLocationZone } from './line-store.ts';
import { countLapse } from './entry-store.ts';

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
