import type { Page } from '@playwright/test';
import { makeOrganization, PASSWORD } from './support/people.ts';
import { expectSoundScreen, toast } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const UNAUTHORIZED = { expected: [/401 \(Unauthorized\)/] };

test('a person signed out from another browser signs in again where they were, and unsaved changes are kept', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  await organization.addLocation('Harbor House Garage', 3);
  const mira = await organization.addMember('Mira', 'Okafor');
  const page = await visit(null, UNAUTHORIZED);
  // The live stream would notice the end of the session, sometimes before the press. Without it, the next request does.
  await page.route('**/api/events*', () => undefined);
  await page.goto('/login');
  await page.getByLabel('Email address').fill(mira.email);
  await signIn(page);
  await page.waitForURL('/dashboard');
  // Signing out the others gives this browser a new cookie, and requests that are under way with the old one are refused.
  const elsewhere = await visit(mira, UNAUTHORIZED);
  await elsewhere.goto('/account');

  await page.getByRole('button', { name: 'Edit my profile' }).click();
  await page.getByLabel('Last name').fill('Okafor-Lund');
  await page.getByLabel('I will not have a vehicle').check();
  await signOutOthers(elsewhere);
  await page.getByRole('button', { name: 'Save changes' }).click();
  const question = page.getByRole('alertdialog', { name: 'You were signed out' });
  await expectSoundScreen(page);
  await question.getByLabel('Password', { exact: true }).fill('not the password');
  await question.getByRole('button', { name: 'Sign In' }).click();
  await expect(question.getByText('That is not the password of this account.')).toBeVisible();
  await signIn(page);
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('region', { name: 'My Profile' })).toContainText('Okafor-Lund');

  await page.goto('/account?from=dashboard');
  const other = page.getByRole('button', { name: /^Sign Out (?!All Others)/ });
  await expect(other).toBeVisible();
  await elsewhere.reload();
  const calendar = elsewhere.getByRole('region', { name: 'Calendar' });
  await calendar.getByRole('button', { name: 'Create calendar link' }).click();
  await expect(calendar.getByText('Not connected')).toBeHidden();
  await signOutOthers(elsewhere, { endsConnections: true });
  await expect(
    elsewhere.getByRole('region', { name: /^Notifications/ }).getByText(/calendar link, .* have ended, too/),
  ).toBeVisible();
  await expect(calendar.getByText('Not connected')).toBeVisible();
  await other.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('main').getByText('You were signed out')).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue(mira.email);
  await expectSoundScreen(page);
  await signIn(page);
  await expect(page).toHaveURL('/account?from=dashboard');
  await expect(other).toBeVisible();
});

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function signOutOthers(page: Page, { endsConnections = false } = {}): Promise<void> {
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('End other connections, too').setChecked(endsConnections);
  await question.getByRole('button', { name: 'Sign out all others' }).click();
  await expect(toast(page, 'Signed Out')).toBeVisible();
}
