import type { readChargingSession as readChargingSessionRoute, RouteResponse } from '@chargerota/contract';
import { couldUse } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { findChargingSession } from './charging-session-store.ts';

/**
 * Whether somebody in line could use what is left of the caller's charging session, however long their car still needs.
 * @throws DomainError not_found for another member's
 */
export async function readChargingSession(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
  id: string,
): Promise<RouteResponse<typeof readChargingSessionRoute>> {
  const now = clock.now();
  const session = await findChargingSession(database.drizzle, scope, { id, now });
  if (!session) throw new DomainError('not_found');
  const { isRunning, isTold, wishes, endsAt, timezone, restAtOnce } = session;
  const rest = { now, endsAt, timezone, restAtOnce };
  return {
    isWaitedFor: isRunning && isTold && wishes.some((wish) => couldUse({ ...wish, spotId: null }, rest)),
  };
}
