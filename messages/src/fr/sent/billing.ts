import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentBilling = {
  titles: {
    invoice: ({ number }) => `Facture ${number}`,
    receipt: ({ number }) => `Reçu ${number}`,
  },
  issuedOnDay: ({ day }) => `Date d’émission : ${day}`,
  forInvoice: ({ number }) => `Pour la facture ${number}`,
  paidOnDay: ({ day }) => `Date de paiement : ${day}`,
  dueOnDay: ({ day }) => `Échéance : ${day}`,
  from: 'Émetteur',
  to: 'Destinataire',
  taxNumber: ({ taxNumber }) => `Numéro de TVA : ${taxNumber}`,
  what: 'Désignation',
  quantity: 'Quantité',
  priceEach: 'Prix unitaire',
  amount: 'Montant',
  fromDayToDay: ({ first, last }) => `Du ${first} au ${last}`,
  paid: 'Payé',
  total: 'Total',
  thisPaymentWasMadeIn:
    'Ce paiement a été fait dans un environnement de test : personne n’a été débité, et aucun argent n’a circulé.',
  amountsAreInCurrencyDates: ({ currency }) => `Montants en ${currency}. Dates en UTC.`,
  currency: 'Devise',
  paidAt: 'Payé le',
  due: 'Échéance',
  failure: 'Échec',
  invoiceNumber: 'Numéro de facture',
  receiptNumber: 'Numéro de reçu',
  dispute: 'Contestation',
  yourPlanIncludesLocations: ({ count }) =>
    plural(count, {
      one: `Votre formule comprend ${number(count)} site.`,
      other: `Votre formule comprend ${number(count)} sites.`,
    }),
  yourPlanIncludesLimitChargers: ({ limit }) => `Votre formule comprend ${limit} bornes par site.`,
  yourPlanIncludesLimitMembers: ({ limit }) =>
    `Votre formule comprend ${limit} membres, invitations en attente comprises.`,
  pleaseChooseOneOfThe: 'Choisissez l’un des nombres proposés.',
  thisIsNotTheAddOn: 'Ce n’est pas l’option de l’adresse.',
} satisfies Messages['sentBilling'];
