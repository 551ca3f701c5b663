import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { onFirstRequest } from './support/first-request.ts';
import { holdAnswers } from './support/held-answers.ts';
import { tabTo } from './support/keyboard.ts';
import { answer, makeOrganization, PASSWORD, reservationsOf, reserve } from './support/people.ts';
import { expectSoundScreen, failure, tapMiddle, toast, topOf } from './support/screen.ts';
import { expect, MORNING, test, TODAY } from './support/test.ts';

const SPOT_TAKEN = /409 \(Conflict\)/;

const summary = (page: Page) => page.getByRole('complementary', { name: 'Reservation Summary' });
const confirm = (page: Page) => summary(page).getByRole('button', { name: 'Confirm reservation' });
const start = (page: Page, time: string) => page.getByRole('radio', { name: new RegExp(`^Start ${time}`) });
const charger = (page: Page, number: string) =>
  page.getByRole('radio', { name: new RegExp(`^Charger ${number},`) });
/** Blocks the live stream, which would show the charger as taken before anybody else confirms it. */
const withoutLive = (page: Page) => page.route('**/api/events*', (route) => route.abort());
const NO_STREAM = /ERR_FAILED/;
const done = (page: Page) => page.getByRole('dialog', { name: 'Reservation Confirmed!' });

test('a charger that somebody else takes in the meantime is refused with the reason, and every other choice stays; Undo gives back a cancelled one unless it is taken', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const garage = await organization.addLocation('Harbor House Garage', 3);
  const [mira, noah] = await Promise.all([
    organization.addMember('Mira', 'Okafor'),
    organization.addMember('Noah', 'Berg'),
  ]);
  const { id: third } = garage.spots[2]!;
  await answer(organization.admin.calls.patch(`/api/spots/${third}`, { data: { connectorType: 'nacs' } }));
  const page = await visit(mira, { expected: [SPOT_TAKEN, NO_STREAM] });
  await withoutLive(page);
  await page.goto('/booking');
  // Wednesday, June 10: the weeks before are over and not drawn.
  await expect(page.getByRole('gridcell').first()).toHaveText(/^7/);
  // Where they differ, each bay shows its connector.
  await expect(charger(page, '02')).toContainText('Type 1');
  await expect(charger(page, '03')).toContainText('NACS');
  await expect(page.getByText('Connector:')).toHaveCount(0);
  // A start in peak hours, which allow three hours, does not shorten one that is chosen after it.
  await start(page, '3:00 PM').click();
  await page.getByRole('radiogroup', { name: 'Duration' }).getByRole('radio', { name: /^6/ }).click();
  await expect(summary(page)).toContainText('3:00 PM – 9:00 PM');
  await start(page, '9:00 AM').click();
  await expect(summary(page)).toContainText('9:00 AM – 12:00 PM');
  await start(page, '3:00 PM').click();
  await expect(summary(page)).toContainText('3:00 PM – 9:00 PM');
  await start(page, '9:00 AM').click();
  await charger(page, '02').click();
  // Pressing the day that is chosen already changes nothing.
  await page.getByRole('button', { name: /^Wed, Jun 10\./ }).click();
  await expect(summary(page)).toContainText('9:00 AM – 12:00 PM');

  await reserve(noah, { locationId: garage.id, spotId: garage.spots[1]!.id, date: TODAY, timeSlot: '9-12' });
  await confirm(page).click();

  await expect(failure(page, 'Booking Failed')).toBeVisible();
  await expectSoundScreen(page);
  await expect(charger(page, '02')).toHaveAttribute('aria-disabled', 'true');
  await expect(summary(page)).toContainText('9:00 AM – 12:00 PM');
  await expect(confirm(page)).toBeDisabled();
  await expect(charger(page, '01')).toBeFocused();
  await charger(page, '03').click();
  await confirm(page).click();
  await expect(done(page)).toContainText('03');

  await page.goto('/dashboard');
  const cancelAndUndo = async (meanwhile = async () => {}): Promise<void> => {
    await page.getByRole('button', { name: /^Cancel/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel reservation' }).click();
    await expect(toast(page, 'Reservation Cancelled')).toBeVisible();
    await meanwhile();
    await page.getByRole('button', { name: 'Undo' }).click();
  };
  // A dialog is covered by no toast. What can be undone comes back after it, what was only told does not.
  const withMenu = async (title: string, isBack: boolean): Promise<void> => {
    await expect(toast(page, title)).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('dialog', { name: 'What would you like to do?' })).toBeVisible();
    await expect(page.locator('.toast')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('.toast')).toHaveCount(isBack ? 1 : 0);
  };
  await cancelAndUndo(async () => {
    await withMenu('Reservation Cancelled', true);
    await page.keyboard.press('F8');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.getByRole('main').getByRole('heading', { level: 1 }).focus();
  });
  await withMenu('Change undone', false);
  const states = async () => (await reservationsOf(mira)).map(({ status }) => status).toSorted();
  expect(await states()).toEqual(['cancelled', 'confirmed']);
  await cancelAndUndo(async () => {
    const slot = { locationId: garage.id, spotId: garage.spots[2]!.id, date: TODAY, timeSlot: '9-12' };
    await reserve(organization.admin, slot);
  });
  await expect(toast(page, 'Not undone')).toBeVisible();
  expect(await states()).toEqual(['cancelled', 'cancelled']);
  await page.getByRole('button', { name: 'See what is free' }).click();
  await expect(summary(page)).toContainText('9:00 AM – 12:00 PM');
  await expect(confirm(page)).toBeEnabled();
});

test('a change past midnight is judged by both days, so none can be chosen while the second one is not read', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const { id: locationId, spots } = await organization.addLocation('Harbor House Garage', 2);
  const [mira, noah] = await Promise.all([
    organization.addMember('Mira', 'Okafor'),
    organization.addMember('Noah', 'Berg'),
  ]);
  const spotId = spots[0]!.id;
  await reserve(mira, { locationId, spotId, date: TODAY, timeSlot: '19-22' });
  await reserve(noah, { locationId, spotId, date: '2026-06-11', timeSlot: '0-2' });
  const page = await visit(mira, { expected: [/500 \(Internal Server Error\)/] });
  await page.route('**/api/days/2026-06-11*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Edit reservation' });
  await expect(edit.getByRole('alert')).toContainText('The chargers could not be loaded');
  await expect(edit).toContainText('You keep charger 01 if it is free then');
  await expect(start(page, '11:00 PM')).toHaveCount(0);
  await page.unroute('**/api/days/2026-06-11*');
  await edit.getByRole('button', { name: 'Retry' }).click();
  await start(page, '11:00 PM').click();
  await expect(edit).toContainText('11:00 PM – 2:00 AM');
  await expect(edit).toContainText('Charger 01 is taken then. You get another one there.');
  await edit.getByRole('radio', { name: '1 hour', exact: true }).click();
  await expect(edit).toContainText('You keep charger 01.');
});

test('when two members want the same charger at once, one gets it and the other a clear refusal', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  await organization.addLocation('Harbor House Garage', 1);
  const members = await Promise.all([
    organization.addMember('Mira', 'Okafor'),
    organization.addMember('Noah', 'Berg'),
  ]);
  const pages = await Promise.all(
    members.map((member) => visit(member, { expected: [SPOT_TAKEN, NO_STREAM] })),
  );
  for (const page of pages) {
    await withoutLive(page);
    await page.goto('/booking');
    await expect(confirm(page)).toBeEnabled();
  }
  await Promise.all(pages.map((page) => confirm(page).click()));

  const outcomes = await Promise.all(
    pages.map(async (page) => {
      await expect(done(page).or(failure(page, 'Booking Failed'))).toBeVisible();
      return (await done(page).isVisible()) ? 'booked' : 'refused';
    }),
  );
  expect(outcomes.toSorted()).toEqual(['booked', 'refused']);
  const held = await Promise.all(members.map(reservationsOf));
  expect(held.flat()).toHaveLength(1);
});

test('on a slow network a second press does not book twice', async ({ server, visit }) => {
  const organization = await makeOrganization(server);
  await organization.addLocation('Harbor House Garage', 4);
  const mira = await organization.addMember('Mira', 'Okafor');
  const page = await visit(mira);
  let attempts = 0;
  let answer = () => {};
  const isSlow = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/reservations', async (route) => {
    attempts += 1;
    await isSlow;
    await route.continue();
  });
  await page.goto('/booking');
  await confirm(page).dblclick();
  await expect(confirm(page)).toHaveAttribute('aria-busy', 'true');
  await confirm(page).click();
  answer();
  await expect(done(page)).toBeVisible();
  expect(attempts).toBe(1);
  expect(await reservationsOf(mira)).toHaveLength(1);
});

test('a booking whose answer is lost in a crash is sent again and made once', async ({ server, visit }) => {
  const organization = await makeOrganization(server);
  await organization.addLocation('Harbor House Garage', 4);
  const mira = await organization.addMember('Mira', 'Okafor');
  const page = await visit(mira, {
    // Whatever is under way when the server dies fails, each call in its own way.
    expected: [/net::ERR_/],
  });
  await onFirstRequest(page, '**/api/reservations', async (route) => {
    await route.fetch();
    await server.kill();
    await route.abort();
  });
  await page.goto('/booking');
  await confirm(page).click();
  // Whether it was made nobody knows.
  const lost = page.getByRole('alert').filter({ hasText: 'No Answer' });
  await expect(lost).toContainText('Press again: you cannot be booked twice.');

  await server.startAgain();
  await confirm(page).click();
  await expect(done(page)).toContainText('9:00 AM – 12:00 PM');
  expect(await reservationsOf(mira)).toHaveLength(1);
});

test('a member signs in and books with the keyboard alone, in at most 12 presses of Tab', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  await organization.addLocation('Harbor House Garage', 4);
  const mira = await organization.addMember('Mira', 'Okafor');
  const page = await visit();
  let presses = 0;
  const go = async (target: Locator): Promise<void> => {
    presses += await tabTo(page, target);
  };
  await page.goto('/login');
  // It has the focus, so nothing has to be skipped.
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.keyboard.type(mira.email);
  await go(page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  // The panel's OK has the focus.
  await expect(page.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  await go(page.getByRole('main').getByRole('link', { name: 'Book a charger' }));
  await page.keyboard.press('Enter');
  await expect(confirm(page)).toBeEnabled();

  // Who takes what is proposed skips the steps.
  await go(page.getByRole('button', { name: 'Skip to the summary' }));
  await page.keyboard.press('Enter');
  await go(confirm(page));
  expect(presses).toBeLessThanOrEqual(12);

  // Every choice can be changed: tomorrow, from 10 AM, for two hours, on the third charger.
  await page.getByRole('heading', { name: 'Book a charger' }).focus();
  await tabTo(page, page.getByRole('button', { name: /^Wed, Jun 10\./ }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: /^Start 12:00 AM/ }));
  for (let hour = 0; hour < 10; hour += 1) await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('radiogroup', { name: 'Duration' }).getByRole('radio', { checked: true }));
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, charger(page, '01'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, confirm(page));
  const loadedAgain = page.waitForResponse(/\/api\/users\/[^/]+\/reservations/);
  await page.keyboard.press('Enter');

  await expect(done(page)).toContainText('10:00 AM – 12:00 PM');
  await expect(done(page)).toContainText('Thu, Jun 11');
  await expect(done(page)).toContainText('03');
  const [made] = await reservationsOf(mira);
  await expect(done(page)).toContainText(`Reservation ID${made!.id.slice(-8).toUpperCase()}`);
  await expect(done(page).getByRole('button', { name: 'Done' })).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(done(page).getByRole('link', { name: 'Add to calendar' })).toBeFocused();
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const calendar = await readFile(await file.path(), 'utf8');
  expect(file.suggestedFilename()).toMatch(/^charger-reservation-.*\.ics$/);
  expect(calendar).toContain('DTSTART;TZID=America/New_York:20260611T100000');
  await expect(done(page)).toBeVisible();

  // The form behind does not refuse what was just booked, and nothing stays in it that one more Enter would book.
  await loadedAgain;
  await expect(page.getByText('You already have a reservation')).toHaveCount(0);
  await expect(page.locator('.summary')).toContainText('10:00 AM – 12:00 PM');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your next charge is tomorrow' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await reservationsOf(mira)).toHaveLength(1);
});

test('a second press on Confirm does not close the confirmation', async ({ server, visit }) => {
  const organization = await makeOrganization(server);
  await organization.addLocation('Harbor House Garage', 3);
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  for (const [name, options] of [
    ['Mira', phone],
    ['Noah', {}],
  ] as const) {
    const page = await visit(await organization.addMember(name, 'Okafor'), options);
    const press = (x: number, y: number) =>
      'hasTouch' in options ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
    await page.clock.install({ time: MORNING });
    await page.goto('/booking');
    const button = page
      .getByLabel('Reservation Summary')
      .getByRole('button', { name: /^Confirm/ })
      .filter({ visible: true });
    await expect(button).toBeEnabled();
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 5000)));
    const { x, y, width, height } = (await button.boundingBox())!;
    for (const share of [0.5, 0.5, 0.2]) {
      await press(x + width / 2, y + height * share);
      await page.clock.runFor(50);
      await expect(done(page)).toBeVisible();
    }
    await expect(page).toHaveURL('/booking');
    await page.clock.runFor(1000);
    await done(page).getByRole('button', { name: 'Done' }).click();
    await expect(page).toHaveURL('/dashboard');
  }
});

test('on a phone the bar of a chosen time is seen whole, when a reservation is changed and after each start', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const garage = await organization.addLocation('Harbor House Garage', 2);
  const mira = await organization.addMember('Mira', 'Okafor');
  const spotId = garage.spots[0]!.id;
  await reserve(mira, { locationId: garage.id, spotId, date: TODAY, timeSlot: '15-23' });
  const page = await visit(mira, { viewport: { width: 390, height: 844 } });
  const edges = () =>
    page.locator('.pick-frame').evaluate((frame) => {
      const [strip, bar] = [frame, frame.querySelector('.pk-sel')!].map((part) =>
        part.getBoundingClientRect(),
      );
      return { before: bar!.left - strip!.left, after: strip!.right - bar!.right };
    });
  const expectSeenWhole = () =>
    expect(async () => {
      const { before, after } = await edges();
      expect(Math.min(before, after)).toBeGreaterThan(0);
    }).toPass();

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('3:00 PM – 11:00 PM');
  await expectSeenWhole();
  await start(page, '9:00 AM').click();
  await expect(page.getByRole('dialog')).toContainText('9:00 AM – 12:00 PM');
  await expectSeenWhole();
  // It is at the right edge of the strip.
  await start(page, '2:00 PM').click();
  await expect(page.getByRole('dialog')).toContainText('2:00 PM – 5:00 PM');
  await expectSeenWhole();
  // With so few chargers, nothing is left blank above their marks.
  expect((await start(page, '2:00 PM').boundingBox())!.height).toBe(44);
});

test('on a phone nothing jumps when recommendations come; hours that are taken meanwhile are shown as gone, and nothing is said of others', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const { id: locationId, spots } = await organization.addLocation('Pier 7', 1);
  const [mira, noah] = [
    await organization.addMember('Mira', 'Okafor'),
    await organization.addMember('Noah', 'Berg'),
  ];
  const at = { locationId, spotId: spots[0]!.id, date: TODAY };
  await reserve(noah, { ...at, timeSlot: '10-12' });
  const page = await visit(mira, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const recommend = await holdAnswers(page, '**/api/recommendations*');
  await page.goto('/booking');
  const place = page.locator('.st-loc').first();
  await expect(page.getByRole('heading', { name: 'Recommended for you' })).toBeVisible();
  // Whether a charger can be had now is known once the member's own reservations are.
  await expect(page.getByRole('button', { name: 'Charge now' })).toBeVisible();
  const top = await topOf(place);
  expect(top).toBeGreaterThan(300);
  recommend();
  await expect(page.getByRole('button', { name: /^Choose / }).first()).toBeVisible();
  // Words about a slot may take a line more or less.
  await expect.poll(async () => Math.abs((await topOf(place)) - top)).toBeLessThan(60);

  await tapMiddle(page, start(page, '3:00 PM'));
  await expect(page.locator('.st-head', { hasText: 'Start and duration' }).locator('svg')).toBeVisible();
  await tapMiddle(page, start(page, '10:00 AM'));
  const other = page.getByText('All chargers are taken at 10:00 AM');
  await expect(other).toBeVisible();
  await reserve(noah, { ...at, timeSlot: '15-17' });
  await expect(page.getByText('No charger is free then').first()).toBeVisible();
  await expect(other).toHaveCount(0);
  await expect(page.locator('.st-head', { hasText: 'Start and duration' }).locator('svg')).toHaveCount(0);
  await expect(page.getByText('0 of 1 charger is free the whole time')).toBeVisible();
  await expectSoundScreen(page);
});
