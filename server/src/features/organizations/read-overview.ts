import type { AdminOverview } from '@chargerota/contract';
import { localDate } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { loadOverview } from './overview-store.ts';

/** The figures of the admin dashboard; today is local to each location (docs/rules.md "Time"). */
export async function readOverview(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
): Promise<AdminOverview> {
  const now = clock.now();
  const { days, ...people } = await loadOverview(database.drizzle, scope, now);
  const today = days.filter(({ timezone, date }) => date === localDate(now, timezone));
  return { ...people, noShows: today.reduce((sum, { noShows }) => sum + noShows, 0) };
}
