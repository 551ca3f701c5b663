import type { Values } from '../../values.ts';

export const sentChargers = {
  // chargers/sheet-pdf.ts
  chargerCodesOfLocationName: ({ locationName }: Values<'locationName'>) =>
    `Charger codes of ${locationName}`,
  scanThisAtTheCharger:
    'Scan this at the charger to confirm your arrival, start or end charging, or report a problem.',
  noCameraOpenAddressAnd: ({ address, spotNumber }: Values<'address' | 'spotNumber'>) =>
    `No camera? Open ${address} and choose charger ${spotNumber}.`,

  // chargers/codes.ts
  connectorAndPower: ({ connector, power }: Values<'connector' | 'power'>) => `${connector}, ${power} kW`,

  // chargers/resolve-report.ts
  chargerSpotNumberAtLocationName: ({ spotNumber, locationName }: Values<'spotNumber' | 'locationName'>) =>
    `Charger ${spotNumber} at ${locationName}`,
};
