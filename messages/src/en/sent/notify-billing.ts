import type { Values } from '../../values.ts';

export const sentNotifyBilling = {
  // notifications/texts/billing.ts
  // `card` is the name of its kind: Visa. `digits` are its last four.
  theNextPaymentIsDue: ({ day }: Values<'day'>) => `The next payment is due on ${day}.`,
  yourFreeTrialEndsOn: ({ day }: Values<'day'>) => `Your free trial ends on ${day}`,
  setUpPaymentToGo: ({ organization }: Values<'organization'>) =>
    `Set up payment to go on adding members, locations and chargers at ${organization}.`,
  withoutItNothingIsCharged: 'Without it nothing is charged, and members can still reserve.',
  theSubscriptionOfOrganizationBegins: ({ organization, amount }: Values<'organization' | 'amount'>) =>
    `The subscription of ${organization} begins then, and ${amount} is charged.`,
  theSubscriptionBeginsByCard: ({
    organization,
    amount,
    card,
    digits,
  }: Values<'organization' | 'amount' | 'card' | 'digits'>) =>
    `The subscription of ${organization} begins then, and ${amount} is charged to your ${card} card ending in ${digits}.`,
  youCanChangeThePlan: 'You can change the plan or remove the card before.',
  seeBilling: 'See billing',
  yourFreeTrialHasEnded: 'Your free trial has ended',
  membersOfOrganizationCanStill: ({ organization }: Values<'organization'>) =>
    `Members of ${organization} can still reserve.`,
  setUpPaymentToAdd: 'Set up payment to add members, locations and chargers again.',
  yourFirstPaymentAmount: ({ amount }: Values<'amount'>) => `Your first payment: ${amount}`,
  thankYouOrganizationHasPaid: ({ organization, amount }: Values<'organization' | 'amount'>) =>
    `Thank you. ${organization} has paid ${amount}.`,
  /** `what` is from an invoice: Premium plan, monthly. */
  itWasForWhat: ({ what }: Values<'what'>) => `It was for: ${what}.`,
  paymentReceivedAmount: ({ amount }: Values<'amount'>) => `Payment received: ${amount}`,
  yourPaymentOfAmountFailed: ({ amount }: Values<'amount'>) => `Your payment of ${amount} failed`,
  weTryAgainOnDay: ({ day }: Values<'day'>) => `We try again on ${day}. Another card can be stored before.`,
  pleaseStoreAnotherCardAnd: 'Please store another card and pay the amount.',
  payNow: 'Pay now',
  yourSubscriptionHasEnded: 'Your subscription has ended',
  theSubscriptionOfOrganizationHas: ({ organization }: Values<'organization'>) =>
    `The subscription of ${organization} has ended because it could not be charged.`,
  theSubscriptionOfOrganizationHasEnded: ({ organization }: Values<'organization'>) =>
    `The subscription of ${organization} has ended as you asked.`,
  membersCanStillReserveIt: 'Members can still reserve. It can be started again at any time.',
  startItAgain: 'Start it again',
  aPaymentOfAmountIs: ({ amount }: Values<'amount'>) => `A payment of ${amount} is disputed`,
  theBankOfTheCard: 'The bank of the card wants it back.',
  ifThatIsAMistake:
    'If that is a mistake, ask the bank to withdraw the dispute. Until it has decided, nothing changes.',
  theDisputedPaymentOfAmount: ({ amount }: Values<'amount'>) => `The disputed payment of ${amount} stands`,
  theBankOfTheCardHas: 'The bank of the card has decided that it stays paid. There is nothing to do.',
  aBankTookBackA: ({ amount }: Values<'amount'>) => `A bank took back a payment of ${amount}`,
  everythingWorksAsBefore: 'Everything works as before.',
  itCountsAsOverdueUntil: ({ day }: Values<'day'>) =>
    `It counts as overdue until the next payment, due on ${day}, has succeeded.`,
  itCountsAsOverdueUntilA: 'It counts as overdue until a next payment has succeeded.',
  yourCardExpiresSoon: 'Your card expires soon',
  theCardOfOrganizationExpires: ({
    card,
    digits,
    organization,
    day,
  }: Values<'card' | 'digits' | 'organization' | 'day'>) =>
    `The ${card} card ending in ${digits} of ${organization} expires on ${day}.`,
  pleaseStoreAnotherOneBefore: 'Please store another one before the next payment.',
  storeAnotherCard: 'Store another card',
  anAddOnHasEnded: 'An add-on has ended',
  /** `what` as above: 10 additional members, annual. */
  whatCouldNotBeCharged: ({ what }: Values<'what'>) => `${what} could not be charged, so it has ended.`,
};
