import type { Messages } from '../../en/index.ts';

export const reservationsPending = {
  yourArrivalIsNotConfirmed: 'Je aankomst is nog niet bevestigd',
  yourConfirmationIsSavedAnd:
    'Je bevestiging is opgeslagen en wordt verstuurd zodra er verbinding is. Houd ChargeRota open: daar zie je of het op tijd was.',
  bookAnotherTime: 'Andere tijd reserveren',
  closeThisMessage: 'Dit bericht sluiten',
  releaseNow: 'Nu vrijgeven',
  keepCharging: 'Blijven laden',
  youPressedReleaseAndNoAnswerCame: ({ time }) =>
    `Je hebt om ${time} op ‘Laadpunt vrijgeven’ gedrukt, en er kwam geen antwoord.`,
  youPressedReleaseWithoutAConnection: ({ time }) =>
    `Je hebt om ${time} zonder verbinding op ‘Laadpunt vrijgeven’ gedrukt.`,
  chargerWasNotReleased: ({ spotNumber }) => `Laadpunt ${spotNumber} is niet vrijgegeven`,
  chargerAtNameWasNotReleased: ({ spotNumber, name }) =>
    `Laadpunt ${spotNumber} bij ${name} is niet vrijgegeven`,
  chargerWasReleasedAt: ({ spotNumber, name, time }) =>
    `Laadpunt ${spotNumber} bij ${name} is om ${time} vrijgegeven`,
  yourSessionEndedAt: ({ spotNumber, name, time }) =>
    `Je laadsessie is om ${time} geëindigd: laadpunt ${spotNumber} bij ${name}`,
  yourSessionIsOver: ({ spotNumber }) => `Je laadsessie is voorbij: laadpunt ${spotNumber}`,
  yourSessionAtNameIsOver: ({ spotNumber, name }) =>
    `Je laadsessie is voorbij: laadpunt ${spotNumber} bij ${name}`,
  thereIsNothingLeftToRelease: 'Er is niets meer vrij te geven.',
  itIsNotKnownWhether: ({ spotNumber, name }) =>
    `Het is niet bekend of laadpunt ${spotNumber} bij ${name} is vrijgegeven`,
  thisPageSaysSo: 'Je ziet het op deze pagina zodra het bekend is.',
  chargerIsNotReleasedYet: ({ spotNumber, name }) =>
    `Laadpunt ${spotNumber} bij ${name} is nog niet vrijgegeven`,
  thatWasNotSent:
    'Dat is niet verstuurd, en het laadpunt is nog van jou. Als de verbinding terug is, wordt het je opnieuw gevraagd.',
  releaseChargerNow: ({ spotNumber, name }) => `Laadpunt ${spotNumber} bij ${name} nu vrijgeven?`,
  ifTheChargerIsStillYours: 'Als het laadpunt nog van jou is, geef je de rest van je tijd terug.',
  theChargerIsStillYours:
    'Het laadpunt is nog van jou. Als je het vrijgeeft, geef je de rest van je tijd terug.',
  chargerSpotNumberIsFreeFor: ({ spotNumber }) => `Laadpunt ${spotNumber} is nu vrij voor anderen.`,
  othersCanReserveChargerSpotNumber: ({ spotNumber, time }) =>
    `Anderen kunnen laadpunt ${spotNumber} vanaf ${time} reserveren.`,
  yourTimeAtChargerSpotNumber: ({ spotNumber }) => `Je tijd bij laadpunt ${spotNumber} is voorbij.`,
  openDashboard: 'Overzicht openen',
  arrivalConfirmedInTime: 'Aankomst op tijd bevestigd',
  placeIsYoursPlugIn: ({ place }) => `${place} is van jou. Sluit je auto aan.`,
  yourArrivalCameTooLate: 'Je bevestiging kwam te laat',
  yourArrivalWasNotConfirmed: 'Je aankomst is niet bevestigd',
  othersMayHaveTheCharger: 'Misschien hebben anderen het laadpunt nu.',
  yourConfirmationWasSaved:
    'Je bevestiging is opgeslagen toen je offline was, en verstuurd toen de verbinding terug was.',
  chargerSpotNumberAtName: ({ spotNumber, name }) => `Laadpunt ${spotNumber} bij ${name}`,
} satisfies Messages['reservationsPending'];
