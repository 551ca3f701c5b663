import { makeOrganization, organizationsOf } from './support/people.ts';
import { expectSoundScreen, toast } from './support/screen.ts';
import { expect, MORNING, test } from './support/test.ts';

test('an administrator approves an applicant, adds a location and changes a rule, which takes effect at once', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server, 'Harbor House', ['Ada', 'Lindqvist'], 'basic');
  const mira = await organization.addMember('Mira', 'Okafor');
  for (const name of ['Noah', 'Pia']) await organization.addApplicant(name, 'Lindqvist');
  const page = await visit(organization.admin, { expected: [/402|403|409/] });
  await page.goto('/organization');
  // One count of people, however many more places of the plan those take who wait.
  await expect(page.getByText('2 members', { exact: true })).toBeVisible();
  await expect(page.getByText(/^4 of \d+ places taken, 2 waiting$/)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Members 2, 2 waiting' })).toBeVisible();
  await page.getByRole('link', { name: 'Today’s reservations' }).click();
  await expect(page.getByRole('heading', { name: 'Today at Harbor House' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Users 2' })).toBeVisible();
  await expectSoundScreen(page);
  await page.getByRole('button', { name: 'Approve Noah Lindqvist' }).click();
  await expect(toast(page, 'User Approved')).toBeVisible();
  // The button has disappeared with its row; the keyboard continues at the list of those who wait.
  await expect(page.getByRole('tab', { name: 'Users 1' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pending approvals' })).toBeFocused();
  await page.getByRole('button', { name: 'Reject Pia Lindqvist' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('tab', { name: 'Users', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Today at Harbor House' })).toBeFocused();
  await expect(page.getByText('Nobody is waiting for approval.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pending approvals' })).toHaveCount(0);

  // Opening a tab moves none of those after it.
  const settings = page.getByRole('tab', { name: 'Settings' });
  const before = await settings.boundingBox();
  await page.getByRole('tab', { name: 'Locations' }).click();
  expect(await settings.boundingBox()).toEqual(before);
  await page.getByRole('button', { name: 'Add Location' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Location' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Pier 9');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('9 Wharf Street');
  await dialog.getByRole('textbox', { name: 'City (optional)' }).fill('x'.repeat(300));
  await dialog.getByRole('textbox', { name: 'Latitude' }).fill('400');
  await dialog.getByRole('button', { name: 'Add Location' }).click();
  await expect(dialog.getByText('Please fill in all fields with valid data')).toBeVisible();
  // The form is longer than the window: all that is wrong in it stands together, and leads to each field.
  await expect(dialog.getByText('answers need another look')).toBeInViewport();
  await expectSoundScreen(page);
  await expect(dialog.getByRole('button', { name: 'City: Please use at most' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Latitude is a number between -90 and 90.' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Latitude' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Latitude' }).clear();
  await dialog.getByRole('textbox', { name: 'City (optional)' }).clear();
  // More than the plan includes is told at once. What was entered is kept for whoever leaves to buy room for it.
  await dialog.getByRole('textbox', { name: 'Chargers' }).fill('199');
  await expect(dialog.getByRole('alert')).toHaveText('Your plan includes 5 chargers at a location.');
  await expect(dialog.getByRole('button', { name: 'Add Location' })).toBeDisabled();
  await expectSoundScreen(page);
  await dialog.getByRole('link', { name: 'See the plans' }).click();
  await expect(page).toHaveURL(/tab=billing/);
  await page.goto('/admin?tab=locations');
  await page.getByRole('button', { name: 'Add Location' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('9 Wharf Street');
  // So is what was typed before a reload.
  await dialog.getByRole('textbox', { name: 'City (optional)' }).fill('Oakland');
  await page.reload();
  await page.getByRole('button', { name: 'Add Location' }).click();
  await expect(dialog.getByRole('textbox', { name: 'City (optional)' })).toHaveValue('Oakland');
  await dialog.getByRole('textbox', { name: 'Chargers' }).fill('2');
  await dialog.getByRole('button', { name: 'Add Location' }).click();
  await expect(toast(page, 'Location Added')).toBeVisible();
  await expect(page.getByText('9 Wharf Street')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Pier 9' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('region', { name: 'Inactive' })
    .getByRole('button', { name: 'Reactivate Pier 9' })
    .click();
  await expect(toast(page, 'Location Updated')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Pier 9' })).toBeVisible();

  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByLabel('Longest reservation').selectOption('2 hours');
  await expect(toast(page, 'Settings Updated')).toBeVisible();
  await expectSoundScreen(page);
  const saved: unknown[] = [];
  page.on('request', (sent) => sent.method() === 'PATCH' && saved.push(sent.postDataJSON()));
  await page.getByLabel('Advance booking').selectOption('Other…');
  const days = page.getByLabel('Days ahead');
  await days.clear();
  await days.pressSequentially('45');
  await days.press('Enter');
  await expect.poll(() => saved).toEqual([{ maxAdvanceBookingDays: 45 }]);
  const booking = await visit(mira);
  await booking.goto('/booking');
  await expect(booking.getByText('Pier 9').first()).toBeVisible();
  await expect(booking.getByRole('radio', { name: '2 hours' })).toBeEnabled();
  await expect(booking.getByRole('radio', { name: '3 hours' })).toHaveCount(0);
});

test('a second press on Approve does not approve the next applicant', async ({ server, visit }) => {
  const organization = await makeOrganization(server);
  for (const name of ['Noah', 'Ola', 'Pia']) await organization.addApplicant(name, 'Lindqvist');
  const page = await visit(organization.admin);
  const approve = page.getByRole('button', { name: /^Approve .* Lindqvist$/ });
  const names = () =>
    approve.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.split(' ')[1]));
  await page.clock.install({ time: MORNING });
  for (const [path, left] of [
    ['/admin', ['Ola', 'Pia']],
    ['/organization?tab=members', ['Pia']],
  ] as const) {
    await page.goto(path);
    await expect(approve).toHaveCount(left.length + 1);
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
    // Above the navigation, where a person presses.
    await approve.first().evaluate((button) => button.scrollIntoView({ block: 'center' }));
    const first = (await approve.first().boundingBox())!;
    const press = () => page.mouse.click(first.x + first.width / 2, first.y + first.height / 2);
    await press();
    await expect.poll(names).toEqual(left);
    await press();
    await page.clock.runFor(50);
    await expect(approve.first()).not.toHaveAttribute('aria-busy');
    await page.clock.resume();
    await page.reload();
    await expect(approve).toHaveCount(left.length);
  }
});

test('an administrator rejects a chosen applicant and approves all others at once, of whom somebody else has decided one meanwhile', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const [mira, noah, lena, omar] = await Promise.all(
    ['Mira', 'Noah', 'Lena', 'Omar'].map((firstName) => organization.addApplicant(firstName, 'Okafor')),
  );
  const page = await visit(organization.admin);
  await page.goto('/organization');
  for (const firstName of ['Mira', 'Noah']) await page.getByLabel(`Choose ${firstName} Okafor`).check();
  await page.getByLabel('Choose Noah Okafor').uncheck();
  await page.getByRole('button', { name: 'Reject 1' }).click();
  await page
    .getByRole('alertdialog', { name: 'Reject Mira Okafor?' })
    .getByRole('button', { name: 'Reject' })
    .click();
  await expect(toast(page, 'User Rejected')).toBeVisible();

  await page.getByRole('button', { name: 'Approve all 3' }).click();
  const question = page.getByRole('alertdialog', { name: 'Approve 3 people?' });
  await expect(question).toContainText('Lena Okafor, Noah Okafor, and Omar Okafor can then book');
  await expectSoundScreen(page);
  const { status } = await organization.admin.calls
    .patch(`/api/admin/users/${noah!.id}/status`, { data: { status: 'rejected' } })
    .then((answer) => ({ status: answer.status() }));
  expect(status).toBe(200);
  await question.getByRole('button', { name: 'Approve 3' }).click();
  await expect(toast(page, '2 of 3 Approved')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toHaveCount(0);
  for (const [person, is] of [
    [mira, 'suspended'],
    [noah, 'suspended'],
    [lena, 'active'],
    [omar, 'active'],
  ] as const)
    expect(await organizationsOf(person!)).toMatchObject([{ membershipStatus: is }]);
});
