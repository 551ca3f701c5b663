import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const rulesPeakRules = {
  thisTimeSlotIsNot: 'Dit tijdvak kan niet worden gereserveerd.',
  aWalkInCanLast: ({ count }) =>
    plural(count, {
      one: `Laden zonder reservering kan maximaal ${number(count)} uur duren.`,
      other: `Laden zonder reservering kan maximaal ${number(count)} uur duren.`,
    }),
  aReservationCanLast: ({ count, time }) =>
    plural(count, {
      one: `Een reservering vanaf ${time} kan maximaal ${number(count)} uur duren.`,
      other: `Een reservering vanaf ${time} kan maximaal ${number(count)} uur duren.`,
    }),
  itHasToEndWhenPeakStarts: ({ time }) => `Je tijd moet eindigen als de spitsuren beginnen, om ${time}.`,
  reservationsAreOnlyAvailableDuring:
    'Reserveren kan alleen in de spitsuren. Daarbuiten geldt: wie het eerst komt, laadt het eerst.',
  peakHoursLastUntilEnd: ({ end }) =>
    `De spitsuren duren tot ${end}: zonder reservering begin je met de rest van dit uur, en van daaruit kun je langer blijven.`,
  peakHoursLastUntilEndA: ({ end }) => `De spitsuren duren tot ${end}: een reservering is nodig.`,
  walkInsAreTurnedOff: 'Laden zonder reservering staat bij deze organisatie uit.',
  offPeakHoursAreBy: 'Buiten de spitsuren kan bij deze organisatie alleen op reservering worden geladen.',
} satisfies Messages['rulesPeakRules'];
