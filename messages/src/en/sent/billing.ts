import { number, plural, type Counted, type Values } from '../../values.ts';

export const sentBilling = {
  // billing/history/document-pdf.ts
  titles: {
    invoice: ({ number }: Values<'number'>) => `Invoice ${number}`,
    receipt: ({ number }: Values<'number'>) => `Receipt ${number}`,
  },
  issuedOnDay: ({ day }: Values<'day'>) => `Issued on ${day}`,
  forInvoice: ({ number }: Values<'number'>) => `For invoice ${number}`,
  paidOnDay: ({ day }: Values<'day'>) => `Paid on ${day}`,
  dueOnDay: ({ day }: Values<'day'>) => `Due on ${day}`,
  /** Above who has sent the invoice, and who gets it. */
  from: 'From',
  to: 'To',
  taxNumber: ({ taxNumber }: Values<'taxNumber'>) => `Tax number: ${taxNumber}`,
  /** The heads of a table's columns: what was bought, and how much of it. */
  what: 'What',
  quantity: 'Quantity',
  priceEach: 'Price each',
  amount: 'Amount',
  fromDayToDay: ({ first, last }: Values<'first' | 'last'>) => `${first} to ${last}`,
  /** Before the sum of a receipt; an invoice has “Total”. */
  paid: 'Paid',
  total: 'Total',
  thisPaymentWasMadeIn: 'This payment was made in a sandbox: nobody was charged, and no money was moved.',
  amountsAreInCurrencyDates: ({ currency }: Values<'currency'>) =>
    `Amounts are in ${currency}. Dates are in UTC.`,

  // billing/view/read-history.ts
  // The heads of the columns of a file for spreadsheets, some of them above.
  currency: 'Currency',
  /** When it was paid. */
  paidAt: 'Paid',
  due: 'Due',
  failure: 'Failure',
  invoiceNumber: 'Invoice number',
  receiptNumber: 'Receipt number',
  dispute: 'Dispute',

  // billing/decide/refuse-growth.ts
  yourPlanIncludesLocations: ({ count }: Counted) =>
    plural(count, {
      one: `Your plan includes ${number(count)} location.`,
      other: `Your plan includes ${number(count)} locations.`,
    }),
  /** `limit` is at least 5. */
  yourPlanIncludesLimitChargers: ({ limit }: Values<'limit'>) =>
    `Your plan includes ${limit} chargers at a location.`,
  /** `limit` is at least 50. */
  yourPlanIncludesLimitMembers: ({ limit }: Values<'limit'>) =>
    `Your plan includes ${limit} members, counting pending invitations.`,

  // billing/decide/add-on-decisions.ts
  pleaseChooseOneOfThe: 'Please choose one of the listed numbers.',

  // billing/add-on-routes.ts
  thisIsNotTheAddOn: 'This is not the add-on of the address.',
};
