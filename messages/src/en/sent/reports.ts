import type { Values } from '../../values.ts';

export const sentReports = {
  // reports/export-report.ts
  // The heads of the columns of a file for spreadsheets.
  sessions: 'Sessions',
  walkIns: 'Walk-ins',
  noShows: 'No-shows',
  releasedEarly: 'Released early',
  waitedAndServed: 'Waited and served',
  waitedAndNotServed: 'Waited and not served',
  leftTheLine: 'Left the line',
  refused: 'Refused',
  minutes: 'Minutes',
  /** In the hour that begins then. */
  minutesFromHour: ({ hour }: Values<'hour'>) => `Minutes ${hour}:00`,

  // reports/read-report.ts
  theFirstDayIsAfter: 'The first day is after the last.',
  aReportIsAboutAt: ({ mostDays }: Values<'mostDays'>) => `A report is about at most ${mostDays} days.`,
};
