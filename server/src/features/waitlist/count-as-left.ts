import type { AppDeps } from '../../platform/app-deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { lockForNoShow } from '../reservations/facts-for-others.ts';
import { leftBy } from '../reservations/own-reservation.ts';
import { writeChanges } from '../reservations/write-changes.ts';

/** Reservations that were given up without anything counting count after all, as if their members had just left them. */
export async function countAsLeft(
  deps: Pick<AppDeps, 'reservationFollowers'>,
  tx: Tx,
  scope: TenantScope,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  for (const id of ids) {
    const found = await lockForNoShow(tx, scope, id);
    if (found?.before.status !== 'cancelled' || !found.cancelledAt) continue;
    const { before, cancelledAt } = found;
    const left = leftBy({ reservation: { ...before, status: 'confirmed' } }, cancelledAt);
    const change = {
      before,
      changes: { ...left, updatedAt: now },
      timezone: before.timezone,
      by: 'finding' as const,
    };
    await writeChanges(deps, tx, scope, [change], now);
  }
}
