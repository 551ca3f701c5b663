import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentReservations = {
  upcomingReservationWillEndUpcoming: ({ count }) =>
    plural(count, {
      one: `Terminará ${number(count)} reserva próxima.`,
      other: `Terminarán ${number(count)} reservas próximas.`,
    }),
  upcomingReservationWillStayUpcoming: ({ count }) =>
    plural(count, {
      one: `Se mantendrá ${number(count)} reserva próxima.`,
      other: `Se mantendrán ${number(count)} reservas próximas.`,
    }),
  thisChargerWasJustTaken: 'Alguien acaba de ocupar este cargador a esa hora. Elige otro.',
  thatChargerWasJustTaken: 'Alguien acaba de ocupar ese cargador. Elige otro.',
  noChargerAtThisLocation: 'En esta ubicación no hay ningún cargador libre a esa hora.',
  thisHourDoesNotExist: 'Ese día no existe esa hora: los relojes se adelantan. Elige otro inicio.',
  theLastDayComesBefore: 'El último día es anterior al primero.',
  askForAtMostDays: ({ mostDays }) => `Pide ${mostDays} días como máximo.`,
} satisfies Messages['sentReservations'];
