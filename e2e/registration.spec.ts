// A registration whose organization cannot be created: the account exists, and the organization follows later.
import type { Locator, Page } from '@playwright/test';
import { openStripeStandIn, stripeConfig } from '../server/testing/stripe-stand-in.ts';
import { makeOrganization, newEmail, PASSWORD } from './support/people.ts';
import { expectSoundScreen, toast } from './support/screen.ts';
import { startServer } from './support/server.ts';
import { expect, MORNING, openVisits, test } from './support/test.ts';

const look = expectSoundScreen;
const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true });

test('an organization that could not be created is completed later with the account’s password, or created again, and the confirmation stays until it is read', async ({
  browser,
}) => {
  const stripe = await openStripeStandIn();
  const server = await startServer({
    clockStart: MORNING,
    env: { ...stripeConfig(stripe), STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
  });
  const { visit, expectQuiet } = openVisits(browser, server);
  const [page, later] = [
    await visit(),
    await visit(null, { expected: [/401 \(Unauthorized\)/, /ERR_INTERNET_DISCONNECTED/] }),
  ];
  const anew = await visit();
  const email = newEmail('ada');
  try {
    stripe.behaviour = 'refuses';
    await page.goto('/terms');
    await expect(heading(page, 'Terms and Conditions')).toBeVisible();
    await look(page);
    await page.goto('/registration');
    await fillRegistration(page, email);
    await page.getByRole('button', { name: 'Submit Registration' }).click();
    await expect(toast(page, 'Partial Registration')).toBeVisible();
    await look(page);

    await anew.context().request.post('/api/register', { data: founder(newEmail('noah')) });

    stripe.behaviour = 'works';
    await later.goto('/complete-registration');
    await field(later, 'Email address').fill(email);
    await expect(later.getByText('if you have registered already')).toBeVisible();
    await later.getByRole('button', { name: 'Check Registration Status' }).click();
    // What was found leads on by itself.
    await expect(later.getByText('if you have registered already')).toBeHidden();
    await field(later, 'Password').fill('not the password');
    await later.getByRole('button', { name: 'Complete Registration' }).click();
    await expect(
      later.getByRole('main').getByText('That is not the password of this account.'),
    ).toBeVisible();
    await look(later);
    await field(later, 'Password').fill(PASSWORD);
    await later.context().setOffline(true);
    await later.getByRole('button', { name: 'Complete Registration' }).click();
    await expect(later.getByText('Failed to complete registration. Please try again.')).toBeVisible();
    await later.context().setOffline(false);
    await later.getByRole('button', { name: 'Complete Registration' }).click();
    await expect(heading(later, 'Registration completed successfully!')).toBeVisible();
    await field(later, 'Password').fill(PASSWORD);
    await later.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(heading(later, 'Login Successful')).toBeVisible();
    expect(stripe.customers.map((customer) => customer.email)).toEqual([email]);
    await createAnew(anew);
    expectQuiet();
  } finally {
    await server.dispose();
    await stripe.close();
  }
});

test('a device that names no time zone is asked for it; who has an account already is led on to sign in with the address, and a new administrator to the dashboard', async ({
  server,
  visit,
}) => {
  const { admin } = await makeOrganization(server);
  const page = await visit(null, { expected: [/409 \(Conflict\)/] });
  await page.addInitScript(nameNoZone);
  await page.goto('/registration');
  await fillRegistration(page, admin.email);
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  await expect(page.getByText('Please choose a time zone.').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Time zone' }).click();
  await page.getByLabel('City or offset').fill('denver');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveText(/^Denver/);
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  await expect(
    page.getByRole('main').getByText('An account with this email already exists. Please sign in.'),
  ).toBeVisible();
  await look(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(field(page, 'Email address')).toHaveValue(admin.email);

  await page.goBack();
  await fillRegistration(page, newEmail('ada'));
  await stopTheRedirect(page);
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  await expect(heading(page, 'Organization Created Successfully')).toBeVisible();
  await look(page);
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(heading(page, 'Nothing reserved, Ada.')).toBeVisible();
});

async function fillRegistration(page: Page, email: string): Promise<void> {
  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Lindqvist');
  await field(page, 'Email address').fill(email);
  await field(page, 'Phone').fill('+1 212 555 0134');
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm password').fill(PASSWORD);
  await page.getByLabel(/^I accept the terms and conditions/).check();
}

/** What some browsers do that are told to hide where they are. */
const nameNoZone = (): void => {
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'resolvedOptions', {
    value: () => ({ timeZone: 'Etc/Unknown' }),
  });
};

/** A confirmation continues by itself after a delay; a longer one keeps it open even on a slow machine. */
const stopTheRedirect = (page: Page): Promise<void> =>
  page.evaluate((delay) => {
    const real = window.setTimeout;
    window.setTimeout = ((run: () => void, ms?: number) =>
      ms === delay ? 0 : real(run, ms)) as typeof window.setTimeout;
  }, 1500);

const founder = (email: string) => ({
  firstName: 'Noah',
  lastName: 'Reyes',
  email,
  phone: '+1 212 555 0134',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  acceptTerms: true,
});

/** The live update adds the new organization while its creator is still reading the confirmation. */
async function createAnew(page: Page): Promise<void> {
  await page.goto('/organization');
  await page.getByRole('button', { name: 'Create Organization' }).click();
  const form = page.getByRole('dialog', { name: 'Create Organization' });
  await form.getByLabel('Organization name').fill('Pier Works');
  await stopTheRedirect(page);
  const broughtLive = page.waitForResponse('/api/organizations/my');
  await form.getByRole('button', { name: 'Create Organization' }).click();
  await broughtLive;
  await expect(
    page.getByRole('button', { name: 'Organization: Pier Works', includeHidden: true }),
  ).toBeVisible();
  const created = page.getByRole('dialog', { name: 'Organization created successfully!' });
  await look(page);
  await page.route('https://js.stripe.com/**', (route) => route.fulfill({ body: '' }));
  await created.getByRole('button', { name: 'OK' }).click();
  // Payment setup; without Stripe's script it says so.
  await expect(page.getByText('Unable to initialize payment setup. Please try again later.')).toBeVisible();
  await page.getByRole('button', { name: 'Organization: Pier Works' }).click();
  await expect(page.getByRole('listbox', { name: 'Your organizations' }).getByRole('option')).toHaveCount(1);
}

test('where registration is closed and the demo left out, nothing leads there, and an invited person joins', async ({
  browser,
}) => {
  const server = await startServer({
    clockStart: MORNING,
    env: { REGISTRATION: 'closed', DEMO_SCREENS: 'off' },
  });
  const { visit, expectQuiet } = openVisits(browser, server);
  try {
    const first = await visit();
    await first.goto('/');
    await first.getByRole('link', { name: 'Administrator Registration' }).click();
    await expect(heading(first, 'Administrator Registration')).toBeVisible();
    // Registers as the first of the installation, whom nobody could invite.
    await (await makeOrganization(server)).addApplicant('Ben', 'Okafor');

    const page = await visit(null, { expected: [/404 \(Not Found\)/] });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Existing Administrator/User' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Register|Administrator Registration|demo/ })).toHaveCount(
      0,
    );
    await look(page);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Register/ })).toHaveCount(0);
    await page.goto('/registration');
    await expect(heading(page, 'New accounts need an invitation')).toBeVisible();
    await look(page);
    await page.goto('/mercedes-sample');
    await expect(heading(page, '404 Page Not Found')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expectQuiet();
  } finally {
    await server.dispose();
  }
});
