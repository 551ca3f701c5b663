import type { Messages } from '../../en/index.ts';

export const sentWaitlist = {
  youHaveAReservationThere: 'Une réservation y est déjà faite pendant ces heures.',
  theChargerThatIsFree: 'La borne libre est signalée en panne ou bloquée.',
  aChargerWasFreeDuring: 'Une borne était libre pendant les heures de silence.',
  youAlreadyHaveAReservation: 'Vous avez déjà une réservation à ce moment-là.',
} satisfies Messages['sentWaitlist'];
