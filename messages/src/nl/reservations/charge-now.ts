import type { Messages } from '../../en/index.ts';

export const reservationsChargeNow = {
  chargeNow: 'Nu laden',
  lookingForAFreeCharger: 'Er wordt een vrij laadpunt gezocht.',
  everyChargerIsTakenRight: 'Alle laadpunten zijn nu bezet.',
  chargerIsFree: ({ spotNumber, name }) => `Laadpunt ${spotNumber} bij ${name} is vrij.`,
  chargerIsFreeAndOneMore: ({ spotNumber, name }) =>
    `Laadpunt ${spotNumber} bij ${name} is vrij, en nog een.`,
  chargerIsFreeAndMore: ({ spotNumber, name, count }) =>
    `Laadpunt ${spotNumber} bij ${name} is vrij, en nog ${count} andere.`,
  chargerSpotNumberIsEmptyStart: ({ spotNumber, time }) =>
    `Laadpunt ${spotNumber} is onbezet. Begin nu, en het is van jou tot ${time}.`,
  chargerSpotNumberIsYours: ({ spotNumber }) => `Laadpunt ${spotNumber} is van jou`,
  nameUntilTimePlugIn: ({ name, time }) => `${name}, tot ${time}. Sluit je auto aan.`,
  now: 'Nu',
  chargerSpotNumberAtNameYour: ({ spotNumber, name, time }) =>
    `Laadpunt ${spotNumber} bij ${name}. Je reservering begint nu in plaats van om ${time}; het einde blijft hetzelfde.`,
  startCharging: 'Laden starten',
  walkInToChargerSpotNumber: ({ spotNumber }) => `Nu laden bij laadpunt ${spotNumber}`,
  thisChargerCannotBeTaken: 'Dit laadpunt kan nu niet worden genomen.',
  chargerSpotNumberAtName: ({ spotNumber, name }) => `Laadpunt ${spotNumber} bij ${name}`,
  theChargerIsYoursAtOnce: 'Het laadpunt is meteen van jou; geef het vrij als je eerder weggaat.',
  whatIsReservedNextCould: 'De volgende reserveringen konden niet worden geladen',
  nothingHasBeenTaken: 'Er is niets genomen.',
  until: 'Tot',
  lookingUpWhatIsReserved: 'Er wordt opgezocht wat hierna is gereserveerd.',
  chargerSpotNumberPowerOutputKW: ({ spotNumber, powerOutput }) =>
    `Laadpunt ${spotNumber}, ${powerOutput} kW`,
} satisfies Messages['reservationsChargeNow'];
