import type { AppDeps } from '../../platform/app-deps.ts';
import type { Audience } from '../../platform/events/readers.ts';
import { listLiveMemberships } from './store.ts';

/**
 * The users of these sessions, and the organizations whose live events they may receive: those that they can use as
 * members.
 */
export const makeLiveAudience =
  ({ database, clock }: Pick<AppDeps, 'database' | 'clock'>) =>
  async (sessionIds: readonly string[]): Promise<Audience> => {
    const rows = await listLiveMemberships(database.drizzle, sessionIds, clock.now());
    return new Map(rows.map(({ sessionId, organizationIds }) => [sessionId, organizationIds]));
  };
