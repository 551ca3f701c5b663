import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const rulesPeakRules = {
  thisTimeSlotIsNot: 'Ce créneau ne peut pas être réservé.',
  aWalkInCanLast: ({ count }) =>
    plural(count, {
      one: `Une recharge sans réservation peut durer au plus ${number(count)} heure.`,
      other: `Une recharge sans réservation peut durer au plus ${number(count)} heures.`,
    }),
  aReservationCanLast: ({ count, time }) =>
    plural(count, {
      one: `Une réservation à partir de ${time} peut durer au plus ${number(count)} heure.`,
      other: `Une réservation à partir de ${time} peut durer au plus ${number(count)} heures.`,
    }),
  itHasToEndWhenPeakStarts: ({ time }) => `Elle doit finir au début des heures de pointe, à ${time}.`,
  reservationsAreOnlyAvailableDuring:
    'Les réservations ne sont possibles qu’en heures de pointe. Hors heures de pointe : premier arrivé, premier servi.',
  peakHoursLastUntilEnd: ({ end }) =>
    `Les heures de pointe durent jusqu’à ${end} : sans réservation, vous commencez par le reste de cette heure, et pouvez prolonger ensuite.`,
  peakHoursLastUntilEndA: ({ end }) =>
    `Les heures de pointe durent jusqu’à ${end} : une réservation est obligatoire.`,
  walkInsAreTurnedOff: 'La recharge sans réservation est désactivée dans cette organisation.',
  offPeakHoursAreBy: 'Dans cette organisation, les heures hors pointe sont sur réservation uniquement.',
} satisfies Messages['rulesPeakRules'];
