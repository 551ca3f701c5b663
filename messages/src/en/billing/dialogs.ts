import { number, plural, type Counted, type Values } from '../../values.ts';

export const billingDialogs = {
  // billing/screens/dialogs/add-on-dialog.tsx
  addMembers: 'Add members',
  addLocations: 'Add locations',
  addChargers: 'Add chargers',
  chargersAreAddedToA:
    'Chargers are added to a location, and you have none yet. Please add a location first.',
  pleaseChooseTheLocationFirst: 'Please choose the location first.',
  payAmount: ({ amount }: Values<'amount'>) => `Pay ${amount}`,
  /** A button. */
  addCounted: {
    member: ({ count }: Counted) =>
      plural(count, { one: `Add ${number(count)} member`, other: `Add ${number(count)} members` }),
    location: ({ count }: Counted) =>
      plural(count, { one: `Add ${number(count)} location`, other: `Add ${number(count)} locations` }),
    spot: ({ count }: Counted) =>
      plural(count, { one: `Add ${number(count)} charger`, other: `Add ${number(count)} chargers` }),
  },
  failedToPurchaseAddOn: 'Failed to purchase add-on',
  thisDoesNotFitWhat: 'This does not fit what you use now',
  addOnPurchased: 'Add-on Purchased',
  yourPlanAllowsMore: {
    member: ({ count }: Counted) =>
      plural(count, {
        one: `Your plan allows ${number(count)} member more than before.`,
        other: `Your plan allows ${number(count)} members more than before.`,
      }),
    location: ({ count }: Counted) =>
      plural(count, {
        one: `Your plan allows ${number(count)} location more than before.`,
        other: `Your plan allows ${number(count)} locations more than before.`,
      }),
    spot: ({ count }: Counted) =>
      plural(count, {
        one: `Your plan allows ${number(count)} charger more than before.`,
        other: `Your plan allows ${number(count)} chargers more than before.`,
      }),
  },
  yourPlanAllowsMoreAtName: ({ count, name }: Counted<'name'>) =>
    plural(count, {
      one: `Your plan allows ${number(count)} charger more at ${name} than before.`,
      other: `Your plan allows ${number(count)} chargers more at ${name} than before.`,
    }),
  /** `name` is that of an add-on: “20 members”, “3 chargers at Pier 7”. */
  editTheAddOnOf: ({ name }: Values<'name'>) => `Edit the add-on of ${name}`,
  thisIsWhatYouHave:
    'This is what you have now. Choose another number or another billing cycle to see what it costs.',
  theLowerNumberAppliesTo: 'The lower number applies to what you add from now on.',
  failedToUpdateAddOn: 'Failed to update add-on',
  youUseMoreThanThis: 'You use more than this would allow',
  addOnUpdated: 'Add-on Updated',
  youHaveCountedAsAnAddOn: {
    member: ({ count }: Counted) =>
      plural(count, {
        one: `You have ${number(count)} member as an add-on.`,
        other: `You have ${number(count)} members as an add-on.`,
      }),
    location: ({ count }: Counted) =>
      plural(count, {
        one: `You have ${number(count)} location as an add-on.`,
        other: `You have ${number(count)} locations as an add-on.`,
      }),
    spot: ({ count }: Counted) =>
      plural(count, {
        one: `You have ${number(count)} charger as an add-on.`,
        other: `You have ${number(count)} chargers as an add-on.`,
      }),
  },

  // billing/screens/dialogs/cancel-add-on-dialog.tsx
  /** `name` is that of an add-on: “20 members”, “3 chargers at Pier 7”. */
  cancelTheAddOnOf: ({ name }: Values<'name'>) => `Cancel the add-on of ${name}?`,
  theAddOnIsPaid: ({ day }: Values<'day'>) =>
    `The add-on is paid for until ${day}, and nothing is charged for it after that. From now on it no longer raises your limit. Until then you can keep it after all, for nothing.`,
  fromNowOnItNo: 'From now on it no longer raises your limit, and nothing is charged for it.',
  cancelAddOn: 'Cancel add-on',
  failedToCancelAddOn: 'Failed to cancel add-on',
  youUseMoreThanYou: 'You use more than you would have without it',
  addOnCancelled: 'Add-on Cancelled',
  itIsPaidForUntil: ({ day }: Values<'day'>) => `It is paid for until ${day}.`,
  youNoLongerHaveName: ({ name }: Values<'name'>) => `You no longer have ${name}.`,

  // billing/screens/dialogs/cancel-subscription-dialog.tsx
  reasons: {
    tooExpensive: 'It costs too much',
    notNeeded: 'We do not need it anymore',
    lacking: 'Something is missing or does not work',
    otherService: 'We use another service',
    other: 'Another reason',
  },
  endsNow: 'Ends now',
  yourPlanEndsAtOnce: ({ label, amount }: Values<'label' | 'amount'>) =>
    `Your ${label} plan ends at once. The ${amount} that is overdue is no longer charged, and the card is not tried again.`,
  yourPlanEndsAtOnceWithoutAmount: ({ label }: Values<'label'>) =>
    `Your ${label} plan ends at once. What is overdue is no longer charged, and the card is not tried again.`,
  itHasEndedAndNothing: 'It has ended, and nothing more is charged.',
  endsDay: ({ day }: Values<'day'>) => `Ends ${day}`,
  yourLabelPlanStaysActive: ({ label }: Values<'label'>) =>
    `Your ${label} plan stays active until then, and nothing is charged after.`,
  itStaysActiveUntilDay: ({ day }: Values<'day'>) =>
    `It stays active until ${day}, and nothing is charged after that.`,
  itStaysActiveUntilPaidMonthEnds:
    'It stays active until the paid month ends, and nothing is charged after that.',
  subscriptionCancelled: 'Subscription Cancelled',
  cancelSubscription: 'Cancel Subscription',
  keepSubscription: 'Keep subscription',
  whatStaysYourOrganizationIts:
    '<b>What stays:</b> your organization, its members, locations and chargers. Members keep booking.',
  whatEndsNow: '<b>What ends now:</b> the plan and its add-ons. After that, nothing can be added.',
  whatEndsNowWithAnnual:
    '<b>What ends now:</b> the plan and its add-ons, including those paid for a year; nothing is paid back. After that, nothing can be added.',
  whatEndsOnDay: ({ day }: Values<'day'>) =>
    `<b>What ends on ${day}:</b> the plan and its add-ons. After that, nothing can be added.`,
  whatEndsOnDayWithAnnual: ({ day }: Values<'day'>) =>
    `<b>What ends on ${day}:</b> the plan and its add-ons, including those paid for a year; nothing is paid back. After that, nothing can be added.`,
  whatEndsThen: '<b>What ends then:</b> the plan and its add-ons. After that, nothing can be added.',
  whatEndsThenWithAnnual:
    '<b>What ends then:</b> the plan and its add-ons, including those paid for a year; nothing is paid back. After that, nothing can be added.',
  ifYouChangeYourMindAfterwards:
    '<b>If you change your mind:</b> you can start again at any time, and pay for a new month then.',
  ifYouChangeYourMindBefore:
    '<b>If you change your mind:</b> until then reactivating costs nothing. Later you can start again at any time.',
  whyAreYouCancelling: 'Why are you cancelling?',
  whatCouldBeBetter: 'What could be better?',
  thePeopleWhoRunThis: 'The people who run this service read it.',

  // billing/screens/dialogs/change-dialog.tsx
  nothingWasChargedAndNothing: 'Nothing was charged and nothing has changed.',
  theFiguresCouldNotBe: 'The figures could not be loaded',
  theFiguresHaveChanged: 'The figures have changed',
  nothingWasChargedPleaseCheck: 'Nothing was charged. Please check the new ones below, and confirm them.',
  setUpPayment: 'Set up payment',
  changeCard: 'Change card',
  itIsNotKnownWhether:
    'It is not known whether the change was made. Please check the figures below before you try again.',
  seeTheChargersOfLocationName: ({ locationName }: Values<'locationName'>) =>
    `See the chargers of ${locationName}`,
  seeTheMembers: 'See the members',
  seeTheLocations: 'See the locations',
  seeTheChargers: 'See the chargers',

  // billing/screens/dialogs/covered-dialog.tsx
  labelIncludesWhatYouPay: ({ label }: Values<'label'>) => `${label} includes what you pay extra for`,
  nothingOfThatIsLeft: 'Nothing of that is left: you pay for the plan alone.',
  whatYouUseNowFits:
    'What you use now fits into the plan by itself. You can end these add-ons, or keep them for what you add later.',
  /** `name` is that of an add-on: “20 members”, “3 chargers at Pier 7”. */
  endAddOn: ({ name }: Values<'name'>) => `End ${name}`,
  endIt: 'End it',

  // billing/screens/dialogs/plan-dialog.tsx
  startLabel: ({ label }: Values<'label'>) => `Start ${label}`,
  stayOnLabel: ({ label }: Values<'label'>) => `Stay on ${label}`,
  changeToLabel: ({ label }: Values<'label'>) => `Change to ${label}`,
  startSubscription: 'Start subscription',
  stay: 'Stay',
  changePlan: 'Change Plan',
  failedToChangePlan: 'Failed to change plan',
  theLimitsOfLabelApply: ({ label }: Values<'label'>) =>
    `The limits of ${label} apply to what you add from now on.`,
  labelDoesNotFitWhat: ({ label }: Values<'label'>) => `${label} does not fit what you use now`,
  subscriptionStarted: 'Subscription Started',
  planChanged: 'Plan Changed',
  yourOrganizationIsOnLabel: ({ label }: Values<'label'>) => `Your organization is on ${label} now.`,
  labelFollowsOnDay: ({ label, day }: Values<'label' | 'day'>) => `${label} follows on ${day}.`,
  /** `addOns` is a list: “20 members and 3 chargers at Pier 7”. */
  whatYourAddOnsBring: ({ addOns }: Values<'addOns'>) => `What your add-ons bring comes on top: ${addOns}.`,
  labelNeedsNoAddOns: ({ label }: Values<'label'>) => `${label} needs no add-ons: these end with the change`,
  /** `addOns` is a list: “20 members, $5.00 a month; 3 chargers at Pier 7, $3.00 a month”. */
  addOnsEndNothingMoreIsCharged: ({ addOns }: Values<'addOns'>) =>
    `${addOns}. Nothing more is charged for them.`,
  chargersAtALocation: 'Chargers at a location',
  /** A limit before and after; what is `hidden` is read aloud in place of an arrow. */
  limitBecomes: '{before}<hidden> becomes </hidden>{after}',
  /** In place of how many of them a plan includes. */
  unlimited: { locations: 'Unlimited', members: 'Unlimited', spotsPerLocation: 'Unlimited' },
};
