import type { Messages } from '../../en/index.ts';

export const rulesFrontOfLine = {
  pleaseReportFirstThatThe: 'Meld eerst dat het laadpunt geblokkeerd of defect is.',
  aReportOfYoursWas: 'Een melding van jou klopte niet, dus voorlopig volgt er niets uit je meldingen.',
  anotherChargerIsFree: ({ spotNumber }) =>
    `Laadpunt ${spotNumber} is vrij tot je tijd eindigt. Verplaats je reservering daarheen.`,
  youHaveBeenAtThe: 'Je hebt vandaag al vooraan op de wachtlijst gestaan.',
  onlyAReservationWithoutAn:
    'Alleen een reservering zonder aankomst kan worden opgegeven voor een plaats vooraan op de wachtlijst.',
  yourReservationHasNotBegun: 'Je reservering is nog niet begonnen.',
  theTimeToConfirmArrival: 'De tijd om de aankomst te bevestigen is voorbij.',
} satisfies Messages['rulesFrontOfLine'];
