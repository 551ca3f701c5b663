import { closurePeriod } from '@chargerota/domain';
import type { Tx } from '../../../platform/database/database.ts';
import type { TenantScope } from '../../../platform/http/scopes.ts';
import { holdPlace } from '../../locations/hold-location.ts';
import { closeSpots, deleteClosedSpots, listClosures, updateClosure } from './store.ts';

/**
 * Chargers that are new at a location are closed as long as all of it is, and in another zone closures keep their local
 * times. The location is held.
 */
export async function closuresFollowLocation(
  tx: Tx,
  scope: TenantScope,
  { locationId, timezone }: { locationId: string; timezone: { before: string; after: string } },
  now: Date,
): Promise<void> {
  const standing = await listClosures(tx, scope, locationId, now);
  if (standing.length === 0) return;
  const { spots } = await holdPlace(tx, scope, locationId);
  const all = spots.map(({ id }) => id);
  for (const { spotIds, ...closure } of standing) {
    const added = closure.isWhole ? all.filter((id) => !spotIds.includes(id)) : [];
    if (timezone.after === timezone.before) {
      await closeSpots(tx, closure, added);
      continue;
    }
    const { startsAt, endsAt } = closurePeriod(
      { from: closure.fromLocal, to: closure.toLocal },
      timezone.after,
    );
    const hasBegun = closure.startsAt <= now;
    const period = {
      startsAt: hasBegun ? closure.startsAt : startsAt > now ? startsAt : now,
      endsAt: endsAt > now ? endsAt : now,
    };
    await deleteClosedSpots(tx, scope, closure.id);
    await updateClosure(tx, scope, closure.id, { ...period, updatedAt: now });
    await closeSpots(tx, { ...closure, ...period }, [...spotIds, ...added]);
  }
}
