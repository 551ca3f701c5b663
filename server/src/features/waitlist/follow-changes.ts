import { splitByDay } from '@chargerota/domain';
import type { FreedTime } from '@chargerota/domain';
import { inOneRoundTrip, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { tenantScope, type TenantScope } from '../../platform/http/scopes.ts';
import { enqueueAll } from '../../platform/jobs/enqueue.ts';
import { followInLines } from './follow-store.ts';
import { recheckLine, settleRequest } from './line-jobs.ts';

/**
 * What the line makes of changed reservations, in their transaction: time that became free is kept where somebody waits
 * for its day, until the line has been checked right after the commit; the members' own entries are looked at again.
 */
export async function followInLine(
  tx: Tx,
  scope: TenantScope,
  {
    freed,
    userIds,
    now,
  }: { freed: readonly (FreedTime & { timezone: string })[]; userIds: string[]; now: Date },
): Promise<void> {
  const parts = freed.flatMap(({ locationId, spotId, timezone, startsAt, endsAt }) =>
    splitByDay({ startsAt, endsAt }, timezone).map((part) => ({ ...part, id: newId(), locationId, spotId })),
  );
  const { dates, waiting } = await followInLines(tx, scope, { freed: parts, userIds, now });
  await inOneRoundTrip([
    recheckLine(tx, scope, dates, now),
    enqueueAll(
      tx,
      waiting.map(({ organizationId, userId }) => settleRequest(tenantScope(organizationId), userId, now)),
    ),
  ]);
}
