import type { Messages } from '../../en/index.ts';

export const rulesFrontOfLine = {
  pleaseReportFirstThatThe: 'Signalez d’abord que la borne est bloquée ou en panne.',
  aReportOfYoursWas:
    'Un de vos signalements était faux : pour l’instant, vos signalements n’ont donc aucun effet.',
  anotherChargerIsFree: ({ spotNumber }) =>
    `La borne ${spotNumber} est libre jusqu’à la fin de votre créneau. Déplacez-y votre réservation.`,
  youHaveBeenAtThe: 'Vous avez déjà été en tête de la liste d’attente aujourd’hui.',
  onlyAReservationWithoutAn:
    'Seule une réservation sans arrivée confirmée peut être abandonnée pour passer en tête de la liste d’attente.',
  yourReservationHasNotBegun: 'Votre réservation n’a pas encore commencé.',
  theTimeToConfirmArrival: 'Le délai pour confirmer l’arrivée est dépassé.',
} satisfies Messages['rulesFrontOfLine'];
