import type { Messages } from '../../en/index.ts';

export const reservationsPending = {
  yourArrivalIsNotConfirmed: 'Votre arrivée n’est pas encore confirmée',
  yourConfirmationIsSavedAnd:
    'Votre confirmation est enregistrée, et sera envoyée dès qu’il y aura une connexion. Gardez ChargeRota ouvert : il vous dira si elle est arrivée à temps.',
  bookAnotherTime: 'Réserver un autre créneau',
  closeThisMessage: 'Fermer ce message',
  releaseNow: 'Libérer maintenant',
  keepCharging: 'Continuer à recharger',
  youPressedReleaseAndNoAnswerCame: ({ time }) =>
    `Vous avez appuyé sur « Libérer la borne » à ${time}, et aucune réponse n’est arrivée.`,
  youPressedReleaseWithoutAConnection: ({ time }) =>
    `Vous avez appuyé sur « Libérer la borne » à ${time}, sans connexion.`,
  chargerWasNotReleased: ({ spotNumber }) => `La borne ${spotNumber} n’a pas été libérée`,
  chargerAtNameWasNotReleased: ({ spotNumber, name }) =>
    `La borne ${spotNumber} du site ${name} n’a pas été libérée`,
  chargerWasReleasedAt: ({ spotNumber, name, time }) =>
    `La borne ${spotNumber} du site ${name} a été libérée à ${time}`,
  yourSessionEndedAt: ({ spotNumber, name, time }) =>
    `Votre recharge a pris fin à ${time} : borne ${spotNumber}, ${name}`,
  yourSessionIsOver: ({ spotNumber }) => `Votre recharge est terminée : borne ${spotNumber}`,
  yourSessionAtNameIsOver: ({ spotNumber, name }) =>
    `Votre recharge est terminée : borne ${spotNumber}, ${name}`,
  thereIsNothingLeftToRelease: 'Il n’y a plus rien à libérer.',
  itIsNotKnownWhether: ({ spotNumber, name }) =>
    `Impossible de savoir si la borne ${spotNumber} du site ${name} est libérée`,
  thisPageSaysSo: 'Cette page l’indiquera dès que ce sera connu.',
  chargerIsNotReleasedYet: ({ spotNumber, name }) =>
    `La borne ${spotNumber} du site ${name} n’est pas encore libérée`,
  thatWasNotSent:
    'Rien n’a été envoyé, et la borne est toujours à vous. La question vous sera de nouveau posée une fois la connexion rétablie.',
  releaseChargerNow: ({ spotNumber, name }) => `Libérer maintenant la borne ${spotNumber} du site ${name} ?`,
  ifTheChargerIsStillYours: 'Si la borne est toujours à vous, vous rendez le reste de votre temps.',
  theChargerIsStillYours:
    'La borne est toujours à vous. Si vous la libérez, vous rendez le reste de votre temps.',
  chargerSpotNumberIsFreeFor: ({ spotNumber }) =>
    `La borne ${spotNumber} est maintenant libre pour les autres.`,
  othersCanReserveChargerSpotNumber: ({ spotNumber, time }) =>
    `D’autres peuvent réserver la borne ${spotNumber} dès ${time}.`,
  yourTimeAtChargerSpotNumber: ({ spotNumber }) => `Votre créneau à la borne ${spotNumber} est terminé.`,
  openDashboard: 'Aller à l’accueil',
  arrivalConfirmedInTime: 'Arrivée confirmée à temps',
  placeIsYoursPlugIn: ({ place }) => `${place} : c’est à vous. Branchez-vous.`,
  yourArrivalCameTooLate: 'Votre confirmation est arrivée trop tard',
  yourArrivalWasNotConfirmed: 'Votre arrivée n’a pas été confirmée',
  othersMayHaveTheCharger: 'D’autres ont peut-être la borne maintenant.',
  yourConfirmationWasSaved:
    'Votre confirmation a été enregistrée hors connexion, et envoyée une fois la connexion rétablie.',
  chargerSpotNumberAtName: ({ spotNumber, name }) => `Borne ${spotNumber}, ${name}`,
} satisfies Messages['reservationsPending'];
