import type { Messages } from '../../en/index.ts';

export const sentNotifyBilling = {
  theNextPaymentIsDue: ({ day }) => `El próximo pago es el ${day}.`,
  yourFreeTrialEndsOn: ({ day }) => `Tu prueba gratuita termina el ${day}`,
  setUpPaymentToGo: ({ organization }) =>
    `Configura el pago para seguir añadiendo miembros, ubicaciones y cargadores en ${organization}.`,
  withoutItNothingIsCharged: 'Si no lo haces, no se cobra nada y los miembros pueden seguir reservando.',
  theSubscriptionOfOrganizationBegins: ({ organization, amount }) =>
    `Entonces empieza la suscripción de ${organization}, con un cobro de ${amount}.`,
  theSubscriptionBeginsByCard: ({ organization, amount, card, digits }) =>
    `Entonces empieza la suscripción de ${organization}, con un cobro de ${amount} a tu tarjeta ${card} terminada en ${digits}.`,
  youCanChangeThePlan: 'Antes puedes cambiar de plan o quitar la tarjeta.',
  seeBilling: 'Ver la facturación',
  yourFreeTrialHasEnded: 'Tu prueba gratuita ha terminado',
  membersOfOrganizationCanStill: ({ organization }) =>
    `Los miembros de ${organization} pueden seguir reservando.`,
  setUpPaymentToAdd: 'Configura el pago para volver a añadir miembros, ubicaciones y cargadores.',
  yourFirstPaymentAmount: ({ amount }) => `Tu primer pago: ${amount}`,
  thankYouOrganizationHasPaid: ({ organization, amount }) => `Gracias. ${organization} ha pagado ${amount}.`,
  itWasForWhat: ({ what }) => `Concepto: ${what}.`,
  paymentReceivedAmount: ({ amount }) => `Pago recibido: ${amount}`,
  yourPaymentOfAmountFailed: ({ amount }) => `Tu pago de ${amount} ha fallado`,
  weTryAgainOnDay: ({ day }) => `Lo intentamos de nuevo el ${day}. Antes puedes guardar otra tarjeta.`,
  pleaseStoreAnotherCardAnd: 'Guarda otra tarjeta y paga el importe.',
  payNow: 'Pagar ahora',
  yourSubscriptionHasEnded: 'Tu suscripción ha terminado',
  theSubscriptionOfOrganizationHas: ({ organization }) =>
    `La suscripción de ${organization} ha terminado porque no se ha podido cobrar.`,
  theSubscriptionOfOrganizationHasEnded: ({ organization }) =>
    `La suscripción de ${organization} ha terminado, como pediste.`,
  membersCanStillReserveIt:
    'Los miembros pueden seguir reservando. Puedes volver a empezarla cuando quieras.',
  startItAgain: 'Volver a empezarla',
  aPaymentOfAmountIs: ({ amount }) => `Un pago de ${amount} está en disputa`,
  theBankOfTheCard: 'El banco de la tarjeta reclama su devolución.',
  ifThatIsAMistake: 'Si es un error, pide al banco que retire la disputa. Hasta que decida, no cambia nada.',
  theDisputedPaymentOfAmount: ({ amount }) => `El pago en disputa de ${amount} se mantiene`,
  theBankOfTheCardHas: 'El banco de la tarjeta ha decidido que sigue pagado. No tienes que hacer nada.',
  aBankTookBackA: ({ amount }) => `Un banco ha recuperado un pago de ${amount}`,
  everythingWorksAsBefore: 'Todo funciona como antes.',
  itCountsAsOverdueUntil: ({ day }) =>
    `Cuenta como vencido hasta que se complete el próximo pago, el ${day}.`,
  itCountsAsOverdueUntilA: 'Cuenta como vencido hasta que se complete un próximo pago.',
  yourCardExpiresSoon: 'Tu tarjeta caduca pronto',
  theCardOfOrganizationExpires: ({ card, digits, organization, day }) =>
    `La tarjeta ${card} terminada en ${digits} de ${organization} caduca el ${day}.`,
  pleaseStoreAnotherOneBefore: 'Guarda otra antes del próximo pago.',
  storeAnotherCard: 'Guardar otra tarjeta',
  anAddOnHasEnded: 'Ha terminado un complemento',
  whatCouldNotBeCharged: ({ what }) => `No se ha podido cobrar, así que ha terminado: ${what}.`,
} satisfies Messages['sentNotifyBilling'];
