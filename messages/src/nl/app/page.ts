import type { Messages } from '../../en/index.ts';

export const page = {
  description:
    'Reserveer gedeelde laadpunten voor elektrische auto’s op het werk en bij gebouwen: leden reserveren, bevestigen hun aankomst en vertrekken op tijd voor de volgende.',
  needsJavaScript: 'ChargeRota heeft JavaScript nodig om laadpunten te tonen en te reserveren.',
  installedDescription:
    'Reserveer gedeelde laadpunten voor elektrische auto’s: reserveer, bevestig je aankomst en vertrek op tijd voor de volgende.',
  bookACharger: 'Laadpunt reserveren',
  book: 'Reserveren',
  chargerStatus: 'Status laadpunten',
  status: 'Status',
  atTheCharger: 'Bij het laadpunt',
  charger: 'Laadpunt',
} satisfies Messages['page'];
