import type { openChargerCode, RouteInput, RouteResponse } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { tenantScope, type UserScope } from '../../platform/http/scopes.ts';
import { limitAttempts } from '../../platform/rate-limits/attempts.ts';
import { findCodedSpot } from './code-store.ts';
import { readCodeToken } from './code-token.ts';
import { CHARGER_LIMITS } from './limits.ts';

/**
 * The charger that a code names. The session decides what its holder may see and do: this says only where to look.
 * @throws DomainError charger_code_invalid, rate_limited
 */
export async function openCode(
  deps: AppDeps,
  scope: UserScope,
  { token }: RouteInput<typeof openChargerCode>['body'],
): Promise<RouteResponse<typeof openChargerCode>> {
  await limitAttempts(deps, CHARGER_LIMITS.openByAccount, scope.userId);
  const code = readCodeToken(await deps.keys.links(), token);
  const found =
    code &&
    (await findCodedSpot(deps.database.drizzle, tenantScope(code.organizationId), {
      spotId: code.spotId,
      userId: scope.userId,
    }));
  if (!found || found.codeVersion !== code.version) throw new DomainError('charger_code_invalid');
  const { spotNumber, isMember, locationId } = found;
  if (!isMember || scope.user.status !== 'approved') return { isMember: false, spotNumber };
  const { organizationId, spotId } = code;
  return { isMember: true, spotNumber, organizationId, locationId, spotId };
}
