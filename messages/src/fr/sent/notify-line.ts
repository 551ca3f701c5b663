import type { Messages } from '../../en/index.ts';

export const sentNotifyLine = {
  youKeepYourPlaceIn: 'Vous gardez votre rang sur la liste d’attente.',
  chargerSpotNumberIsNoLonger: ({ spotNumber }) => `La borne ${spotNumber} ne vous est plus réservée`,
  itWasHeldForYou: ({ when }) => `Elle vous était réservée : ${when}.`,
  seeYourPlaceInLine: 'Voir votre rang',
  chargerSpotNumberIsHeldFor: ({ spotNumber, until }) =>
    `La borne ${spotNumber} vous est réservée jusqu’à ${until}`,
  dateHoursAtLocation: ({ date, hours, location }) => `${date}, ${hours}, ${location}.`,
  takeItOrPassIt: 'Acceptez-la, ou passez votre tour : elle sera alors proposée à la personne suivante.',
  chargerSpotNumberIsYoursOn: ({ spotNumber, date, hours }) =>
    `La borne ${spotNumber} est à vous : ${date}, ${hours}`,
  youHavePassedOnCharger: ({ spotNumber }) =>
    `Tour passé pour la borne ${spotNumber} : vous restez sur la liste`,
  chargerAtLocationIsHeld: ({ spotNumber, location, until }) =>
    `La borne ${spotNumber} du site ${location} vous est réservée jusqu’à ${until}`,
  aChargerIsFreeFor: 'Une borne est libre pour vous',
  dateAndCharger: ({ date, spotNumber }) => `${date}, borne ${spotNumber}`,
  youAreWaitingForA: ({ until }) =>
    `Vous attendez une borne, et celle-ci vous est réservée jusqu’à ${until}. Ensuite, elle est proposée à la personne suivante de la liste d’attente.`,
  ifYouPassYouStay:
    'Si vous passez votre tour, vous restez sur la liste d’attente et une autre borne peut vous être proposée.',
} satisfies Messages['sentNotifyLine'];
