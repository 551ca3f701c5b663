// Waiting for a charger: three members on three screens.
import type { Page } from '@playwright/test';
import { makeOrganization, reservationsOf, reserve, type Account } from './support/people.ts';
import { expectSoundScreen, toast } from './support/screen.ts';
import { startServer } from './support/server.ts';
import { expect, MORNING, openVisits, test } from './support/test.ts';

const SATURDAY = '2026-06-13';
/** After the two hours for which an offer is held at most. */
const AFTER_THE_OFFER = '2026-06-10T14:25:00Z';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** What the browsers write while the server is restarted. */
const RESTART = [/Failed to load resource/, /ERR_/];

const offerOf = async ({ calls }: Account): Promise<{ id: string; expiresAt: string }> =>
  (await (await calls.get('/api/offers')).json())[0];

const timeInNewYork = (instant: string): string =>
  new Date(instant)
    .toLocaleTimeString('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' })
    .replace('\u202f', ' ');

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
  const southside = await makeOrganization(server, 'Southside Offices');
  const token = new URL(await southside.invite(lena.email)).searchParams.get('token');
  expect((await lena.calls.post(`/api/invitations/${token}/accept`, { data: {} })).status()).toBe(200);
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
  await expectSoundScreen(administrator);
  await administrator.close();

  await holder.goto('/dashboard');
  await holder.getByRole('button', { name: 'Cancel reservation' }).first().click();
  await holder.getByRole('alertdialog').getByRole('button', { name: 'Cancel reservation' }).click();
  const offer = (page: Page) => page.getByRole('region', { name: 'Offer of charger 01' });
  await expect(offer(first).getByRole('button', { name: 'Take it' })).toBeVisible();
  await expectSoundScreen(first);
  await expect(offer(second)).toHaveCount(0);

  // Where chargers are looked at, the slot is held: its member gets to the offer, everybody else to the line.
  const until = timeInNewYork((await offerOf(mira)).expiresAt);
  const held = (page: Page, whom: string) =>
    page.getByRole('button', { name: `Charger 01, 2:00 PM to 4:00 PM: held for ${whom} until ${until}` });
  await second.goto(`/availability?day=${SATURDAY}`);
  await held(second, 'somebody in line').click();
  const details = second.getByRole('dialog', { name: 'Held slot' });
  await expect(details).toContainText(`Held forSomebody in lineHeld until${until}`);
  await expectSoundScreen(second);
  await details.getByRole('link', { name: 'Wait for this charger' }).click();
  await expect(second.getByLabel('Charger', { exact: true })).toHaveValue(spots[0]!.id);
  await expect(second.getByLabel('Earliest start')).toHaveValue('14');
  await first.goto(`/availability?day=${SATURDAY}`);
  await held(first, 'you').tap();
  await first.getByRole('dialog', { name: 'Held slot' }).getByRole('link', { name: 'See the offer' }).tap();
  await expect(offer(first)).toBeFocused();
  await first.goto('/dashboard');
  await expect(offer(first)).toBeVisible();

  await server.restart(AFTER_THE_OFFER);
  await expect(offer(second).getByRole('button', { name: 'Take it' })).toBeVisible({ timeout: 30_000 });
  // Each page finds the new server at its own time.
  await expect(offer(first)).toHaveCount(0, { timeout: 30_000 });
  await second
    .getByRole('banner')
    .getByRole('link', { name: /^Notices/ })
    .click();
  await second
    .getByRole('dialog', { name: 'Notices' })
    .getByRole('link', { name: /Charger 01 is held for you/ })
    .click();
  await expect(second).toHaveURL(/\/line\?offer=/);
  await expect(offer(second)).toBeFocused();
  // A push message knows no organization: its offer is shown in its own, whichever was chosen last.
  await second.getByRole('button', { name: /^Organization: / }).click();
  await second.getByRole('option', { name: /^Southside Offices/ }).click();
  await expect(second.getByRole('button', { name: 'Organization: Southside Offices' })).toBeVisible();
  await second.goto(`/line?offer=${(await offerOf(lena)).id}`);
  await expect(offer(second)).toBeFocused();
  await expect(second.getByRole('button', { name: 'Organization: Harbor House' })).toBeVisible();
  await second.goto(`/line?offer=${locationId}`);
  await expect(second.getByText('There is no such offer for you')).toBeVisible();
  await second.goBack();
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
