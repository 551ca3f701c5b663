import type { Messages } from '../../en/index.ts';

export const sentNotifyNudges = {
  ifYouAreNotComing: 'Si vous ne venez pas, annulez-la pour que quelqu’un d’autre puisse recharger.',
  areYouStillComingAt: ({ time }) => `Venez-vous toujours à ${time} ?`,
  chargerAtLocationHours: ({ spotNumber, location, hours }) => `Borne ${spotNumber}, ${location}, ${hours}.`,
  areYouStillComingTo: ({ spotNumber, location }) =>
    `Venez-vous toujours à la borne ${spotNumber} du site ${location} ?`,
  ifYouAreThereIs: 'Si oui, vous n’avez rien à faire.',
  youCanAlsoChangeItsTime: 'Vous pouvez aussi modifier son horaire.',
  iAmNotComing: 'Je ne viens pas',
  yes: 'Oui',
  noCancelIt: 'Non, annuler',
  yourReservationOfChargerSpotNumber: ({ spotNumber }) =>
    `Votre réservation de la borne ${spotNumber} est annulée`,
  ifYourCarIsCharged:
    'Si votre voiture est rechargée, libérez la borne : quelqu’un sur la liste d’attente peut utiliser le reste de votre temps.',
  somebodyIsWaitingForA: 'Quelqu’un attend une borne',
  chargerAtLocationIsYoursUntil: ({ spotNumber, location, time }) =>
    `La borne ${spotNumber} (${location}) est à vous jusqu’à ${time}.`,
  somebodyIsWaitingForACharger: ({ location }) => `Quelqu’un attend une borne sur le site ${location}`,
  chargerIsYoursUntil: ({ spotNumber, time }) => `La borne ${spotNumber} est à vous jusqu’à ${time}.`,
  ifYouStillNeedIt: 'Si vous en avez encore besoin, vous n’avez rien à faire.',
} satisfies Messages['sentNotifyNudges'];
