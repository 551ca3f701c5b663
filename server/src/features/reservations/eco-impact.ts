import { ecoImpact } from '@chargerota/domain';
import type { EcoImpact } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { requireSelf } from '../../platform/http/access.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { listOwnSessions } from './store.ts';

/** What the caller's sessions saved. */
export async function ownEcoImpact(
  { database }: AppDeps,
  scope: UserScope,
  userId: string,
): Promise<EcoImpact> {
  requireSelf(scope, userId);
  return ecoImpact(await listOwnSessions(database.drizzle, scope));
}
