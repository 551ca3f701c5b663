import { m } from '@chargerota/messages';
import type { exportReport as exportReportRoute, RouteInput } from '@chargerota/contract';
import { BYTE_ORDER_MARK, csvLine } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { readReportDays } from './read-report.ts';

const headings = () => [
  m.common.date,
  m.common.location,
  m.common.chargers,
  m.common.reservations,
  m.sentReports.sessions,
  m.sentReports.walkIns,
  m.sentReports.noShows,
  m.sentReports.releasedEarly,
  m.sentReports.waitedAndServed,
  m.sentReports.waitedAndNotServed,
  m.sentReports.leftTheLine,
  m.sentReports.refused,
  m.sentReports.minutes,
  ...Array.from({ length: 24 }, (_, hour) => m.sentReports.minutesFromHour({ hour })),
];

/** The days of the report as a CSV file, also those of locations with the same name. */
export async function exportReport(
  deps: AppDeps,
  scope: TenantScope,
  asked: RouteInput<typeof exportReportRoute>['query'],
): Promise<{ fileName: string; csv: string }> {
  const { from, to, days } = await readReportDays(deps, scope, asked);
  const lines = days.map((day) =>
    csvLine([
      day.date,
      day.locationName,
      day.spots,
      day.reservations,
      day.sessions,
      day.walkIns,
      day.noShows,
      day.released,
      day.served,
      day.notServed,
      day.gaveUp,
      day.refused,
      day.minutes.reduce((total, each) => total + each, 0),
      ...day.minutes,
    ]),
  );
  return {
    fileName: `report-${from}-${to}.csv`,
    csv: BYTE_ORDER_MARK + csvLine(headings()) + lines.join(''),
  };
}
