import type { readLineWeeks as readLineWeeksRoute, RouteResponse } from '@chargerota/contract';
import {
  dayPeriod,
  firstDayOfWeeks,
  JUDGED_LINE_WEEKS,
  evaluateLine,
  lineWeeks,
  localDate,
} from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { readActiveLocations, requireLocation } from '../locations/read-locations.ts';
import { listLineDays } from './weeks-store.ts';

/** What the line brings, at one location or at all of the organization, each by its own clocks. */
export async function readLineWeeks(
  deps: AppDeps,
  scope: OrganizationScope,
  { locationId, weeks }: { locationId?: string | undefined; weeks: number },
): Promise<RouteResponse<typeof readLineWeeksRoute>> {
  const now = deps.clock.now();
  const places =
    locationId === undefined
      ? await readActiveLocations(deps, scope)
      : [await requireLocation(deps, scope, locationId)];
  // The week begins at one location before it begins at another.
  const [today = localDate(now, 'UTC')] = places
    .map(({ timezone }) => localDate(now, timezone))
    .toSorted((a, b) => b.localeCompare(a));
  const firstDate = firstDayOfWeeks(today, Math.max(weeks, JUDGED_LINE_WEEKS));
  const spans = places.map(({ id, timezone }) => {
    const lastDate = localDate(now, timezone);
    const { startsAt } = dayPeriod(firstDate, timezone);
    return {
      locationId: id,
      timezone,
      firstDate,
      lastDate,
      startsAt,
      endsAt: dayPeriod(lastDate, timezone).endsAt,
    };
  });
  const days = await listLineDays(deps.database.drizzle, scope, { spans, now });
  return { weeks: lineWeeks(days, { today, weeks }), latest: evaluateLine(days, today) };
}
