import type { Messages } from '../../en/index.ts';

export const sentReports = {
  sessions: 'Cargas',
  walkIns: 'Cargas sin reserva',
  noShows: 'Ausencias',
  releasedEarly: 'Liberados antes',
  waitedAndServed: 'Esperas atendidas',
  waitedAndNotServed: 'Esperas sin atender',
  leftTheLine: 'Salieron de la lista',
  refused: 'Denegadas',
  minutes: 'Minutos',
  minutesFromHour: ({ hour }) => `Minutos ${hour}:00`,
  theFirstDayIsAfter: 'El primer día es posterior al último.',
  aReportIsAboutAt: ({ mostDays }) => `Un informe abarca ${mostDays} días como máximo.`,
} satisfies Messages['sentReports'];
