import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { request, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { makeOrganization, PASSWORD, reserve } from './support/people.ts';
import { expectSoundScreen, failure } from './support/screen.ts';
import { startServer, type RunningServer } from './support/server.ts';
import { expect, MORNING, testOn } from './support/test.ts';

const OPERATOR = 'rota.ops';
const NEW_PASSWORD = 'Copper Lantern 9';
/** What signing in wrongly, and as somebody who was signed out, causes. */
const REFUSALS = { expected: [/40[139] \(/, /422 \(/], permissions: ['clipboard-read', 'clipboard-write'] };

// Its own server, since there is one operator account and this journey is about its beginning.
let server: RunningServer;
const test = testOn(() => server);
test.beforeAll(async () => {
  server = await startServer({ clockStart: MORNING });
});
test.afterAll(() => server.dispose());

test('the operator account is created by the link in the server’s folder and set up, and an operator supports administrators with it', async ({
  visit,
}) => {
  // Whoever is not signed in is no error in the console.
  const stranger = await visit();
  await stranger.goto('/developer-portal');
  await expect(stranger.getByRole('button', { name: 'Sign In' })).toBeVisible();
  const organization = await makeOrganization(server);
  const location = await organization.addLocation('Harbor House Garage', 2);
  const mira = await organization.addMember('Mira', 'Okafor');
  const page = await visit(null, REFUSALS);

  // Without the link nothing can be done; with it, once.
  await page.goto('/init-admin');
  await page.getByRole('button', { name: 'Create the admin account' }).click();
  await expect(page.getByText('The setup token is required')).toBeVisible();
  await expectSoundScreen(page);
  await expect.poll(() => setupLink()).not.toBe('');
  await page.goto('about:blank');
  await page.goto(setupLink());
  await page.getByLabel('Username').fill('rota ops');
  await page.getByRole('button', { name: 'Create the admin account' }).click();
  await expect(page.getByText('Please use only letters, digits')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.getByLabel('Username').fill('rota.ops');
  await page.getByRole('button', { name: 'Create the admin account' }).click();
  await expect(page.getByText('The operator account was created.')).toBeVisible();
  const generated = await page.getByLabel('Password').inputValue();
  // It is shown whole on a phone, since it is shown only here.
  await page.setViewportSize({ width: 390, height: 844 });
  const hidden = await page.getByLabel('Password').evaluate((field) => field.scrollWidth - field.clientWidth);
  expect(hidden).toBeLessThanOrEqual(0);
  await expectSoundScreen(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Copy Password' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(generated);
  await expectSoundScreen(page);
  // Without session and token, the page keeps its button and says what to do first.
  const guest = await visit(null, REFUSALS);
  await guest.goto('/init-admin');
  const reset = guest.getByRole('button', { name: 'Reset the admin account' });
  await expect(reset).toBeDisabled();
  await expect(reset).toHaveAccessibleDescription(/Sign in at the portal.*set OPERATOR_SETUP_TOKEN/);
  await expectSoundScreen(guest);
  await page.getByRole('link', { name: 'Go to the developer portal' }).click();

  await page.getByLabel('Username').fill(OPERATOR);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(failure(page, 'Login Failed')).toBeVisible();
  await expect(page.getByText('Invalid credentials', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expectSoundScreen(page);
  await signIn(page, generated);
  await expect(failure(page, 'Login Failed')).toBeHidden();

  // Before anything else: a password of one's own, then the second factor.
  const password = 'Copper lantern 7';
  await expect(page.getByRole('heading', { name: 'Choose a password of your own' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByLabel('Current password')).toBeFocused();
  await expectSoundScreen(page);
  await page.getByLabel('Current password').fill(generated);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Switch on the second factor' })).toBeVisible();
  await expect(page.getByLabel('Your password')).toBeFocused();
  await expectSoundScreen(page);
  // Whoever comes back later goes on here.
  await page.reload();
  await page.getByLabel('Your password').fill('wrong');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('That is not your current password.')).toBeVisible();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Code')).toBeFocused();
  const key = page.getByLabel('Or type this key into the app');
  // Whole, since somebody has to type it.
  expect(await key.evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0);
  const totp = new TOTP({ secret: await key.inputValue() });
  await expectSoundScreen(page);
  const first = await serverTime();
  await page.getByLabel('Code').fill(totp.generate({ timestamp: first }));
  await page.getByRole('button', { name: 'Switch on' }).click();
  const listed = page.getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allInnerTexts();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSoundScreen(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('tab', { name: 'Administrators' }).click();
  await expect(page).toHaveURL(/tab=administrators/);
  await page.getByRole('link', { name: 'ChargeRota', exact: true }).click();
  await expect(page).toHaveURL('/developer-portal');
  await page.getByRole('tab', { name: 'Administrators' }).click();

  // An administrator is paused in their own browser; the members go on.
  const admin = await visit(organization.admin, REFUSALS);
  await admin.goto('/dashboard');
  await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByLabel('Search').fill('Lindqvist');
  await expect(page).toHaveURL(/search=Lindqvist/);
  const row = page.getByRole('row', { name: /Lindqvist/ });
  await expectSoundScreen(page);
  await row.getByRole('button', { name: 'Pause' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Members keep booking');
  await expectSoundScreen(page);
  await question.getByRole('button', { name: 'Pause' }).click();
  await expect(row).toContainText('Suspended');
  await expect(admin).toHaveURL(/\/login/);
  await admin.getByLabel('Email address').fill(organization.admin.email);
  await admin.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await admin.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(
    admin.getByText('Your account is suspended. Please contact support.', { exact: true }),
  ).toBeVisible();
  const spotId = location.spots[0]!.id;
  await reserve(mira, { locationId: location.id, spotId, date: '2026-06-11', timeSlot: '13-14' });

  // Reinstated from the details, and given a link.
  await row
    .getByRole('button', { name: /Ada Lindqvist/ })
    .first()
    .click();
  const details = page.getByRole('dialog', { name: 'Ada Lindqvist' });
  await expect(details).toContainText('Harbor House Garage');
  await expect(details.getByRole('button', { name: 'Reset Password' })).toBeDisabled();
  await expectSoundScreen(page);
  await details.getByRole('button', { name: 'Reactivate Account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivate Account' }).click();
  await expect(details).toContainText('Approved');
  await details.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByRole('button', { name: 'Generate Link to Copy' }).click();
  await expect(page.getByLabel('Your password')).toBeFocused();
  await page.getByLabel('Your password').fill('wrong');
  await page.getByLabel('Code').fill(codes[1]!);
  await page.getByRole('button', { name: 'Generate link', exact: true }).click();
  await expect(page.getByText('That is not your current password.')).toBeVisible();
  await expectSoundScreen(page);
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Generate link', exact: true }).click();
  const shown = page.getByRole('dialog', { name: 'Password reset link' });
  await expect(shown).toContainText('This link expires in 24 hours.');
  await shown.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expectSoundScreen(page);
  await shown.getByRole('button', { name: 'Close' }).first().click();
  await details.getByRole('button', { name: 'Close' }).first().click();
  await admin.goto(link);
  await admin.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await admin.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await admin.getByRole('button', { name: 'Reset Password' }).click();
  await expect(admin.getByText('Password Reset')).toBeVisible();
  await admin.goto(link);
  await expect(admin.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();

  // The second factor moves to another app, then it is used, and recovered.
  await page.getByRole('button', { name: OPERATOR, exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('9');
  await page.getByRole('button', { name: 'Use another authenticator app' }).click();
  await expect(page.getByLabel('Your password')).toBeFocused();
  await expectSoundScreen(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  // A slip of the finger signs nobody out.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectSoundScreen(page);
  await page
    .getByRole('alertdialog', { name: 'Log out here?' })
    .getByRole('button', { name: 'Logout' })
    .click();
  await signIn(page, password);
  await page.getByLabel('Code').fill(totp.generate({ timestamp: first }));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('That code is wrong or was used already.')).toBeVisible();
  await expectSoundScreen(page);
  // The code of the next half minute at the earliest, as an app shows it whose clock is ahead.
  const next = Math.max(first + 30_000, await serverTime());
  await page.getByLabel('Code').fill(totp.generate({ timestamp: next }));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('tab', { name: 'Administrators' })).toHaveAttribute('aria-selected', 'true');

  // The session ends elsewhere: the form comes back, and then what was open.
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByText('made a link for Ada Lindqvist to set a password')).toBeVisible();
  await expectSoundScreen(page);
  await page.context().clearCookies();
  await page.getByLabel('Topic').selectOption('administrators');
  await signIn(page, password);
  await page.getByLabel('Code').fill(codes[0]!);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/tab=log&topic=administrators/);
  await expect(page.getByText('reinstated the account of Ada Lindqvist')).toBeVisible();
  await expect(page.getByText('signed in', { exact: true })).toBeHidden();
});

const setupLink = (): string => readFileSync(join(server.dataDir, 'operator-setup-link'), 'utf8').trim();

/** The server’s clock, by which it judges codes. */
async function serverTime(): Promise<number> {
  const calls = await request.newContext({ baseURL: server.url });
  const { headers } = await calls
    .get('/api/developer/initialization')
    .then((r) => ({ headers: r.headers() }));
  return new Date(headers['x-server-time'] ?? '').getTime();
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Username').fill(OPERATOR);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
