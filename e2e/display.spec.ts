// A television at the entrance of a garage: its link, what it shows, and what it says when it cannot know.
import { makeOrganization, reserve } from './support/people.ts';
import { expectSoundScreen, toast } from './support/screen.ts';
import { expect, test, TODAY } from './support/test.ts';

const TELEVISION = { viewport: { width: 1920, height: 1080 } };

test('an administrator makes a link; a television shows the chargers, live, until the link is revoked', async ({
  visit,
  server,
}) => {
  const organization = await makeOrganization(server, 'Pier Works');
  const admin = await visit(organization.admin);
  await admin.goto('/organization?tab=settings');
  await admin.getByRole('link', { name: 'Links to displays' }).click();
  await expect(admin.getByRole('heading', { name: 'Wall displays' })).toBeFocused();
  await expect(admin.getByText('A link can be made once there is a location.')).toBeVisible();
  const garage = await organization.addLocation('Pier Garage', 3);
  const mira = await organization.addMember('Mira', 'Halvorsen');
  await admin.getByRole('button', { name: 'Make link' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make link' }).click();
  await expect(dialog.getByText('Give the display a name')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Garage entrance');
  await dialog.getByText('Show who has a charger').click();
  await dialog.getByText('Dark', { exact: true }).click();
  await expectSoundScreen(admin);
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const made = admin.getByRole('alertdialog', { name: 'Garage entrance: display link' });
  const link = new URL(await made.getByLabel('Display link').inputValue());
  expect([link.pathname, link.search]).toEqual(['/display', '']);
  await expectSoundScreen(admin);
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(admin.getByText('Not opened yet')).toBeVisible();

  // No session, no cookie: the link alone.
  const wall = await visit(null, { ...TELEVISION, expected: [/ERR_INTERNET_DISCONNECTED/, /404/] });
  await wall.goto(`${link.pathname}${link.hash}`);
  await expect(wall.getByRole('heading', { name: 'Pier Garage' })).toBeVisible();
  // It is peak time: a charger that nobody has is free for the rest of the hour.
  await expect(wall.getByText('3 free', { exact: true })).toBeVisible();
  await expect(wall.getByRole('listitem').first()).toContainText('until 9:00 AM');
  await expect(wall.getByText('7 kW, Type 1')).toBeVisible();
  await expect(wall.getByRole('listitem')).toHaveCount(3);
  await expect(wall.locator('html')).toHaveClass(/dark/);
  await expectSoundScreen(wall);
  const wasLoadedAt = await wall.evaluate(() => performance.timeOrigin);

  // Mira reserves; nobody touches the television.
  const first = wall.getByRole('listitem').first();
  await reserve(mira, { locationId: garage.id, spotId: garage.spots[0]!.id, date: TODAY, timeSlot: '9-12' });
  await expect(first).toContainText('Reserved');
  await expect(first).toContainText('Mira H.');
  await expect(wall.getByText('2 free', { exact: true })).toBeVisible();
  await expectSoundScreen(wall);

  // Without a network it says how old it is. Back, it shows what has happened meanwhile.
  await wall.context().setOffline(true);
  await expect(wall.getByText(/Not connected since 8:\d\d AM/)).toBeVisible();
  const spotId = garage.spots[1]!.id;
  const noah = await organization.addMember('Noah', 'Eriksen');
  await reserve(noah, { locationId: garage.id, spotId, date: TODAY, timeSlot: '9-11' });
  await expect(wall.getByText('2 free', { exact: true })).toBeVisible();
  await expectSoundScreen(wall);
  await wall.context().setOffline(false);
  await expect(wall.getByText('1 free', { exact: true })).toBeVisible();
  await expect(wall.getByText('Not connected since')).toHaveCount(0);

  await admin.getByRole('button', { name: 'Revoke the link of Garage entrance' }).click();
  await expectSoundScreen(admin);
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(toast(admin, 'Link Revoked')).toBeVisible();
  await expect(wall.getByRole('heading', { name: 'This display’s link is not valid' })).toBeVisible();
  await expect(wall.getByText('Pier Garage')).toHaveCount(0);
  await expect(wall.getByRole('listitem')).toHaveCount(0);
  expect(await wall.evaluate(() => performance.timeOrigin)).toBe(wasLoadedAt);
  await expectSoundScreen(wall);
});
