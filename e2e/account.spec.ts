// A person's account: password, address, and the browsers in which they are signed in. Mails are really delivered.
import type { Locator, Page } from '@playwright/test';
import { makeOrganization, newEmail, PASSWORD, reserve } from './support/people.ts';
import { linkInText, openPostbox, type Postbox } from './support/postbox.ts';
import { storeRows } from './support/rows.ts';
import { expectSoundScreen, toast } from './support/screen.ts';
import { startServer, type RunningServer } from './support/server.ts';
import { expect, MORNING, testOn, TODAY } from './support/test.ts';

const BOUNCE_SECRET = 'a secret of the return path';

/** An application that sends its mail to a mail server. */
let postbox: Postbox;
let server: RunningServer;
const test = testOn(() => server);
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  postbox = await openPostbox();
  const env = {
    SMTP_URL: postbox.url,
    MAIL_FROM: 'ChargeRota <rota@pier.example>',
    MAIL_BOUNCE_SECRET: BOUNCE_SECRET,
  };
  server = await startServer({ clockStart: MORNING, env });
});
test.afterAll(async () => {
  await server.dispose();
  await postbox.close();
});

const look = expectSoundScreen;
const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true });

/** Refusals that the journey causes; the browser reports them in its console. */
const REFUSED = /422 \(Unprocessable/;
const SIGNED_OUT = /401 \(Unauthorized\)/;

const NEW_PASSWORD = 'Brass kettle 41';

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'Email address').fill(email);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('a mailed link replaces a forgotten password once, and signs every browser out', async ({ visit }) => {
  const { admin } = await makeOrganization(server);
  const [elsewhere, page] = [
    await visit(admin, { expected: [SIGNED_OUT] }),
    await visit(null, { expected: [REFUSED] }),
  ];
  await elsewhere.goto('/account');
  await expect(heading(elsewhere, 'Your account')).toBeVisible();

  await page.goto('/login');
  await field(page, 'Email address').fill(admin.email);
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(heading(page, 'Forgot Your Password?')).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Send Reset Email' }).click();
  await expect(heading(page, 'Check Your Email')).toBeVisible();
  await look(page);

  const link = linkInText(await postbox.mailTo(admin.email, 'Set a new password for ChargeRota'));
  // Who skips to the content while the screen is loading gets there all the same.
  let load = (): void => {};
  const skipped = new Promise<void>((resolve) => (load = resolve));
  await page.route(/reset-password[^/]*\.js/, async (route) => {
    await skipped;
    await route.continue();
  });
  await page.goto(link, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(field(page, 'New password')).toBeHidden();
  load();
  await expect(field(page, 'New password')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await field(page, 'New password').fill('Password1');
  await field(page, 'Confirm new password').fill('Password1');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(
    page.getByRole('main').getByText('This password is among the most common ones.'),
  ).toBeVisible();
  await look(page);
  await field(page, 'New password').fill(NEW_PASSWORD);
  await field(page, 'Confirm new password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(heading(page, 'Password Reset')).toBeVisible();
  await field(page, 'Password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(heading(page, 'Login Successful')).toBeVisible();
  await postbox.mailTo(admin.email, 'Your ChargeRota password was changed');

  await elsewhere.reload();
  await expect(heading(elsewhere, 'Sign in')).toBeVisible();
  await elsewhere.goto(link);
  await expect(heading(elsewhere, 'Invalid Reset Link')).toBeVisible();
  await look(elsewhere);
});

test('an account gets its new address once the link sent there is opened, and the old address is told', async ({
  visit,
}) => {
  const { admin } = await makeOrganization(server);
  const newAddress = newEmail('ada.new');
  const page = await visit(admin, { expected: [REFUSED] });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change email' }).click();
  await field(page, 'New email address').fill(newAddress);
  await field(page, 'Current password').fill('not the password');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('dialog').getByText('That is not your current password.')).toBeVisible();
  await look(page);
  await field(page, 'Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`Waiting for confirmation of ${newAddress}`)).toBeVisible();
  await look(page);
  await postbox.mailTo(admin.email, 'Your ChargeRota address is about to change');

  const reader = await visit();
  await reader.goto(
    linkInText(await postbox.mailTo(newAddress, 'Confirm your new email address for ChargeRota')),
  );
  await expect(heading(reader, 'Confirm your new address')).toBeVisible();
  await look(reader);
  await reader.getByRole('button', { name: 'Confirm' }).click();
  await expect(heading(reader, 'Address Confirmed')).toBeVisible();
  await postbox.mailTo(admin.email, 'Your ChargeRota address has changed');
  await reader.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await field(reader, 'Password').fill(PASSWORD);
  await reader.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(heading(reader, 'Login Successful')).toBeVisible();
});

test('who gets no mail any more reads so at once, also among the members, until a test email arrives', async ({
  visit,
}) => {
  const { admin } = await makeOrganization(server);
  const [page, list] = [await visit(admin), await visit(admin)];
  await list.goto('/organization?tab=members');
  const row = list.getByRole('listitem').filter({ hasText: admin.email });
  const badge = row.getByText('Mail comes back', { exact: true });
  await expect(row).toBeVisible();
  await expect(badge).toBeHidden();
  await page.goto('/dashboard');
  const asked = page.getByRole('complementary', { name: 'Your email address', exact: true });
  await expect(asked).toContainText('To invite people, open the link');

  const told = await page.request.post(`${server.url}/api/mail/bounces`, {
    headers: { authorization: `Bearer ${BOUNCE_SECRET}` },
    data: { recipient: admin.email, type: 'hard' },
  });
  expect(await told.json()).toEqual({ outcome: 'taken' });
  await expect(asked).toContainText(`Mail to ${admin.email} comes back`);
  await expect(badge).toBeVisible();
  await look(page);
  await look(list);

  await page.goto('/notifications?tab=choices');
  const email = page.getByRole('listitem').filter({ hasText: admin.email });
  await expect(email).toContainText('Nothing is sent to');
  await look(page);
  await email.getByRole('button', { name: 'Try it', exact: true }).click();
  await postbox.mailTo(admin.email, 'This is how a notification looks');
  await expect(email).toContainText(`To ${admin.email}`);
  await expect(badge).toBeHidden();
});

test('a member signs another browser out, and that browser says so', async ({ visit }) => {
  const { admin } = await makeOrganization(server);
  const [left, page] = [
    await visit(null, { expected: [SIGNED_OUT] }),
    await visit(admin, { expected: [/403 \(/] }),
  ];
  await left.goto('/login');
  await signIn(left, admin.email, PASSWORD);
  await expect(heading(left, 'Nothing reserved, Ada.')).toBeVisible();

  await page.goto('/account');
  // The browser last seen is listed first; the other one is where the organization was created.
  const signOut = page.getByRole('button', { name: /^Sign Out .*, signed in since/ });
  await expect(signOut).toHaveCount(2);
  await storeRows(server, [
    `UPDATE sessions SET created_at = created_at - interval '1 hour'
     WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    [admin.email],
  ]);
  await signOut.first().click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Sign Out' }).click();
  await expect(question.getByText('Please enter your password: you signed in a while ago.')).toBeVisible();
  await expect(question.getByLabel('Your password')).toBeFocused();
  await look(page);
  await question.getByLabel('Your password').fill(PASSWORD);
  await question.getByRole('button', { name: 'Sign Out' }).click();
  await expect(toast(page, 'Signed Out')).toBeVisible();
  await expect(signOut).toHaveCount(1);
  await look(page);
  await expect(heading(left, 'Sign in')).toBeVisible({ timeout: 30_000 });
  await expect(left.getByText('You were signed out', { exact: true })).toBeVisible();
  await look(left);
});

test('whoever chooses the formats of another region reads all times so, and after the next start too', async ({
  visit,
}) => {
  const organization = await makeOrganization(server);
  const { admin } = organization;
  const location = await organization.addLocation('North Garage', 1);
  await reserve(admin, {
    locationId: location.id,
    spotId: location.spots[0]!.id,
    date: TODAY,
    timeSlot: '14-16',
  });
  const page = await visit(admin);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change dates and times' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Region').selectOption('Germany');
  await expect(dialog.getByText('Fri, 20 Nov, 09:00 – 14:00, 1.234,5 km')).toBeVisible();
  await look(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Dates and Times Changed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change dates and times' })).toBeFocused();
  await look(page);
  await page.goto('/dashboard');
  await expect(page.getByText('14:00').first()).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/\d [AP]M\b/);
  await page.goto('/availability');
  await expect(page.getByText('12:00').first()).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/\d [AP]M\b/);
});

test('a member makes an address for their calendar, replaces it, and revokes it', async ({ visit }) => {
  const organization = await makeOrganization(server);
  const { admin } = organization;
  const location = await organization.addLocation('North Garage', 2);
  const spot = location.spots[0];
  if (!spot) throw new Error('the location has chargers');
  const slot = { locationId: location.id, spotId: spot.id, date: TODAY, timeSlot: '14-16' };
  const { id } = await reserve(admin, slot);
  const [page, calendar] = [await visit(admin), await visit()];
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = field(page, 'Your calendar link');
  const read = async (url: string) => {
    const response = await calendar.context().request.get(url);
    return { status: response.status(), text: await response.text() };
  };

  await page.goto('/account');
  await page.getByRole('button', { name: 'Create calendar link' }).click();
  const first = await address.inputValue();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await expect(page.getByRole('link', { name: 'Open in Calendar' })).toHaveAttribute(
    'href',
    first.replace('http:', 'webcal:'),
  );
  await look(page);
  const feed = await read(first);
  expect(feed.status).toBe(200);
  expect(feed.text).toContain(`UID:${id}@`);
  expect(feed.text).toContain('DTSTART;TZID=America/New_York:20260610T140000');
  expect(feed.text).toContain(`SUMMARY:Charger ${spot.spotNumber} at North Garage`);

  await page.reload();
  await expect(page.getByText('Link created Wed, Jun 10')).toBeVisible();
  await expect(address).toHaveCount(0);
  await page.getByRole('button', { name: 'New link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create new link' }).click();
  const second = await address.inputValue();
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);

  await page.getByRole('button', { name: 'Revoke the calendar link' }).click();
  await look(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(toast(page, 'Calendar Link Revoked')).toBeVisible();
  await expect(address).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Create calendar link' })).toBeVisible();
  expect((await read(second)).status).toBe(404);
});
