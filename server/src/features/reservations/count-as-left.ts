import type { Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { lockForNoShow } from './no-show-store.ts';
import { leftBy } from './own-reservation.ts';
import { writeChanges } from './write-changes.ts';

/** Reservations that were given up without anything counting count after all, as if their members had just left them. */
export async function countAsLeft(
  tx: Tx,
  scope: TenantScope,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  for (const id of ids) {
    const found = await lockForNoShow(tx, scope, id);
    if (found?.before.status !== 'cancelled' || !found.cancelledAt) continue;
    const { before, cancelledAt, rules } = found;
    const left = leftBy({ reservation: { ...before, status: 'confirmed' } }, cancelledAt);
    const changes = { ...left, updatedAt: now };
    await writeChanges(tx, scope, [{ before, changes, timezone: before.timezone, by: 'others' }], {
      rules,
      now,
    });
  }
}
