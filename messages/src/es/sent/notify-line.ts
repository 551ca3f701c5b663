import type { Messages } from '../../en/index.ts';

export const sentNotifyLine = {
  youKeepYourPlaceIn: 'Conservas tu puesto en la lista de espera.',
  chargerSpotNumberIsNoLonger: ({ spotNumber }) => `El cargador ${spotNumber} ya no está reservado para ti`,
  itWasHeldForYou: ({ when }) => `Estaba reservado para ti: ${when}.`,
  seeYourPlaceInLine: 'Ver tu puesto en la lista',
  chargerSpotNumberIsHeldFor: ({ spotNumber, until }) =>
    `El cargador ${spotNumber} está reservado para ti hasta las ${until}`,
  dateHoursAtLocation: ({ date, hours, location }) => `${date}, ${hours} en ${location}.`,
  takeItOrPassIt: 'Acéptalo o pásalo a la siguiente persona de la lista de espera.',
  chargerSpotNumberIsYoursOn: ({ spotNumber, date, hours }) =>
    `El cargador ${spotNumber} es tuyo: ${date}, ${hours}`,
  youHavePassedOnCharger: ({ spotNumber }) =>
    `Has dejado pasar el cargador ${spotNumber} y sigues en la lista`,
  chargerAtLocationIsHeld: ({ spotNumber, location, until }) =>
    `El cargador ${spotNumber} en ${location} está reservado para ti hasta las ${until}`,
  aChargerIsFreeFor: 'Hay un cargador libre para ti',
  dateAndCharger: ({ date, spotNumber }) => `${date}, cargador ${spotNumber}`,
  youAreWaitingForA: ({ until }) =>
    `Estás esperando un cargador, y este está reservado para ti hasta las ${until}. Después se ofrece a la siguiente persona de la lista de espera.`,
  ifYouPassYouStay: 'Si lo dejas pasar, sigues en la lista de espera y se te puede ofrecer otro cargador.',
} satisfies Messages['sentNotifyLine'];
