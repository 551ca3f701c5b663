import { billed, PAYING, quoted, SOON, stopped, TRIAL } from './billing-fixtures.ts';
import { answer, fail, press, stall, steps, type Act, type Shot } from './shot.ts';

const SETUP = '/payment-setup?return=/organization?tab=invites';
const INTENT = {
  clientSecret: 'sandbox_secret',
  organizationId: PAYING.organization.id,
  subscriptionPlan: 'premium',
  provider: 'sandbox',
  publishableKey: null,
};
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
/** Nothing is due now, and the next payment is that of the subscription. */
const freeNow = ({ nextBillingAmountCents, nextBillingDate }: typeof PAYING) => ({
  dueNowCents: 0,
  lines: [],
  nextBillingAmountCents,
  nextBillingDate,
});
/** The plan is paid now, and again after a month. */
const STARTED = {
  dueNowCents: 3000,
  nextBillingAmountCents: 3000,
  nextBillingDate: '2026-07-10T15:05:00Z',
};

const given = (billing: object, quote: object = freeNow(billing as typeof PAYING)): Act =>
  steps(billed(billing), answer('**/api/payment/setup-intent', INTENT), quoted(quote));

const setup = (name: string, billing: object, more: Partial<Shot> = {}): Shot => ({
  name: `payment-${name}`,
  who: 'administrator',
  path: SETUP,
  given: given(billing),
  ...more,
});

const pressTestCard = press(/^4242/);
const stored: Act = answer('**/confirm-setup', { status: 'succeeded', paymentMethodId: 'card_1' });
const send = (label: RegExp): Act => steps(pressTestCard, press(label));

/** The payment screen, Billing and Account, and the card on the dashboard that tells how the organization stands. */
export const PAYMENT: readonly Shot[] = [
  { name: 'payment-signed-out', who: 'nobody', path: SETUP },
  { name: 'payment-not-an-administrator', who: 'member', path: SETUP },
  setup('loading', TRIAL, { given: stall('**/api/payment/setup-intent') }),
  setup('error', TRIAL, { given: fail('**/api/payment/setup-intent') }),
  setup('trial', TRIAL),
  setup('faults', TRIAL, { act: press('Set up payment') }),
  setup('declined', TRIAL, {
    given: steps(given(TRIAL), async (page) => {
      await page.route('**/confirm-setup', (route) =>
        route.fulfill({
          status: 402,
          json: {
            code: 'payment_declined',
            message: 'Your card was declined. Please use another card.',
            details: [{ code: 'insufficient_funds', message: 'The card has insufficient funds.' }],
          },
        }),
      );
    }),
    act: send(/^Set up payment/),
  }),
  setup('bank', TRIAL, {
    window: true,
    given: steps(
      given(TRIAL),
      answer('**/confirm-setup', { status: 'requires_action', paymentMethodId: null }),
    ),
    act: steps(send(/^Set up payment/), (page) => page.getByRole('alertdialog').waitFor()),
  }),
  setup('start', stopped('trial'), {
    given: given(stopped('trial'), { ...STARTED, lines: [PAYING.lines[0]] }),
  }),
  setup(
    'start-again',
    { ...stopped('inactive'), paymentMethod: PAYING.paymentMethod },
    {
      given: given(
        { ...stopped('inactive'), paymentMethod: PAYING.paymentMethod },
        { ...STARTED, lines: [PAYING.lines[0]] },
      ),
    },
  ),
  setup('overdue', PAST_DUE),
  setup('replace', PAYING),
  setup('complete', PAYING, {
    given: steps(given(PAYING), stored, answer('**/create-subscription', PAYING)),
    act: steps(send(/^Replace card/), (page) => page.getByText('Setup Complete!').waitFor()),
  }),
  { name: 'account-overview', who: 'administrator', path: '/billing', given: billed(PAYING) },
  { name: 'account-overview-trial', who: 'administrator', path: '/billing', given: billed(SOON) },
  { name: 'account-overview-overdue', who: 'administrator', path: '/billing', given: billed(PAST_DUE) },
  {
    name: 'account-overview-cancelled',
    who: 'administrator',
    path: '/billing',
    given: billed({ ...PAYING, endsAt: '2026-06-18T15:05:00Z', nextBillingDate: null, lines: [] }),
  },
  {
    name: 'account-overview-loading',
    who: 'administrator',
    path: '/billing',
    given: stall('**/api/organizations/*/billing'),
  },
  {
    name: 'account-overview-error',
    who: 'administrator',
    path: '/billing',
    given: fail('**/api/organizations/*/billing'),
  },
  { name: 'account-overview-member', who: 'member', path: '/billing' },
  ...(
    [
      ['trial', TRIAL],
      ['soon', SOON],
      ['ended', stopped('trial')],
      ['overdue', PAST_DUE],
      ['inactive', stopped('inactive')],
    ] as const
  ).map(([name, billing]): Shot => ({
    name: `dashboard-billing-${name}`,
    who: 'administrator',
    path: '/dashboard',
    given: billed(billing),
  })),
];
