import type { Messages } from '../../en/index.ts';

export const sentNotifyLine = {
  youKeepYourPlaceIn: 'Je behoudt je plaats op de wachtlijst.',
  chargerSpotNumberIsNoLonger: ({ spotNumber }) =>
    `Laadpunt ${spotNumber} wordt niet meer voor je vastgehouden`,
  itWasHeldForYou: ({ when }) => `Het werd voor je vastgehouden: ${when}.`,
  seeYourPlaceInLine: 'Je plaats op de wachtlijst bekijken',
  chargerSpotNumberIsHeldFor: ({ spotNumber, until }) =>
    `Laadpunt ${spotNumber} wordt voor je vastgehouden tot ${until}`,
  dateHoursAtLocation: ({ date, hours, location }) => `${date}, ${hours} bij ${location}.`,
  takeItOrPassIt: 'Neem het aan, of geef het door aan de volgende op de wachtlijst.',
  chargerSpotNumberIsYoursOn: ({ spotNumber, date, hours }) =>
    `Laadpunt ${spotNumber} is van jou op ${date}, ${hours}`,
  youHavePassedOnCharger: ({ spotNumber }) =>
    `Je hebt laadpunt ${spotNumber} doorgegeven en blijft op de wachtlijst`,
  chargerAtLocationIsHeld: ({ spotNumber, location, until }) =>
    `Laadpunt ${spotNumber} bij ${location} wordt voor je vastgehouden tot ${until}`,
  aChargerIsFreeFor: 'Er is een laadpunt vrij voor jou',
  dateAndCharger: ({ date, spotNumber }) => `${date}, laadpunt ${spotNumber}`,
  youAreWaitingForA: ({ until }) =>
    `Je wacht op een laadpunt, en dit wordt voor je vastgehouden tot ${until}. Daarna wordt het aangeboden aan de volgende op de wachtlijst.`,
  ifYouPassYouStay:
    'Geef je het door, dan blijf je op de wachtlijst en kun je een ander laadpunt aangeboden krijgen.',
} satisfies Messages['sentNotifyLine'];
