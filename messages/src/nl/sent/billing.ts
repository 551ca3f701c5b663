import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentBilling = {
  titles: {
    invoice: ({ number }) => `Factuur ${number}`,
    receipt: ({ number }) => `Betaalbewijs ${number}`,
  },
  issuedOnDay: ({ day }) => `Datum: ${day}`,
  forInvoice: ({ number }) => `Bij factuur ${number}`,
  paidOnDay: ({ day }) => `Betaald op ${day}`,
  dueOnDay: ({ day }) => `Te betalen op ${day}`,
  from: 'Van',
  to: 'Aan',
  taxNumber: ({ taxNumber }) => `Btw-nummer: ${taxNumber}`,
  what: 'Omschrijving',
  quantity: 'Aantal',
  priceEach: 'Prijs per stuk',
  amount: 'Bedrag',
  fromDayToDay: ({ first, last }) => `${first} tot ${last}`,
  paid: 'Betaald',
  total: 'Totaal',
  thisPaymentWasMadeIn:
    'Deze betaling is gedaan in een testomgeving: er is bij niemand iets afgeschreven en er is geen geld overgemaakt.',
  amountsAreInCurrencyDates: ({ currency }) => `Bedragen in ${currency}. Datums in UTC.`,
  currency: 'Valuta',
  paidAt: 'Betaald op',
  due: 'Te betalen op',
  failure: 'Reden van mislukken',
  invoiceNumber: 'Factuurnummer',
  receiptNumber: 'Nummer betaalbewijs',
  dispute: 'Betwisting',
  yourPlanIncludesLocations: ({ count }) =>
    plural(count, {
      one: `Je pakket bevat ${number(count)} locatie.`,
      other: `Je pakket bevat ${number(count)} locaties.`,
    }),
  yourPlanIncludesLimitChargers: ({ limit }) => `Je pakket bevat ${limit} laadpunten per locatie.`,
  yourPlanIncludesLimitMembers: ({ limit }) =>
    `Je pakket bevat ${limit} leden, openstaande uitnodigingen meegeteld.`,
  pleaseChooseOneOfThe: 'Kies een van de aantallen in de lijst.',
  thisIsNotTheAddOn: 'Dit is niet de uitbreiding van het adres.',
} satisfies Messages['sentBilling'];
