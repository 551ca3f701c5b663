// States that the main journey does not show, each checked by axe.
import type { Page } from '@playwright/test';
import { makeOrganization, PASSWORD } from './support/people.ts';
import { expectSoundScreen, toast, failure } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test('a refused sign-in and an incomplete registration say at the field what is wrong; a provider is said to be missing once that is known', async ({
  visit,
}) => {
  const page = await visit(null, { expected: [/401 \(Unauthorized\)/, /ERR_FAILED/] });
  await page.goto('/login');
  await expect(page.getByLabel('Email address')).toBeFocused();
  const notOffered = page.getByText('Signing in with Google or Apple is not set up here.');
  await expect(notOffered).toBeVisible();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('main').getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByRole('main').getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Email address')).toBeFocused();
  await expectSoundScreen(page);
  await page.getByLabel('Email address').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(failure(page, 'Login Failed')).toBeVisible();
  await expectSoundScreen(page);
  // It stays until the next attempt, just above the button that was pressed.
  const said = (await failure(page, 'Login Failed').boundingBox())!;
  const button = (await page.getByRole('button', { name: 'Sign In', exact: true }).boundingBox())!;
  expect(button.y - said.y).toBeGreaterThan(0);
  expect(button.y - said.y).toBeLessThan(160);

  await page.goto('/registration');
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('First name is required');
  await expect(page.getByLabel(/^I accept/)).toHaveAccessibleDescription(/Please accept the terms/);
  const summary = page.getByRole('alert').filter({ hasText: '7 answers need another look' });
  await expect(summary).toBeInViewport();
  await expect(summary.getByRole('button')).toHaveText([
    'First name is required',
    'Last name is required',
    'Email is required',
    'Phone number must be at least 10 digits',
    'Password must be at least 8 characters',
    'Confirm your password',
    /^Please accept the terms/,
  ]);
  await expect(notOffered).toBeVisible();
  await expectSoundScreen(page);
  const phone = summary.getByRole('button', { name: 'Phone number must be at least 10 digits' });
  await page.keyboard.press('Tab');
  await expect(summary.getByRole('button').first()).toBeFocused();
  await phone.press('Enter');
  await expect(page.getByLabel('Phone', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Phone', { exact: true })).toBeInViewport();

  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill('another one');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription("Passwords don't match");
  await page.getByRole('button', { name: 'Add your vehicle' }).press('Enter');
  await expect(page.getByLabel('Make')).toBeFocused();

  // Where providers are offered that are not configured, as in the demo, their buttons say so and name another way.
  const offered = { json: { configured: false, offered: true } };
  await page.route('**/api/auth/*/status', (route) => route.fulfill(offered));
  await page.goto('/registration');
  await page.getByRole('button', { name: 'Continue with Apple' }).click();
  await expect(toast(page, 'Apple Sign-In Not Yet Configured')).toBeVisible();
  await page.goto('/login');
  await expect(page.getByText('is not set up here')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(toast(page, 'Google Sign-In Not Yet Configured')).toBeVisible();
  await expectSoundScreen(page);

  // While nobody knows whether they are, nothing is said.
  await page.route('**/api/auth/*/status', (route) => route.abort());
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.getByText('is not set up here')).toHaveCount(0);
});

test('a signed-out person can open no screen of members or administrators, is sent to sign in, and returns to the dashboard or to what they wanted to create', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await expect(toast(page, 'Please Sign In')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/booking');
  await expect(page.getByRole('heading', { name: 'Registration Required' })).toBeVisible();
  await expectSoundScreen(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Not Logged In' })).toBeVisible();
  await expectSoundScreen(page);
  await page.goto('/organization/create');
  await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
  await expectSoundScreen(page);
  await page.getByRole('link', { name: 'Sign In', exact: true }).first().click();
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Forganization%2Fcreate$/);
});

test('a person who signs in from a link to booking or status returns to it with the link’s choices', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const garage = await organization.addLocation('Harbor House Garage', 3);
  const mira = await organization.addMember('Mira', 'Okafor');
  const signIn = async (page: Page): Promise<void> => {
    await page.getByLabel('Email address').fill(mira.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  const booking = await visit();
  await booking.goto(`/booking?location=${garage.id}&date=2026-06-12&slot=16-18&spot=${garage.spots[2]!.id}`);
  await booking.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await signIn(booking);
  const summary = booking.getByRole('complementary', { name: 'Reservation Summary' });
  await expect(summary).toContainText('Fri, Jun 12');
  await expect(summary).toContainText('4:00 PM – 6:00 PM');
  await expect(summary).toContainText('03');

  const status = await visit();
  await status.goto('/availability?day=2026-06-12&view=list');
  await status.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' }).click();
  await status.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' }).click();
  await status.getByRole('link', { name: 'Forgot Password' }).click();
  await status.getByRole('link', { name: 'Back to Sign In' }).click();
  await signIn(status);
  await expect(status).toHaveURL('/availability?day=2026-06-12&view=list');
  await expect(status.getByRole('heading', { name: 'Charger Status & Reservations' })).toBeVisible();

  const tab = await visit();
  await tab.goto('/organization?tab=settings');
  await expect(tab).toHaveURL('/login?returnUrl=%2Forganization%3Ftab%3Dsettings');
});

test('applicants and members get no links to screens that are closed to them, and cannot open them', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  await organization.addLocation('Harbor House Garage', 3);
  const pending = await visit(await organization.addApplicant('Noah', 'Reyes'));
  await pending.goto('/');
  const start = pending.getByRole('region', { name: 'Start here' });
  await expect(start.getByRole('link')).toHaveCount(1);
  await expectSoundScreen(pending);
  await start.getByRole('link', { name: /^Your Organization/ }).click();
  await expect(pending.getByRole('heading', { name: 'Account Pending' })).toBeVisible();
  await pending.goto('/booking');
  await expect(pending.getByRole('heading', { name: 'Account Pending' })).toBeVisible();
  await expect(pending.getByRole('main').getByRole('link')).toHaveText(['Return Home']);

  const member = await visit(await organization.addMember('Mira', 'Okafor'));
  await member.goto('/');
  await member.getByRole('link', { name: /^Your Organization/ }).click();
  const panel = member.getByRole('region', { name: 'Your organization' });
  await expect(panel).toContainText(organization.admin.email);
  await expectSoundScreen(member);
  await member.goto('/admin');
  await expect(member.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
});

test('a member changes their profile, reads the day as a list, cannot open the administration, and does not look signed out while the server is down', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  await organization.addLocation('Harbor House Garage', 3);
  const member = await organization.addMember('Mira', 'Okafor');
  const page = await visit(member, { expected: [/status of 502/] });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Edit my profile' }).click();
  const save = page.getByRole('button', { name: /^Save/ });
  await page.getByLabel('Last name').clear();
  await page.getByLabel('Phone').clear();
  await page.getByLabel('I will not have a vehicle').check();
  await page.getByLabel('First name').clear();
  await save.click();
  const faults = page.getByRole('alert').filter({ hasText: 'Validation Error' });
  await expect(faults.getByRole('button')).toHaveText([
    'Please enter your first name.',
    'Please enter your last name.',
  ]);
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('First name').fill('Mira');
  await page.getByLabel('Last name').fill('Okafor-Lund');
  await expectSoundScreen(page);
  await save.click();
  await expect(toast(page, 'Profile Updated')).toBeVisible();
  const profile = page.getByRole('region', { name: 'My Profile' });
  await expect(profile).toContainText('Okafor-Lund');
  await expect(profile).toContainText('PhoneNot given');

  await page.goto('/availability?view=list');
  await expect(page.getByRole('button', { name: 'Walk in charger 01' })).toBeVisible();
  await expectSoundScreen(page);
  await page.goto('/organization');
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  await expectSoundScreen(page);

  await page.route('**/api/auth/session', (route) => route.fulfill({ status: 502 }));
  await page.goto('/');
  const failure = page.getByRole('alert').filter({ hasText: 'Your account could not be loaded' });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Dash', exact: true })).toBeVisible();
  await expectSoundScreen(page);
  await page.unroute('**/api/auth/session');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Mira.' })).toBeVisible();
});

test('an administrator changes a location, decides not to delete it, and revokes an invitation; without their members, who cannot be loaded, they see the rest of the dashboard, and those are not asked for without end', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  await organization.addLocation('Harbor House Garage', 3);
  await organization.invite('noah@example.com');
  const page = await visit(organization.admin, { expected: [/404/] });
  await page.goto('/organization?tab=locations');
  await page.getByRole('button', { name: 'Edit Harbor House Garage' }).click();
  await page.getByLabel('Saturday, open or closed').selectOption('Closed');
  await expectSoundScreen(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Location Updated')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Harbor House Garage' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Harbor House Garage?' });
  await expectSoundScreen(page);
  await question.getByRole('button', { name: 'Keep it' }).click();

  await page.getByRole('tab', { name: 'Invites' }).click();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  // The form has one field, so that it says so in one place.
  await expect(page.getByText('Please enter an email address.')).toHaveCount(1);
  await page.getByRole('button', { name: 'Revoke the invitation of noah@example.com' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No pending invitations')).toBeVisible();

  let asked = 0;
  await page.route('**/members?*', (route) => {
    asked += 1;
    return route.fulfill({ status: 404, json: { code: 'not_found', message: 'It was not found.' } });
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'My Profile' })).toBeVisible();
  // Time enough to ask dozens of times.
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Book' }).click();
  await expect(page.getByRole('heading', { name: 'Book a charger' })).toBeVisible();
  await navigation.getByRole('link', { name: 'Dash' }).click();
  await expect(page.getByRole('region', { name: 'My Profile' })).toBeVisible();
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(10);
});
