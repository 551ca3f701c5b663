import { number, plural, type Counted, type Values } from '../../values.ts';

/**
 * What is stored in English for everybody, and shown in the words of whoever reads it (messages/src/stored.ts). A text that
 * is changed here no longer stands for what was stored before.
 */
export const stored = {
  // billing/history/describe-line.ts
  /** What was bought. */
  bought: {
    plan: ({ label }: Values<'label'>) => `${label} plan`,
    members: ({ count }: Counted) =>
      plural(count, {
        one: `${number(count)} additional member`,
        other: `${number(count)} additional members`,
      }),
    locations: ({ count }: Counted) =>
      plural(count, {
        one: `${number(count)} additional location`,
        other: `${number(count)} additional locations`,
      }),
    chargers: ({ count }: Counted) =>
      plural(count, {
        one: `${number(count)} additional charger`,
        other: `${number(count)} additional chargers`,
      }),
    chargersAt: ({ count, location }: Counted<'location'>) =>
      plural(count, {
        one: `${number(count)} additional charger at ${location}`,
        other: `${number(count)} additional chargers at ${location}`,
      }),
  },
  creditForTheUnusedTime: ({ terms }: Values<'terms'>) => `Credit for the unused time of ${terms}`,
  forTheRestOfThePeriod: ({ terms }: Values<'terms'>) => `${terms}, for the rest of the period`,
  /** `what` is one of those bought. */
  eachCycle: {
    monthly: ({ what }: Values<'what'>) => `${what}, monthly`,
    annual: ({ what }: Values<'what'>) => `${what}, annual`,
  },

  // billing/history/history-entries.ts
  paidBack: ({ terms }: Values<'terms'>) => `Paid back: ${terms}`,

  // billing/start-trial.ts, billing/history/write-history.ts
  trialStarted: ({ label, days }: Values<'label' | 'days'>) =>
    `${label} plan: ${days}-day free trial started`,
  trialEnded: ({ label, days }: Values<'label' | 'days'>) => `${label} plan: ${days}-day free trial ended`,
  subscriptionEnded: ({ label }: Values<'label'>) => `${label} plan: subscription ended`,

  // billing/history/record-decision.ts
  addOns: {
    member: 'Additional members',
    location: 'Additional locations',
    spot: 'Additional chargers',
  },
  addOnAt: ({ addOn, location }: Values<'addOn' | 'location'>) => `${addOn} at ${location}`,
  addOnOf: ({ addOn, location }: Values<'addOn' | 'location'>) => `${addOn}, ${location}`,
  addOnCancelled: ({ addOn }: Values<'addOn'>) => `${addOn}: cancelled`,
  /** `number` is how many there are of it now. */
  addOnChanged: {
    monthly: ({ addOn, number }: Values<'addOn' | 'number'>) => `${addOn}: ${number}, monthly`,
    annual: ({ addOn, number }: Values<'addOn' | 'number'>) => `${addOn}: ${number}, annual`,
  },
  paymentSetUp: ({ label }: Values<'label'>) => `${label} plan: payment was set up`,
  planChanged: ({ before, after }: Values<'before' | 'after'>) =>
    `Plan changed from ${before} plan to ${after} plan`,
  subscriptionCancelled: ({ label }: Values<'label'>) => `${label} plan: subscription cancelled`,
  cancellationTakenBack: ({ label }: Values<'label'>) => `${label} plan: cancellation taken back`,

  // platform/payments/payments.ts
  /** Why a card could not be charged. */
  refusals: {
    declined: 'The card was declined.',
    insufficient_funds: 'The card has insufficient funds.',
    expired_card: 'The card has expired.',
    authentication_required: 'The bank wants the card’s holder to confirm the payment.',
    no_card: 'No card is stored.',
    not_their_card: 'The card is not known.',
    wrong_state: 'The subscription has changed in the meantime.',
  },
  thePaymentProviderCouldNot: 'The payment provider could not be reached.',

  // Why a reservation was cancelled, or an offer withdrawn.
  membershipSuspended: 'An administrator has suspended your membership.',
  locationWasClosed: ({ location }: Values<'location'>) =>
    `${location} was closed when your reservation began.`,
  chargerCouldNotBeUsed: ({ spotNumber }: Values<'spotNumber'>) =>
    `Charger ${spotNumber} could not be used, and no other was free.`,
  locationNoLongerAvailable: ({ name }: Values<'name'>) => `${name} is no longer available for reservations.`,
  locationInAnotherZone: ({ name }: Values<'name'>) =>
    `${name} is in another time zone now. Please reserve again.`,
  chargerNoLongerInUse: ({ spotNumber, location }: Values<'spotNumber' | 'location'>) =>
    `Charger ${spotNumber} at ${location} is no longer in use.`,
  chargersNoLongerInUse: ({ number, location }: Values<'number' | 'location'>) =>
    `${number} chargers at ${location} are no longer in use.`,
  closedForATime: ({ reason }: Values<'reason'>) => `Closed for a time: ${reason}`,
  chargerInMaintenance: ({ spotNumber, location }: Values<'spotNumber' | 'location'>) =>
    `Charger ${spotNumber} at ${location} is in maintenance.`,
};
