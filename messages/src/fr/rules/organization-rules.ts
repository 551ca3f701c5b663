import type { Messages } from '../../en/index.ts';

export const rulesOrganizationRules = {
  peakHoursMustStartAnd: ({ maxPeakHours }) =>
    `Les heures de pointe doivent commencer et finir à l’heure pile, finir après leur début et durer au plus ${maxPeakHours} heures.`,
  offPeakHoursWouldBe:
    'Hors heures de pointe, la recharge serait possible sans réservation uniquement, alors que la recharge sans réservation est désactivée : personne ne pourrait recharger. Autorisez la recharge sans réservation, ou permettez de réserver ces heures.',
  withoutPeakHoursAllHours:
    'Sans heures de pointe, toutes les heures sont hors pointe, et personne ne pourrait recharger : ce serait possible sans réservation uniquement, alors que la recharge sans réservation est désactivée. Autorisez la recharge sans réservation, ou permettez de réserver ces heures.',
  upTo2ConsecutiveReservations:
    'Jusqu’à 2 réservations d’affilée sont maintenant permises, car 1 n’en permettrait aucune.',
  consecutiveReservationsAreOffNow:
    'Les réservations qui se suivent sont maintenant désactivées, car 1 d’affilée n’en permet aucune.',
} satisfies Messages['rulesOrganizationRules'];
