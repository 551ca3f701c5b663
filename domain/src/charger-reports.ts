// What members report of a charger that they cannot use (docs/rules.md "At the charger").
import { HOUR_MS } from './durations.ts';

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
