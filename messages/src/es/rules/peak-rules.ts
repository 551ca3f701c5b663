import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const rulesPeakRules = {
  thisTimeSlotIsNot: 'Esta franja no se puede reservar.',
  aWalkInCanLast: ({ count }) =>
    plural(count, {
      one: `Una carga sin reserva puede durar ${number(count)} hora como máximo.`,
      other: `Una carga sin reserva puede durar ${number(count)} horas como máximo.`,
    }),
  aReservationCanLast: ({ count, time }) =>
    plural(count, {
      one: `Una reserva que empieza a las ${time} puede durar ${number(count)} hora como máximo.`,
      other: `Una reserva que empieza a las ${time} puede durar ${number(count)} horas como máximo.`,
    }),
  itHasToEndWhenPeakStarts: ({ time }) =>
    `Tiene que terminar cuando empiezan las horas punta, a las ${time}.`,
  reservationsAreOnlyAvailableDuring:
    'Solo se puede reservar en horas punta. Fuera de ellas se carga por orden de llegada.',
  peakHoursLastUntilEnd: ({ end }) =>
    `Las horas punta duran hasta las ${end}: sin reserva empiezas con el resto de esta hora, y desde ahí puedes quedarte más tiempo.`,
  peakHoursLastUntilEndA: ({ end }) => `Las horas punta duran hasta las ${end}: hace falta reserva.`,
  walkInsAreTurnedOff: 'En esta organización las cargas sin reserva están desactivadas.',
  offPeakHoursAreBy: 'En esta organización, fuera de horas punta solo se carga con reserva.',
} satisfies Messages['rulesPeakRules'];
