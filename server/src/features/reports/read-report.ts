import { m } from '@chargerota/messages';
import type { readReport as readReportRoute, RouteInput, RouteResponse } from '@chargerota/contract';
import {
  addDays,
  daysBetween,
  firstReportDay,
  localDate,
  MOST_REPORT_DAYS,
  monthOf,
  planInEffect,
  reportOf,
  type DayOfUse,
} from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError, invalidInput } from '../../platform/http/domain-error.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { subscriptionOf } from '../billing/subscription.ts';
import { readActiveLocations, requireLocation } from '../locations/read-locations.ts';
import {
  countSpots,
  findWorstTenth,
  findWorstTenthOfMonth,
  listDaysOfUse,
  type ReportSpan,
  type WorstTenth,
} from './store.ts';

type Asked = RouteInput<typeof readReportRoute>['query'];
type Place = { id: string; name: string; timezone: string };

/** What is reported about: days, locations, and what the plan shows. */
type Subject = {
  from: string;
  to: string;
  today: string;
  earliest: string | null;
  places: Place[];
  spans: ReportSpan[];
};

/**
 * What one location, or all in use, were used for, each by its own clocks.
 * @throws DomainError not_found, invalid_input, report_limit
 */
export async function readReport(
  deps: AppDeps,
  scope: TenantScope,
  asked: Asked,
): Promise<RouteResponse<typeof readReportRoute>> {
  const subject = await subjectOf(deps, scope, asked);
  const { from, to, today, earliest, places, spans } = subject;
  const { drizzle } = deps.database;
  const about = { spans, now: deps.clock.now() };
  const [days, spots, worstTenth] = await Promise.all([
    listDaysOfUse(drizzle, scope, about),
    countSpots(drizzle, scope),
    isKept(deps, from, today)
      ? findWorstTenth(drizzle, scope, about)
      : keptWorstTenth(deps, scope, { from, to, locationId: asked.locationId ?? null }),
  ]);
  const spotsOf = new Map(spots.map((each) => [each.locationId, each.spots]));
  const reported = places.map(({ id }) => ({ locationId: id, spots: spotsOf.get(id) ?? 0 }));
  return {
    from,
    to,
    today,
    earliest,
    ...reportOf(days, { from, to, today, places: reported }),
    worstTenth,
  };
}

/** The days of the report as they are stored, with their locations. */
export async function readReportDays(
  deps: AppDeps,
  scope: TenantScope,
  asked: Asked,
): Promise<{ from: string; to: string; days: (DayOfUse & { locationName: string })[] }> {
  const { from, to, places, spans } = await subjectOf(deps, scope, asked);
  const days = await listDaysOfUse(deps.database.drizzle, scope, { spans, now: deps.clock.now() });
  const nameOf = new Map(places.map(({ id, name }) => [id, name]));
  return { from, to, days: days.map((day) => ({ ...day, locationName: nameOf.get(day.locationId)! })) };
}

async function subjectOf(
  deps: AppDeps,
  scope: TenantScope,
  { from, to, locationId }: Asked,
): Promise<Subject> {
  const now = deps.clock.now();
  const [places, subscription] = await Promise.all([
    locationId === undefined
      ? readActiveLocations(deps, scope)
      : requireLocation(deps, scope, locationId).then((place) => [place]),
    subscriptionOf(deps.database.drizzle, scope, now),
  ]);
  // The day begins at one location before it begins at another.
  const [today = localDate(now, 'UTC')] = places
    .map(({ timezone }) => localDate(now, timezone))
    .toSorted((a, b) => b.localeCompare(a));
  const earliest = firstReportDay(planInEffect(subscription, now), today);
  const last = to ?? today;
  const first = from ?? earliest ?? `${last.slice(0, 7)}-01`;
  if (first > last) throw invalidInput('from', m.sentReports.theFirstDayIsAfter);
  if (daysBetween(first, last) > MOST_REPORT_DAYS)
    throw invalidInput('from', m.sentReports.aReportIsAboutAt({ mostDays: MOST_REPORT_DAYS }));
  if (earliest && first < earliest) throw new DomainError('report_limit');
  const spans = places.map(({ id, timezone }) => {
    const ownToday = localDate(now, timezone);
    return { locationId: id, timezone, firstDate: first, lastDate: last < ownToday ? last : ownToday };
  });
  return { from: first, to: last, today, earliest, places, spans };
}

/** It is kept of whole months. */
async function keptWorstTenth(
  { database }: AppDeps,
  scope: TenantScope,
  { from, to, locationId }: { from: string; to: string; locationId: string | null },
): Promise<WorstTenth | null> {
  const month = monthOf(from);
  if (from !== month.first || to !== month.last) return null;
  return findWorstTenthOfMonth(database.drizzle, scope, { month: from, locationId });
}

/** Whether the reservations of a day are still stored: figures by member are counted from them. */
function isKept({ config }: AppDeps, day: string, today: string): boolean {
  const { KEEP_RESERVATIONS_DAYS: days } = config;
  return days === 0 || day > addDays(today, -days);
}
