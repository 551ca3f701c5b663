import type { Values } from '../../values.ts';

export const billingPayment = {
  // billing/payment/payment-address.ts
  billingAndAccount: 'Billing and Account',
  invites: 'Invites',

  // billing/payment/payment-terms.ts
  nothingIsChargedToday: 'Nothing is charged today.',
  firstChargeAmountOnDay: ({ amount, day }: Values<'amount' | 'day'>) => `First charge ${amount} on ${day}.`,
  setUpPayment: 'Set up payment',
  amountIsChargedWhenYou: ({ amount }: Values<'amount'>) => `${amount} is charged when you pay.`,
  nextChargeAmountOnDay: ({ amount, day }: Values<'amount' | 'day'>) => `Next charge ${amount} on ${day}.`,
  payAmount: ({ amount }: Values<'amount'>) => `Pay ${amount}`,
  amountIsOverdueAndIs: ({ amount }: Values<'amount'>) =>
    `${amount} is overdue, and is charged to the new card when you pay.`,
  nothingIsChargedNow: 'Nothing is charged now.',
  theNewCardIsUsed: ({ amount, day }: Values<'amount' | 'day'>) =>
    `The new card is used from the next charge on: ${amount} on ${day}.`,
  replaceCard: 'Replace card',

  // billing/payment/test-cards.ts
  paymentsSucceed: 'Payments succeed',
  theBankAsksYouTo: 'The bank asks you to confirm',
  declined: 'Declined',
  declinedInsufficientFunds: 'Declined: insufficient funds',
  declinedExpiredCard: 'Declined: expired card',
  storedButEveryChargeFails: 'Stored, but every charge fails',
  pleaseEnterACardNumber: 'Please enter a card number.',
  thisCardNumberIsIncomplete: 'This card number is incomplete.',
  onlyTestCardsWorkHere:
    'Only test cards work here, because nobody is charged. Choose one from the list below.',
  pleaseEnterTheExpiryDate: 'Please enter the expiry date as MM / YY.',
  thisCardHasExpired: 'This card has expired.',
  pleaseEnterTheSecurityCode: 'Please enter the security code from the back of the card.',

  // billing/screens/payment/complete.tsx
  setupComplete: 'Setup Complete!',
  cardIsStored: ({ card }: Values<'card'>) => `${card} is stored.`,
  firstChargeYouCanStop: ({ amount, day }: Values<'amount' | 'day'>) =>
    `First charge ${amount} on ${day}. You can change or stop it at any time under Billing.`,
  nextChargeYouCanStop: ({ amount, day }: Values<'amount' | 'day'>) =>
    `Next charge ${amount} on ${day}. You can change or stop it at any time under Billing.`,
  /** `screen` is the title of a screen, such as “Billing”. */
  backToScreen: ({ screen }: Values<'screen'>) => `Back to ${screen}`,
  goBack: 'Go back',
  goToDashboard: 'Go to Dashboard',
  paymentIsSetUpAnd: 'Payment is set up, and nothing was charged.',
  amountWasPaidAndYour: ({ amount, plan }: Values<'amount' | 'plan'>) =>
    `${amount} was paid, and your organization is on ${plan}.`,
  amountWasPaidAndNothing: ({ amount }: Values<'amount'>) =>
    `${amount} was paid, and nothing is overdue anymore.`,
  theNewCardIsUsedFrom: 'The new card is used from now on.',

  // billing/screens/payment/plan-summary.tsx
  /** `amount` is a large figure, with the rest beside it. */
  amountAMonth: ({ label }: Values<'label'>) => `{amount} <unit>a month, ${label} plan</unit>`,
  unlimitedChargersAtEachLocation: 'Unlimited chargers at each location',

  // billing/screens/payment/problem-words.ts
  paymentSetupFailed: 'Payment setup failed',
  nothingWasChargedAndNothing: 'Nothing was charged and nothing has changed.',
  pleaseCheckTheFiguresOn:
    'Please check the figures on this page before you try again. Nothing is charged twice.',
  anUnexpectedErrorOccurred: 'An unexpected error occurred.',
  failedToActivateSubscription: 'Failed to activate subscription',
  pleaseTryAgainNothingTwice: 'Please try again in a moment. Nothing is charged twice.',

  // billing/screens/payment/sandbox-form.tsx
  thisIsASandboxNobody: 'This is a sandbox: nobody is charged',
  onlyTheTestCardsBelow: 'Only the test cards below work. Please never enter the number of a real card.',
  cardNumber: 'Card number',
  expiryDate: 'Expiry date',
  monthAndYear: 'MM / YY',
  securityCode: 'Security code',
  threeOrFourDigits: '3 or 4 digits',
  testCards: 'Test cards',
  pressOneToFillIt: 'Press one to fill it in.',
  yourBankAsksYouTo: 'Your bank asks you to confirm this card',
  thisIsTheSandboxsPretended: 'This is the sandbox’s pretended bank. Choose how the confirmation ends.',
  fail: 'Fail',
  complete: 'Complete',

  // billing/screens/payment/screen.tsx
  paymentSetup: 'Payment setup',
  authenticationRequired: 'Authentication Required',
  pleaseSignInToContinue: 'Please sign in to continue with payment setup',
  unableToInitializePaymentSetup: 'Unable to initialize payment setup. Please try again later.',
  failedToInitializePaymentSetup: 'Failed to initialize payment setup.',
  loadingPaymentSetup: 'Loading payment setup',
  yourPlan: 'Your plan',
  card: 'Card',

  // billing/screens/payment/setup.tsx
  theCardFormCouldNot: 'The card form could not be loaded again',
  pleaseTryAgainInAMoment: 'Please try again in a moment.',
  later: 'Later',
  changePlan: 'Change plan',
  thisCardIsStoredYou: 'This card is stored. You can start again with it, or enter another one.',
  paymentIsSetUpWith: 'Payment is set up with this card. Another one takes its place.',
  startAgainWithThisCard: 'Start again with this card',
  loadingTheCardForm: 'Loading the card form',
  chooseAnotherPlan: 'Choose another plan',

  // billing/screens/payment/stripe-form.tsx
  stripeCouldNotBeReached: 'Stripe could not be reached. Nothing was charged.',
};
