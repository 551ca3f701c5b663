import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const rulesPeakRules = {
  thisTimeSlotIsNot: 'Dieses Zeitfenster lässt sich nicht reservieren.',
  aWalkInCanLast: ({ count }) =>
    plural(count, {
      one: `Spontanladen kann höchstens ${number(count)} Stunde dauern.`,
      other: `Spontanladen kann höchstens ${number(count)} Stunden dauern.`,
    }),
  aReservationCanLast: ({ count, time }) =>
    plural(count, {
      one: `Eine Reservierung ab ${time} kann höchstens ${number(count)} Stunde dauern.`,
      other: `Eine Reservierung ab ${time} kann höchstens ${number(count)} Stunden dauern.`,
    }),
  itHasToEndWhenPeakStarts: ({ time }) => `Es muss enden, wenn die Stoßzeit beginnt, um ${time}.`,
  reservationsAreOnlyAvailableDuring:
    'Reservieren lassen sich nur Stoßzeiten. Sonst gilt: Wer zuerst kommt, lädt zuerst.',
  peakHoursLastUntilEnd: ({ end }) =>
    `Die Stoßzeit dauert bis ${end}: Ohne Reservierung beginnst du mit dem Rest dieser Stunde und kannst von da an länger bleiben.`,
  peakHoursLastUntilEndA: ({ end }) => `Die Stoßzeit dauert bis ${end}: Eine Reservierung ist nötig.`,
  walkInsAreTurnedOff: 'Spontanladen ist in dieser Organisation ausgeschaltet.',
  offPeakHoursAreBy: 'In dieser Organisation ist auch außerhalb der Stoßzeiten eine Reservierung nötig.',
} satisfies Messages['rulesPeakRules'];
