import { NUDGE_PAUSE_MS, NUDGED_AFTER_MS } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { limitAttempts } from '../../platform/rate-limits/attempts.ts';
import { notify } from '../notifications/notify.ts';
import { requireSpot } from '../locations/read-locations.ts';
import { CHARGER_LIMITS } from './limits.ts';
import { findHolder, takeNudge } from './nudge-store.ts';

/**
 * Asks whoever charges at a charger, or did so last, to move their car, once in a while for all who ask. The caller does
 * not learn whether there is such a person: that would tell when a charger was used, and by the hour by whom.
 * @throws DomainError not_found, rate_limited
 */
export async function nudgeHolder(deps: AppDeps, scope: OrganizationScope, spotId: string): Promise<void> {
  await limitAttempts(deps, CHARGER_LIMITS.nudgeByAccount, scope.userId);
  await requireSpot(deps, scope, spotId);
  const now = deps.clock.now();
  const since = new Date(now.getTime() - NUDGED_AFTER_MS);
  await inTransaction(deps.database, async (tx) => {
    const holder = await findHolder(tx, scope, { spotId, callerId: scope.userId, now, since });
    if (!holder) return;
    const { userId, ...params } = holder;
    const before = new Date(now.getTime() - NUDGE_PAUSE_MS);
    if (!(await takeNudge(tx, scope, { spotId, userId, now, before }))) return;
    const { timezone } = params;
    const at = now.toISOString();
    await notify(
      tx,
      scope,
      [{ kind: 'nudge', userId, params: { ...params, at }, timezone, before: now }],
      now,
    );
  });
}
