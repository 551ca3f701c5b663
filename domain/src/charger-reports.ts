// What members report of a charger that they cannot use (docs/rules.md "At the charger").
import { HOUR_MS, MINUTE_MS } from './durations.ts';

export const REPORT_KINDS = ['blocked', 'broken'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_NOTE_LENGTH = 300;

/** A car that blocks a charger leaves without being reported: after this time the mark goes by itself. */
export const BLOCKED_FOR_MS = 12 * HOUR_MS;

/** A car that blocks a charger may still be there when a slot starts within this time of its report. */
export const BLOCKED_AHEAD_MS = 2 * HOUR_MS;

/** A member is nudged about a charger that they have used within this time. */
export const NUDGED_AFTER_MS = 12 * HOUR_MS;

/** One nudge a charger and holder in this time, whoever sends it. */
export const NUDGE_PAUSE_MS = HOUR_MS / 4;

/** Whether an open report still says something about the charger. */
export const isReportCurrent = ({ kind, since }: { kind: ReportKind; since: Date }, now: Date): boolean =>
  kind === 'broken' || now.getTime() - since.getTime() < BLOCKED_FOR_MS;

/** An open report, and when it was last made. */
export interface MadeReport {
  kind: ReportKind;
  reportedAt: Date;
}

/** Until when a report is about what starts at its charger; null if that is open. */
export const reportEnd = ({ kind, reportedAt }: MadeReport): Date | null =>
  kind === 'broken' ? null : new Date(reportedAt.getTime() + BLOCKED_AHEAD_MS);

/** Whether a report is about what starts at its charger at `startsAt`. */
export function reportConcerns(report: MadeReport, startsAt: Date): boolean {
  const end = reportEnd(report);
  return end === null || startsAt < end;
}

/** Time that frees at a charger which one member alone reports is kept from those outside the line for so long. */
export const KEPT_FOR_LINE_MS = 10 * MINUTE_MS;

/** Who says what a report says. */
export interface Reporter {
  userId: string;
  isAdministrator: boolean;
  /** An administrator has called an earlier report of theirs false. */
  wasFalse: boolean;
}

/** An open report of a charger of one location. */
export interface SpotReport extends MadeReport {
  spotId: string;
  since: Date;
  reporters: readonly Reporter[];
}

/** informs: nothing else follows. withholds: nobody is called to the charger. confirmed: the same, and two say so. */
export type ReportWeight = 'informs' | 'withholds' | 'confirmed';
export type WeighedReport = SpotReport & { weight: ReportWeight };

/**
 * What follows from each open report of a location. An administrator's counts, and that of two members; one member alone
 * withholds one charger, the first that they reported, unless an earlier report of theirs was false.
 */
export function weighReports(reports: readonly SpotReport[]): WeighedReport[] {
  const firstOf = new Map<string, string>();
  for (const report of reports.toSorted((a, b) => a.since.getTime() - b.since.getTime())) {
    const alone = aloneIn(report);
    if (alone && !firstOf.has(alone.userId)) firstOf.set(alone.userId, report.spotId);
  }
  return reports.map((report) => {
    const alone = aloneIn(report);
    if (alone) {
      const weight = firstOf.get(alone.userId) === report.spotId ? 'withholds' : 'informs';
      return { ...report, weight };
    }
    return { ...report, weight: report.reporters.some(isBelieved) ? 'confirmed' : 'informs' };
  });
}

const isBelieved = ({ isAdministrator, wasFalse }: Reporter): boolean => isAdministrator || !wasFalse;

/** The only member whose word a report is; null if there are several, an administrator, or none who is believed. */
function aloneIn({ reporters }: SpotReport): Reporter | null {
  const [one, ...others] = reporters.filter(isBelieved);
  return one && others.length === 0 && !one.isAdministrator ? one : null;
}
