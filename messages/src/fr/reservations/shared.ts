import type { Messages } from '../../en/index.ts';

export const reservations = {
  bookingFailed: 'Échec de la réservation',
  walkInFailed: 'Échec de la recharge sans réservation',
  failedToBookTheReservation: 'Impossible d’effectuer la réservation.',
  noAnswerCameSoIt:
    'Aucune réponse : impossible de savoir si c’est réservé. Appuyez à nouveau : la réservation ne sera pas faite deux fois.',
  failedToTakeTheCharger: 'Impossible de prendre la borne.',
  noAnswerCameSoThe:
    'Aucune réponse : impossible de savoir si la borne est à vous. Appuyez à nouveau : elle ne sera pas prise deux fois.',
  failedToUpdateReservation: 'Impossible de modifier la réservation.',
  failedToMoveToThe: 'Impossible de passer à l’autre borne.',
  failedToCancelReservation: 'Impossible d’annuler la réservation.',
  noAnswerCameSoItMay:
    'Aucune réponse : impossible de savoir si elle est annulée. Appuyez à nouveau : c’est sans risque.',
  arrivalNotConfirmed: 'Arrivée non confirmée',
  failedToConfirmArrival: 'Impossible de confirmer l’arrivée.',
  notStarted: 'Recharge non commencée',
  failedToStartCharging: 'Impossible de commencer la recharge.',
  noAnswerCameSoItMayOr:
    'Aucune réponse : impossible de savoir si la recharge a commencé. Appuyez à nouveau : c’est sans risque.',
  failedToReleaseTheCharger: 'Impossible de libérer la borne.',
  failedToExtendTheReservation: 'Impossible de prolonger la réservation.',
} satisfies Messages['reservations'];
