import { mailsTo } from './support/mail.ts';
import { makeOrganization, reserve } from './support/people.ts';
import { expectSoundScreen, toast } from './support/screen.ts';
import { expect, MORNING, test, TODAY } from './support/test.ts';

test('six chargers on Basic: the sixth is bought where it is missing, and ended again once the plan includes it', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server, 'Harbor House', undefined, 'basic');
  const page = await visit(organization.admin);
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
  await page.goto('/organization?tab=locations&add');
  const form = dialog('Add Location');
  await form.getByRole('textbox', { name: 'Name' }).fill('Pier 9');
  await form.getByRole('textbox', { name: 'Address' }).fill('9 Wharf Street');
  await form.getByRole('textbox', { name: 'Chargers' }).fill('6');
  await expect(form.getByText('It is added with 5. Next, you add 1 charger to your plan.')).toBeVisible();
  await expectSoundScreen(page);
  await form.getByRole('button', { name: 'Add Location' }).click();
  const more = dialog('Add chargers at Pier 9');
  await expect(more).toContainText('Your plan allows 5: next, you add 1 charger to it.');
  await expectSoundScreen(page);
  await more.getByRole('button', { name: 'Continue' }).click();
  await dialog('Add chargers').getByRole('button', { name: 'Add 1 charger' }).click();
  await expect(more).toBeHidden();
  await expect(toast(page, 'Chargers Added')).toBeVisible();
  await expect(page.getByText('6 chargers available')).toBeVisible();

  // The list has the way to one more, and so has the form of the location, which stays as it was.
  await page.getByRole('button', { name: 'Add charger', exact: true }).click();
  await expect(more.getByRole('textbox', { name: 'How many more?' })).toHaveValue('1');
  await more.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Edit location' }).click();
  const editing = dialog('Edit Pier 9');
  await editing.getByRole('textbox', { name: 'Network provider' }).fill('Voltway');
  await editing.getByRole('textbox', { name: 'Chargers' }).fill('7');
  await editing.getByRole('button', { name: 'Add chargers to your plan' }).click();
  await dialog('Add chargers').getByRole('button', { name: 'Cancel' }).click();
  await expect(editing.getByRole('textbox', { name: 'Network provider' })).toHaveValue('Voltway');
  await editing.getByRole('textbox', { name: 'Chargers' }).fill('6');
  // A break on Monday, and a night that begins on Tuesday.
  await editing.getByLabel('Monday, closes').selectOption({ label: '12:00 PM' });
  await editing.getByRole('button', { name: 'Open again on Monday' }).click();
  await editing.getByLabel('Monday, again 1, closes').selectOption({ label: '6:00 PM' });
  await editing.getByLabel('Tuesday, closes').selectOption({ label: '6:00 AM +1 day' });
  await expectSoundScreen(page);
  await editing.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Location Updated')).toBeVisible();
  await page.getByRole('button', { name: 'Edit location' }).click();
  await expect(editing.getByLabel('Monday, again 1, opens')).toHaveValue('13:00');
  await expect(editing.getByLabel('Tuesday, closes')).toHaveValue('06:00');
  await editing.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/organization?tab=billing&plan=premium');
  await dialog('Change to Premium').getByRole('button', { name: 'Change Plan' }).click();
  const covered = dialog('Premium includes what you pay extra for');
  await expect(covered).toContainText('1 charger at Pier 9');
  await expectSoundScreen(page);
  await covered.getByRole('button', { name: 'End 1 charger at Pier 9' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel add-on' }).click();
  await expect(covered).toContainText('you pay for the plan alone');
  await covered.getByRole('button', { name: 'Done' }).click();
  await expect(covered).toBeHidden();
  await expect(page.getByRole('list', { name: 'Add-ons: Chargers at a location' })).toContainText(
    'Cancelled',
  );
});

test('removing chargers first names the members with reservations there; then they are told by email and on their screen', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const garage = await organization.addLocation('Harbor House Garage', 3);
  const mira = await organization.addMember('Mira', 'Okafor');
  const last = garage.spots[2]!;
  await reserve(mira, { locationId: garage.id, spotId: last.id, date: TODAY, timeSlot: '14-16' });
  const member = await visit(mira);
  await member.goto('/dashboard');
  await expect(member.getByRole('heading', { name: 'Your next charge is today, Mira' })).toBeVisible();

  const page = await visit(organization.admin, { expected: [/409 \(Conflict\)/] });
  await page.goto('/organization?tab=locations');
  await page.getByRole('button', { name: 'Edit Harbor House Garage' }).click();
  await page.getByRole('textbox', { name: 'Chargers' }).fill('2');
  // Asks before it takes any out of use, whoever has reserved there.
  const fewer = page.getByRole('alertdialog', { name: 'Keep 2 of 3 chargers?' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(fewer).toContainText('The last charger goes out of use.');
  await fewer.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await fewer.getByRole('button', { name: 'Take out of use' }).click();
  const question = page.getByRole('alertdialog', { name: 'Change Harbor House Garage?' });
  await expect(question.getByText(/2:00 PM.*charger 03/)).toBeVisible();
  await expectSoundScreen(page);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('textbox', { name: 'Chargers' })).toHaveValue('2');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await fewer.getByRole('button', { name: 'Take out of use' }).click();
  await question.getByRole('button', { name: 'Change and cancel it' }).click();
  await expect(toast(page, 'Location Updated')).toBeVisible();

  await expect
    .poll(async () => (await mailsTo(server.dataDir, mira.email))[0]?.subject)
    .toBe('Your reservation at Harbor House was cancelled');
  await expect(member.getByText('Cancelled', { exact: true })).toBeVisible();

  // The charger is not lost: it keeps its number, and one press makes it available again.
  await page.getByRole('link', { name: 'Chargers of Harbor House Garage' }).click();
  await expect(page.getByText('2 chargers available, 1 out of use')).toBeVisible();
  await page.getByRole('button', { name: 'Edit charger 03' }).click();
  await page.getByRole('radio', { name: 'Available' }).check();
  await expectSoundScreen(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('3 chargers available')).toBeVisible();

  // A time zone is found by its city or offset, with the keyboard alone.
  await page.goto('/organization?tab=locations');
  await page.getByRole('button', { name: 'Edit Harbor House Garage' }).click();
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await expect(zone).toHaveText('New York (GMT-4)');
  await zone.press('Enter');
  await page.keyboard.type('+5:30');
  await expect(page.getByRole('option')).toHaveText(['Colombo (GMT+5:30)', 'Kolkata (GMT+5:30)']);
  await expectSoundScreen(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(zone).toHaveText('Kolkata (GMT+5:30)');
  await expect(zone).toBeFocused();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Location Updated')).toBeVisible();
});

test('several chargers get their connector and power at once, and members see which are in maintenance', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const garage = await organization.addLocation('Harbor House Garage', 3);
  const page = await visit(organization.admin, { expected: [/409 \(Conflict\)/] });
  await page.goto(`/organization?tab=locations&location=${garage.id}`);
  await page.getByRole('checkbox', { name: 'Select charger 01' }).check();
  await page.getByRole('checkbox', { name: 'Select charger 02' }).check();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('Connector').selectOption('Type 1');
  await page.getByLabel('Type', { exact: true }).selectOption('DC fast');
  await expect(page.getByText('Type 1 (J1772) is an AC connector.')).toBeVisible();
  await page.getByLabel('Connector').selectOption('CCS 1');
  await expect(page.getByText('is an AC connector.')).toHaveCount(0);
  await expect(page.getByLabel('Power, kW')).toHaveValue('50');
  await expectSoundScreen(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Chargers Updated')).toBeVisible();
  await expect(page.getByText('CCS 1')).toHaveCount(2);

  // In the log it is one entry, which opens.
  await page.goto('/organization?tab=settings&view=changes');
  await expect(page.getByText(/ changed .* in the same way$/)).toContainText(', and 1 more');
  await page.getByRole('button', { name: 'Show all 2' }).press('Enter');
  await expect(page.getByText('in the same way')).toHaveCount(0);
  await expect(page.locator(':focus')).toContainText(/changed Charger 0[12]/);
  await page.goto(`/organization?tab=locations&location=${garage.id}`);

  // On a phone the toast leaves the row alone that was changed.
  await page.setViewportSize({ width: 390, height: 844 });
  const edit = page.getByRole('button', { name: 'Edit charger 03' });
  await edit.click();
  await page.getByRole('radio', { name: 'Maintenance' }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Charger Updated')).toBeVisible();
  await expect
    .poll(async () => {
      const [told, row] = [await toast(page, 'Charger Updated').boundingBox(), await edit.boundingBox()];
      return told!.y > row!.y + row!.height + 24 || told!.y + told!.height + 24 < row!.y;
    })
    .toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByText('2 chargers available, 1 in maintenance')).toBeVisible();
  await page.goto('/availability?view=list');
  await expect(page.getByText('Maintenance').first()).toBeVisible();

  // What ends a reservation is not tried again in vain: it names the reservation, and one press asks about it.
  const mira = await organization.addMember('Mira', 'Okafor');
  await reserve(mira, { locationId: garage.id, spotId: garage.spots[0]!.id, date: TODAY, timeSlot: '14-16' });
  await page.goto(`/organization?tab=locations&location=${garage.id}`);
  await page.getByRole('checkbox', { name: 'Select charger 01' }).check();
  await expect(page.getByRole('checkbox', { name: 'Select all 3' })).toHaveJSProperty('indeterminate', true);
  await page.getByRole('checkbox', { name: 'Select charger 02' }).check();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('State').selectOption('Maintenance');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 chargers' });
  await expect(dialog.getByRole('alert')).toHaveText('1 changed, 1 not');
  await expect(dialog.getByText(/2:00 PM.*charger 01, Mira Okafor/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Try/ })).toHaveCount(0);
  await expectSoundScreen(page);
  await dialog.getByRole('button', { name: 'Change charger 01 anyway' }).click();
  await page.getByRole('button', { name: 'Change and cancel it' }).click();
  await expect(toast(page, 'Chargers Updated')).toBeVisible();
  await expect(page.getByText('0 chargers available, 3 in maintenance')).toBeVisible();
});

test('opening hours that leave reservations in closed hours are saved after a look at these, which stay', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const garage = await organization.addLocation('Harbor House Garage', 2);
  const mira = await organization.addMember('Mira', 'Okafor');
  await reserve(mira, { locationId: garage.id, spotId: garage.spots[0]!.id, date: TODAY, timeSlot: '14-16' });
  const page = await visit(organization.admin, { expected: [/409 \(Conflict\)/] });
  await page.goto('/organization?tab=locations');
  await page.getByRole('button', { name: 'Edit Harbor House Garage' }).click();
  await page.getByRole('combobox', { name: 'Wednesday, open or closed' }).selectOption('Closed');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const question = page.getByRole('alertdialog', {
    name: 'Change the opening hours of Harbor House Garage?',
  });
  await expect(question).toContainText('1 upcoming reservation');
  const row = question.getByRole('listitem').filter({ hasText: 'Charger 01, Mira Okafor' });
  await expect(row.getByRole('link', { name: /2:00 PM/ })).toHaveAttribute(
    'href',
    `/availability?day=${TODAY}`,
  );
  await expectSoundScreen(page);
  await question.getByRole('button', { name: 'Go back' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await question.getByRole('button', { name: 'Save and keep it' }).click();
  await expect(toast(page, 'Location Updated')).toBeVisible();
  const member = await visit(mira);
  await member.goto('/dashboard');
  await expect(member.getByRole('heading', { name: 'Your next charge is today, Mira' })).toBeVisible();
  // Who has booked learns that the gate will be closed.
  await expect(
    member.getByText('The opening hours have changed: on Wed, Jun 10 Harbor House Garage is closed.'),
  ).toBeVisible();
  await member.getByRole('button', { name: 'Choose another time' }).click();
  await expect(member.getByRole('dialog')).toBeVisible();
  await member.keyboard.press('Escape');
  await expectSoundScreen(member);
  await member.goto('/notifications');
  await expect(member.getByText('Location closed during your reservation: charger 01')).toBeVisible();
  await expectSoundScreen(member);
});

test('a second press on Delete does not answer the next question, about members with reservations', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const garage = await organization.addLocation('Harbor House Garage', 3);
  const mira = await organization.addMember('Mira', 'Okafor');
  await reserve(mira, { locationId: garage.id, spotId: garage.spots[0]!.id, date: TODAY, timeSlot: '14-16' });
  const page = await visit(organization.admin, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    expected: [/409 \(Conflict\)/],
  });
  await page.clock.install({ time: MORNING });
  await page.goto('/organization?tab=locations');
  await page.getByRole('button', { name: 'Delete Harbor House Garage' }).tap();
  const last = page.getByRole('alertdialog').getByRole('button', { name: /^Delete/ });
  // Presses that come too soon after a dialog has opened do nothing.
  await expect(last).toBeVisible();
  await page.clock.runFor(2000);
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
  // The dialog has come to rest: a thumb that aims at where it was on its way would miss.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const { x, y, width, height } = (await last.boundingBox())!;
  const thumb = () => page.touchscreen.tap(x + width / 2, y + height / 2);
  await thumb();
  const question = page.getByRole('alertdialog').filter({ hasText: '1 upcoming reservation' });
  await expect(question).toBeVisible();
  await thumb();
  await page.clock.runFor(50);
  await expect(question.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(question).toBeVisible();
  await page.clock.runFor(1000);
  // The question takes presses from when it is drawn so.
  await expect(question.locator('[data-just-changed]')).toHaveCount(0);
  await thumb();
  await expect(toast(page, 'Location Deleted')).toBeVisible();
});
