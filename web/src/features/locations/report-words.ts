import { m } from '@chargerota/messages';
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
  const { day, time } = momentOf(since, zone, now);
  return day === null ? m.locations.reportedAt[kind]({ time }) : m.locations.reportedOn[kind]({ day, time });
}

/** 'Reported broken at 10:20 AM by 3 members'; of one alone it does not say so. */
export function reportTextBy(
  report: Pick<SpotReport, 'kind' | 'since' | 'reporters'>,
  zone: string,
  now: Date,
): string {
  const { kind, since, reporters: count } = report;
  if (count <= 1) return reportText(report, zone, now);
  const { day, time } = momentOf(since, zone, now);
  return day === null
    ? m.locations.reportedAtBy[kind]({ time, count })
    : m.locations.reportedOnBy[kind]({ day, time, count });
}

function momentOf(since: string, zone: string, now: Date): { day: string | null; time: string } {
  const at = new Date(since);
  const isToday = localDate(at, zone) === localDate(now, zone);
  return { day: isToday ? null : formatDayOf(at, zone), time: formatTimeThere(at, zone) };
}

/** The reader's own open reports of a charger, for the rules: who reported it cannot book it. */
export const ownReportsOf = (reports: readonly SpotReport[], spotId: string): MadeReport[] =>
  reports.flatMap(({ spotId: reported, kind, yourReportAt }) =>
    reported === spotId && yourReportAt !== null ? [{ kind, reportedAt: new Date(yourReportAt) }] : [],
  );
