// An administrator's settings take effect for members, are not lost without a question, and are logged.
import type { Locator, Page } from '@playwright/test';
import { makeOrganization, newEmail, reserve } from './support/people.ts';
import { expectSoundScreen, toast } from './support/screen.ts';
import { expect, test, TODAY } from './support/test.ts';

const SETTINGS = '/organization?tab=settings';
const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Presses the place where something is drawn, whatever lies over it. */
async function pressAt(page: Page, drawn: Locator): Promise<void> {
  await drawn.scrollIntoViewIfNeeded();
  const box = (await drawn.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The toasts. */
const told = (page: Page): Locator => page.getByRole('region', { name: /^Notifications/ });

test('rules that an administrator changes apply in a member’s booking screen, and the log says who changed what', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const garage = await organization.addLocation('Harbor House Garage', 2);
  const member = await organization.addMember('Mira', 'Okafor');
  const page = await visit(organization.admin);
  await page.goto(SETTINGS);
  await pressAt(page, page.getByRole('link', { name: 'See who is waiting' }));
  await expect(page).toHaveURL('/line#everybody');
  await page.goBack();
  await expect(page.getByRole('switch', { name: 'Members can wait in line' })).toBeChecked();
  // What has no effect is disabled alike, whatever it is.
  await page.getByRole('switch', { name: 'Members can wait in line' }).uncheck();
  for (const name of ['Order of the line', 'How long an offer is held', 'Offer the rest of a running slot'])
    await expect(page.getByLabel(name)).toBeDisabled();
  await page.getByRole('switch', { name: 'Members can wait in line' }).check();
  await expect(page.getByLabel('Order of the line')).toBeEnabled();
  const parts = page.getByRole('navigation', { name: 'Parts of the settings' });
  await parts.getByRole('link', { name: 'How far ahead' }).click();
  await expect(page).toHaveURL(`${SETTINGS}#ahead`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'How far ahead' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'How far ahead' })).toBeInViewport();
  // The index marks where one is: after a jump, and after scrolling.
  const here = parts.locator('[aria-current]');
  await expect(here).toHaveText('How far ahead');
  await page.mouse.wheel(0, -20_000);
  await expect(here).toHaveText('Organization Information');
  await parts.getByRole('link', { name: 'Reservation privacy' }).click();
  await expect(here).toHaveText('Reservation privacy');
  const overview = page.getByRole('region', { name: 'Rules at a glance' });
  await page.getByLabel('Advance booking').selectOption('7 days');
  await expect(overview).toContainText('Up to 7 days ahead');
  await page.getByRole('switch', { name: 'A free charger at once in peak hours' }).uncheck();
  await page.getByLabel('Longest reservation').selectOption('1 hour');
  await page.getByLabel('Upcoming reservations at once').selectOption('1');
  await expect(overview).toContainText('At most 1 upcoming reservation each.');
  await expect(told(page)).toContainText('Upcoming reservations at once: 1.');

  const theirs = await visit(member);
  await theirs.goto('/booking');
  await expect(theirs.getByText('Up to 7 days in advance')).toBeVisible();
  await expect(theirs.getByText('At most 1 upcoming reservation at once; you have 0')).toBeVisible();
  await expect(theirs.getByRole('complementary', { name: 'Reservation Summary' })).toContainText(
    '9:00 AM – 10:00 AM',
  );

  const slot = { locationId: garage.id, spotId: garage.spots[0]!.id, date: TODAY, timeSlot: '10-11' };
  await reserve(organization.admin, slot);
  await theirs.goto('/availability');
  const bar = theirs.getByRole('button', { name: /^Charger 01, 10:00 AM to 11:00 AM:/ });
  await expect(bar).toHaveAccessibleName(/taken by Ada Lindqvist$/);
  await page.getByRole('switch', { name: 'Show Reservation Details' }).uncheck();
  await expect(page.getByRole('switch', { name: 'Show user names' })).toBeDisabled();
  await expect(told(page)).toContainText('Show Reservation Details: Off');
  await theirs.reload();
  await expect(bar).toBeVisible();
  await expect(bar).not.toHaveAccessibleName(/Ada/);
  // With one reservation Mira can have no other, so the list offers her none, and says why.
  await reserve(member, { ...slot, timeSlot: '12-13' });
  await theirs.goto('/availability?view=list');
  const other = theirs.getByRole('listitem').filter({ hasText: 'Charger 02' });
  await expect(other).toContainText('Not for you');
  await expect(other.getByRole('button', { name: 'Reserve' })).toHaveCount(0);
  await pressAt(theirs, other.getByRole('button', { name: 'Why not? Charger 02' }));
  await expect(told(theirs)).toContainText('Not available to you');

  await page.getByRole('button', { name: 'Activity log' }).click();
  await expect(page.getByRole('heading', { name: 'Activity log' })).toBeFocused();
  const far = page.getByRole('listitem').filter({ hasText: 'Advance booking' });
  await expect(far).toContainText('Ada Lindqvist changed the settings');
  await expect(far).toContainText('1 month became 7 days');
  await expectSoundScreen(page);
  await page.getByLabel('Area').selectOption('Locations');
  await expect(page.getByRole('listitem').filter({ hasText: 'added Harbor House Garage' })).toBeVisible();
  await expect(far).toBeHidden();
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.csv$/);
});

test('members and invited people can read what an administrator writes about the organization', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  await organization.addLocation('Harbor House Garage', 2);
  const invited = await organization.invite(newEmail('noah'));
  const member = await visit(await organization.addMember('Mira', 'Okafor'));
  await member.goto('/dashboard');
  const panel = member.getByRole('region', { name: 'Your organization' });
  await expect(panel).toContainText(organization.admin.email);

  const page = await visit(organization.admin);
  await page.goto(SETTINGS);
  const details = page.getByRole('form', { name: 'Details that people see' });
  await details.getByLabel('Description').fill('Boats, and the cars that come to them.');
  await details.getByLabel('Contact phone').fill('12');
  await details.getByLabel('Address').focus();
  await expect(details.getByRole('alert')).toHaveText('Phone number must be at least 10 digits');
  await details.getByLabel('Contact phone').fill('+1 212 555 0100');
  await details.getByLabel('Address').fill('x'.repeat(241));
  await expect(details.getByRole('alert')).toHaveText('Please use at most 240 characters.');
  await expect(details.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await expectSoundScreen(page);
  await details.getByLabel('Address').fill('7 Pier Road');
  await details.getByRole('switch', { name: 'Agreement to join' }).check();
  await page.getByRole('tab', { name: 'Members' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('the details that people see are not saved yet');
  await question.getByRole('button', { name: 'Stay' }).click();
  await details.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Settings Updated')).toBeVisible();
  await expect(panel).toContainText('Boats, and the cars that come to them.');
  await expect(panel).toContainText('+1 212 555 0100');
  await expect(panel).toContainText('7 Pier Road');
  await expectSoundScreen(member);

  const guest = await visit();
  await guest.goto(invited);
  await expect(guest.getByText('Boats, and the cars that come to them.')).toBeVisible();
  await expect(guest.getByText('I use the chargers by the rules of Harbor House')).toBeVisible();
  // A misspelled name is corrected everywhere.
  await details.getByLabel('Name').fill('H');
  await expect(details.getByRole('alert')).toHaveText('Organization name must be at least 2 characters');
  await details.getByLabel('Name').fill('Harbour House');
  await details.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour House' })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1, name: 'Harbour House' })).toBeVisible();
  await page.getByRole('button', { name: 'Activity log' }).click();
  await expect(page.getByText('Ada Lindqvist changed the details of Harbor House').first()).toBeVisible();
});

test('settings are saved at once and taken back by Undo; those that contradict each other wait, and leaving asks first', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const page = await visit(organization.admin);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Org' }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  const saved: unknown[] = [];
  page.on('request', (sent) => sent.method() === 'PATCH' && saved.push(sent.postDataJSON()));
  // Two presses, faster than an answer.
  await page.getByRole('switch', { name: 'Limit how often a member books' }).check();
  await page.getByRole('switch', { name: 'Reservations on the same day' }).uncheck();
  await expect(told(page)).toContainText('Reservations on the same day: Off.');
  await told(page).getByRole('button', { name: 'Undo' }).click();
  await expect(told(page)).toContainText('Change undone');
  await expect(told(page)).toContainText('Reservations on the same day: On.');
  const perWeek = page.getByLabel('Bookings a week');
  await perWeek.fill('70');
  await perWeek.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Enter a whole number from 1 to 35.');
  await perWeek.press('Escape');
  await expect(perWeek).toHaveValue('5');
  await page.getByRole('radio', { name: 'Walk-ins only' }).check();
  await expect(told(page)).toContainText('Walk-ins only');
  await page.getByRole('switch', { name: 'Off-peak walk-ins' }).uncheck();
  expect(saved).toEqual([
    { bookingFrequencyEnabled: true, bookingFrequencyType: 'weekly' },
    { allowSameDayBooking: false },
    { allowSameDayBooking: true },
    { offPeakAccessPolicy: 'walk_in_only' },
  ]);
  const offPeak = section(page, 'Off-peak hours');
  await expect(offPeak.getByRole('alert')).toContainText('nobody could use them');
  await expect(told(page)).not.toContainText('Settings Updated');
  await expect(offPeak.getByRole('button', { name: 'Discard' })).toBeVisible();
  await expectSoundScreen(page);

  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByRole('tab', { name: 'Members' }).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(SETTINGS);
  await question.getByRole('button', { name: 'Stay' }).click();
  // Looking at how privacy works discards nothing.
  await page.getByRole('button', { name: 'How it Works' }).click();
  await page.getByRole('switch', { name: 'Show contact info' }).check();
  await expect(page.getByText('Collaborative', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('Basic info', { exact: true })).toBeVisible();
  await expectSoundScreen(page);
  await page.getByRole('button', { name: 'Back to Settings' }).click();
  await expect(page.getByRole('button', { name: 'How it Works' })).toBeFocused();
  await expect(page.getByRole('switch', { name: 'Off-peak walk-ins' })).not.toBeChecked();

  await page.getByRole('link', { name: 'Book' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/booking');
});
