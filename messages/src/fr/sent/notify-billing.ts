import type { Messages } from '../../en/index.ts';

export const sentNotifyBilling = {
  theNextPaymentIsDue: ({ day }) => `Le prochain paiement est prévu le ${day}.`,
  yourFreeTrialEndsOn: ({ day }) => `Votre essai gratuit se termine le ${day}`,
  setUpPaymentToGo: ({ organization }) =>
    `Configurez le paiement pour continuer à ajouter des membres, des sites et des bornes à l’organisation ${organization}.`,
  withoutItNothingIsCharged: 'Sans cela, rien n’est prélevé, et les membres peuvent toujours réserver.',
  theSubscriptionOfOrganizationBegins: ({ organization, amount }) =>
    `L’abonnement de l’organisation ${organization} commence alors, et ${amount} sont prélevés.`,
  theSubscriptionBeginsByCard: ({ organization, amount, card, digits }) =>
    `L’abonnement de l’organisation ${organization} commence alors, et ${amount} sont prélevés sur votre carte ${card} finissant par ${digits}.`,
  youCanChangeThePlan: 'Vous pouvez changer de formule ou retirer la carte avant.',
  seeBilling: 'Voir la facturation',
  yourFreeTrialHasEnded: 'Votre essai gratuit est terminé',
  membersOfOrganizationCanStill: ({ organization }) =>
    `Les membres de l’organisation ${organization} peuvent toujours réserver.`,
  setUpPaymentToAdd: 'Configurez le paiement pour ajouter de nouveau des membres, des sites et des bornes.',
  yourFirstPaymentAmount: ({ amount }) => `Votre premier paiement : ${amount}`,
  thankYouOrganizationHasPaid: ({ organization, amount }) =>
    `Merci. L’organisation ${organization} a payé ${amount}.`,
  itWasForWhat: ({ what }) => `Objet du paiement : ${what}.`,
  paymentReceivedAmount: ({ amount }) => `Paiement reçu : ${amount}`,
  yourPaymentOfAmountFailed: ({ amount }) => `Échec de votre paiement de ${amount}`,
  weTryAgainOnDay: ({ day }) =>
    `Une nouvelle tentative a lieu le ${day}. Vous pouvez enregistrer une autre carte avant.`,
  pleaseStoreAnotherCardAnd: 'Enregistrez une autre carte et payez ce montant.',
  payNow: 'Payer maintenant',
  yourSubscriptionHasEnded: 'Votre abonnement a pris fin',
  theSubscriptionOfOrganizationHas: ({ organization }) =>
    `L’abonnement de l’organisation ${organization} a pris fin, car le prélèvement a échoué.`,
  theSubscriptionOfOrganizationHasEnded: ({ organization }) =>
    `L’abonnement de l’organisation ${organization} a pris fin, comme vous l’avez demandé.`,
  membersCanStillReserveIt:
    'Les membres peuvent toujours réserver. Vous pouvez vous réabonner à tout moment.',
  startItAgain: 'Se réabonner',
  aPaymentOfAmountIs: ({ amount }) => `Un paiement de ${amount} est contesté`,
  theBankOfTheCard: 'La banque de la carte en demande le remboursement.',
  ifThatIsAMistake:
    'Si c’est une erreur, demandez à la banque de retirer la contestation. Tant qu’elle n’a pas décidé, rien ne change.',
  theDisputedPaymentOfAmount: ({ amount }) => `Le paiement contesté de ${amount} est maintenu`,
  theBankOfTheCardHas: 'La banque de la carte a décidé qu’il reste payé. Vous n’avez rien à faire.',
  aBankTookBackA: ({ amount }) => `Une banque a repris un paiement de ${amount}`,
  everythingWorksAsBefore: 'Tout fonctionne comme avant.',
  itCountsAsOverdueUntil: ({ day }) =>
    `Il compte comme en retard jusqu’à ce que le prochain paiement, prévu le ${day}, ait réussi.`,
  itCountsAsOverdueUntilA: 'Il compte comme en retard jusqu’à ce qu’un prochain paiement ait réussi.',
  yourCardExpiresSoon: 'Votre carte expire bientôt',
  theCardOfOrganizationExpires: ({ card, digits, organization, day }) =>
    `La carte ${card} finissant par ${digits} de l’organisation ${organization} expire le ${day}.`,
  pleaseStoreAnotherOneBefore: 'Enregistrez-en une autre avant le prochain paiement.',
  storeAnotherCard: 'Enregistrer une autre carte',
  anAddOnHasEnded: 'Une option a pris fin',
  whatCouldNotBeCharged: ({ what }) =>
    `Le prélèvement pour l’option « ${what} » a échoué : elle a donc pris fin.`,
} satisfies Messages['sentNotifyBilling'];
