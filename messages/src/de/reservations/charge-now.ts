import type { Messages } from '../../en/index.ts';

export const reservationsChargeNow = {
  chargeNow: 'Jetzt laden',
  lookingForAFreeCharger: 'Ein freier Ladepunkt wird gesucht.',
  everyChargerIsTakenRight: 'Gerade sind alle Ladepunkte belegt.',
  chargerIsFree: ({ spotNumber, name }) => `Ladepunkt ${spotNumber} am Standort ${name} ist frei.`,
  chargerIsFreeAndOneMore: ({ spotNumber, name }) =>
    `Ladepunkt ${spotNumber} am Standort ${name} ist frei, und ein weiterer.`,
  chargerIsFreeAndMore: ({ spotNumber, name, count }) =>
    `Ladepunkt ${spotNumber} am Standort ${name} ist frei, und ${count} weitere.`,
  chargerSpotNumberIsEmptyStart: ({ spotNumber, time }) =>
    `Ladepunkt ${spotNumber} ist leer. Beginne jetzt, dann gehört er dir bis ${time}.`,
  chargerSpotNumberIsYours: ({ spotNumber }) => `Ladepunkt ${spotNumber} gehört dir`,
  nameUntilTimePlugIn: ({ name, time }) => `${name}, bis ${time}. Schließ dein Auto an.`,
  now: 'Jetzt',
  chargerSpotNumberAtNameYour: ({ spotNumber, name, time }) =>
    `Ladepunkt ${spotNumber} am Standort ${name}. Deine Reservierung beginnt jetzt statt um ${time}; ihr Ende bleibt.`,
  startCharging: 'Laden beginnen',
  walkInToChargerSpotNumber: ({ spotNumber }) => `Spontan an Ladepunkt ${spotNumber} laden`,
  thisChargerCannotBeTaken: 'Dieser Ladepunkt kann jetzt nicht genommen werden.',
  chargerSpotNumberAtName: ({ spotNumber, name }) => `Ladepunkt ${spotNumber} am Standort ${name}`,
  theChargerIsYoursAtOnce:
    'Der Ladepunkt gehört dir sofort; gib ihn früher frei, wenn du vor dem Ende fährst.',
  whatIsReservedNextCould: 'Was als Nächstes reserviert ist, konnte nicht geladen werden',
  nothingHasBeenTaken: 'Es wurde kein Ladepunkt belegt.',
  until: 'Bis',
  lookingUpWhatIsReserved: 'Es wird nachgesehen, was als Nächstes reserviert ist.',
  chargerSpotNumberPowerOutputKW: ({ spotNumber, powerOutput }) =>
    `Ladepunkt ${spotNumber}, ${powerOutput} kW`,
} satisfies Messages['reservationsChargeNow'];
