// Waiting for a charger: three members on three screens.
import type { Page } from '@playwright/test';
import { makeOrganization, reservationsOf, reserve } from './support/people.ts';
import { expectSoundScreen } from './support/screen.ts';
import { startServer } from './support/server.ts';
import { expect, MORNING, openVisits, test } from './support/test.ts';

const SATURDAY = '2026-06-13';
/** After the two hours for which an offer is held at most. */
const AFTER_THE_OFFER = '2026-06-10T14:25:00Z';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** What the browsers write while the server is restarted. */
const RESTART = [/Failed to load resource/, /ERR_/];

test('a charger that becomes free is held for the first in line, then for the second, who takes it', async ({
  browser,
}) => {
  const server = await startServer({ clockStart: MORNING });
  const organization = await makeOrganization(server);
  const { id: locationId, spots } = await organization.addLocation('Pier 7', 1);
  const noah = await organization.addMember('Noah', 'Reyes');
  const mira = await organization.addMember('Mira', 'Okafor');
  const lena = await organization.addMember('Lena', 'Vogt');
  await reserve(noah, { locationId, spotId: spots[0]!.id, date: SATURDAY, timeSlot: '14-16' });
  const { visit, expectQuiet } = openVisits(browser, server);
  const first = await visit(mira, { ...PHONE, expected: RESTART });
  const second = await visit(lena, { expected: RESTART });
  const holder = await visit(noah, { expected: RESTART });

  const placeTaken = async (page: Page, inLine: string) => {
    const placed = page.getByRole('region', { name: 'You are in line' });
    await expect(placed.getByRole('heading')).toBeFocused();
    await expect(placed).toContainText(inLine);
    await expectSoundScreen(page);
  };
  // A taken hour leads to the line by a finger and by the keyboard.
  await first.goto(`/booking?location=${locationId}&date=${SATURDAY}`);
  const hour = first.getByRole('radio', { name: /^Start 2:00 PM/ });
  await hour.scrollIntoViewIfNeeded();
  const column = (await hour.boundingBox())!;
  await first.touchscreen.tap(column.x + column.width / 2, column.y + column.height / 2);
  const waitForIt = first.getByRole('link', { name: 'Wait for it' });
  await expect(waitForIt).toBeInViewport();
  // To 4 PM, which is free and chosen by this, and back: the way out of the hours starts at the one that is read.
  for (const key of ['Right', 'Right', 'Left', 'Left']) await first.keyboard.press(`Arrow${key}`);
  await first.keyboard.press('Tab');
  await expect(waitForIt).toBeFocused();
  await expectSoundScreen(first);
  await waitForIt.tap();
  await expect(first.getByLabel('Earliest start')).toHaveValue('14');
  await expect(first.getByLabel('Length')).toHaveValue('1');
  await expect(first.getByText(/held for you for about 15 minutes/)).toBeVisible();
  await expectSoundScreen(first);
  await first.getByRole('button', { name: 'Join the line' }).tap();
  await placeTaken(first, 'You are next.');

  await second.goto(`/booking?location=${locationId}&date=${SATURDAY}&slot=14-16`);
  await second.getByRole('link', { name: 'Wait for it' }).click();
  await expect(second.getByLabel('Earliest start')).toHaveValue('14');
  await second.getByRole('button', { name: 'Join the line' }).click();
  await placeTaken(second, '1 member is ahead of you.');
  await first.goto('/dashboard');
  await expect(first.getByText('You are next.')).toBeVisible();

  // The administrator sees the order and what it follows from.
  const administrator = await visit(organization.admin, { expected: RESTART });
  await administrator.goto('/line');
  const places = administrator.getByRole('listitem').filter({ hasText: 'Has not used a charger' });
  await expect(places).toContainText([/^1. Mira Okafor/, /^2. Lena Vogt/]);
  await expectSoundScreen(administrator);
  await administrator.close();

  await holder.goto('/dashboard');
  await holder.getByRole('button', { name: 'Cancel reservation' }).first().click();
  await holder.getByRole('alertdialog').getByRole('button', { name: 'Cancel reservation' }).click();
  const offer = (page: Page) => page.getByRole('region', { name: 'Offer of charger 01' });
  await expect(offer(first).getByRole('button', { name: 'Take it' })).toBeVisible();
  await expectSoundScreen(first);
  await expect(offer(second)).toHaveCount(0);

  await server.restart(AFTER_THE_OFFER);
  await expect(offer(second).getByRole('button', { name: 'Take it' })).toBeVisible({ timeout: 30_000 });
  await expect(offer(first)).toHaveCount(0);
  await second
    .getByRole('banner')
    .getByRole('link', { name: /^Notices/ })
    .click();
  await second
    .getByRole('dialog', { name: 'Notices' })
    .getByRole('link', { name: /Charger 01 is held for you/ })
    .click();
  await expect(second).toHaveURL(/\/line\?offer=/);
  await offer(second).getByRole('button', { name: 'Take it' }).click();
  await expect(offer(second).getByRole('heading', { name: 'Charger 01 is yours' })).toBeFocused();
  await expect(offer(second).getByRole('link', { name: 'Add to calendar' })).toBeVisible();
  await expectSoundScreen(second);
  expect(await reservationsOf(lena)).toEqual([expect.objectContaining({ status: 'confirmed' })]);

  await organization.admin.calls.patch('/api/organization/settings', { data: { lineEnabled: false } });
  await first.goto(`/booking?location=${locationId}&date=${SATURDAY}&slot=14-16`);
  await expect(first.getByText('0 free')).toBeVisible();
  await expect(first.getByRole('link', { name: 'Wait for it' })).toHaveCount(0);
  await first.goto(`/line?location=${locationId}`);
  await expect(first.getByText('The line is switched off')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Join the line' })).toHaveCount(0);
  expectQuiet();
  await server.dispose();
});
