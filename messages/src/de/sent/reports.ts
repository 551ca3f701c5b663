import type { Messages } from '../../en/index.ts';

export const sentReports = {
  sessions: 'Ladevorgänge',
  walkIns: 'Spontanladen',
  noShows: 'Nicht erschienen',
  releasedEarly: 'Früher freigegeben',
  waitedAndServed: 'Gewartet und erfüllt',
  waitedAndNotServed: 'Gewartet und nicht erfüllt',
  leftTheLine: 'Warteliste verlassen',
  refused: 'Abgewiesen',
  minutes: 'Minuten',
  minutesFromHour: ({ hour }) => `Minuten ${hour}:00`,
  theFirstDayIsAfter: 'Der erste Tag liegt nach dem letzten.',
  aReportIsAboutAt: ({ mostDays }) => `Ein Bericht umfasst höchstens ${mostDays} Tage.`,
} satisfies Messages['sentReports'];
