import type { Messages } from '../../en/index.ts';

export const rulesPlaceRules = {
  yourAccount: {
    pending: 'Tu cuenta espera la aprobación de un administrador.',
    rejected: 'Tu cuenta ha sido rechazada.',
    suspended: 'Tu cuenta está suspendida.',
  },
  youAreNotAMember: 'No eres miembro de esta organización.',
  yourMembership: {
    pending: 'Tu acceso a esta organización espera la aprobación de un administrador.',
    suspended: 'Tu acceso a esta organización está suspendido.',
  },
  thisLocationNoLongerTakes: 'Esta ubicación ya no admite reservas.',
  thisChargerIsOutOf: 'Este cargador está fuera de servicio. Elige otro cargador.',
  thisDateIsInThe: 'Esta fecha ya ha pasado.',
  sameDayReservationsAreNot: 'No se permite reservar para el mismo día. Elige una fecha posterior.',
  reservationsCanBeMadeThrough: ({ day }) => `Se puede reservar hasta el ${day} incluido.`,
  thisHourHasAlreadyBegun: 'Esta hora ya ha empezado. Elige un inicio posterior.',
  theLocationClosesAtTime: ({ time }) => `La ubicación cierra a las ${time}.`,
  openingHoursOnDay: ({ day, hours }) => `Horario de apertura el ${day}: ${hours}.`,
} satisfies Messages['rulesPlaceRules'];
