import type { exportReport as exportReportRoute, RouteInput } from '@chargerota/contract';
import { BYTE_ORDER_MARK, csvLine } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { readReportDays } from './read-report.ts';

const HEADINGS = [
  'Date',
  'Location',
  'Chargers',
  'Reservations',
  'Sessions',
  'Walk-ins',
  'No-shows',
  'Released early',
  'Waited and served',
  'Waited and not served',
  'Left the line',
  'Refused',
  'Minutes',
  ...Array.from({ length: 24 }, (_, hour) => `Minutes ${hour}:00`),
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
  return { fileName: `report-${from}-${to}.csv`, csv: BYTE_ORDER_MARK + csvLine(HEADINGS) + lines.join('') };
}
