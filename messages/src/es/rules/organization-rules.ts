import type { Messages } from '../../en/index.ts';

export const rulesOrganizationRules = {
  peakHoursMustStartAnd: ({ maxPeakHours }) =>
    `Las horas punta tienen que empezar y terminar a la hora en punto, terminar después de empezar y durar ${maxPeakHours} horas como máximo.`,
  offPeakHoursWouldBe:
    'Fuera de horas punta solo se podría cargar sin reserva, pero las cargas sin reserva están desactivadas: nadie podría usar esas horas. Permite las cargas sin reserva o deja reservar fuera de horas punta.',
  withoutPeakHoursAllHours:
    'Si no hay horas punta, todas las horas quedan fuera de ellas y nadie podría usarlas: solo se podría cargar sin reserva, pero las cargas sin reserva están desactivadas. Permite las cargas sin reserva o deja reservar fuera de horas punta.',
  upTo2ConsecutiveReservations:
    'Ahora se permiten hasta 2 reservas seguidas, porque con 1 no se permitiría ninguna.',
  consecutiveReservationsAreOffNow:
    'Ahora las reservas seguidas están desactivadas, porque con 1 seguida no se permite ninguna.',
} satisfies Messages['rulesOrganizationRules'];
