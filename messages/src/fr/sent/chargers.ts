import type { Messages } from '../../en/index.ts';

export const sentChargers = {
  chargerCodesOfLocationName: ({ locationName }) => `Codes des bornes du site ${locationName}`,
  scanThisAtTheCharger:
    'Scannez ce code à la borne pour confirmer votre arrivée, commencer ou terminer la recharge, ou signaler un problème.',
  noCameraOpenAddressAnd: ({ address, spotNumber }) =>
    `Pas d’appareil photo ? Ouvrez ${address} et choisissez la borne ${spotNumber}.`,
  connectorAndPower: ({ connector, power }) => `${connector}, ${power} kW`,
  chargerSpotNumberAtLocationName: ({ spotNumber, locationName }) => `Borne ${spotNumber}, ${locationName}`,
} satisfies Messages['sentChargers'];
