import type { Values } from '../../values.ts';

export const rulesFrontOfLine = {
  // front-of-line.ts
  pleaseReportFirstThatThe: 'Please report first that the charger is blocked or broken.',
  aReportOfYoursWas: 'A report of yours was false, so nothing follows from your reports for now.',
  anotherChargerIsFree: ({ spotNumber }: Values<'spotNumber'>) =>
    `Charger ${spotNumber} is free until your time ends. Move your reservation there.`,
  youHaveBeenAtThe: 'You have been at the front of the line today already.',
  onlyAReservationWithoutAn:
    'Only a reservation without an arrival can be given up for the front of the line.',
  yourReservationHasNotBegun: 'Your reservation has not begun yet.',
  theTimeToConfirmArrival: 'The time to confirm arrival is over.',
};
