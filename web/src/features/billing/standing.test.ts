import { expect, test } from 'vitest';
import { standingOf } from './standing.ts';

const DAY = '2026-06-18T15:05:00Z';
const OVERDUE = {
  amountCents: 3000,
  takenBackCents: 0,
  isOnlyTakenBack: false,
  since: DAY,
  nextAttemptAt: null,
  reason: null,
};
const TAKEN_BACK = { ...OVERDUE, amountCents: 0, takenBackCents: 3000, isOnlyTakenBack: true };

test.each([
  ['trial', { subscriptionStatus: 'trial', isInTrial: true }, {}],
  ['trial', { subscriptionStatus: 'trial', isInTrial: true }, { endsAt: DAY }],
  ['trial_ended', { subscriptionStatus: 'trial', isInTrial: false }, {}],
  ['active', { subscriptionStatus: 'active', isInTrial: false }, {}],
  ['ending', { subscriptionStatus: 'active', isInTrial: false }, { endsAt: DAY }],
  ['past_due', { subscriptionStatus: 'past_due', isInTrial: false }, { pastDue: OVERDUE }],
  ['past_due', { subscriptionStatus: 'past_due', isInTrial: false }, { pastDue: TAKEN_BACK }],
  ['ending', { subscriptionStatus: 'past_due', isInTrial: false }, { pastDue: TAKEN_BACK, endsAt: DAY }],
  ['inactive', { subscriptionStatus: 'inactive', isInTrial: false }, {}],
] as const)('an organization stands as %s: %o, %o', (standing, organization, more) => {
  expect(
    standingOf({ organization: { ...ORGANIZATION, ...organization }, pastDue: null, endsAt: null, ...more }),
  ).toBe(standing);
});

const ORGANIZATION = {
  id: 'o1',
  name: 'Harbor House',
  subscriptionPlan: 'premium',
  subscriptionStatus: 'active',
  isInTrial: false,
  trialDaysRemaining: 0,
  trialEndDate: null,
  nextRenewalDate: DAY,
  autoRenewEnabled: true,
  cancellationDate: null,
  cancellationReason: null,
  lastBillingAmount: null,
  billingEmail: null,
} as const;
