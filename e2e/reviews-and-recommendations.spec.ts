import type { Page } from '@playwright/test';
import { makeOrganization, type Account, type Location } from './support/people.ts';
import { storeRows } from './support/rows.ts';
import { expectSoundScreen, expectWaysTo, toast } from './support/screen.ts';
import type { RunningServer } from './support/server.ts';
import { expect, test } from './support/test.ts';

/** Sessions of the two past Mondays, 10 AM to noon in New York. */
const charge = (server: RunningServer, member: Account, organizationId: string, location: Location) =>
  storeRows(
    server,
    ...['2026-06-01', '2026-06-08'].map((date): [string, unknown[]] => [
      `INSERT INTO reservations (organization_id, id, kind, status, user_id, location_id, spot_id, date, time_slot,
         starts_at, ends_at, arrived_at, created_at, updated_at)
       VALUES ($1, gen_random_uuid(), 'reservation', 'arrived', $2, $3, $4, $5::date, '10-12',
         $5::date + time '14:00Z', $5::date + time '16:00Z', $5::date + time '14:00Z', $5::date, $5::date)`,
      [organizationId, member.id, location.id, location.spots[0]!.id, date],
    ]),
  );

test('a member says what they prefer, is recommended their usual hour, reviews the location, and reads why the review was hidden', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const garage = await organization.addLocation('North Garage', 3);
  const mira = await organization.addMember('Mira', 'Okafor');
  await charge(server, mira, organization.id, garage);

  const admin = await visit(organization.admin);
  await admin.goto('/organization?tab=locations');
  await admin.getByRole('button', { name: 'Edit North Garage' }).click();
  const edit = admin.getByRole('dialog');
  await edit.getByText('Wi-Fi').click();
  await edit.getByLabel('Contact phone').fill('+1 (212) 555-0142');
  await edit.getByLabel('Description').fill('Second level, beside the ramp.');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();

  const page = await visit(mira);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Your charging preferences' }).click();
  const preferences = page.getByRole('dialog', { name: 'Your charging preferences' });
  await preferences.getByRole('button', { name: '10 kWh' }).click();
  await preferences.getByText('Wi-Fi', { exact: true }).click();
  await preferences.getByLabel('Your workplace').fill('north of here');
  await preferences.getByRole('button', { name: 'Save preferences' }).click();
  await expect(preferences.getByText('Please enter latitude and longitude')).toBeVisible();
  await preferences.getByLabel('Your workplace').fill('40.712776, -74.005974');
  await expectSoundScreen(page);
  await preferences.getByRole('button', { name: 'Save preferences' }).click();
  await expect(toast(page, 'Preferences Saved')).toBeVisible();

  const recommended = page.getByRole('region', { name: 'Recommended for you' });
  const first = recommended.getByRole('listitem').first();
  await expect(first).toContainText('Mon, Jun 15');
  await expect(first).toContainText(
    'You usually start at 10:00 AM here on Mondays. Its amenities include Wi-Fi, as you prefer. 2 hours are enough for the 10 kWh that you usually charge, at 7 kW.',
  );
  await expectSoundScreen(page);
  await first.getByRole('link', { name: 'Reserve Mon, Jun 15 at North Garage' }).click();
  await expect(page.getByRole('heading', { name: 'Book a charger' })).toBeVisible();
  await page.getByText('Where to find it, and whom to call').click();
  // Who has no reservation at a charger that is broken finds it there, too.
  await expect(page.getByRole('link', { name: 'Choose it and report it' })).toHaveAttribute('href', '/c');
  await expect(page.getByText('Second level, beside the ramp.')).toBeVisible();
  await expectWaysTo(page.getByRole('main'), 'North Garage', '12+Wharf+Street');
  await expect(page.getByRole('link', { name: '+1 (212) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+12125550142',
  );
  await expectSoundScreen(page);
  await page.getByRole('button', { name: 'Confirm reservation' }).click();
  await expect(page.getByRole('dialog', { name: 'Reservation Confirmed!' })).toContainText('Mon, Jun 15');

  await page.goto('/dashboard');
  // These come later, and move what is below them.
  await expect(recommended.getByText('North Garage').first()).toBeVisible();
  await page
    .getByRole('region', { name: 'How was it?' })
    .getByRole('button', { name: 'Write a review' })
    .click();
  await writeReview(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('region', { name: 'How was it?' })).toBeHidden();

  await admin.getByRole('button', { name: 'Reviews of North Garage. Rated 4.0 of 5 in 1 review' }).click();
  const reviews = admin.getByRole('dialog', { name: 'Reviews of North Garage' });
  await expect(reviews.getByText('Mira Okafor')).toBeVisible();
  await reviews.getByRole('button', { name: 'Helpful' }).click();
  await expect(reviews.getByText('Found helpful by 1 member')).toBeVisible();
  await expectSoundScreen(admin);
  await reviews.getByRole('button', { name: 'Hide' }).click();
  await reviews.getByLabel('Why do you hide this review?').fill('It names a colleague.');
  await reviews.getByRole('button', { name: 'Hide review' }).click();
  await expect(reviews.getByText('Hidden from members. The reason: It names a colleague.')).toBeVisible();

  await page.goto('/booking');
  await page.getByRole('button', { name: 'Reviews of North Garage: none yet' }).click();
  const own = page.getByRole('dialog').getByRole('region', { name: 'Your review' });
  await expect(own).toContainText('The reason: It names a colleague.');
  await expect(own.getByRole('button')).toHaveCount(0);
  await expectSoundScreen(page);
});

/** Four stars, five for the Wi-Fi, and a sentence. */
async function writeReview(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Your review of North Garage' });
  await dialog.getByRole('button', { name: 'Save review' }).click();
  await expect(dialog.getByText('Please choose 1 to 5 stars.')).toBeVisible();
  const stars = (name: string, label: string) =>
    dialog.getByRole('group', { name }).locator('label').filter({ hasText: label }).click();
  await stars('How was charging', '4 stars');
  await stars('Wi-Fi', '5 stars');
  await dialog.getByLabel('In your words').fill('Ask Bob in room 12 for the key.');
  await expectSoundScreen(page);
  await dialog.getByRole('button', { name: 'Save review' }).click();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Your review' })).toContainText(
    'Ask Bob',
  );
}
