import { ecoImpact } from '@chargerota/domain';
import type { EcoImpact } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { requireSelf } from '../../platform/http/access.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { loadPastSessions } from './retention-store.ts';
import { listOwnSessions } from './store.ts';

/** The savings of the caller's sessions. */
export async function ownEcoImpact(
  { database }: AppDeps,
  scope: UserScope,
  userId: string,
): Promise<EcoImpact> {
  requireSelf(scope, userId);
  const [sessions, before] = await Promise.all([
    listOwnSessions(database.drizzle, scope),
    loadPastSessions(database.drizzle, scope),
  ]);
  return ecoImpact(sessions, before);
}
