import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { takeLocks } from '../../../platform/database/locks.ts';
import { emitLiveEvents } from '../../../platform/events/emit.ts';
import type { OrganizationScope } from '../../../platform/http/scopes.ts';
import { holdPlace } from '../../locations/hold-location.ts';
import { recordChange } from '../../organizations/audit/record-change.ts';
import { closureFacts } from './presenter.ts';
import { requireClosure } from './read-closures.ts';
import { deleteClosure, endClosedSpots, updateClosure } from './store.ts';

/**
 * Ends a closure now; one that is to come is as if it had never been. Its time is offered to the line. One that is over
 * stays as it was.
 * @throws DomainError not_found
 */
export async function endClosure(
  { database, clock, tell }: Pick<AppDeps, 'database' | 'clock' | 'tell'>,
  scope: OrganizationScope,
  id: string,
): Promise<void> {
  const { organizationId } = scope;
  const { locationId } = await requireClosure(database.drizzle, scope, id);
  await inTransaction(database, async (tx) => {
    await takeLocks(tx, [{ of: 'line', id: locationId }]);
    const { location, spots } = await holdPlace(tx, scope, locationId);
    const before = await requireClosure(tx, scope, id);
    const now = clock.now();
    if (before.endsAt <= now && !before.isYearly) return;
    if (before.startsAt >= now) await deleteClosure(tx, scope, id);
    else {
      const endsAt = before.endsAt < now ? before.endsAt : now;
      await endClosedSpots(tx, scope, id, endsAt);
      await updateClosure(tx, scope, id, { endsAt, isYearly: false, updatedAt: now });
    }
    const numbers = spots.filter((spot) => before.spotIds.includes(spot.id)).map((spot) => spot.spotNumber);
    const subject = { id: location.id, label: location.name };
    const ended = {
      action: 'closure.ended',
      subject,
      before: closureFacts(before, numbers),
      after: null,
    } as const;
    await recordChange(tx, scope, ended, now);
    await tell(tx, { type: 'time_freed', organizationId, locationId }, now);
    await emitLiveEvents(tx, [{ topic: 'locations', organizationId, locationId }]);
  });
}
