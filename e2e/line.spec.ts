// Waiting for a charger: three members on three screens.
import type { Page } from '@playwright/test';
import { makeOrganization, reserve, reservationsOf, takeEveryFreeHour } from './support/people.ts';
import { expectSoundScreen, toast } from './support/screen.ts';
import { startServer } from './support/server.ts';
import { expect, MORNING, openVisits, test, TODAY } from './support/test.ts';

const OPEN = { open: '09:00', close: '17:00' };
/** Two minutes into the reservation that is released. */
const AFTER_ITS_START = '2026-06-10T13:02:00Z';
/** After the quarter of an hour for which the rest of it is held. */
const AFTER_THE_OFFER = '2026-06-10T13:20:00Z';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('on a full day a charger that is released is held for the first in line, then for the second, who takes it from the notice', async ({
  browser,
}) => {
  const server = await startServer({ clockStart: MORNING });
  const organization = await makeOrganization(server);
  const place = await organization.addLocation('Pier 7', 2, 'America/New_York', OPEN);
  const { id: locationId, spots } = place;
  const [noah, mira, lena] = await Promise.all([
    organization.addMember('Noah', 'Reyes'),
    organization.addMember('Mira', 'Okafor'),
    organization.addMember('Lena', 'Vogt'),
  ]);
  await reserve(noah, { locationId, spotId: spots[0]!.id, date: TODAY, timeSlot: '9-11' });
  await takeEveryFreeHour(server, organization, place, { date: TODAY, from: 9, until: 17 });
  const { visit, expectQuiet } = openVisits(browser, server);
  const [holder, first, second] = [await visit(noah), await visit(mira), await visit(lena, PHONE)];
  const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
  const offer = (page: Page) => page.getByRole('region', { name: 'Offer of charger 01' });

  await first.goto('/availability');
  await first.getByRole('link', { name: 'Wait for a charger' }).click();
  await first.getByRole('button', { name: 'Join the line' }).click();
  await expect(toast(first, 'You are in line')).toBeVisible();

  await second.goto(`/booking?location=${locationId}&date=${TODAY}&slot=9-11`);
  await second.getByRole('link', { name: 'Wait for it' }).tap();
  await expect(second.getByLabel('Earliest start')).toHaveValue('9');
  await expectSoundScreen(second);
  await second.getByRole('button', { name: 'Join the line' }).tap();
  await expect(second.getByText('1 member is ahead of you.')).toBeVisible();
  await navigation(first).getByRole('link', { name: 'Dash' }).click();
  await expect(first.getByText('You are next.')).toBeVisible();

  // The administrator sees the order and what it follows from.
  const administrator = await visit(organization.admin);
  await administrator.goto('/line');
  const places = administrator.getByRole('listitem').filter({ hasText: 'Has not used a charger' });
  await expect(places).toContainText([/^1. Mira Okafor/, /^2. Lena Vogt/]);
  await expectSoundScreen(administrator);
  await administrator.close();

  await server.moveTimeTo(AFTER_ITS_START);
  await holder.goto('/dashboard');
  await holder.getByRole('button', { name: 'Confirm arrival' }).click();
  await holder.getByRole('button', { name: 'Release charger' }).click();
  await holder.getByRole('alertdialog').getByRole('button', { name: 'Release charger' }).click();
  await expect(offer(first).getByRole('button', { name: 'Take it' })).toBeVisible();
  await expectSoundScreen(first);
  await expect(offer(second)).toHaveCount(0);

  await navigation(holder).getByRole('link', { name: 'Status' }).click();
  await navigation(first).getByRole('link', { name: 'Status' }).click();
  const rest = (page: Page, state: string) =>
    page.getByRole('button', { name: new RegExp(`^Charger 01, 9:\\d\\d AM to 11:00 AM: ${state}`) });
  await expect(rest(holder, 'held')).toBeVisible();
  await server.moveTimeTo(AFTER_THE_OFFER);
  await expect(offer(second).getByRole('button', { name: 'Take it' })).toBeVisible();
  await expect(offer(first)).toHaveCount(0);
  await second
    .getByRole('banner')
    .getByRole('link', { name: /^Notices/ })
    .tap();
  const notice = second
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Charger 01 is held for you' });
  await notice.getByRole('button', { name: 'Take it' }).tap();
  await expect(notice).toContainText('It is yours.');
  expect(await reservationsOf(lena)).toEqual([expect.objectContaining({ status: 'confirmed' })]);
  await expect(rest(holder, 'taken by Lena Vogt')).toBeVisible();
  await expect(rest(first, 'taken by Lena Vogt')).toBeVisible();

  await organization.admin.calls.patch('/api/organization/settings', { data: { lineEnabled: false } });
  await first.goto(`/booking?location=${locationId}&date=${TODAY}&slot=12-14`);
  await expect(first.getByText('0 free')).toBeVisible();
  await expect(first.getByRole('link', { name: 'Wait for it' })).toHaveCount(0);
  await first.goto(`/line?location=${locationId}`);
  await expect(first.getByText('The line is switched off')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Join the line' })).toHaveCount(0);
  expectQuiet();
  await server.dispose();
});
