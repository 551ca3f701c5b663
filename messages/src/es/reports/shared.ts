import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const reports = {
  sessions: 'Cargas',
  ofThemWalkIns: ({ count }) =>
    plural(count, {
      one: `${number(count)} de ellas sin reserva`,
      other: `${number(count)} de ellas sin reserva`,
    }),
  hoursCharged: 'Horas de carga',
  releasedEarly: 'Liberados antes',
  noShows: 'Ausencias',
  unservedRequests: 'Peticiones sin atender',
  inLineAndRefused: ({ inLine, refused }) => `${inLine} en lista de espera, ${refused} denegadas`,
  worstServedTenth: 'El 10 % peor atendido',
  percent: ({ number }) => `${number} %`,
  ofTheirRequestsFoundA: 'de sus peticiones encontraron cargador',
  shownOnceTenMembersHad: 'se muestra cuando diez miembros hayan hecho una petición',
  mostSessionsOn: ({ day, count }) =>
    plural(count, {
      one: `Más cargas: ${day}, con ${number(count)} carga.`,
      other: `Más cargas: ${day}, con ${number(count)} cargas.`,
    }),
  unservedRequestsAboveThem: 'Peticiones sin atender, encima',
  noWholeDayWithA: 'Aún no hay ningún día completo con cargas.',
  chargersInUseAsAPart: 'Cargadores en uso respecto al total, de media. Hoy aún no cuenta.',
  busiestAt: ({ weekday, hour, share }) =>
    `Más uso: ${weekday} a las ${hour}, con el ${share} % de los cargadores en uso.`,
  weekdays: {
    monday: 'lunes',
    tuesday: 'martes',
    wednesday: 'miércoles',
    thursday: 'jueves',
    friday: 'viernes',
    saturday: 'sábado',
    sunday: 'domingo',
  },
  shortWeekdays: {
    monday: 'Lun',
    tuesday: 'Mar',
    wednesday: 'Mié',
    thursday: 'Jue',
    friday: 'Vie',
    saturday: 'Sáb',
    sunday: 'Dom',
  },
  usageReport: 'Informe de uso',
  signInAsAnAdministrator: 'Inicia sesión como administrador para ver para qué se usan tus cargadores.',
  allLocations: 'todas las ubicaciones',
  month: 'Mes',
  print: 'Imprimir',
  showTheLast7Days: 'Ver los últimos 7 días',
  theReportCouldNotBe: 'No se ha podido mostrar el informe',
  nothingOfItIsLost: 'No se ha perdido nada.',
  allLocationsChoice: 'Todas las ubicaciones',
  yourPlanShowsTheLast: 'Tu plan muestra los últimos 7 días',
  premiumShowsTheReportOf: '<a>Premium</a> muestra el informe de cualquier mes.',
  doWeNeedMoreChargers: '¿Hacen falta más cargadores?',
  whatHappened: 'Qué ha pasado',
  toUseByHour: 'Uso por hora',
  toUseByDay: 'Uso por día',
  getLastWeeksReportOn: 'Recibir el informe de la semana pasada los lunes',
} satisfies Messages['reports'];
