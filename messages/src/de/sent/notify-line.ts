import type { Messages } from '../../en/index.ts';

export const sentNotifyLine = {
  youKeepYourPlaceIn: 'Du behältst deinen Platz auf der Warteliste.',
  chargerSpotNumberIsNoLonger: ({ spotNumber }) =>
    `Ladepunkt ${spotNumber} ist nicht mehr für dich zurückgelegt`,
  itWasHeldForYou: ({ when }) => `Er war für dich zurückgelegt: ${when}.`,
  seeYourPlaceInLine: 'Platz auf der Warteliste ansehen',
  chargerSpotNumberIsHeldFor: ({ spotNumber, until }) =>
    `Ladepunkt ${spotNumber} ist bis ${until} für dich zurückgelegt`,
  dateHoursAtLocation: ({ date, hours, location }) => `${date}, ${hours}, ${location}.`,
  takeItOrPassIt: 'Nimm ihn an oder gib ihn an die Nächsten auf der Warteliste weiter.',
  chargerSpotNumberIsYoursOn: ({ spotNumber, date, hours }) =>
    `Ladepunkt ${spotNumber} gehört dir: ${date}, ${hours}`,
  youHavePassedOnCharger: ({ spotNumber }) =>
    `Ladepunkt ${spotNumber} weitergegeben, du bleibst auf der Warteliste`,
  chargerAtLocationIsHeld: ({ spotNumber, location, until }) =>
    `Ladepunkt ${spotNumber} am Standort ${location} ist bis ${until} für dich zurückgelegt`,
  aChargerIsFreeFor: 'Ein Ladepunkt ist für dich frei',
  dateAndCharger: ({ date, spotNumber }) => `${date}, Ladepunkt ${spotNumber}`,
  youAreWaitingForA: ({ until }) =>
    `Du wartest auf einen Ladepunkt, und dieser ist bis ${until} für dich zurückgelegt. Danach wird er den Nächsten auf der Warteliste angeboten.`,
  ifYouPassYouStay:
    'Wenn du weitergibst, bleibst du auf der Warteliste, und dir wird vielleicht ein anderer Ladepunkt angeboten.',
} satisfies Messages['sentNotifyLine'];
