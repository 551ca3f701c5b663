import type { Messages } from '../../en/index.ts';

export const sentReports = {
  sessions: 'Recharges',
  walkIns: 'Recharges sans réservation',
  noShows: 'Absences',
  releasedEarly: 'Libérées plus tôt',
  waitedAndServed: 'En attente, avec borne',
  waitedAndNotServed: 'En attente, sans borne',
  leftTheLine: 'Liste d’attente quittée',
  refused: 'Refusées',
  minutes: 'Minutes',
  minutesFromHour: ({ hour }) => `Minutes ${hour}:00`,
  theFirstDayIsAfter: 'Le premier jour est après le dernier.',
  aReportIsAboutAt: ({ mostDays }) => `Un rapport porte sur au plus ${mostDays} jours.`,
} satisfies Messages['sentReports'];
