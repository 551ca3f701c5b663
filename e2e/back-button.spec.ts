// A phone's back button while something is being entered.
import { onFirstRequest } from './support/first-request.ts';
import { makeOrganization, newEmail } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('the back button closes a dialog, and asks before what was entered in it is lost; leaving pasted addresses that were not sent asks, too', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const page = await visit(organization.admin, { expected: [/ERR_FAILED/] });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Org' }).click();
  await page.getByRole('tab', { name: 'Locations' }).click();
  await page.getByRole('button', { name: 'Add Your First Location' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Location' });
  await dialog.getByLabel('Name', { exact: true }).fill('Pier 7');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Discard this location?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Pier 7');
  // Another tab's choice doesn't discard it either.
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/early.js');
  await elsewhere.evaluate(() => localStorage.setItem('currentOrganizationId', crypto.randomUUID()));
  await elsewhere.close();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/organization?tab=locations');

  await page.getByRole('button', { name: 'Add Your First Location' }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/organization?tab=locations');
  await page.goBack();
  await expect(page).not.toHaveURL(/tab=locations/);

  const live = page.waitForResponse('**/api/events*');
  await page.goto('/organization?tab=invites');
  await page.getByLabel('Email address').fill(`${newEmail('mira')}, ${newEmail('noah')},`);
  // Nor does a background request that fails.
  await live;
  await onFirstRequest(page, '**/api/organizations/my', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  const rule = { data: { maxAdvanceBookingDays: 45 } };
  await organization.admin.calls.patch('/api/organization/settings', rule);
  await failed;
  await page.getByRole('tab', { name: 'Members' }).click();
  const leaving = page.getByRole('alertdialog', { name: 'Leave without sending?' });
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Send 2 Invitations' }).click();
  await expect(page.getByText('Sent', { exact: true })).toHaveCount(2);
  await page.getByRole('tab', { name: 'Members' }).click();
  await expect(page.getByRole('tab', { name: 'Members' })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('tab', { name: 'Invites' }).click();
  await page.getByLabel('Email address').fill(`${newEmail('zoe')},`);
  let askedAgain = false;
  page.on('dialog', (dialog) => {
    askedAgain = true;
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  expect(askedAgain).toBe(false);
});

test('from the form of an invitation the back button leads to the invitation, and what was typed is kept', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server, 'Quay North');
  const page = await visit();
  await page.goto(await organization.invite(newEmail('mira')));
  await page.getByRole('button', { name: 'New User - Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Join Quay North' })).toBeFocused();
  await page.getByLabel('First name').fill('Mira');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Quay North', exact: true })).toBeFocused();
  await page.goForward();
  await expect(page.getByLabel('First name')).toHaveValue('Mira');
});
