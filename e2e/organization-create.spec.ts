import { answer, makeOrganization } from './support/people.ts';
import { onFirstRequest } from './support/first-request.ts';
import { expectSoundScreen, failure, toast } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test('a second organization is created in steps, and switching between the two changes what can be booked', async ({
  server,
  visit,
}) => {
  const first = await makeOrganization(server, 'Harbor House');
  await first.addLocation('Harbor House Garage', 3);
  const page = await visit(first.admin, { expected: [/ERR_FAILED/] });
  await page.goto('/booking');
  await page.getByRole('button', { name: 'Organization: Harbor House' }).click();
  await expectSoundScreen(page);
  await page.getByRole('link', { name: 'New organization' }).click();

  await page.getByRole('radio', { name: /^Enterprise/ }).check({ force: true });
  await expectSoundScreen(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Organization details' })).toBeFocused();
  await expect(page.getByLabel('Contact email')).toHaveValue(first.admin.email);
  await page.getByLabel('Organization name').fill('Quay North');
  await page.getByLabel('Description (optional)').fill('Boats, and the cars that come to them.');
  await page.getByLabel('Members must accept an agreement to join').check();
  await page.getByLabel('Agreement text (optional)').fill('Unplug when you are done.');
  // The typed values survive the back button and a reload.
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^Enterprise/ })).toBeChecked();
  await page.goForward();
  await page.reload();
  await expect(page.getByLabel('Organization name')).toHaveValue('Quay North');
  await expectSoundScreen(page);
  const create = page.getByRole('button', { name: 'Create Organization' });
  await page.getByLabel('Organization name').fill('');
  await page.getByLabel('Contact email').fill('nobody');
  await create.click();
  await page.getByRole('alert').getByRole('button', { name: /email/ }).click();
  await expect(page.getByLabel('Contact email')).toBeFocused();
  await page.getByLabel('Contact email').fill(first.admin.email);
  await page.getByLabel('Organization name').fill('Quay North');
  // What failed stands beside the button.
  await onFirstRequest(page, '**/api/organizations', (route) => route.abort());
  await create.click();
  await expect(failure(page, 'Failed to create organization')).toBeVisible();
  await expectSoundScreen(page);
  await create.click();
  await expect(toast(page, 'Organization created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/organization$/);
  await expect(page.getByRole('heading', { name: 'Quay North' })).toBeVisible();
  const made = await answer<object[]>(first.admin.calls.get('/api/organizations/my'));
  expect(made).toContainEqual(
    expect.objectContaining({
      name: 'Quay North',
      description: 'Boats, and the cars that come to them.',
      requiresAgreement: true,
      customAgreementText: 'Unplug when you are done.',
    }),
  );

  // Book shows the chosen organization's locations: none yet, then the first organization's garage again.
  await page.goto('/booking');
  await expect(page.getByText('Harbor House Garage')).toHaveCount(0);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/organization');
  await expect(otherTab.getByRole('heading', { name: 'Quay North' })).toBeVisible();
  await page.getByRole('button', { name: 'Organization: Quay North' }).press('Enter');
  await expect(page.getByRole('option', { name: /^Quay North/ })).toBeFocused();
  await page.keyboard.press('h');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Location: Harbor House Garage' })).toBeVisible();
  await expect(otherTab.getByRole('heading', { name: 'Harbor House' })).toBeVisible();

  // What was changed in one organization is not undone from the other, which the request would name.
  await page.goto('/organization?tab=settings');
  await page.getByRole('switch', { name: 'Limit how often a member books' }).check();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: 'Organization: Harbor House' }).press('Enter');
  await expect(page.getByRole('option', { name: /^Harbor House/ })).toBeFocused();
  await page.keyboard.press('q');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Quay North' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
});
