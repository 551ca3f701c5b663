import type { Messages } from '../../en/index.ts';

export const sentCalendar = {
  cancelledTitle: ({ title }) => `Cancelada: ${title}`,
  seeItInChargeRota: ({ link }) => `Ver en ChargeRota: ${link}`,
  youReservedThisChargerAt: ({ name }) =>
    `Reservaste este cargador en ${name}. No se confirmó la llegada a tiempo, así que quedó libre.`,
  yourReservationOfThisCharger: ({ name }) => `Tu reserva de este cargador en ${name} se canceló.`,
  youChargedHereAtName: ({ name }) => `Cargaste aquí, en ${name}, y liberaste el cargador antes.`,
  youReservedThisChargerAtName: ({ name }) => `Has reservado este cargador en ${name}.`,
} satisfies Messages['sentCalendar'];
