import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const displaysDisplay = {
  thisDisplayHasNoLink: 'Esta pantalla no tiene enlace',
  openTheAddressThatAn: 'Abre la dirección que un administrador de tu organización ha creado para ella.',
  thisDisplaysLinkIsNot: 'El enlace de esta pantalla no es válido',
  itWasRevokedOrIs: 'Se ha revocado o está incompleto. Un administrador de tu organización puede crear otro.',
  theServerCannotBeReached: 'No se puede contactar con el servidor',
  theChargersAreShownAs:
    'Los cargadores se mostrarán en cuanto haya conexión. Aquí nadie tiene que hacer nada.',
  thisLocationIsNotIn: 'Esta ubicación está fuera de uso',
  itsChargersCannotBeReserved:
    'Sus cargadores no se pueden reservar. Un administrador puede volver a abrirla.',
  notConnectedSince: ({ time }) => `Sin conexión. Última actualización: ${time}.`,
  theChargersAreShownAsThey: 'Los cargadores se muestran como estaban entonces.',
  reserveAtHost: ({ host }) => `Reserva en ${host}`,
  somethingWentWrong: 'Algo ha fallado',
  thisDisplayStartsAgainWithin: 'Esta pantalla se reinicia en menos de un minuto.',
  empty: 'Vacío',
  reserved: 'Reservado',
  inUse: 'En uso',
  reported: 'Con aviso',
  powerAndPlug: ({ power, plug }) => `${power} kW, ${plug}`,
  untilTime: ({ time }) => `hasta ${time}`,
  reportedAs: {
    blocked: 'Aviso: bloqueado',
    broken: 'Aviso: averiado',
  },
  reportKinds: {
    blocked: 'bloqueado',
    broken: 'averiado',
  },
  fromTime: ({ time }) => `desde ${time}`,
  reserveFirst: 'reserva antes',
  waitingInLine: ({ count }) =>
    plural(count, {
      one: `${number(count)} en lista de espera`,
      other: `${number(count)} en lista de espera`,
    }),
  noChargers: 'Sin cargadores',
  anAdministratorAddsThemWith: 'Los añade un administrador en la ubicación.',
  chargersFree: ({ count }) =>
    plural(count, { one: `${number(count)} libre`, other: `${number(count)} libres` }),
  ofChargers: ({ count }) =>
    plural(count, { one: `de ${number(count)} cargador`, other: `de ${number(count)} cargadores` }),
  reserveFirstOfAll: 'Reserva antes',
  nextFree: {
    today: ({ time, number }) => `Próximo libre: ${time}, cargador ${number}`,
    tomorrow: ({ time, number }) => `Próximo libre: mañana, ${time}, cargador ${number}`,
    later: ({ day, time, number }) => `Próximo libre: ${day}, ${time}, cargador ${number}`,
  },
  nothingIsFreeTodayOr: 'No hay nada libre hoy ni mañana',
  noneFree: 'Ninguno libre',
  byReservationOnly: 'Solo con reserva.',
  byReservationOnlyUntil: ({ time }) => `Solo con reserva hasta las ${time}.`,
  canBeReservedFrom: ({ count, time }) =>
    plural(count, {
      one: `${number(count)} se puede reservar desde ${time}.`,
      other: `${number(count)} se pueden reservar desde ${time}.`,
    }),
  canBeUsedFrom: ({ count, time }) =>
    plural(count, {
      one: `${number(count)} se puede usar desde ${time}.`,
      other: `${number(count)} se pueden usar desde ${time}.`,
    }),
  opens: {
    today: ({ time }) => `Abre a las ${time}`,
    tomorrow: ({ time }) => `Abre mañana a las ${time}`,
    later: ({ day, time }) => `Abre el ${day} a las ${time}`,
  },
  itDoesNotOpenIn: 'No abre en las próximas semanas',
  weekdays: {
    monday: 'lunes',
    tuesday: 'martes',
    wednesday: 'miércoles',
    thursday: 'jueves',
    friday: 'viernes',
    saturday: 'sábado',
    sunday: 'domingo',
  },
} satisfies Messages['displaysDisplay'];
