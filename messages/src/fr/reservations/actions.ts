import type { Messages } from '../../en/index.ts';

export const reservationsActions = {
  stayLonger: 'Prolonger',
  bookAnotherChargerForThen: 'Réserver une autre borne pour la suite',
  releaseCharger: 'Libérer la borne',
  somebodyIsWaitingForA: 'Quelqu’un attend une borne',
  pleaseReleaseThisOneAs: 'Libérez celle-ci dès que votre voiture est rechargée.',
  youGetAFreeCharger: ({ name }) => `Vous aurez une borne libre sur le site ${name}.`,
  youKeepChargerSpotNumberIf: ({ spotNumber }) =>
    `Vous gardez la borne ${spotNumber} si elle est libre à ce moment-là ; sinon, vous en aurez une autre sur place.`,
  youKeepChargerSpotNumber: ({ spotNumber }) => `Vous gardez la borne ${spotNumber}.`,
  chargerSpotNumberIsTakenThen: ({ spotNumber }) =>
    `La borne ${spotNumber} est prise à ce moment-là. Vous en aurez une autre sur place.`,
  youCanBookThroughDay: ({ day }) => `Vous pouvez réserver jusqu’au ${day} inclus.`,
  chooseADuration: 'Choisissez une durée.',
  nothingHasBeenChangedYet: 'Rien n’a encore été modifié.',
  editReservation: 'Modifier la réservation',
  keepAsItIs: 'Ne pas modifier',
  updateReservation: 'Modifier la réservation',
  itBeganAtTime: ({ time }) => `Elle a commencé à ${time}`,
  itStaysAsItIs: 'Elle reste inchangée tant que vous ne choisissez pas un début plus tardif.',
  youWillNoLongerBe: 'Vous ne serez plus sur la liste d’attente pour ces heures',
  date: 'Date',
  yourReservationIsNotAffected: 'Votre réservation reste inchangée.',
  noConnection: 'Pas de connexion',
  theChargersThatAreFree:
    'Les bornes libres à ce moment-là seront recherchées dès que la connexion sera rétablie.',
  start: 'Début',
  reservationExtended: 'Réservation prolongée',
  chargerSpotNumberIsYoursUntil: ({ spotNumber, time }) =>
    `La borne ${spotNumber} est à vous jusqu’à ${time}.`,
  stayLongerOnChargerSpotNumber: ({ spotNumber }) => `Prolonger sur la borne ${spotNumber}`,
  bookAnotherCharger: 'Réserver une autre borne',
  chargerStaysYoursUntil: ({ spotNumber, time }) => `La borne ${spotNumber} reste à vous jusqu’à ${time}.`,
  chargerStaysYoursUntilTheLatest: ({ spotNumber, time }) =>
    `La borne ${spotNumber} reste à vous jusqu’à ${time}, mais pas plus tard.`,
  until: 'Jusqu’à',
  timeIsTheLatest: ({ time }) => `${time} est l’heure limite.`,
  youReportedThatCharger: {
    blocked: ({ spotNumber }) => `Vous avez signalé que la borne ${spotNumber} est bloquée`,
    broken: ({ spotNumber }) => `Vous avez signalé que la borne ${spotNumber} est en panne`,
  },
  moveToChargerSpotNumber: ({ spotNumber }) => `Passer à la borne ${spotNumber}`,
  chargerSpotNumberIsFreeUntil: ({ spotNumber }) =>
    `La borne ${spotNumber} est libre jusqu’à la fin de votre créneau.`,
  nothingOfYourReservationCounts: 'Votre réservation n’est pas comptée.',
  goToTheFrontOf: 'Passer en tête de la liste d’attente',
  noOtherChargerIsFree:
    'Aucune autre borne n’est libre jusqu’à la fin de votre créneau. Si vous y renoncez, vous êtes en tête de la liste d’attente pour le reste de la journée. Votre réservation n’est pas comptée.',
  giveUpTheReservation: 'Renoncer à la réservation',
  noOtherChargerIsFreeUntil:
    'Aucune autre borne n’est libre jusqu’à la fin de votre créneau. Si vous y renoncez, votre réservation n’est pas comptée.',
  youAreAtTheFront: 'Vous êtes en tête de la liste d’attente',
  reservationGivenUp: 'Réservation abandonnée',
  chargerSpotNumberIsYours: ({ spotNumber }) => `La borne ${spotNumber} est à vous`,
  yourReservationHasMovedThere: 'Votre réservation y a été déplacée.',
  dayChargerSpotNumberItIs: ({ day, spotNumber }) =>
    `${day}, borne ${spotNumber}. Votre réservation est rétablie.`,
  dayChargerSpotNumberAsBefore: ({ day, spotNumber }) => `${day}, borne ${spotNumber}, comme avant.`,
  dayAtTheSameHours: ({ day, former, spotNumber }) =>
    `${day}, aux mêmes heures qu’avant. La borne ${former} n’est plus libre : vous avez donc la borne ${spotNumber}.`,
  thisReservationCannotBeExtended: 'Cette réservation ne peut pas être prolongée.',
  dayChargerSpotNumberOthersCan: ({ day, spotNumber }) =>
    `${day}, borne ${spotNumber}. D’autres peuvent prendre ce créneau.`,
  reservationCancelled: 'Réservation annulée',
  seeWhatIsFree: 'Voir ce qui est libre',
  chargerReleased: 'Borne libérée',
  chargerSpotNumberAtNameIs: ({ spotNumber, name }) =>
    `La borne ${spotNumber} du site ${name} est à vous. Branchez-vous.`,
  arrivalConfirmed: 'Arrivée confirmée',
  cancelThisReservation: 'Annuler cette réservation ?',
  dayAtNameChargerSpotNumber: ({ day, name, spotNumber }) =>
    `${day}, ${name}, borne ${spotNumber}. D’autres pourront prendre ce créneau : si vous changez d’avis, il ne sera peut-être plus libre.`,
  cancelReservation: 'Annuler la réservation',
  releaseChargerSpotNumber: ({ spotNumber }) => `Libérer la borne ${spotNumber} ?`,
  youGiveBackTheRest: 'Vous rendez le reste de votre temps. Débranchez d’abord.',
  keepCharging: 'Continuer à recharger',
  whenFormerChargerWasTaken: ({ when, former, spotNumber }) =>
    `${when}. La borne ${former} était prise à ce moment-là. Vous avez maintenant la borne ${spotNumber}.`,
  chargerSpotNumberAtNameWhen: ({ spotNumber, name, when }) => `Borne ${spotNumber}, ${name}, ${when}.`,
  reservationUpdated: 'Réservation modifiée',
} satisfies Messages['reservationsActions'];
