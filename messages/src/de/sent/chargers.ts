import type { Messages } from '../../en/index.ts';

export const sentChargers = {
  chargerCodesOfLocationName: ({ locationName }) => `Codes der Ladepunkte von ${locationName}`,
  scanThisAtTheCharger:
    'Scanne dies am Ladepunkt, um deine Ankunft zu bestätigen, das Laden zu beginnen oder zu beenden oder ein Problem zu melden.',
  noCameraOpenAddressAnd: ({ address, spotNumber }) =>
    `Keine Kamera? Öffne ${address} und wähle Ladepunkt ${spotNumber}.`,
  connectorAndPower: ({ connector, power }) => `${connector}, ${power} kW`,
  chargerSpotNumberAtLocationName: ({ spotNumber, locationName }) =>
    `Ladepunkt ${spotNumber} am Standort ${locationName}`,
} satisfies Messages['sentChargers'];
