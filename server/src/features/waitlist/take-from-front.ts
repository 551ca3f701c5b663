import type { AppDeps } from '../../platform/app-deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { countAsLeft } from './count-as-left.ts';
import { leaveFront } from './entry-store.ts';

/**
 * What members got by a report that was false is taken back: they wait where they would without it, and what they gave up
 * counts as left.
 */
export async function takeFromFront(
  deps: Pick<AppDeps, 'reservationFollowers'>,
  tx: Tx,
  scope: TenantScope,
  {
    reporters,
    locationId,
  }: { reporters: readonly { userId: string; reservationId: string | null }[]; locationId: string },
  now: Date,
): Promise<void> {
  const gaveUp = reporters.flatMap(({ userId, reservationId }) =>
    reservationId === null ? [] : [{ userId, reservationId }],
  );
  await countAsLeft(
    deps,
    tx,
    scope,
    gaveUp.map(({ reservationId }) => reservationId),
    now,
  );
  await leaveFront(tx, scope, { userIds: gaveUp.map(({ userId }) => userId), locationId });
}
