import type { Messages } from '../../en/index.ts';

export const sentReports = {
  sessions: 'Laadsessies',
  walkIns: 'Zonder reservering',
  noShows: 'Niet verschenen',
  releasedEarly: 'Eerder vrijgegeven',
  waitedAndServed: 'Gewacht en vervuld',
  waitedAndNotServed: 'Gewacht en niet vervuld',
  leftTheLine: 'Wachtlijst verlaten',
  refused: 'Geweigerd',
  minutes: 'Minuten',
  minutesFromHour: ({ hour }) => `Minuten ${hour}:00`,
  theFirstDayIsAfter: 'De eerste dag ligt na de laatste.',
  aReportIsAboutAt: ({ mostDays }) => `Een rapport gaat over maximaal ${mostDays} dagen.`,
} satisfies Messages['sentReports'];
