// Payment set up, declined, mended and moved through months on the sandbox.
import type { Page } from '@playwright/test';
import { ManualClock } from '../server/testing/manual-clock.ts';
import { openStripeStandIn, stripeConfig } from '../server/testing/stripe-stand-in.ts';
import { makeOrganization } from './support/people.ts';
import { expectSoundScreen, toast } from './support/screen.ts';
import { startServer } from './support/server.ts';
import { expect, MORNING, openVisits, test } from './support/test.ts';

const DAY_MS = 86_400_000;
const later = (days: number): string => new Date(Date.parse(MORNING) + days * DAY_MS).toISOString();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Stripe’s script as far as the card form uses it; its bank always wants its own page. */
const STRIPE_JS = `
  const remembered = 'stand-in-of-stripe';
  window.Stripe = (key) => ({
    key,
    elements: ({ clientSecret }) => ({
      clientSecret,
      getElement: () => null,
      update: () => {},
      create: () => {
        const listeners = {};
        return {
          on: (name, listener) => { listeners[name] = listener; return this; },
          once: () => {}, off: () => {}, update: () => {}, destroy: () => {},
          mount: (place) => { place.textContent = 'Card form by Stripe'; setTimeout(() => listeners.ready?.({}), 0); },
        };
      },
    }),
    createToken: () => {}, createPaymentMethod: () => {}, confirmCardPayment: () => {}, registerAppInfo: () => {},
    async confirmSetup({ elements, confirmParams }) {
      const { clientSecret } = elements;
      sessionStorage.setItem(remembered, await window.storeAtStripe(clientSecret));
      const back = new URL(confirmParams.return_url);
      back.searchParams.set('setup_intent', 'seti_1');
      back.searchParams.set('setup_intent_client_secret', clientSecret);
      location.assign(back);
      return new Promise(() => {});
    },
    async retrieveSetupIntent() {
      return { setupIntent: { status: 'succeeded', payment_method: sessionStorage.getItem(remembered) } };
    },
  });
  window.Stripe.version = 'endive';
`;

async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12 / 49');
  await page.getByLabel('Security code').fill('123');
}

const pay = (page: Page, action: string | RegExp) => page.getByRole('button', { name: action }).click();

test('@main payment is set up in the trial, after a card was declined and a bank was asked, without a card number leaving the browser', async ({
  server,
  visit,
}) => {
  const { admin } = await makeOrganization(server, 'Harbor House');
  const page = await visit(admin, { expected: [/402 \(Payment Required\)/] });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/dashboard');
  await expect(page.getByText('14 days left of your free trial.')).toBeVisible();
  await page.getByRole('link', { name: 'Set up payment' }).click();
  await expect(page.getByText('Nothing is charged today.')).toBeVisible();
  await expect(page.getByText('First charge $200.00 on Wed, Jun 24.')).toBeVisible();
  await expect(page.getByText('nobody is charged', { exact: false }).first()).toBeVisible();
  await expectSoundScreen(page);

  await enterCard(page, '4111111111111111');
  await pay(page, 'Set up payment');
  await expect(page.getByText(/^Only test cards work here/)).toBeVisible();
  await enterCard(page, '4000000000009995');
  await pay(page, 'Set up payment');
  const refused = page.getByText('Your card was declined. Please use another card.');
  await expect(refused).toBeVisible();
  await expect(page.getByText('The card has insufficient funds.', { exact: false })).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 9995');
  await expectSoundScreen(page);

  await page.getByRole('button', { name: /^4000 0025 0000 3155/ }).click();
  await pay(page, 'Set up payment');
  const bank = page.getByRole('alertdialog', { name: 'Your bank asks you to confirm this card' });
  await expectSoundScreen(page);
  await bank.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByText(/^Your bank wants you to confirm this card/)).toBeVisible();
  await expect(page.getByText(/^Nothing was charged and nothing has changed/)).toBeVisible();
  await pay(page, 'Set up payment');
  await bank.getByRole('button', { name: 'Complete' }).click();
  await expect(heading(page, 'Setup Complete!')).toBeFocused();
  await expect(page.getByText(/^Payment is set up, and nothing was charged/)).toBeVisible();
  await expectSoundScreen(page);
  for (const message of sent) expect(message).not.toMatch(/4111|4000[ %+20]*0000|4000[ %+20]*0025|9995|3155/);

  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(
    page.getByText('Payment is set up; the first charge is $200.00 on Wed, Jun 24.'),
  ).toBeVisible();
  await page.goto('/organization?tab=billing');
  await expect(page.getByText('expires 12/2049')).toBeVisible();
  await page.goto('/billing');
  await expect(page.getByText('14 days left of your free trial')).toBeVisible();
  await expectSoundScreen(page);
});

test('a trial is paid for when it ends, or ends without a card and is taken up by paying; a failing card leads to an overdue amount, to the end, and back', async ({
  browser,
}) => {
  const server = await startServer({ clockStart: MORNING });
  const { visit, expectQuiet } = openVisits(browser, server);
  try {
    const [paying, without, failing] = [
      (await makeOrganization(server, 'Paying House')).admin,
      (await makeOrganization(server, 'Waiting House', ['Noah', 'Reyes'])).admin,
      (await makeOrganization(server, 'Failing House', ['Mira', 'Osei'])).admin,
    ];
    const expected = [/402 \(Payment Required\)/];
    const first = await visit(paying);
    await first.goto('/payment-setup');
    await enterCard(first, '4242424242424242');
    await pay(first, 'Set up payment');
    await expect(heading(first, 'Setup Complete!')).toBeVisible();
    const third = await visit(failing, { expected });
    await third.goto('/payment-setup');
    await enterCard(third, '4000000000000341');
    await pay(third, 'Set up payment');
    await expect(heading(third, 'Setup Complete!')).toBeVisible();
    await first.close();
    await third.close();

    await server.moveTimeTo(later(15));
    const paid = await visit(paying);
    await paid.goto('/billing');
    await expect(paid.getByText('Active').first()).toBeVisible();
    await expect(paid.getByText('$200.00').first()).toBeVisible();
    const late = await visit(without, { expected });
    await late.goto('/dashboard');
    await expect(late.getByText('Your free trial has ended.')).toBeVisible();
    await late.goto('/payment-setup?return=/organization?tab=invites');
    await expect(late.getByText('$200.00 is charged when you pay.')).toBeVisible();
    await late.getByRole('link', { name: 'Change plan' }).click();
    await expect(late.getByRole('heading', { name: 'Change Plan' })).toBeInViewport();
    await late.getByRole('button', { name: 'Start Enterprise' }).click();
    await expect(late.getByText('$200.00 is charged when you pay.')).toBeVisible();
    await expectSoundScreen(late);
    // A card that can be stored but not charged, and then another one, which must not be mistaken for the first.
    await enterCard(late, '4000000000000341');
    await pay(late, 'Pay $200.00');
    await expect(late.getByText('Your card was declined. Please use another card.')).toBeVisible();
    await expect(late.getByText(/^Nothing was charged and nothing has changed/)).toBeVisible();
    // Until the form may store another card, its button is busy.
    await expect(late.getByRole('button', { name: 'Pay $200.00' })).not.toHaveAttribute('aria-busy');
    await enterCard(late, '4242424242424242');
    await pay(late, 'Pay $200.00');
    await expect(heading(late, 'Setup Complete!')).toBeVisible();
    await late.getByRole('link', { name: 'Back to Invites' }).click();
    await expect(late).toHaveURL(/\?tab=invites$/);

    const overdue = await visit(failing, { expected });
    await overdue.goto('/dashboard');
    await expect(overdue.getByText('$200.00 is overdue.')).toBeVisible();
    await expectSoundScreen(overdue);
    await Promise.all([paid, late, overdue].map((page) => page.close()));

    await server.moveTimeTo(later(24));
    const ended = await visit(failing, { expected });
    await ended.goto('/dashboard');
    await expect(ended.getByText('Your subscription has ended.')).toBeVisible();
    await ended.goto('/organization?tab=invites');
    const invites = ended.getByRole('tabpanel', { name: 'Invites' });
    await expect(invites.getByText(/^Your free trial or subscription has ended\./)).toBeVisible();
    await ended.goto('/payment-setup');
    await expectSoundScreen(ended);
    await enterCard(ended, '4242424242424242');
    await pay(ended, 'Pay $200.00');
    await expect(heading(ended, 'Setup Complete!')).toBeVisible();
    await ended.goto('/billing');
    await expect(ended.getByText('Active').first()).toBeVisible();
    await ended.close();
    expectQuiet();
  } finally {
    await server.dispose();
  }
});

test('whoever has reached a limit is led to the add-on that lifts it, and back to what they were doing', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server, 'Harbor House');
  const { id, admin } = organization;
  const changed = await admin.calls.patch(`/api/organizations/${id}/plan`, {
    data: { subscriptionPlan: 'basic' },
  });
  expect(changed.ok()).toBe(true);
  await organization.addLocation('Harbor House Garage', 3);
  const page = await visit(admin, { expected: [/409 \(Conflict\)/] });
  await page.goto('/admin?tab=locations');
  await page.getByRole('main').getByRole('link', { name: 'Add locations to your plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add locations' });
  await dialog.getByRole('button', { name: 'Add 1 location' }).click();
  await expect(toast(page, 'Add-on Purchased')).toBeVisible();
  await expect(page).toHaveURL('/admin?tab=locations');
  await page.getByRole('button', { name: 'Add Location' }).click();
  const form = page.getByRole('dialog', { name: 'Add Location' });
  await form.getByRole('textbox', { name: 'Name' }).fill('North Quay');
  await form.getByRole('textbox', { name: 'Address' }).fill('1 Quay Street');
  await form.getByRole('textbox', { name: 'Chargers' }).fill('2');
  await form.getByRole('button', { name: 'Add Location' }).click();
  await expect(toast(page, 'Location Added')).toBeVisible();
  await expectSoundScreen(page);
});

test('with Stripe the card form is Stripe’s own, in a document that lets it in, and the bank’s page leads back to a subscription', async ({
  browser,
}) => {
  const stripe = await openStripeStandIn({ clock: new ManualClock(new Date(MORNING)) });
  const server = await startServer({ clockStart: MORNING, env: stripeConfig(stripe) });
  const { visit, expectQuiet } = openVisits(browser, server);
  try {
    const { admin } = await makeOrganization(server, 'Harbor House');
    const page = await visit(admin);
    await page.exposeFunction('storeAtStripe', (clientSecret: string) =>
      stripe.confirmSetup({ clientSecret, testCard: 'pm_card_visa' }),
    );
    await page.route('https://js.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: STRIPE_JS }),
    );
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Set up payment' }).click();
    await expect(page.getByText('Card form by Stripe')).toBeVisible();
    await expectSoundScreen(page);
    await pay(page, 'Set up payment');
    await expect(page).toHaveURL(/\/payment-confirmation/);
    await expect(heading(page, 'Setup Complete!')).toBeVisible();
    await expect(page).not.toHaveURL(/secret/);
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page.getByText('Payment is set up; the first charge is')).toBeVisible();
    expectQuiet();
  } finally {
    await server.dispose();
    await stripe.close();
  }
});
