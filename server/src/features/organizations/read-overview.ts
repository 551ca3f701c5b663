import type { AdminOverview } from '@chargerota/contract';
import { localDate } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { readPeopleCount } from '../invitations/member-capacity.ts';
import { countNoShows } from './overview-store.ts';

/** The figures of the admin dashboard; today is local to each location (docs/rules.md "Time"). */
export async function readOverview(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
): Promise<AdminOverview> {
  const now = clock.now();
  const [people, days] = await Promise.all([
    readPeopleCount(database.drizzle, scope, now),
    countNoShows(database.drizzle, scope, now),
  ]);
  const today = days.filter(({ timezone, date }) => date === localDate(now, timezone));
  return {
    pendingApprovals: people.pending,
    activeUsers: people.active,
    noShows: today.reduce((sum, { noShows }) => sum + noShows, 0),
  };
}
