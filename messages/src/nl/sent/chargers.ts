import type { Messages } from '../../en/index.ts';

export const sentChargers = {
  chargerCodesOfLocationName: ({ locationName }) => `Codes van de laadpunten van ${locationName}`,
  scanThisAtTheCharger:
    'Scan dit bij het laadpunt om je aankomst te bevestigen, het laden te starten of te beëindigen, of een probleem te melden.',
  noCameraOpenAddressAnd: ({ address, spotNumber }) =>
    `Geen camera? Open ${address} en kies laadpunt ${spotNumber}.`,
  connectorAndPower: ({ connector, power }) => `${connector}, ${power} kW`,
  chargerSpotNumberAtLocationName: ({ spotNumber, locationName }) =>
    `Laadpunt ${spotNumber} bij ${locationName}`,
} satisfies Messages['sentChargers'];
