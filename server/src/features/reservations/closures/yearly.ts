import { closurePeriod, DAY_MS, yearLater } from '@chargerota/domain';
import { inTransaction, type Database, type Tx } from '../../../platform/database/database.ts';
import { isExclusionViolation } from '../../../platform/database/errors.ts';
import { newId } from '../../../platform/database/ids.ts';
import { takeLocks } from '../../../platform/database/locks.ts';
import { tenantScope, type TenantScope } from '../../../platform/http/scopes.ts';
import { definePeriodicJob, type PeriodicJob } from '../../../platform/jobs/periodic.ts';
import { holdPlace } from '../../locations/hold-location.ts';
import { closeSpots, insertClosure, listYearlyToRenew, findClosure, updateClosure } from './store.ts';

export const yearlyClosuresJob: PeriodicJob = definePeriodicJob({
  kind: 'reservations.renew-closures',
  firstAt: (now) => now,
  nextAt: (now) => new Date(now.getTime() + DAY_MS),
  run: ({ database, clock }) => renewClosures(database, clock.now()),
});

/**
 * Makes the next of the closures that return every year, as soon as one has begun: long before anybody can reserve in the
 * next. The one before returns no more then, so that it is made once. Where another closure is in the way, that year is
 * left out on its chargers.
 */
export async function renewClosures(database: Database, now: Date): Promise<void> {
  for (const { organizationId, id, locationId } of await listYearlyToRenew(database.drizzle, now)) {
    const scope = tenantScope(organizationId);
    await inTransaction(database, (tx) => renew(tx, scope, { id, locationId }, now));
  }
}

async function renew(
  tx: Tx,
  scope: TenantScope,
  { id, locationId }: { id: string; locationId: string },
  now: Date,
): Promise<void> {
  await takeLocks(tx, [{ of: 'line', id: locationId }]);
  const { location, spots } = await holdPlace(tx, scope, locationId);
  const last = await findClosure(tx, scope, id);
  if (!last?.isYearly) return;
  await updateClosure(tx, scope, id, { isYearly: false, updatedAt: now });
  const { spotIds, ...columns } = last;
  const times = yearLater({ from: last.fromLocal, to: last.toLocal });
  const next = {
    ...columns,
    id: newId(),
    fromLocal: times.from,
    toLocal: times.to,
    ...closurePeriod(times, location.timezone),
    createdAt: now,
    updatedAt: now,
  };
  await insertClosure(tx, next);
  const closed = last.isWhole ? spots.map((spot) => spot.id) : spotIds;
  for (const spotId of closed)
    await tx
      .transaction((inner) => closeSpots(inner, next, [spotId]))
      .catch((error: unknown) => {
        if (!isExclusionViolation(error)) throw error;
      });
}
