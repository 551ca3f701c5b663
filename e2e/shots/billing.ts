import {
  billed,
  DOWNGRADE,
  HARBOR,
  HISTORY,
  line,
  PAYING,
  PURCHASE,
  quoted,
  SOON,
  stopped,
  TOO_MUCH,
  TRIAL,
  UPGRADE,
  type FakeBilling,
} from './billing-fixtures.ts';
import { answer, change, fail, press, stall, steps, type Act, type Shot } from './shot.ts';

const TAB = '/organization?tab=billing';
const PAST_DUE = {
  ...PAYING,
  organization: { ...PAYING.organization, subscriptionStatus: 'past_due' },
  pastDue: {
    amountCents: 3450,
    takenBackCents: 0,
    isOnlyTakenBack: false,
    since: '2026-06-08T15:05:00Z',
    nextAttemptAt: '2026-06-12T15:05:00Z',
    reason: 'Your card has insufficient funds.',
  },
};

/** A payment of each outcome of a dispute. */
const TAKEN_BACK = {
  ...PAST_DUE,
  pastDue: {
    ...PAST_DUE.pastDue,
    amountCents: 0,
    takenBackCents: 3250,
    isOnlyTakenBack: true,
    nextAttemptAt: null,
    reason: null,
  },
  billingHistory: HISTORY.map((entry, index) => {
    const state = (['lost', 'open', 'won'] as const)[index];
    return state
      ? { ...entry, status: 'paid', failureReason: null, dispute: { state, amountCents: entry.amount } }
      : entry;
  }),
};

const tab = (name: string, billing: object, more: Partial<Shot> = {}): Shot => ({
  name: `billing-${name}`,
  who: 'administrator',
  path: TAB,
  given: billed(billing),
  ...more,
});

const dialog = (name: string, given: Act, act: Act, billing: object = PAYING): Shot =>
  tab(name, billing, {
    window: true,
    given: steps(billed(billing), given),
    act: async (page) => {
      await act(page);
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
    },
  });

const withCard: FakeBilling['paymentMethod'] = PAYING.paymentMethod;

/** The Billing tab in states that the demo is not in, and its dialogs. */
export const BILLING: readonly Shot[] = [
  tab('paying', PAYING),
  tab('trial', TRIAL),
  tab('trial-soon', SOON),
  tab('trial-card', { ...TRIAL, hasSubscription: true, paymentMethod: withCard }),
  tab('trial-ended', stopped('trial')),
  tab('inactive', { ...stopped('inactive'), paymentMethod: withCard, addOns: PAYING.addOns }),
  tab('overdue', PAST_DUE),
  tab('taken-back', TAKEN_BACK),
  tab('cancelled', { ...PAYING, endsAt: '2026-06-18T15:05:00Z', nextBillingDate: null, lines: [] }),
  tab('lower-follows', {
    ...PAYING,
    scheduledPlan: 'basic',
    scheduledPlanDate: '2026-06-18T15:05:00Z',
  }),
  tab('busy', { ...PAYING, isBusy: true }),
  tab('unlimited', {
    ...PAYING,
    organization: { ...PAYING.organization, subscriptionPlan: 'enterprise' },
    nextBillingAmount: 200,
    nextBillingAmountCents: 20_000,
    lines: [line('Enterprise plan, monthly', 20_000)],
    addOns: TRIAL.addOns,
    billingHistory: [],
    historyTotal: 0,
    usage: {
      members: { used: 42, limit: null },
      locations: { used: 2, limit: null },
      spots: PAYING.usage.spots.map((spot) => ({ ...spot, limit: null })),
    },
  }),
  { name: 'billing-loading', who: 'administrator', path: TAB, given: stall('**/billing') },
  { name: 'billing-error', who: 'administrator', path: TAB, given: fail('**/billing') },
  dialog('plan-up', UPGRADE, press('Change to Enterprise')),
  dialog('plan-down', DOWNGRADE, press('Change to Basic')),
  dialog('plan-too-much', TOO_MUCH, press('Change to Basic')),
  dialog('plan-figures-loading', stall('**/billing/quote'), press('Change to Basic')),
  dialog('plan-figures-error', fail('**/billing/quote'), press('Change to Basic')),
  dialog(
    'plan-declined',
    steps(UPGRADE, async (page) => {
      await page.route('**/plan', (route) =>
        route.fulfill({
          status: 402,
          json: {
            code: 'payment_declined',
            message: 'Your card was declined. Please use another card.',
            details: [],
          },
        }),
      );
    }),
    async (page) => {
      await press('Change to Enterprise')(page);
      await press('Pay $45.58')(page);
      await page.getByRole('dialog').getByRole('alert').waitFor();
    },
  ),
  dialog(
    'plan-changed',
    steps(UPGRADE, async (page) => {
      await page.route('**/plan', (route) =>
        route.fulfill({
          status: 409,
          json: {
            code: 'billing_changed',
            message: 'Your billing has changed in the meantime. Please check the new figures.',
            details: [],
          },
        }),
      );
    }),
    async (page) => {
      await press('Change to Enterprise')(page);
      await press('Pay $45.58')(page);
      await page.getByText('The figures have changed').waitFor();
    },
  ),
  dialog('buy-members', PURCHASE, async (page) => {
    await press('Add members')(page);
    await page.getByLabel('How many members?').selectOption('10');
  }),
  dialog('buy-chargers', PURCHASE, press('Add chargers')),
  dialog('edit-members', PURCHASE, async (page) => {
    await press('Edit 10 members')(page);
    await page.getByLabel('How many members?').selectOption('20');
  }),
  dialog('edit-unchanged', PURCHASE, press('Edit 10 members')),
  dialog(
    'cancel-add-on',
    quoted({ effectiveAt: '2026-06-18T15:05:00Z', nextBillingAmountCents: 3200 }),
    press('Cancel 10 members'),
  ),
  dialog(
    'cancel-add-on-in-use',
    quoted({
      exceeds: [{ what: 'members', used: 205, limit: 200, locationId: null, locationName: null }],
    }),
    press('Cancel 10 members'),
  ),
  dialog('cancel-subscription', steps(), async (page) => {
    await press('Cancel Subscription')(page);
    await page.getByRole('radio', { name: 'Another reason' }).check();
  }),
  dialog('cancel-overdue', steps(), press('Cancel Subscription'), PAST_DUE),
  {
    name: 'billing-delete-location',
    who: 'administrator',
    path: '/organization?tab=locations',
    window: true,
    given: steps(
      change<{ name: string }[]>('**/api/organizations/*/locations', (places) =>
        places.map((one) => (one.name === HARBOR.locationName ? { ...one, id: HARBOR.locationId } : one)),
      ),
      answer('**/api/organizations/*/billing', PAYING),
    ),
    act: async (page) => {
      await press('Delete Harbor Street Offices')(page);
      await page.getByText('ends with it').waitFor();
    },
  },
  dialog('remove-card', steps(), press('Remove card'), {
    ...TRIAL,
    hasSubscription: true,
    paymentMethod: withCard,
  }),
  tab('history', PAYING, {
    path: `${TAB}&view=history`,
    given: steps(
      billed(PAYING),
      answer(
        '**/billing/history?*',
        [...HISTORY, ...HISTORY.map((one) => ({ ...one, id: `${one.id.slice(0, -1)}9` }))],
        73,
      ),
    ),
  }),
  tab('history-none', PAYING, {
    path: `${TAB}&view=history&kind=refund`,
    given: steps(billed(PAYING), answer('**/billing/history?*', [])),
  }),
  tab('details-unsaved', PAYING, {
    act: async (page) => page.getByLabel('Email on invoices').fill('not an address'),
  }),
];
