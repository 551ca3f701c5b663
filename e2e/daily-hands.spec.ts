// For those who use it daily: everything is a few keys away, by a word, by what to book, or by a letter.
import type { Page } from '@playwright/test';
import { makeOrganization, reservationsOf } from './support/people.ts';
import { expectSoundScreen } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test('who knows the keys books tomorrow at nine without a pointer, and gets everywhere', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  await organization.addLocation('Harbor House Garage', 3);
  const noah = await organization.addMember('Noah', 'Okafor');
  const page = await visit(noah);
  const { keyboard } = page;
  const menu = page.getByRole('dialog', { name: 'What would you like to do?' });
  const field = menu.getByRole('combobox');
  const chosen = menu.getByRole('option', { selected: true });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Nothing reserved, Noah.' })).toBeVisible();

  // A Tab that comes before the screen leads where it would have led on it.
  await untilKeysAreHeard(page);
  await keyboard.press('b');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to the summary' })).toBeFocused();

  // Who presses before the browser has found any rest does not wait for it.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Nothing reserved, Noah.' })).toBeVisible();

  // Escape gives the focus back to where it was.
  await page.getByRole('button', { name: 'Find', exact: true }).focus();
  await keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expectSoundScreen(page);
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Find', exact: true })).toBeFocused();

  await keyboard.press('ControlOrMeta+k');
  await field.fill('stauts');
  await expect(menu.getByText('Did you mean')).toBeVisible();
  await expect(chosen).toContainText('Status');
  await expectSoundScreen(page);
  await field.fill('');
  await field.pressSequentially('book 31 june 9');
  await expect(chosen).toContainText('June 2026 has no day 31.');
  await keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await field.fill('book tomorrow 9 for 2');
  await expect(chosen).toContainText('Book Thu, Jun 11, 9:00 AM – 11:00 AM');
  await expectSoundScreen(page);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Book a charger' })).toBeFocused();
  await expect(page.getByRole('radio', { name: /^Start 9:00 AM/ })).toBeChecked();

  // On the booking screen, another text begins anew.
  await keyboard.press('ControlOrMeta+k');
  await field.fill('book fri 14-16');
  await expect(chosen).toContainText('Book Fri, Jun 12, 2:00 PM – 4:00 PM');
  await keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /^Start 2:00 PM/ })).toBeChecked();
  const confirm = page.getByRole('button', { name: 'Confirm reservation' });
  // Disabled until the chargers are known; a key pressed before that does nothing.
  await expect(confirm).toBeEnabled();
  await confirm.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('2:00 PM');
  expect(await reservationsOf(noah)).toHaveLength(1);
  // A dialog's keys are its own.
  await keyboard.press('g');
  await keyboard.press('s');
  await keyboard.press('ControlOrMeta+k');
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(/\/(booking|dashboard)$/);
});

test('letters lead to screens, never while somebody types, and can be turned off; the sheet lists those of the screen', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  await organization.addLocation('Harbor House Garage', 3);
  const noah = await organization.addMember('Noah', 'Okafor');
  const page = await visit(organization.admin);
  const { keyboard } = page;
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.goto('/availability?day=2026-06-12');
  await expect(page.getByRole('button', { name: 'Day: Fri, Jun 12' })).toBeVisible();
  await untilKeysAreHeard(page);
  // The menu prints the day that is shown, and only once.
  await page.evaluate(() => {
    window.print = () =>
      void (document.body.dataset['printed'] = `${document.body.dataset['printed'] ?? ''}yes`);
  });
  await keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('print the day');
  await keyboard.press('Enter');
  await expect(page.locator('body[data-printed=yes]')).toHaveCount(1);
  await expect(page).toHaveURL('/availability?day=2026-06-12');
  await keyboard.press('t');
  await expect(page.getByRole('button', { name: 'Day: Today, Wed, Jun 10' })).toBeVisible();
  await keyboard.press('?');
  await expect(sheet.getByText('Back to today')).toBeVisible();
  await expectSoundScreen(page);
  await keyboard.press('Escape');

  await keyboard.press('g');
  await keyboard.press('o');
  await expect(page.getByRole('heading', { name: 'Harbor House', exact: true })).toBeVisible();
  const search = page.getByRole('searchbox');
  await expect(search).toBeVisible();
  await keyboard.press('/');
  await expect(search).toBeFocused();
  await keyboard.type('gd?');
  await expect(search).toHaveValue('gd?');

  // An administrator gets to a member by their name.
  await keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').pressSequentially('okaf');
  await expect(page.getByRole('option', { selected: true })).toContainText('Noah Okafor');
  await keyboard.press('Enter');
  await expect(search).toHaveValue(noah.email);
  await expect(page.getByRole('main').getByText('1 person found')).toBeAttached();

  await page.getByRole('heading', { name: 'Harbor House', exact: true }).focus();
  await keyboard.press('?');
  await expect(sheet.getByText('Back to today')).toHaveCount(0);
  await sheet.getByText('Single keys').click();
  await keyboard.press('Escape');
  await page.reload();
  await untilKeysAreHeard(page);
  await keyboard.press('g');
  await keyboard.press('d');
  await keyboard.press('?');
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/organization/);
});

/** Keys are loaded when the browser is idle after the first screen. */
async function untilKeysAreHeard(page: Page): Promise<void> {
  const menu = page.getByRole('dialog', { name: 'What would you like to do?' });
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(menu).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}
