import { ecoImpact } from '@chargerota/domain';
import type { EcoImpact } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { requireSelf } from '../../platform/http/access.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { loadOwnSessions } from './sums-store.ts';

/** The savings of the caller's sessions. */
export async function ownEcoImpact(
  { database }: AppDeps,
  scope: UserScope,
  userId: string,
): Promise<EcoImpact> {
  requireSelf(scope, userId);
  const { months, before } = await loadOwnSessions(database.drizzle, scope);
  return ecoImpact(months, before);
}
