// Sign-in with Google and Apple, through real OpenID providers on another site.
import type { Locator, Page } from '@playwright/test';
import { openIdentityProviders, type TestIdentityProviders } from '../server/testing/identity-providers.ts';
import { linkInMailTo } from './support/mail.ts';
import { makeOrganization, newEmail, PASSWORD } from './support/people.ts';
import { expectSoundScreen } from './support/screen.ts';
import { startServer, type RunningServer } from './support/server.ts';
import { expect, MORNING, testOn } from './support/test.ts';

/** An application with Google and Apple configured, and people with accounts there. */
let providers: TestIdentityProviders;
let server: RunningServer;
const test = testOn(() => server);
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  // Under its name this computer is another site than under its number, as the real providers are.
  providers = await openIdentityProviders([], { host: 'localhost' });
  server = await startServer({ clockStart: MORNING, env: { ...providers.variables } });
});
test.afterAll(async () => {
  await server.dispose();
  await providers.close();
});

const look = expectSoundScreen;
const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
const goTo = (page: Page, place: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Main' }).getByText(place, { exact: true }).click();

/** Presses the provider's button and signs in there with this address. */
async function continueWith(page: Page, provider: 'Google' | 'Apple', email: string): Promise<void> {
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await expect(page.getByRole('heading', { name: `Sign in with ${provider}` })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('an administrator registers with Google and signs in with it again; a member joins with Apple', async ({
  visit,
}) => {
  const [adaAt, miraAt] = [newEmail('ada'), newEmail('mira')];
  providers.put({ sub: adaAt, email: adaAt, givenName: 'Ada', familyName: 'Lindqvist' });
  providers.put({ sub: miraAt, email: miraAt, givenName: 'Mira', familyName: 'Okafor' });
  const [ada, mira] = [await visit(), await visit()];

  await ada.goto('/login');
  await continueWith(ada, 'Google', adaAt);
  await expect(ada.getByRole('heading', { name: `No account for ${adaAt} yet` })).toBeVisible();
  await look(ada);
  await ada.getByRole('link', { name: 'Register as administrator' }).click();
  await expect(ada.getByText(`Continuing with Google as ${adaAt}`)).toBeVisible();
  await expect(field(ada, 'First name')).toHaveValue('Ada');
  await expect(field(ada, 'Password')).toBeHidden();
  await look(ada);
  await field(ada, 'Phone').fill('+1 212 555 0134');
  await field(ada, 'Organization name (optional)').fill('Harbor House');
  await ada.getByLabel(/^I accept the terms and conditions/).check();
  await ada.getByRole('button', { name: 'Submit Registration' }).click();
  await expect(ada.getByRole('heading', { name: 'Organization Created Successfully' })).toBeVisible();
  await expect(ada.getByRole('heading', { name: 'Payment setup' })).toBeVisible();
  await goTo(ada, 'Sign Out');
  const question = ada.getByRole('alertdialog', { name: 'Sign out here?' });
  await expect(question.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await question.getByRole('button', { name: 'Sign Out' }).click();
  await expect(ada).toHaveURL(/\/$/);
  await ada.goto('/organization?tab=invites');
  await continueWith(ada, 'Google', adaAt);
  await expect(ada.getByText('No pending invitations')).toBeVisible();
  await field(ada, 'Email address').fill(miraAt);
  await ada.getByRole('button', { name: 'Send invitation' }).click();

  await mira.goto(await linkInMailTo(server.dataDir, miraAt, '/invitation'));
  await mira.getByRole('button', { name: 'New User - Create Account' }).click();
  await look(mira);
  await continueWith(mira, 'Apple', miraAt);
  await expect(mira.getByText(`Continuing with Apple as ${miraAt}`)).toBeVisible();
  await expect(field(mira, 'Last name')).toHaveValue('Okafor');
  await look(mira);
  await field(mira, 'Phone').fill('+1 212 555 0190');
  await field(mira, 'I will not have a vehicle').check();
  await field(mira, 'Emergency contact').fill('Sam Okafor, +1 212 555 0190');
  await mira.getByRole('button', { name: 'Complete Registration & Join Organization' }).click();
  await expect(mira.getByRole('heading', { name: 'Account Pending' })).toBeVisible();
});

test('an existing account is connected to a provider by its password, and then signs in without it', async ({
  visit,
}) => {
  const { admin } = await makeOrganization(server);
  providers.put({ sub: admin.email, email: admin.email, givenName: 'Somebody', familyName: 'Else' });
  const page = await visit(null, { expected: [/401 \(Unauthorized\)/] });
  await page.goto('/login');
  await continueWith(page, 'Apple', admin.email);
  await expect(page.getByRole('heading', { name: 'Connect Apple to your account' })).toBeVisible();
  await look(page);
  await field(page, 'Password').fill('not the password');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('main').getByText('That is not the password of this account.')).toBeVisible();
  await field(page, 'Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Login Successful' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing reserved, Ada.' })).toBeVisible();

  const elsewhere = await visit();
  await elsewhere.goto('/login');
  await continueWith(elsewhere, 'Apple', admin.email);
  await expect(elsewhere.getByRole('heading', { name: 'Nothing reserved, Ada.' })).toBeVisible();
});

test('a wrong answer from a provider, or a sign-in cancelled there, is explained on a readable page', async ({
  visit,
}) => {
  const { admin } = await makeOrganization(server);
  providers.put({ sub: admin.email, email: admin.email });
  // Apple reports a refusal with a page that posts itself.
  const page = await visit(null, { expected: [/400 \(Bad Request\)/] });
  const notice = (title: string): Locator => page.getByText(title, { exact: true });
  await page.goto('/login');
  providers.changeIdTokens('google', (claims) => ({ claims: { ...claims, nonce: 'of another sign-in' } }));
  await continueWith(page, 'Google', admin.email);
  await expect(notice('Google’s answer could not be verified, so nobody was signed in.')).toBeVisible();
  await look(page);
  providers.changeIdTokens('google', null);

  await page.getByRole('button', { name: 'Continue with Apple' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(notice('You cancelled at Apple.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(notice('You cancelled at Apple.')).toBeHidden();

  await page.goto('/registration');
  await field(page, 'Organization name (optional)').fill('Lovelace Yards');
  await field(page, 'Password').fill('plugged in since 2019');
  await page.getByText('Premium', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue with Apple' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(notice('You cancelled at Apple.')).toBeVisible();
  await expect(field(page, 'Organization name (optional)')).toHaveValue('Lovelace Yards');
  await expect(page.getByRole('radio', { name: /^Premium/ })).toBeChecked();
  await expect(field(page, 'Password')).toHaveValue('');
});
