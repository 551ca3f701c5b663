import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const organizationsToday = {
  walkIn: 'sin reserva',
  theLocationsCouldNotBe: 'No se han podido mostrar las ubicaciones',
  theirChargersAndReservationsAre: 'Sus cargadores y reservas están a salvo.',
  noChargingLocationsYet: 'Aún no hay ubicaciones de carga',
  aLocationIsAPlace:
    'Una ubicación es un lugar con cargadores. Los miembros pueden reservar allí en cuanto la añadas.',
  deleteName: ({ name }) => `Eliminar ${name}`,
  active: 'Activa',
  inactive: 'Fuera de uso',
  inactiveLocations: 'Fuera de uso',
  numberOfChargers: ({ count }) =>
    plural(count, { one: `<b>${number(count)}</b> cargador`, other: `<b>${number(count)}</b> cargadores` }),
  nothingReservedToday: 'Hoy no hay nada reservado',
  openTheStatus: 'Ver el estado',
  todaysReservationsAppearHereAnd: 'Aquí aparecen las reservas de hoy y qué miembros han llegado.',
  scheduleOverview: 'Resumen del día',
  todaysReservations: 'Reservas de hoy',
  showCountMore: ({ count }) => `Ver ${count} más`,
  moreCancelledToday: ({ count }) =>
    plural(count, {
      one: `<b>${number(count)}</b> reserva más se ha cancelado hoy y no aparece en la lista.`,
      other: `<b>${number(count)}</b> reservas más se han cancelado hoy y no aparecen en la lista.`,
    }),
  comingAndCancelled: ({ cancelled }) => `{coming} <note>(canceladas: ${cancelled})</note>`,
  notLoggedIn: 'Sin sesión iniciada',
  signInAsAnAdministrator: 'Inicia sesión como administrador para ver lo que tu organización necesita hoy.',
  returnToHome: 'Volver a la portada',
  users: 'Miembros',
  reservations: 'Reservas',
  loadingToday: 'Abriendo el día de hoy',
  eachChangeAppliesAtOnce: 'Cada cambio se aplica de inmediato. Las reservas ya hechas se quedan como están.',
  privacyNoShowsAndThe: 'Privacidad, ausencias y registro de actividad',
  nobody: 'Nadie.',
  countMore: ({ count }) => `+${count} más`,
  moreAroundListedBelow: ({ count, from, to }) =>
    plural(count, {
      one: `${number(count)} más antes de las ${from} o después de las ${to}, en la lista de abajo.`,
      other: `${number(count)} más antes de las ${from} o después de las ${to}, en la lista de abajo.`,
    }),
  moreAroundListedThere: ({ count, from, to }) =>
    plural(count, {
      one: `${number(count)} más antes de las ${from} o después de las ${to}. <a>Ver</a>`,
      other: `${number(count)} más antes de las ${from} o después de las ${to}. <a>Ver</a>`,
    }),
  pendingApprovals: 'Aprobaciones pendientes',
  activeUsers: 'Miembros activos',
  noShows: 'Ausencias',
  todayAtName: ({ name }) => `Hoy en ${name}`,
  usageReport: 'Informe de uso',
  aMember: 'Un miembro',
  confirmed: 'Confirmada',
  arrived: 'Ha llegado',
  cancelled: 'Cancelada',
  noShow: 'Ausencia',
  unknown: 'Se desconoce',
  expected: 'Por llegar',
  nobodyIsWaitingForApproval: 'Nadie espera aprobación. <a>Invitar a miembros</a>',
  thePendingApprovalsCouldNot: 'No se han podido mostrar las aprobaciones pendientes',
  nothingHasChangedTryAgain: 'No ha cambiado nada. Inténtalo de nuevo en un momento.',
  todaysReservations2: 'Reservas de hoy',
  allOfToday: 'Todo lo de hoy',
  todaysReservationsCouldNotBe: 'No se han podido mostrar las reservas de hoy',
} satisfies Messages['organizationsToday'];
