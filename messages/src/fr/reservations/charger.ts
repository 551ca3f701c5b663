import type { Messages } from '../../en/index.ts';

export const reservationsCharger = {
  thisChargerIsReservedFor: 'Vous avez réservé cette borne',
  yourTimeIsUntil: ({ end, limit }) =>
    `Votre créneau dure jusqu’à ${end}. Confirmez votre arrivée au plus tard à ${limit}.`,
  youAreChargingHere: 'Vous rechargez ici',
  theChargerIsYoursUntil: ({ time }) =>
    `La borne est à vous jusqu’à ${time}. Libérez-la si vous partez plus tôt.`,
  theTimeToConfirmHas: 'Le délai pour confirmer est dépassé',
  yourReservationHereBeganAt: ({ time }) =>
    `Votre réservation ici a commencé à ${time}. L’accueil indique ce que vous pouvez faire.`,
  itIsYoursFrom: ({ time }) => `Elle est à vous dès ${time}`,
  yourReservationHereIsUntil: ({ time }) => `Votre réservation ici dure jusqu’à ${time}.`,
  thisChargerIsEmptyAnd: 'Cette borne est inoccupée, et c’est ensuite votre tour',
  yourReservationBeginsAt: ({ start, end }) =>
    `Votre réservation commence à ${start}. Commencez maintenant, et la borne est à vous jusqu’à ${end}.`,
  youAreChargingAtCharger: ({ spotNumber }) => `Vous rechargez à la borne ${spotNumber}`,
  thatIsAtNameUntil: ({ name, time }) =>
    `C’est sur le site ${name}, jusqu’à ${time}. Libérez-la avant d’en prendre une autre.`,
  youReservedChargerSpotNumber: ({ spotNumber }) => `Vous avez réservé la borne ${spotNumber}`,
  youReservedChargerSpotNumberAt: ({ spotNumber, name }) =>
    `Vous avez réservé la borne ${spotNumber} du site ${name}`,
  itIsYoursAtName: ({ name, time }) => `Elle est à vous sur le site ${name} jusqu’à ${time}.`,
  thisChargerIsClosed: 'Cette borne est fermée pour un temps',
  thisChargerIsOutOf: 'Cette borne est hors service',
  itCannotBeUsedUntil: 'Elle est inutilisable tant qu’un administrateur ne l’a pas remise en service.',
  thisChargerIsHeldFor: 'Cette borne vous est réservée',
  takeItByUntilAnd: ({ until, end }) =>
    `Acceptez-la au plus tard à ${until}, et elle est à vous jusqu’à ${end}.`,
  takeItAndItIs: ({ end }) => `Acceptez-la, et elle est à vous jusqu’à ${end}.`,
  thisChargerIsHeldForName: ({ name }) => `Cette borne est retenue pour ${name}`,
  thisChargerIsHeldForSomebody: 'Cette borne est retenue pour quelqu’un de la liste d’attente',
  unlessTheyTakeItBy: ({ until }) =>
    `Sans acceptation au plus tard à ${until}, elle passe à la personne suivante de la liste d’attente.`,
  itIsAboutToBe: 'Elle va être proposée à la personne suivante de la liste d’attente.',
  thisChargerIsTaken: 'Cette borne est prise',
  itIsFreeAgainAt: ({ time }) => `Elle sera de nouveau libre à ${time}, ou plus tôt si quelqu’un la libère.`,
  thisChargerIsFree: 'Cette borne est libre',
  takeItUntilReserved: ({ time }) =>
    `Vous pouvez la prendre maintenant, jusqu’à ${time} au plus tard : quelqu’un l’a réservée ensuite.`,
  takeItUntilHeldForYou: ({ time }) =>
    `Vous pouvez la prendre maintenant, jusqu’à ${time} au plus tard : elle vous est ensuite réservée.`,
  takeItUntilHeldForName: ({ time, name }) =>
    `Vous pouvez la prendre maintenant, jusqu’à ${time} au plus tard : elle est ensuite retenue pour ${name}.`,
  takeItUntilHeldForSomebody: ({ time }) =>
    `Vous pouvez la prendre maintenant, jusqu’à ${time} au plus tard : elle est ensuite retenue pour quelqu’un de la liste d’attente.`,
  youCanTakeItNow: 'Vous pouvez la prendre maintenant.',
  itCannotBeTakenWithout: 'Elle ne peut pas être prise sans réservation en ce moment',
  startCharging: 'Commencer la recharge',
  openYourReservation: 'Ouvrir votre réservation',
  waitForThisCharger: 'Attendre cette borne',
  reserveATime: 'Réserver un créneau',
  thisChargerCannotBeTaken: 'Cette borne ne peut pas être prise en ce moment.',
  powerKW: ({ power }) => `${power} kW`,
  itMayNotCharge: 'Il se peut qu’elle ne recharge pas.',
  aCarMayBeIn: 'Il se peut qu’une voiture gêne.',
  theAdministratorsKnow: 'Les administrateurs le savent.',
  todaysReservationsCouldNotBe: 'Impossible d’afficher les réservations du jour',
  yourReservationsAreNotAffected: 'Vos réservations restent inchangées.',
  freeHereFromTime: ({ time }) => `Libres ici dès ${time}`,
  freeHereNow: 'Libres ici maintenant',
  youNeedAReservationTo: 'Il faut une réservation pour les utiliser en ce moment.',
  noOtherChargerIsFree: ({ name }) => `Aucune autre borne du site ${name} n’est libre.`,
  noOtherChargerIsFreeThen: ({ name }) => `Aucune autre borne du site ${name} n’est libre à ce moment-là.`,
  chargerNumber: '<vh>Borne </vh>{spotNumber}',
  reportAProblem: 'Signaler un problème',
  whatIsWrongWithCharger: ({ spotNumber }) => `Quel est le problème à la borne ${spotNumber} ?`,
  administratorsAreNotifiedAndOther:
    'Les administrateurs reçoivent une notification, et les autres membres voient le signalement. Votre nom n’est pas affiché.',
  sendReport: 'Envoyer le signalement',
  thisChargerIsTakenOr:
    'Cette borne est prise ou hors service en ce moment : une voiture qui s’y trouve ne peut donc pas être signalée comme gênante.',
  problem: 'Problème',
  pleaseChooseWhatIsWrong: 'Choisissez le problème.',
  aCarIsInThe: 'Une voiture gêne',
  itDoesNotWork: 'Elle ne fonctionne pas',
  anythingThatHelps: 'Toute précision utile',
  chargerIsReported: {
    blocked: ({ spotNumber }) => `La borne ${spotNumber} est signalée bloquée`,
    broken: ({ spotNumber }) => `La borne ${spotNumber} est signalée en panne`,
  },
  theAdministratorsHaveBeenTold: 'Les administrateurs ont été prévenus.',
  moveToChargerSpotNumber: ({ spotNumber }) => `Passer à la borne ${spotNumber}`,
  goToChargerSpotNumber: ({ spotNumber }) => `Aller à la borne ${spotNumber}`,
  ifSomebodyChargedHereIn:
    'Si quelqu’un a rechargé ici au cours des 12 dernières heures, un message lui a demandé de déplacer sa voiture. Cette personne ne saura pas qui l’a demandé.',
  askForTheCarTo: 'Demander de déplacer la voiture',
  theAdministratorsHaveBeenToldNo:
    'Les administrateurs ont été prévenus. Aucune autre borne n’est libre ici pour le moment.',
  theAdministratorsHaveBeenToldCharger: ({ spotNumber }) =>
    `Les administrateurs ont été prévenus. La borne ${spotNumber} est libre jusqu’à la fin de votre créneau.`,
  theAdministratorsHaveBeenToldNobody: ({ spotNumber }) =>
    `Les administrateurs ont été prévenus. Personne n’a la borne ${spotNumber} en ce moment.`,
  atTheCharger: 'À la borne',
  nothingHasBeenBookedOr: 'Rien n’a été réservé ni modifié.',
  thisCodeIsNoLonger: 'Ce code n’est plus valable',
  askAnAdministratorOfYour:
    'Demandez une nouvelle feuille à un administrateur de votre organisation, ou choisissez la borne dans la liste.',
  theChargerCouldNotBe: 'Impossible d’afficher la borne',
  chargerSpotNumberIsNotYours: ({ spotNumber }) => `Vous ne pouvez pas utiliser la borne ${spotNumber}`,
  itBelongsToAnOrganization:
    'Elle appartient à une organisation où votre adhésion n’est pas active. Un de ses administrateurs peut vous inviter ou vous accepter.',
  chooseACharger: 'Choisir une borne',
  thisChargerIsOutOfUse: 'Cette borne est hors service',
  whichChargerAreYouAt: 'À quelle borne êtes-vous ?',
  chooseAnotherOne: 'Choisissez-en une autre.',
  itsNumberIsOnThe: 'Son numéro figure sur la borne ou sur la feuille à côté.',
} satisfies Messages['reservationsCharger'];
