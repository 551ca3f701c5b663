// From the street: whoever stands at a free charger with a phone charges after at most four presses.
import type { Locator, Page } from '@playwright/test';
import { makeOrganization, reserve } from './support/people.ts';
import { expectSettled, expectSoundScreen, toast } from './support/screen.ts';
import { expect, test, TODAY } from './support/test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const MOST_PRESSES = 4;

/** What a screen offers first, as it is drawn. */
const topmostControl = (page: Page): Promise<string | undefined> =>
  page
    .getByRole('main')
    .locator('a, button, input, select')
    .evaluateAll((controls) => {
      const top = (control: Element) => control.getBoundingClientRect().top;
      const shown = controls.filter((control) => control.checkVisibility());
      return shown.toSorted((a, b) => top(a) - top(b))[0]?.textContent.trim();
    });

test('from the landing page a member charges within four presses: in peak hours for the rest of the hour, else for longer, or from before the start of their own reservation', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const { id: locationId, spots } = await organization.addLocation('Pier Garage', 2);
  const mira = await organization.addMember('Mira', 'Hollis');
  const page = await visit(mira, PHONE);
  const dialog = page.getByRole('dialog', { name: 'Charge now' });
  const chargeNow = page.getByRole('button', { name: 'Charge now' });
  let presses = 0;
  const press = async (what: Locator) => {
    presses += 1;
    await what.tap();
  };
  const change = (data: object) => organization.admin.calls.patch('/api/organization/settings', { data });
  /** A look at what is offered takes presses that nobody needs who charges. */
  const expectOffered = async (says: string, until: string) => {
    await expect(page.getByText(says)).toBeVisible();
    expect(await topmostControl(page)).toBe('Charge now');
    await chargeNow.tap();
    await expect(dialog).toContainText(until);
    await expect(dialog).toContainText('at Pier Garage');
    await dialog.getByRole('button', { name: 'Not now' }).tap();
    await expect(dialog).toHaveCount(0);
  };

  // It is 8:20 AM.
  await page.goto('/');
  await press(page.getByRole('link', { name: 'Dashboard' }).first());
  await expect(page.getByText('Charger 01 at Pier Garage is free, and one more.')).toBeVisible();
  await expectSoundScreen(page);
  await expectOffered('Charger 01 at Pier Garage is free, and one more.', '9:00 AM');
  await change({ peakHoursEnabled: false });
  await expect(async () =>
    expectOffered('Charger 01 at Pier Garage is free, and one more.', '10:00 AM'),
  ).toPass();
  await change({ peakHoursEnabled: true, earlyArrivalMinutes: 60 });
  await reserve(mira, { locationId, spotId: spots[1]!.id, date: TODAY, timeSlot: '9-12' });
  const early = 'Charger 02 is empty. Start now, and it is yours until 12:00 PM.';
  await expect(page.getByText(early)).toBeVisible();
  await expectSoundScreen(page);
  expect(await topmostControl(page)).toBe('Charge now');
  await press(chargeNow);
  await expect(dialog).toContainText('12:00 PM');
  await expectSoundScreen(page);
  await press(dialog.getByRole('button', { name: 'Start charging' }));
  await expect(page.getByRole('heading', { name: 'You are charging, Mira.' })).toBeVisible();
  await expect(page.getByText('Yours until 12:00 PM')).toBeVisible();
  await expect(page.getByText(/^Charger 0\d is yours/).first()).toBeVisible();
  await expect(chargeNow).toHaveCount(0);
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
  await expectSoundScreen(page);
});

test('whoever books is told first that a charger is free this minute, and can choose another one', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  await organization.addLocation('Pier Garage', 2);
  await organization.addLocation('Roof', 1);
  const page = await visit(await organization.addMember('Mira', 'Hollis'), PHONE);
  await page.goto('/booking');
  await expect(page.getByRole('combobox', { name: 'Location' })).toBeVisible();
  await expectSettled(page);
  expect(await topmostControl(page)).toBe('Charge now');
  await page.getByRole('button', { name: 'Charge now' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Charge now' });
  await dialog.getByLabel('Charger').selectOption({ label: 'Charger 02, 7 kW' });
  await expect(dialog).toContainText('Charger 02 at Pier Garage');
  await expectSoundScreen(page);
  await dialog.getByRole('button', { name: 'Start charging' }).tap();
  await expect(toast(page, 'Charger 02 is yours')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Charge now' })).toHaveCount(0);
});

test('on Status, whoever presses the empty charger of their next reservation begins it', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const { id: locationId, spots } = await organization.addLocation('Pier Garage', 2);
  await organization.admin.calls.patch('/api/organization/settings', { data: { earlyArrivalMinutes: 60 } });
  const mira = await organization.addMember('Mira', 'Hollis');
  await reserve(mira, { locationId, spotId: spots[1]!.id, date: TODAY, timeSlot: '9-12' });
  const page = await visit(mira, PHONE);
  const dialog = page.getByRole('dialog', { name: 'Charge now' });
  const offered = async (press: () => Promise<unknown>) => {
    await press();
    await expect(dialog).toContainText('Charger 02 at Pier Garage');
  };
  await page.goto('/availability');
  await expect(
    page.getByText('Charger 02 is empty. Start now, and it is yours until 12:00 PM.'),
  ).toBeVisible();
  await offered(() => page.getByRole('button', { name: 'Charge now' }).tap());
  await expectSoundScreen(page);
  await dialog.getByRole('button', { name: 'Not now' }).tap();
  await page.getByRole('button', { name: /^Charger 02, .*: yours$/ }).tap();
  await offered(() => page.getByRole('button', { name: 'Charge now' }).last().tap());
  await dialog.getByRole('button', { name: 'Not now' }).tap();

  // Beside the bar, in the hour that runs.
  const cell = (await page.getByRole('button', { name: /^Charger 02, .* now$/ }).boundingBox())!;
  await offered(() => page.touchscreen.tap(cell.x + cell.width / 2, cell.y + cell.height / 2));
  await dialog.getByRole('button', { name: 'Start charging' }).tap();
  await expect(toast(page, 'Charger 02 is yours')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Charge now' })).toHaveCount(0);
});
