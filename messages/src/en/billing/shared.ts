import { number, plural, type Counted, type Values } from '../../values.ts';

export const billing = {
  // billing/add-ons.ts
  /** How many of something; the name of an add-on. */
  counted: {
    member: ({ count }: Counted) =>
      plural(count, { one: `${number(count)} member`, other: `${number(count)} members` }),
    location: ({ count }: Counted) =>
      plural(count, { one: `${number(count)} location`, other: `${number(count)} locations` }),
    spot: ({ count }: Counted) =>
      plural(count, { one: `${number(count)} charger`, other: `${number(count)} chargers` }),
  },
  /** The name of an add-on for one location. */
  chargersAtName: ({ count, name }: Counted<'name'>) =>
    plural(count, {
      one: `${number(count)} charger at ${name}`,
      other: `${number(count)} chargers at ${name}`,
    }),

  // billing/billing-words.ts
  /** The state of a subscription. */
  standings: {
    trial: 'Trial',
    trialEnded: 'Trial ended',
    active: 'Active',
    cancelled: 'Cancelled',
    paymentOverdue: 'Payment overdue',
    inactive: 'Inactive',
  },
  subscription: 'Subscription',
  addOns: 'Add-ons',
  trialStart: 'Trial start',
  trialEnd: 'Trial end',
  renewals: 'Renewals',
  cancellations: 'Cancellations',
  refunds: 'Refunds',
  /** The state of a payment. */
  paymentStates: {
    pending: 'Pending',
    paid: 'Paid',
    failed: 'Failed',
    refunded: 'Refunded',
    cancelled: 'Cancelled',
    /** Of what costs nothing. */
    done: 'Done',
  },
  disputed: 'Disputed',
  disputeWon: 'Dispute won',
  disputeLost: 'Dispute lost',
  theBankOfTheCard: ({ amount }: Values<'amount'>) =>
    `The bank of the card decides whether ${amount} goes back to it.`,
  theBankOfTheCardDecided: ({ amount }: Values<'amount'>) =>
    `The bank of the card decided that ${amount} stays paid.`,
  theBankOfTheCardTook: ({ amount }: Values<'amount'>) => `The bank of the card took ${amount} back.`,
  /** In place of an amount of money: it costs nothing. */
  free: 'Free',
  /** How often something is paid for. */
  cycles: { monthly: 'Monthly', annual: 'Annual' },
  priceEach: {
    monthly: ({ amount }: Values<'amount'>) => `${amount} a month`,
    annual: ({ amount }: Values<'amount'>) => `${amount} a year`,
  },
  americanExpress: 'American Express',
  dinersClub: 'Diners Club',
  eftpos: 'Eftpos',
  mastercard: 'Mastercard',
  card: 'Card',

  // billing/changes-api.ts
  failedToUpdateAddOn: 'Failed to update add-on',
  failedToCancelSubscription: 'Failed to cancel subscription',
  subscriptionReactivated: 'Subscription Reactivated',
  itContinuesAsBefore: 'It continues as before.',
  failedToReactivateSubscription: 'Failed to reactivate subscription',
  paymentReceived: 'Payment Received',
  nothingIsOverdueAnymore: 'Nothing is overdue anymore.',
  paymentFailed: 'Payment failed',
  failedToRemoveCard: 'Failed to remove card',
  failedToUpdateBillingDetails: 'Failed to update billing details',
  invoicesAndReceiptsShowThe: 'Invoices and receipts show the former details again.',

  // billing/components/add-on-card.tsx
  addMembers: 'Add members',
  activeWaitingForApprovalAnd: 'Active, waiting for approval, and invited.',
  addLocations: 'Add locations',
  activeLocationsOnly: 'Active locations only.',
  chargersAtALocation: 'Chargers at a location',
  addChargers: 'Add chargers',
  chargersInUseEachAdd: 'Chargers in use; each add-on counts for one location.',
  oneMoreCosts: 'One more costs {monthly} a month, or {annual} a year.',
  addOnsTitle: ({ title }: Values<'title'>) => `Add-ons: ${title}`,
  addOnsNeedASubscription: 'Add-ons need a subscription.',
  reactivateYourSubscriptionToBuy: 'Reactivate your subscription to buy add-ons.',
  yourPlanHasNoLimit: 'Your plan has no limit, so there is nothing to add.',
  addALocationFirst: 'Add a location first.',
  anotherChangeIsUnderWay: 'Another change is under way.',
  /** `used` is a large figure, with the rest beside it. */
  usedNoLimit: '{used} <unit>used, no limit</unit>',
  usedOfLimit: '{used} <unit>of {limit}</unit>',
  thereIsNoLocationYet: 'There is no location yet.',
  showCountMore: ({ count }: Values<'count'>) => `Show ${count} more`,

  // billing/components/add-on-fields.tsx
  howManyMembers: 'How many members?',
  howManyLocations: 'How many locations?',
  howManyChargers: 'How many chargers?',
  chooseALocation: 'Choose a location',
  usedOfLimitChargers: ({ used, limit }: Values<'used' | 'limit'>) => `${used} of ${limit} chargers`,
  billingCycle: 'Billing cycle',
  annualSavesSavingAYear: ({ saving, percent }: Values<'saving' | 'percent'>) =>
    `Annual saves ${saving} a year (${percent}%).`,

  // billing/components/add-on-row.tsx
  /** The state of an add-on. */
  addOnActive: 'Active',
  addOnCancelled: 'Cancelled',
  endsWithTheSubscription: 'Ends with the subscription',
  /** A button that cancels an add-on; keep it short. */
  cancelAddOn: 'Cancel',
  cancelName: ({ name }: Values<'name'>) => `Cancel ${name}`,
  paidUntilDay: ({ day }: Values<'day'>) => `Paid until ${day}`,
  nextPaymentDay: ({ day }: Values<'day'>) => `Next payment ${day}`,
  nextPaymentDayIfSetUp: ({ day }: Values<'day'>) => `Next payment ${day}, if you set up payment`,
  nextPaymentThen: {
    monthly: ({ day }: Values<'day'>) => `Next payment ${day}, then monthly`,
    annual: ({ day }: Values<'day'>) => `Next payment ${day}, then annual`,
  },
  nextPaymentThenIfSetUp: {
    monthly: ({ day }: Values<'day'>) => `Next payment ${day}, then monthly, if you set up payment`,
    annual: ({ day }: Values<'day'>) => `Next payment ${day}, then annual, if you set up payment`,
  },
  addOnKept: 'Add-on Kept',
  youHaveNameAsBefore: ({ name }: Values<'name'>) => `You have ${name} as before.`,
  keepName: ({ name }: Values<'name'>) => `Keep ${name}`,

  // billing/components/current-subscription.tsx
  labelPlan: ({ label }: Values<'label'>) => `${label} plan`,
  cancelSubscription: 'Cancel Subscription',
  /** `amount` is a large figure, with the rest beside it. */
  nothingWillBeCharged: '{amount} <unit>next: nothing will be charged</unit>',
  nextOnDay: ({ day }: Values<'day'>) => `{amount} <unit>next, on ${day}</unit>`,
  fromDayIfSetUp: ({ day }: Values<'day'>) => `{amount} <unit>from ${day}, if you set up payment</unit>`,
  labelFollows: ({ label }: Values<'label'>) => `${label} follows. Its limits already apply to what you add.`,
  labelFollowsOnDay: ({ label, day }: Values<'label' | 'day'>) =>
    `${label} follows on ${day}. Its limits already apply to what you add.`,
  /** `card` is a card's brand and last digits, `expiry` a month as it stands on the card. */
  cardExpires: '{card} <unit>expires {expiry}</unit>',
  noCardIsStored: 'No card is stored.',
  changeCard: 'Change card',

  // billing/components/details-section.tsx
  billingDetailsUpdated: 'Billing Details Updated',
  invoicesAndReceiptsShowThem: 'Invoices and receipts show them from now on; earlier ones stay as they are.',
  billingDetails: 'Billing details',
  ifYouLeaveItEmpty: ({ name }: Values<'name'>) =>
    `If you leave it empty, invoices and receipts show ${name}.`,
  taxNumber: 'Tax number',
  ifYourInvoicesNeedOne: 'If your invoices need one.',
  emailOnInvoices: 'Email on invoices',

  // billing/components/how-billing-works.tsx
  chargingIsFreeForMembers: 'Charging is free for members',
  aPlanPaysForRunning:
    'A plan pays for running the organization: its locations, members and settings. No session is billed.',
  theFirstDaysAreFree: ({ days }: Values<'days'>) => `The first ${days} days are free`,
  anOrganizationStartsOnThe:
    'An organization starts on the plan that it chose, with everything in it. The first charge comes when the trial ends, and only if you have set up payment.',
  moreIsChargedAtOnce: 'More is charged at once, less takes effect later',
  forAHigherPlanOr:
    'For a higher plan or another add-on you pay at once for the rest of the period, and you see the exact amount before you confirm. A lower plan or a cancelled add-on takes effect at the end of the period that is paid; its lower limits apply at once to what you add.',
  whatCountsTowardTheLimits: 'What counts toward the limits',
  activeLocationsMembersIncludingPeople:
    'Active locations; members, including people waiting for approval and open invitations; chargers in use at each location. Deactivated locations, suspended members and chargers out of use do not count.',
  nothingIsLostAtA: 'Nothing is lost at a limit',
  everythingStaysAsItIs:
    'Everything stays as it is, and members keep booking. You can add more as soon as you are below the limit.',
  ifAPaymentFails: 'If a payment fails',
  theCardIsTriedThree:
    'The card is tried three more times within a week, and you are notified each time. Nothing stops until the last try has failed; then the subscription ends, with all add-ons, including those paid for a year.',
  howToStop: 'How to stop',
  aSubscriptionThatYouCancel:
    'A subscription that you cancel stays until the paid month ends; its add-ons end with it, including those paid for a year, and nothing is paid back. An overdue one ends at once, and the overdue amount is no longer charged.',

  // billing/components/payment-list.tsx
  /** A link to a document by its number; what is `hidden` is read aloud only. */
  documents: {
    invoice: 'Invoice {number}<hidden> as a PDF file</hidden>',
    receipt: 'Receipt {number}<hidden> as a PDF file</hidden>',
  },

  // billing/components/plan-list.tsx
  /** `amount` is a large figure, with the rest beside it. */
  amountAMonth: '{amount} <unit>a month</unit>',
  unlimitedLocations: 'Unlimited locations',
  unlimitedMembers: 'Unlimited members',
  unlimitedChargers: 'Unlimited chargers',
  chargersAtEachLocation: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} charger at each location`,
      other: `${number(count)} chargers at each location`,
    }),
  startLabel: ({ label }: Values<'label'>) => `Start ${label}`,
  changeToLabel: ({ label }: Values<'label'>) => `Change to ${label}`,
  itFollows: 'It follows.',
  itFollowsOnDay: ({ day }: Values<'day'>) => `It follows on ${day}.`,
  stayOnLabel: ({ label }: Values<'label'>) => `Stay on ${label}`,
  reactivateYourSubscriptionFirst: 'Reactivate your subscription first.',
  payWhatIsOverdueFirst: 'Pay what is overdue first.',
  currentPlan: 'Current plan',
  currentPlanLabel: ({ label }: Values<'label'>) => `Current plan: ${label}`,

  // billing/components/quote-figures.tsx
  /** `amount` is a large figure, with the rest beside it. */
  nowNothingIsCharged: '{amount} <unit>now: nothing is charged</unit>',
  isChargedNow: '{amount} <unit>is charged now</unit>',
  takesEffect: 'Takes effect',
  atOnce: 'At once',
  takesEffectOnDay: ({ day }: Values<'day'>) => `On ${day}`,
  nextPayment: 'Next payment',
  noNextPayment: 'None',
  amountOnDay: '{amount} on {day}',
  amountOnDayIfSetUp: '{amount} on {day}, if you set up payment',
  loadingTheFigures: 'Loading the figures',

  // billing/components/standing-notice.tsx
  yourSubscriptionHasEnded: 'Your subscription has ended',
  yourFreeTrialHasEnded: 'Your free trial has ended',
  aChangeIsUnderWay: 'A change is under way',
  theFiguresOnThisPage:
    'The figures on this page follow as soon as it is done. Until then nothing else can be changed.',
  amountIsOverdue: ({ amount }: Values<'amount'>) => `${amount} is overdue`,
  payNow: 'Pay now',
  itCouldNotBeChargedOn: ({ day }: Values<'day'>) => `It could not be charged on ${day}.`,
  theNextTryIsOn: ({ day }: Values<'day'>) => `The next try is on ${day}.`,
  untilTheLastTry:
    'Everything works as before until the last try has failed; then the subscription and its add-ons end. If you cancel before, they end at once, and the overdue amount is no longer charged.',
  untilTheLastTryWithAnnual:
    'Everything works as before until the last try has failed; then the subscription and its add-ons end, including those paid for a year; nothing is paid back. If you cancel before, they end at once, and the overdue amount is no longer charged.',
  besidesABankTookBack: ({ amount }: Values<'amount'>) =>
    `Besides, a bank took back ${amount} of an earlier payment, which cannot be paid here.`,
  aBankTookBackAmount: ({ amount }: Values<'amount'>) => `A bank took back ${amount}`,
  writeToUs: 'Write to us',
  aPaymentWasDisputedAnd:
    'A payment was disputed, and the bank of its card has given the money back to the card. It cannot be paid again here.',
  onceTheNextPayment:
    'Everything works as before, and once the next payment has succeeded, nothing is overdue any more.',
  onceTheNextPaymentDue: ({ day }: Values<'day'>) =>
    `Everything works as before, and once the next payment, due on ${day}, has succeeded, nothing is overdue any more.`,
  ifTheCardIsNotTo:
    'If the card is not to be charged again, change it before. If the dispute was a mistake, or you want to pay the amount another way, write to us.',
  yourSubscriptionIsCancelledAnd: ({ day }: Values<'day'>) =>
    `Your subscription is cancelled and ends ${day}`,
  reactivate: 'Reactivate',
  itStaysActiveUntilThen:
    'It stays active until then, and nothing more is charged. After that members keep booking, and nothing can be added. Reactivating is free.',
  startAgain: 'Start again',
  setUpPayment: 'Set up payment',
  membersKeepBookingAndEverything:
    'Members keep booking, and everything that you have set up stays. Adding locations, members, chargers or add-ons needs a subscription. Nothing is charged until you start one.',

  // billing/components/trial-status.tsx
  freeTrial: 'Free trial',
  /** The number is a large figure, with the unit beside it. */
  daysLeft: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} <unit>day left</unit>`,
      other: `${number(count)} <unit>days left</unit>`,
    }),
  yourFreeTrialEndsSoon: 'Your free trial ends soon',
  firstChargeAmount: ({ amount }: Values<'amount'>) => `First charge ${amount}`,
  firstChargeAmountOnDay: ({ amount, day }: Values<'amount' | 'day'>) => `First charge ${amount} on ${day}`,
  paymentIsSetUpSo:
    'Payment is set up, so everything goes on when the trial ends. To stop before that, remove the card: then nothing is charged.',
  removeCard: 'Remove card',
  itEndsDay: ({ day }: Values<'day'>) => `It ends ${day}.`,
  nothingIsChargedUntilTrialEnds:
    'Nothing is charged until then. After the trial members keep booking; adding locations, members or chargers needs a subscription.',

  // billing/ending-words.ts
  /** An entry of a list: an add-on (“20 members”) and its price (“$5.00 a month”). */
  addOnAtPrice: ({ name, price }: Values<'name' | 'price'>) => `${name}, ${price}`,
  addOnAtPricePaidUntil: ({ name, price, day }: Values<'name' | 'price' | 'day'>) =>
    `${name}, ${price}: paid until ${day}`,
  itIsPaidForUntil: ({ day }: Values<'day'>) =>
    `It is paid for until ${day}, and nothing is charged for it after that.`,
  nothingIsChargedForIt: 'Nothing is charged for it.',
  /** Said of a location that is deleted. */
  theAddOnEndsWithIt: ({ name, price }: Values<'name' | 'price'>) =>
    `The add-on of ${name}, ${price}, ends with it.`,

  // billing/member-capacity.ts
  allTotalLimitMemberPlacesIn: ({ totalLimit }: Values<'totalLimit'>) =>
    `All ${totalLimit} member places in your plan are taken, including open invitations.`,

  // billing/screens/account-overview.tsx
  billingAndAccount: 'Billing and Account',
  ifYouHaveAQuestion: 'If you have a question about them, write to {contactEmail}.',
  youPayNothingChargingIs: ({ name }: Values<'name'>) =>
    `You pay nothing: charging is free for members. The plan of ${name} and its payments are managed by its administrators.`,
  returnToHome: 'Return to Home',
  noBillingInformation: 'No Billing Information',
  unableToLoadBillingInformation: 'Unable to load billing information. Please try again later.',
  otherPages: 'Other pages',
  home: 'Home',
  upgrade: 'Upgrade',
  whatYouPay: 'What you pay',
  billingHistory: 'Billing history',
  howToChangeOrStop: 'How to change or stop',
  accountStatus: 'Account status',
  youAreSignedInAs: 'You are signed in as',
  showAllCount: ({ count }: Values<'count'>) => `Show all ${count}`,
  noPaymentsYet: 'No payments yet',
  chargesRefundsAndChangesAre: 'Charges, refunds and changes are listed here.',
  yourFreeTrialEndsIn: ({ count }: Counted) =>
    plural(count, {
      one: `Your free trial ends in ${number(count)} day`,
      other: `Your free trial ends in ${number(count)} days`,
    }),
  daysLeftOfYourFree: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} day left of your free trial`,
      other: `${number(count)} days left of your free trial`,
    }),
  paymentIsSetUpSoEverything: 'Payment is set up, so everything goes on after it.',
  nothingIsChargedUntilThen:
    'Nothing is charged until then. After it members keep booking; adding locations, members or chargers needs a subscription.',

  // billing/screens/billing-dialogs.tsx
  cardRemoved: 'Card Removed',
  nothingIsChargedWhenThe: 'Nothing is charged when the trial ends.',
  removeCardQuestion: 'Remove card?',
  nothingIsChargedWhenTheTrial:
    'Nothing is charged when the trial ends. Members keep booking after it, but nothing can be added until you set up payment again.',

  // billing/screens/billing-tab.tsx
  currentSubscription: 'Current subscription',
  paymentHistory: 'Payment History',
  howBillingWorks: 'How Billing Works',
  yourChangesToTheBilling: 'Your changes to the billing details are not saved yet and would be lost.',
  subscriptionManagement: 'Subscription Management',
  changePlan: 'Change Plan',

  // billing/screens/history-view.tsx
  backToBilling: 'Back to billing',
  payments: 'Payments',
  kind: 'Kind',
  everything: 'Everything',

  thePaymentHistoryCouldNot: 'The payment history could not be loaded',
  itIsAllKeptTry: 'It is all kept. Try again in a moment.',
  nothingOfThisKind: 'Nothing of this kind',
  showEverything: 'Show everything',
  yourPaymentHistoryHasNo: 'Your payment history has no entry of this kind.',

  // billing/screens/standing-card.tsx
  hideUntil3DaysAre: 'Hide until 3 days are left',
  membersKeepBookingAddingLocations:
    'Members keep booking. Adding locations, members, chargers or add-ons needs a subscription.',
  daysLeftOfYourFreeTrial: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} day left of your free trial.`,
      other: `${number(count)} days left of your free trial.`,
    }),
  paymentIsSetUpThe: ({ amount }: Values<'amount'>) => `Payment is set up; the first charge is ${amount}.`,
  paymentIsSetUpTheOnDay: ({ amount, day }: Values<'amount' | 'day'>) =>
    `Payment is set up; the first charge is ${amount} on ${day}.`,
  nothingIsChargedUntilIt: 'Nothing is charged until it ends.',
  aBankTookBackAmount2: ({ amount }: Values<'amount'>) => `A bank took back ${amount}.`,
  aPaymentWasDisputedEverything: 'A payment was disputed. Everything works as before.',
  amountIsOverdue2: ({ amount }: Values<'amount'>) => `${amount} is overdue.`,
  theCardIsTriedAgain: ({ day }: Values<'day'>) => `The card is tried again on ${day}.`,
  theCardIsNotTriedAgain: 'The card is not tried again.',
  yourFreeTrialHasEnded2: 'Your free trial has ended.',
  chooseAPlan: 'Choose a plan',
  yourSubscriptionHasEnded2: 'Your subscription has ended.',

  // billing/way-out-words.ts
  addMembersToYourPlan: 'Add members to your plan',
  addLocationsToYourPlan: 'Add locations to your plan',
  addChargersToYourPlan: 'Add chargers to your plan',

  // billing/ways.ts
  changePlan2: 'Change plan',
  aHigherPlanStartsAt: 'A higher plan starts at once, a lower one when the paid month ends.',
  addMembersLocationsOrChargers: 'Add members, locations or chargers',
  addOnsRaiseYourLimits: 'Add-ons raise your limits at once.',
  theNewCardIsUsed: 'The new card is used from then on.',
  storeACardForWhat: 'Store a card for what is charged.',
  cancelSubscription2: 'Cancel subscription',
  itStaysActiveUntilThe: 'It stays active until the paid month ends.',
  thenEverythingGoesOnAs: 'Then everything goes on as before.',
  itEndsAtOnceAnd: 'It ends at once, and what is overdue is no longer charged.',
  thenNothingIsChargedWhen: 'Then nothing is charged when the trial ends.',
};
