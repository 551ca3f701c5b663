// Waiting for a charger: three members on three screens.
import type { Page } from '@playwright/test';
import { makeOrganization, reservationsOf, reserve } from './support/people.ts';
import { expectSoundScreen, toast } from './support/screen.ts';
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

  async function join(page: Page, press: (name: string, role: 'link' | 'button') => Promise<void>) {
    await page.goto(`/booking?location=${locationId}&date=${SATURDAY}&slot=14-16`);
    await press('Wait for it', 'link');
    await expect(page.getByLabel('Earliest start')).toHaveValue('14');
    await expectSoundScreen(page);
    await press('Join the line', 'button');
    await expect(toast(page, 'You are in line')).toBeVisible();
  }
  await join(first, (name, role) => first.getByRole(role, { name }).tap());
  await join(second, (name, role) => second.getByRole(role, { name }).click());
  await expect(second.getByText('1 member is ahead of you.')).toBeVisible();
  await first.goto('/dashboard');
  await expect(first.getByText('You are next.')).toBeVisible();

  // The administrator sees the order and what it follows from.
  const administrator = await visit(organization.admin, { expected: RESTART });
  await administrator.goto('/line');
  const places = administrator.getByRole('listitem').filter({ hasText: 'Has not used a charger' });
  await expect(places).toContainText([/^1. Mira Okafor/, /^2. Lena Vogt/]);
  await expect(administrator.getByText('Nothing to count yet')).toBeVisible();
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
  await expect(toast(second, 'Charger 01 is yours')).toBeVisible();
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
