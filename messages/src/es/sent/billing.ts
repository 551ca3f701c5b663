import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentBilling = {
  titles: {
    invoice: ({ number }) => `Factura ${number}`,
    receipt: ({ number }) => `Recibo ${number}`,
  },
  issuedOnDay: ({ day }) => `Fecha de emisión: ${day}`,
  forInvoice: ({ number }) => `De la factura ${number}`,
  paidOnDay: ({ day }) => `Fecha de pago: ${day}`,
  dueOnDay: ({ day }) => `Vencimiento: ${day}`,
  from: 'Emisor',
  to: 'Cliente',
  taxNumber: ({ taxNumber }) => `NIF o número fiscal: ${taxNumber}`,
  what: 'Concepto',
  quantity: 'Cantidad',
  priceEach: 'Precio unitario',
  amount: 'Importe',
  fromDayToDay: ({ first, last }) => `${first} – ${last}`,
  paid: 'Pagado',
  total: 'Total',
  thisPaymentWasMadeIn:
    'Este pago se hizo en un entorno de pruebas: no se ha cobrado a nadie ni se ha movido dinero.',
  amountsAreInCurrencyDates: ({ currency }) => `Importes en ${currency}. Fechas en UTC.`,
  currency: 'Moneda',
  paidAt: 'Fecha de pago',
  due: 'Vencimiento',
  failure: 'Fallo',
  invoiceNumber: 'Número de factura',
  receiptNumber: 'Número de recibo',
  dispute: 'Disputa',
  yourPlanIncludesLocations: ({ count }) =>
    plural(count, {
      one: `Tu plan incluye ${number(count)} ubicación.`,
      other: `Tu plan incluye ${number(count)} ubicaciones.`,
    }),
  yourPlanIncludesLimitChargers: ({ limit }) => `Tu plan incluye ${limit} cargadores por ubicación.`,
  yourPlanIncludesLimitMembers: ({ limit }) =>
    `Tu plan incluye ${limit} miembros, contando las invitaciones pendientes.`,
  pleaseChooseOneOfThe: 'Elige uno de los números de la lista.',
  thisIsNotTheAddOn: 'Este no es el complemento de la dirección.',
} satisfies Messages['sentBilling'];
