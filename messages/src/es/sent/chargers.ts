import type { Messages } from '../../en/index.ts';

export const sentChargers = {
  chargerCodesOfLocationName: ({ locationName }) => `Códigos de los cargadores de ${locationName}`,
  scanThisAtTheCharger:
    'Escanéalo junto al cargador para confirmar tu llegada, empezar o terminar la carga o avisar de un problema.',
  noCameraOpenAddressAnd: ({ address, spotNumber }) =>
    `¿Sin cámara? Abre ${address} y elige el cargador ${spotNumber}.`,
  connectorAndPower: ({ connector, power }) => `${connector}, ${power} kW`,
  chargerSpotNumberAtLocationName: ({ spotNumber, locationName }) =>
    `Cargador ${spotNumber} en ${locationName}`,
} satisfies Messages['sentChargers'];
