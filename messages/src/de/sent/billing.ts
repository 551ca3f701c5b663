import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentBilling = {
  titles: {
    invoice: ({ number }) => `Rechnung ${number}`,
    receipt: ({ number }) => `Beleg ${number}`,
  },
  issuedOnDay: ({ day }) => `Ausgestellt am ${day}`,
  forInvoice: ({ number }) => `Zur Rechnung ${number}`,
  paidOnDay: ({ day }) => `Bezahlt am ${day}`,
  dueOnDay: ({ day }) => `Fällig am ${day}`,
  from: 'Von',
  to: 'An',
  taxNumber: ({ taxNumber }) => `Steuernummer: ${taxNumber}`,
  what: 'Leistung',
  quantity: 'Menge',
  priceEach: 'Einzelpreis',
  amount: 'Betrag',
  fromDayToDay: ({ first, last }) => `${first} bis ${last}`,
  paid: 'Bezahlt',
  total: 'Gesamt',
  thisPaymentWasMadeIn:
    'Diese Zahlung fand in einer Testumgebung statt: Es wurde nichts abgebucht und kein Geld bewegt.',
  amountsAreInCurrencyDates: ({ currency }) => `Beträge in ${currency}. Datumsangaben in UTC.`,
  currency: 'Währung',
  paidAt: 'Bezahlt',
  due: 'Fällig',
  failure: 'Fehler',
  invoiceNumber: 'Rechnungsnummer',
  receiptNumber: 'Belegnummer',
  dispute: 'Beanstandung',
  yourPlanIncludesLocations: ({ count }) =>
    plural(count, {
      one: `Dein Tarif enthält ${number(count)} Standort.`,
      other: `Dein Tarif enthält ${number(count)} Standorte.`,
    }),
  yourPlanIncludesLimitChargers: ({ limit }) => `Dein Tarif enthält ${limit} Ladepunkte pro Standort.`,
  yourPlanIncludesLimitMembers: ({ limit }) =>
    `Dein Tarif enthält ${limit} Mitglieder, offene Einladungen mitgezählt.`,
  pleaseChooseOneOfThe: 'Bitte wähle eine der angegebenen Zahlen.',
  thisIsNotTheAddOn: 'Das ist nicht das Zusatzpaket aus der Adresse.',
} satisfies Messages['sentBilling'];
