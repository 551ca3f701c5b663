// States that the main journey doesn't come through, each looked at by axe.
import { makeOrganization } from './support/people.ts';
import { expectSoundScreen, toast } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test('a refused sign-in and an incomplete registration say what is wrong, at the field', async ({
  visit,
}) => {
  const page = await visit(null, { expected: [/401 \(Unauthorized\)/] });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('main').getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByRole('main').getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Email address')).toBeFocused();
  await expectSoundScreen(page);
  await page.getByLabel('Email address').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(toast(page, 'Login Failed')).toBeVisible();
  await expectSoundScreen(page);

  await page.goto('/registration');
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  await expect(page.getByRole('main').getByText('First name is required')).toBeVisible();
  await expect(page.getByRole('main').getByText('Please accept the terms and conditions.')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expectSoundScreen(page);
});

test('who is signed out is sent to sign in, and comes back to the dashboard', async ({ visit }) => {
  const page = await visit();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await expect(toast(page, 'Please Sign In')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/booking');
  await expect(page.getByRole('heading', { name: 'Registration Required' })).toBeVisible();
  await expectSoundScreen(page);
});

test('a member changes the profile, reads the day as a list, is kept out of the administration, and is no stranger while the server can’t say who they are', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  await organization.addLocation('Harbor House Garage', 3);
  const member = await organization.addMember('Mira', 'Okafor');
  const page = await visit(member, { expected: [/status of 502/] });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Edit my profile' }).click();
  await page.getByLabel('Last name').fill('Okafor-Lund');
  await expectSoundScreen(page);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(toast(page, 'Profile Updated')).toBeVisible();
  await expect(page.getByRole('region', { name: 'My Profile' })).toContainText('Okafor-Lund');

  await page.goto('/availability?view=list');
  await expect(page.getByRole('button', { name: 'Reserve charger 01' })).toBeVisible();
  await expectSoundScreen(page);
  await page.goto('/organization');
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  await expectSoundScreen(page);

  await page.route('**/api/auth/user', (route) => route.fulfill({ status: 502 }));
  await page.goto('/');
  const failure = page.getByRole('alert').filter({ hasText: 'Your account could not be read' });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Dash', exact: true })).toBeVisible();
  await expectSoundScreen(page);
  await page.unroute('**/api/auth/user');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Mira.' })).toBeVisible();
});

test('an administrator changes a location, keeps it when asked, and revokes an invitation', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  await organization.addLocation('Harbor House Garage', 3);
  await organization.invite('noah@example.com');
  const page = await visit(organization.admin);
  await page.goto('/organization?tab=locations');
  await page.getByRole('button', { name: 'Edit Harbor House Garage' }).click();
  await page.getByLabel('Saturday, open or closed').selectOption('Closed');
  await expectSoundScreen(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Location Updated')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Harbor House Garage' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Harbor House Garage?' });
  await expectSoundScreen(page);
  await question.getByRole('button', { name: 'Keep It' }).click();

  await page.getByRole('tab', { name: 'Invites' }).click();
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(page.getByText('Please enter an email address.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Revoke the invitation of noah@example.com' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No pending invitations')).toBeVisible();
});
