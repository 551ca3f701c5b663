import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentNotifyReservationsEnded = {
  helloFirstName: ({ firstName }) => `Hola, ${firstName}:`,
  hello: 'Hola:',
  cancelled: 'Canceladas',
  endedEarlyPleaseFreeThe: 'Terminadas antes de tiempo: deja libre el cargador',
  /** Above lists of reservations, and of times. */
  moved: 'Cambiadas de cargador',
  freeNext: 'Próximos huecos libres en esta ubicación',
  youAreFirstInLine: 'Tienes el primer puesto de la lista de espera para ese día.',
  /** `reservation` is a day, two times, a charger and a location. */
  nowAtCharger: ({ reservation, spotNumber }) => `${reservation}: ahora en el cargador ${spotNumber}`,
  dayPeriod: ({ day, period }) => `${day}, ${period}`,
  reservationsMoved: ({ count }) =>
    plural(count, {
      one: 'Tu reserva ha pasado a otro cargador',
      other: `${number(count)} de tus reservas han pasado a otros cargadores`,
    }),
  reservationsMovedAt: ({ count, organization }) =>
    plural(count, {
      one: `Tu reserva en ${organization} ha pasado a otro cargador`,
      other: `${number(count)} de tus reservas en ${organization} han pasado a otros cargadores`,
    }),
  reserveAnotherTime: 'Reservar otra hora',
  youReceiveThisBecauseYou: ({ organization }) =>
    `Recibes este correo porque tenías una reserva en ${organization}.`,
  reservationsAt: {
    cancelled: ({ count, organization }) =>
      plural(count, {
        one: `Se ha cancelado tu reserva en ${organization}`,
        other: `Se han cancelado ${number(count)} de tus reservas en ${organization}`,
      }),
    endedEarly: ({ count, organization }) =>
      plural(count, {
        one: `Tu reserva en ${organization} ha terminado antes de tiempo`,
        other: `${number(count)} de tus reservas en ${organization} han terminado antes de tiempo`,
      }),
    cancelledOrEndedEarly: ({ count, organization }) =>
      plural(count, {
        one: `Tu reserva en ${organization} se ha cancelado o ha terminado antes de tiempo`,
        other: `${number(count)} de tus reservas en ${organization} se han cancelado o han terminado antes de tiempo`,
      }),
  },
  reservations: {
    cancelled: ({ count }) =>
      plural(count, {
        one: 'Se ha cancelado tu reserva',
        other: `Se han cancelado ${number(count)} de tus reservas`,
      }),
    endedEarly: ({ count }) =>
      plural(count, {
        one: 'Tu reserva ha terminado antes de tiempo',
        other: `${number(count)} de tus reservas han terminado antes de tiempo`,
      }),
    cancelledOrEndedEarly: ({ count }) =>
      plural(count, {
        one: 'Tu reserva se ha cancelado o ha terminado antes',
        other: `${number(count)} de tus reservas se han cancelado o han terminado antes`,
      }),
  },
} satisfies Messages['sentNotifyReservationsEnded'];
