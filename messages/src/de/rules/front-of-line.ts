import type { Messages } from '../../en/index.ts';

export const rulesFrontOfLine = {
  pleaseReportFirstThatThe: 'Bitte melde zuerst, dass der Ladepunkt blockiert oder defekt ist.',
  aReportOfYoursWas: 'Eine deiner Meldungen war falsch, deshalb folgt zurzeit nichts aus deinen Meldungen.',
  anotherChargerIsFree: ({ spotNumber }) =>
    `Ladepunkt ${spotNumber} ist bis zum Ende deiner Zeit frei. Wechsle mit deiner Reservierung dorthin.`,
  youHaveBeenAtThe: 'Du warst heute schon ganz vorn auf der Warteliste.',
  onlyAReservationWithoutAn:
    'Nur eine Reservierung ohne Ankunft lässt sich aufgeben, um ganz nach vorn auf die Warteliste zu kommen.',
  yourReservationHasNotBegun: 'Deine Reservierung hat noch nicht begonnen.',
  theTimeToConfirmArrival: 'Die Zeit, um die Ankunft zu bestätigen, ist vorbei.',
} satisfies Messages['rulesFrontOfLine'];
