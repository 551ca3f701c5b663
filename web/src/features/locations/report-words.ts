import type { SpotReport } from '@chargerota/contract';
import { localDate } from '@chargerota/domain';
import type { MadeReport } from '@chargerota/domain';
import { formatDayOf, formatTimeThere } from '../../lib/dates.ts';

/** What is reported of each charger, by its id; of several reports the first. */
export function reportedSpots(
  reports: readonly SpotReport[],
  zoneOf: (locationId: string) => string | undefined,
  now: Date,
): Map<string, string> {
  const texts = new Map<string, string>();
  for (const report of reports) {
    const zone = zoneOf(report.locationId);
    if (zone && !texts.has(report.spotId)) texts.set(report.spotId, reportText(report, zone, now));
  }
  return texts;
}

/** 'Reported broken at 10:20 AM', with the day if that was not today. */
export function reportText(
  { kind, since }: Pick<SpotReport, 'kind' | 'since'>,
  zone: string,
  now: Date,
): string {
  const at = new Date(since);
  const time = formatTimeThere(at, zone);
  if (localDate(at, zone) === localDate(now, zone)) return `Reported ${kind} at ${time}`;
  return `Reported ${kind} on ${formatDayOf(at, zone)} at ${time}`;
}

/** The reader's own open reports of a charger, for the rules: who reported it cannot book it. */
export const ownReportsOf = (reports: readonly SpotReport[], spotId: string): MadeReport[] =>
  reports.flatMap(({ spotId: reported, kind, yourReportAt }) =>
    reported === spotId && yourReportAt !== null ? [{ kind, reportedAt: new Date(yourReportAt) }] : [],
  );
