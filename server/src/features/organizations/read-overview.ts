import type { AdminOverview } from '@chargerota/contract';
import { localDate } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { countMemberships, countNoShows } from './overview-store.ts';

/** The figures of the admin dashboard; today is local to each location (docs/rules.md "Time"). */
export async function readOverview(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
): Promise<AdminOverview> {
  const now = clock.now();
  const [pending, active, days] = await Promise.all([
    countMemberships(database.drizzle, scope, 'pending'),
    countMemberships(database.drizzle, scope, 'active'),
    countNoShows(database.drizzle, scope, now),
  ]);
  const today = days.filter(({ timezone, date }) => date === localDate(now, timezone));
  return {
    pendingApprovals: pending,
    activeUsers: active,
    noShows: today.reduce((sum, { noShows }) => sum + noShows, 0),
  };
}
