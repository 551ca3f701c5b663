// Answers of the billing API for states that the demo is not in.
import { answer, change, steps, type Act } from './shot.ts';

const ID = (last: number): string => `0197a5a0-0000-7000-8000-${String(last).padStart(12, '0')}`;
export const HARBOR = { locationId: ID(11), locationName: 'Harbor Street Offices' };
const NORTH = { locationId: ID(12), locationName: 'North Quay Garage' };

export const line = (description: string, amountCents: number, more: object = {}) => ({
  description,
  quantity: 1,
  unitAmountCents: amountCents,
  amountCents,
  billingCycle: 'monthly',
  periodStart: '2026-06-18T15:05:00Z',
  periodEnd: '2026-07-18T15:05:00Z',
  isProration: false,
  ...more,
});

const entry = (last: number, day: string, more: object) => ({
  id: ID(last),
  type: 'renewal',
  description: 'Premium plan, 10 members',
  amount: 3250,
  currency: 'usd',
  status: 'paid',
  billingDate: `${day}T15:05:00Z`,
  dueDate: null,
  paidAt: `${day}T15:05:00Z`,
  failureReason: null,
  invoiceId: null,
  dispute: null,
  documents: [],
  ...more,
});

const documents = (number: number) => [
  { id: ID(100 + number), kind: 'invoice', number },
  { id: ID(200 + number), kind: 'receipt', number },
];

export const HISTORY = [
  entry(31, '2026-05-18', { documents: documents(7) }),
  entry(32, '2026-05-04', {
    type: 'addon',
    description: '10 members, monthly: the rest of the month',
    amount: 117,
    documents: documents(6),
  }),
  entry(33, '2026-04-18', {
    description: 'Premium plan',
    amount: 3000,
    status: 'failed',
    paidAt: null,
    failureReason: 'Your card has insufficient funds.',
    documents: [documents(5)[0]],
  }),
  entry(34, '2026-03-18', {
    type: 'refund',
    description: 'Refund of 2 chargers',
    amount: -200,
    status: 'refunded',
  }),
  entry(35, '2025-12-04', { type: 'trial_start', description: 'Free trial of 14 days', amount: 0 }),
];

const addOn = (last: number, more: object) => ({
  id: ID(last),
  organizationId: ID(2),
  unitPriceCents: 25,
  totalAmountCents: 250,
  totalAmount: '2.50',
  currency: 'usd',
  billingCycle: 'monthly',
  nextBillingCycle: null,
  purchaseDate: '2026-05-04T15:05:00Z',
  status: 'active',
  nextBillingDate: '2026-06-18T15:05:00Z',
  ...more,
});

const ORGANIZATION = {
  id: ID(2),
  name: 'Harborline Studios',
  subscriptionPlan: 'premium',
  subscriptionStatus: 'active',
  isInTrial: false,
  trialDaysRemaining: 0,
  trialEndDate: '2025-12-18T15:05:00Z',
  nextRenewalDate: '2026-06-18T15:05:00Z',
  autoRenewEnabled: true,
  cancellationDate: null,
  cancellationReason: null,
  lastBillingAmount: '32.50',
  billingEmail: 'accounts@harborline.example.com',
};

/** A paying organization with add-ons of every kind. */
export const PAYING = {
  organization: ORGANIZATION,
  nextBillingAmount: 34.5,
  nextBillingAmountCents: 3450,
  nextBillingDate: '2026-06-18T15:05:00Z',
  lines: [
    line('Premium plan, monthly', 3000),
    line('10 members, monthly', 250),
    line('2 chargers at Harbor Street Offices, monthly', 200),
  ],
  billingHistory: HISTORY,
  historyTotal: 23,
  provider: 'sandbox',
  hasSubscription: true,
  paymentMethod: { brand: 'visa', last4: '4242', expMonth: 4, expYear: 2028 },
  scheduledPlan: null,
  scheduledPlanDate: null,
  endsAt: null,
  pastDue: null as object | null,
  addOns: {
    members: [addOn(41, { membersCount: 10 })],
    locations: [
      addOn(42, {
        locationsCount: 1,
        unitPriceCents: 1000,
        totalAmountCents: 1000,
        totalAmount: '10.00',
        billingCycle: 'annual',
        nextBillingDate: '2027-04-18T15:05:00Z',
        nextBillingCycle: 'monthly',
      }),
    ],
    spots: [
      addOn(43, {
        spotsCount: 2,
        unitPriceCents: 100,
        totalAmountCents: 200,
        totalAmount: '2.00',
        ...HARBOR,
      }),
      addOn(44, {
        spotsCount: 1,
        unitPriceCents: 100,
        totalAmountCents: 100,
        totalAmount: '1.00',
        ...NORTH,
        status: 'cancelled',
      }),
    ],
  },
  usage: {
    members: { used: 42, limit: 210 },
    locations: { used: 2, limit: 6 },
    spots: [
      { ...HARBOR, used: 12, limit: 17 },
      { ...NORTH, used: 15, limit: 15 },
    ],
  },
  details: {
    billingName: 'Harborline Studios LLC',
    billingAddress: '12 Wharf Street\nNew York, NY 10004',
    taxNumber: '',
    billingEmail: 'accounts@harborline.example.com',
  },
  isBusy: false,
  version: 3,
};

export type FakeBilling = typeof PAYING;

export const TRIAL = {
  ...PAYING,
  organization: {
    ...ORGANIZATION,
    subscriptionStatus: 'trial',
    isInTrial: true,
    trialDaysRemaining: 9,
    trialEndDate: '2026-06-19T15:05:00Z',
    nextRenewalDate: null,
    lastBillingAmount: null,
  },
  nextBillingDate: '2026-06-19T15:05:00Z',
  nextBillingAmount: 30,
  nextBillingAmountCents: 3000,
  lines: [line('Premium plan, monthly', 3000)],
  billingHistory: [
    entry(35, '2026-06-05', { type: 'trial_start', description: 'Free trial of 14 days', amount: 0 }),
  ],
  historyTotal: 1,
  hasSubscription: false,
  paymentMethod: null as FakeBilling['paymentMethod'] | null,
  addOns: { members: [], locations: [], spots: [] },
  usage: {
    members: { used: 42, limit: 200 },
    locations: { used: 2, limit: 5 },
    spots: [
      { ...NORTH, used: 15, limit: 15 },
      { ...HARBOR, used: 12, limit: 15 },
    ],
  },
};

/** A trial of which two days are left. */
export const SOON = {
  ...TRIAL,
  organization: { ...TRIAL.organization, trialDaysRemaining: 2, trialEndDate: '2026-06-12T15:05:00Z' },
  nextBillingDate: '2026-06-12T15:05:00Z',
  billingHistory: [
    entry(35, '2026-05-29', { type: 'trial_start', description: 'Free trial of 14 days', amount: 0 }),
  ],
};

export const stopped = (subscriptionStatus: 'trial' | 'inactive') => ({
  ...TRIAL,
  organization: { ...TRIAL.organization, subscriptionStatus, isInTrial: false, trialDaysRemaining: 0 },
  nextBillingAmount: 0,
  nextBillingAmountCents: 0,
  nextBillingDate: null,
  lines: [],
});

/** The tab shows `billing`, as the demo's own organization. */
export const billed = (billing: object): Act =>
  steps(
    change<object[]>('**/api/organizations/my', ([own]) => [
      { ...own, ...(billing as { organization: object }).organization, name: 'Harborline Studios' },
    ]),
    // The API's address, not that of the screen /billing.
    answer('**/api/organizations/*/billing', billing),
  );

export const quoted = (more: object): Act =>
  answer('**/billing/quote', {
    quotedAt: '2026-06-10T15:05:00Z',
    version: 3,
    dueNowCents: 0,
    lines: [],
    effectiveAt: null,
    nextBillingAmountCents: 3450,
    nextBillingDate: '2026-06-18T15:05:00Z',
    exceeds: [],
    ...more,
  });

export const UPGRADE = quoted({
  dueNowCents: 4558,
  lines: [
    line('Enterprise plan, monthly: the rest of the month', 5362, { isProration: true }),
    line('Premium plan, monthly: what is not used', -804, { isProration: true }),
  ],
  nextBillingAmountCents: 20_000,
});

export const TOO_MUCH = quoted({
  effectiveAt: '2026-06-18T15:05:00Z',
  nextBillingAmountCents: 1000,
  exceeds: [
    { what: 'members', used: 62, limit: 50, locationId: null, locationName: null },
    { what: 'locations', used: 2, limit: 1, locationId: null, locationName: null },
    { what: 'spots', used: 12, limit: 5, ...HARBOR },
  ],
});

export const DOWNGRADE = quoted({
  effectiveAt: '2026-06-18T15:05:00Z',
  nextBillingAmountCents: 1000,
});

export const PURCHASE = quoted({
  dueNowCents: 67,
  lines: [line('10 members, monthly: the rest of the month', 67, { isProration: true })],
  nextBillingAmountCents: 3700,
});
