// The day's grid under a finger: finds cells by their place on the screen, not by their names.
import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { holdAnswers } from './support/held-answers.ts';
import { LOST, loseAnswers } from './support/lost-answers.ts';
import { makeOrganization, reserve, takeEveryFreeHour, type Account } from './support/people.ts';
import { picture } from './support/picture.ts';
import { expectNoSidewaysScroll, expectSettled, expectSoundScreen, toast, topOf } from './support/screen.ts';
import { startServer } from './support/server.ts';
import { expect, openVisits, SATURDAY_MORNING, test, TODAY } from './support/test.ts';

const SATURDAY = '2026-10-31';
const SUNDAY = '2026-11-01';
const MONDAY = '2026-11-02';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const WIDE = { viewport: { width: 1440, height: 900 } };

const row = (page: Page, charger: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: charger }) });

/**
 * Where an hour's column crosses a charger's row, by the scale above; scrolls the frame until it is in view. A grid that
 * has just appeared scrolls itself in its first frames, and a hand waits for that too.
 */
async function crossingOf(page: Page, charger: string, hour: string) {
  const header = page.getByRole('columnheader', { name: hour, exact: true });
  const line = row(page, charger);
  const measured = async () => {
    await header.evaluate((element) => element.scrollIntoView({ block: 'nearest', inline: 'center' }));
    await line.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    return [await header.boundingBox(), await line.boundingBox()];
  };
  for (;;) {
    const before = await measured();
    await framesPass(page);
    const [column, track] = await measured();
    if (!column || !track) throw new Error(`${hour} of charger ${charger} is not on the screen`);
    if (isDeepStrictEqual(before, [column, track])) {
      const y = track.y + track.height / 2;
      return { at: (share: number) => ({ x: column.x + column.width * share, y }) };
    }
  }
}

const framesPass = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

const nameAt = (page: Page, { x, y }: { x: number; y: number }) =>
  page.evaluate(([left, top]) => document.elementFromPoint(left!, top!)?.getAttribute('aria-label'), [x, y]);

for (const [device, options] of [
  ['a mouse', WIDE],
  ['a finger', PHONE],
] as const) {
  test(`pressing an hour of the status grid with ${device} opens that hour`, async ({ browser, weekend }) => {
    const organization = await makeOrganization(weekend);
    const { id: locationId, spots } = await organization.addLocation('Pier 7', 2);
    const noah = await organization.addMember('Noah', 'Reyes');
    const mira = await organization.addMember('Mira', 'Okafor');
    const taken = (date: string, timeSlot: string) =>
      reserve(noah, { locationId, spotId: spots[0]!.id, date, timeSlot });
    await taken(SATURDAY, '12-13');
    await taken(SATURDAY, '14-15');
    const { visit, expectQuiet } = openVisits(browser, weekend);
    const page = await visit(mira, options);
    const press = async (hour: string, share = 0.5) => {
      const { x, y } = (await crossingOf(page, '01', hour)).at(share);
      await ('hasTouch' in options ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    };
    const expectUnderEachHour = async (charger: string, hours: readonly string[]) => {
      for (const hour of hours) {
        const start = hour.replace(', again', '').replace(' ', ':00 ');
        const crossing = await crossingOf(page, charger, hour);
        for (const share of [0.1, 0.9]) {
          const name = await nameAt(page, crossing.at(share));
          expect(name, `under ${hour}`).toMatch(new RegExp(`^Charger ${charger}, ${start} to `));
        }
      }
    };

    await page.goto('/availability');
    await expectSoundScreen(page);
    await expectUnderEachHour('01', ['10 AM', '11 AM', '12 PM', '1 PM', '2 PM', '3 PM', '5 PM', '11 PM']);
    await page.getByRole('button', { name: /^Charger 01, 3:00 PM to/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Charger 01, 4:00 PM to/);
    // Both are measured at once, because the frame may still be scrolling to the focused hour.
    const ringBesideColumn = await page
      .getByRole('columnheader', { name: '4 PM', exact: true })
      .evaluate((header) => {
        const [ring, column] = [
          document.activeElement!.getBoundingClientRect(),
          header.getBoundingClientRect(),
        ];
        return Math.max(Math.abs(ring.x - column.x), Math.abs(ring.width - column.width));
      });
    expect(ringBesideColumn).toBeLessThan(1);

    for (const hour of ['11 AM', '1 PM', '5 PM', '10 PM']) {
      await press(hour);
      await expect(page).toHaveURL(/\/booking/);
      await expect(page.getByRole('main')).toContainText(`${hour.replace(' ', ':00 ')} –`);
      await page.goBack();
    }

    // The current hour can be pressed anywhere in its column; a past one cannot be pressed.
    await press('8 AM');
    await expect(page).toHaveURL(/\/availability/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await press('9 AM', 0.2);
    await expect(page.getByRole('dialog', { name: 'Walk in to charger 01' })).toBeVisible();
    await page.getByRole('button', { name: 'Not now' }).click();
    await press('9 AM', 0.9);
    await expect(page.getByRole('dialog', { name: 'Walk in to charger 01' })).toBeVisible();

    await page.goto(`/availability?day=${SUNDAY}`);
    await expect(page.getByRole('columnheader')).toHaveCount(1 + 25);
    await expectUnderEachHour('02', ['12 AM', '1 AM, again', '2 AM', '5 PM', '11 PM']);
    await press('5 PM');
    await expect(page.getByRole('main')).toContainText('5:00 PM –');
    // Whoever loads the page again finds what they pressed, and not a proposal.
    await expect(page).toHaveURL(/\/booking$/);
    await page.reload();
    await expect(page.getByRole('main')).toContainText('5:00 PM –');
    expectQuiet();
  });
}

test('in the first hour after the opening, a press right of the needle takes the charger under it', async ({
  browser,
  weekend,
}) => {
  const organization = await makeOrganization(weekend);
  await organization.addLocation('Pier 7', 2, 'America/New_York', { open: '09:00', close: '22:00' });
  const mira = await organization.addMember('Mira', 'Okafor');
  const { visit, expectQuiet } = openVisits(browser, weekend);
  const [phone, desk] = [await visit(mira, PHONE), await visit(mira, WIDE)];
  for (const page of [phone, desk]) {
    await page.goto('/availability');
    const { x, y } = (await crossingOf(page, '02', '9 AM')).at(0.92);
    await (page === phone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    await expect(page.getByRole('dialog', { name: 'Walk in to charger 02' })).toBeVisible();
    await page.getByRole('button', { name: 'Not now' }).click();
  }
  await desk.getByRole('button', { name: /^Charger 01, .* now$/ }).press('Enter');
  await expect(desk.getByRole('dialog', { name: 'Walk in to charger 01' })).toBeVisible();
  expectQuiet();
});

test('the window follows the arrow keys through the status grid, on a wide screen and on a phone', async ({
  browser,
  weekend,
}) => {
  const organization = await makeOrganization(weekend);
  await organization.addLocation('Pier 7', 16);
  const mira = await organization.addMember('Mira', 'Okafor');
  const { visit, expectQuiet } = openVisits(browser, weekend);
  for (const { viewport } of [WIDE, PHONE]) {
    const page = await visit(mira, { viewport });
    /** The focused cell, with the space between the grid's head and the navigation. */
    const places = () =>
      page.evaluate(() => {
        const boundsOf = (element: Element) => element.getBoundingClientRect();
        const cell = boundsOf(document.activeElement!);
        const head = boundsOf(document.querySelector('.g-head')!);
        const navigation = boundsOf(document.querySelector('nav')!);
        return { top: cell.top, bottom: cell.bottom, from: Math.max(head.bottom, 0), to: navigation.top };
      });
    const press = async (key: string, charger: string) => {
      await page.keyboard.press(key);
      await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^Charger ${charger}, `));
      const { top, bottom, from, to } = await places();
      expect(top, `charger ${charger} is below the hours`).toBeGreaterThanOrEqual(from - 1);
      expect(bottom, `charger ${charger} is above the navigation`).toBeLessThanOrEqual(to);
    };

    await page.goto('/availability');
    await page.getByRole('button', { name: /^Charger 01, .* now$/ }).focus();
    const isBarAt = ([x, y]: number[]) => document.elementFromPoint(x!, y!)?.closest('nav') !== null;
    expect(await page.evaluate(isBarAt, [12, (await places()).to + 20]), 'no cell beside the bar').toBe(true);
    for (let charger = 2; charger <= 16; charger++) {
      await press('ArrowDown', String(charger).padStart(2, '0'));
    }
    for (let charger = 15; charger >= 1; charger--) {
      await press('ArrowUp', String(charger).padStart(2, '0'));
    }
    await press('PageDown', '11');
    await press('Control+End', '16');
    await press('Control+Home', '01');
    await page.close();
  }
  expectQuiet();
});

test('the day before stays until the chosen one is loaded, but nothing of it can be taken for it', async ({
  browser,
  weekend,
}) => {
  const organization = await makeOrganization(weekend);
  const { id: locationId, spots } = await organization.addLocation('Pier 7', 2);
  const noah = await organization.addMember('Noah', 'Reyes');
  const spotId = spots[0]!.id;
  await reserve(noah, { locationId, spotId, date: SATURDAY, timeSlot: '14-17' });
  await reserve(noah, { locationId, spotId, date: SUNDAY, timeSlot: '16-19' });
  await reserve(noah, { locationId, spotId, date: MONDAY, timeSlot: '10-12' });
  const { visit, expectQuiet } = openVisits(browser, weekend);
  const page = await visit(await organization.addMember('Mira', 'Okafor'), WIDE);
  const day = (name: string) => page.getByRole('grid', { name });
  const taken = page.getByRole('button', { name: /taken by Noah Reyes$/ });
  let load: () => void = () => undefined;
  const mayLoad = new Promise<void>((resolve) => (load = resolve));
  await page.route(`**/api/days/${SUNDAY}*`, async (route) => {
    await mayLoad;
    await route.continue();
  });

  const askedBeforehand = page.waitForRequest(`**/api/days/${SUNDAY}*`);
  await page.goto('/availability');
  await expect(taken).toHaveAccessibleName('Charger 01, 2:00 PM to 5:00 PM: taken by Noah Reyes');
  await askedBeforehand;
  const barBefore = await taken.elementHandle();
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page.getByRole('button', { name: 'Day: Sun, Nov 1' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pier 7' })).toHaveAttribute('aria-busy', 'true');
  await expect(day('Pier 7, Sat, Oct 31')).toBeVisible();
  await page.getByRole('button', { name: /^Charger 02, 5:00 PM to/ }).click();
  await taken.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/availability\\?day=${SUNDAY}`));

  // What is printed is the chosen day, once it is there.
  const printed = page.locator('body[data-printed]');
  await page.evaluate(() => {
    window.print = () => void (document.body.dataset['printed'] = 'yes');
  });
  await page.getByRole('button', { name: 'Print the day' }).click();
  await expect(printed).toHaveCount(0);

  load();
  await expect(day('Pier 7, Sun, Nov 1')).toBeVisible();
  await expect(printed).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Pier 7' })).toHaveAttribute('aria-busy', 'false');
  await expect(taken).toHaveAccessibleName('Charger 01, 4:00 PM to 7:00 PM: taken by Noah Reyes');
  // Its bar has moved: to draw each bar anew takes several times as long.
  expect(await taken.evaluate((bar, before) => bar === before, barBefore)).toBe(true);
  await taken.click();
  await expect(page.getByRole('dialog')).toContainText('4:00 PM – 7:00 PM');
  await page.keyboard.press('Escape');

  // The day after is made ready out of sight and out of reach, and is the one that is pressed once it is chosen.
  const layers = page.locator('.g-day');
  await expect(layers).toHaveCount(2);
  const putAway = page.locator('.g-day.is-away');
  await expect(putAway).toHaveCount(1);
  expect(await putAway.evaluate(takesFocus), 'a day that is out of sight takes no focus').toBe(false);
  await expect(page.getByRole('row')).toHaveCount(2 + 2);
  const sunday = await taken.elementHandle();
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(taken).toHaveAccessibleName('Charger 01, 10:00 AM to 12:00 PM: taken by Noah Reyes');
  await expect(page.getByRole('row')).toHaveCount(2 + 2);
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(taken).toHaveAccessibleName('Charger 01, 4:00 PM to 7:00 PM: taken by Noah Reyes');
  expect(await taken.evaluate((bar, before) => bar === before, sunday)).toBe(true);
  await page.getByRole('button', { name: 'Next day' }).click();
  await page.getByRole('button', { name: /^Charger 02, 5:00 PM to/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Charger 01, 5:00 PM to/);
  const place = (await crossingOf(page, '02', '5 PM')).at(0.5);
  await page.mouse.click(place.x, place.y);
  await expect(page.getByRole('main')).toContainText('5:00 PM –');
  await expect(page.getByRole('main')).toContainText('Mon, Nov 2');
  expectQuiet();
});

test('where peak hours are by reservation alone, the hour that runs is neither drawn nor counted as free; what only others can have is drawn so, except to an administrator', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const { id: locationId, spots } = await organization.addLocation('Pier 7', 2);
  await organization.admin.calls.patch('/api/organization/settings', { data: { peakWalkInWhenFree: false } });
  const mira = await organization.addMember('Mira', 'Okafor');
  const page = await visit(mira, WIDE);
  const cell = (name: string | RegExp) => page.getByRole('gridcell', { name });
  await page.goto('/availability');
  await expect(cell('8 AM: 0 free')).toBeVisible();
  await expect(cell('9 AM: 2 free')).toBeVisible();
  const running = cell(/^Charger 01, .* to 9:00 AM: free, but a reservation starts on the full hour/);
  await expect(running).toHaveClass(/is-pale/);
  await expect(page.getByText('Free, but not for you').filter({ visible: true })).toBeVisible();
  await running.click();
  await expect(toast(page, 'Reservations start on the full hour')).toBeVisible();

  // Beside one’s own reservation nothing else can be had; an administrator looks after all that is free.
  const slot = { locationId, spotId: spots[0]!.id, date: TODAY };
  await reserve(mira, { ...slot, timeSlot: '12-13' });
  await reserve(organization.admin, { ...slot, timeSlot: '14-15' });
  const refused = cell(/^Charger 02, 12:00 PM to 1:00 PM: free, but not for you$/);
  await expect(refused).toHaveClass(/is-pale/);
  const administrator = await visit(organization.admin, WIDE);
  await administrator.goto('/availability');
  const seen = administrator.getByRole('gridcell', { name: /^Charger 02, 2:00 PM to 3:00 PM: / });
  await expect(seen).toBeVisible();
  await expect(administrator.getByRole('gridcell', { name: /not for you$/ })).toHaveCount(0);

  // The arrows stay where they are, whatever the day is called.
  const next = page.getByRole('button', { name: 'Next day' });
  const day = (name: string) => page.getByRole('button', { name: `Day: ${name}`, exact: true });
  await expect(day('Today, Wed, Jun 10')).toBeVisible();
  const place = await next.boundingBox();
  await next.click();
  await expect(day('Thu, Jun 11')).toBeVisible();
  expect(await next.boundingBox()).toEqual(place);
});

test('nothing jumps, in a wide window and on a phone, when what the status screen waits for has come', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  await organization.addLocation('Pier 7', 2);
  await organization.admin.calls.patch('/api/organization/settings', {
    data: { peakWalkInWhenFree: false },
  });
  const mira = await organization.addMember('Mira', 'Okafor');
  for (const { viewport } of [WIDE, PHONE]) {
    const page = await visit(mira, { viewport });
    const answerSpots = await holdAnswers(page, '**/api/spots*');
    const answerDay = await holdAnswers(page, '**/api/days/*');
    const waiting = page.locator('.s-sk-row').first();

    await page.goto('/availability');
    // The rules are known: in peak hours there will be a reason why nothing can be had at once.
    await expect(page.locator('.s-sk-why')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Day: / })).toHaveCount(0);
    // One skeleton follows another; of the one that is just being taken away the place is 0.
    let top = 0;
    await expect.poll(async () => (top = await topOf(waiting))).toBeGreaterThan(0);
    answerSpots();
    await expect(page.getByRole('button', { name: /^Day: / })).toBeVisible();
    await expect.poll(() => topOf(waiting)).toBe(top);
    answerDay();
    await expect(page.locator('.g-row').first()).toBeVisible();
    // A line of text may take a pixel more than its skeleton.
    await expect
      .poll(async () => Math.abs((await topOf(page.locator('.g-row').first())) - top))
      .toBeLessThan(2);
    await page.close();
  }
});

test('on a phone the grid begins within the first 300 pixels, whatever stands above it, and an offer that comes moves nothing', async ({
  browser,
}) => {
  const server = await startServer({ clockStart: SATURDAY_MORNING });
  const organization = await makeOrganization(server, 'Northern Harbor Utilities and Transport Association');
  const deck = await organization.addLocation('Northern Harbor Visitor Parking Deck, Level B2 East', 2);
  const [here, there] = deck.spots.map(({ id }) => id);
  const [mira, noah, lena] = await Promise.all([
    organization.addMember('Mira', 'Okafor'),
    organization.addMember('Noah', 'Reyes'),
    organization.addMember('Lena', 'Vogt'),
  ]);
  const { visit, expectQuiet } = openVisits(browser, server);
  const frame = (page: Page) => page.locator('.s-frame').first();
  const expectHigh = async (page: Page, says: string | RegExp) => {
    await expect(page.getByText(says).filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator('.g-row').first()).toBeVisible();
    await expectSettled(page);
    expect(await topOf(frame(page)), `below “${says}”`).toBeLessThan(300);
  };
  const look = async (of: Account, says: string | RegExp, path = '/availability') => {
    const page = await visit(of, { ...PHONE, expected: [/net::ERR|Failed to fetch/] });
    await page.goto(path);
    await expectHigh(page, says);
    return page;
  };

  // First steps, an address that is not confirmed; a reservation that can begin, and one that is due; a session.
  await look(organization.admin, '2 chargers, walk in');
  await reserve(mira, { locationId: deck.id, spotId: here!, date: SATURDAY, timeSlot: '10-12' });
  await look(mira, 'Charger 01 is empty. Start now, and it is yours until 12:00 PM.');
  const session = await noah.calls.post('/api/walk-ins', { data: { spotId: there, endHour: 12 } });
  await server.moveTimeTo('2026-10-31T14:05:00Z');
  await look(mira, /^You already have /);
  await look(noah, /^You already have /);

  // Nothing is free; the way into the line, to the entry, and to another place.
  await takeEveryFreeHour(server, organization, deck, { date: SATURDAY, from: 10, until: 24 });
  await look(lena, 'Wait for a charger');
  await organization.addLocation('Northern Harbor Visitor Parking Deck, Annex', 1);
  const wish = { locationId: deck.id, date: SATURDAY, fromHour: 10, toHour: 15, hours: 3 };
  expect((await lena.calls.post('/api/watches', { data: wish })).status()).toBe(201);
  const full = `/availability?location=${deck.id}`;
  const page = await look(lena, 'You are in line: 3 hours, starting between 10:00 AM and 3:00 PM.', full);
  await expect(page.getByRole('button', { name: /^Show Northern Harbor/ })).toBeVisible();
  await expectSoundScreen(page);

  // An offer comes while the screen is read, then the connection is lost.
  const [before, tab] = [await frame(page).boundingBox(), page.getByRole('link', { name: /^Dash/ })];
  const tabBefore = await tab.boundingBox();
  const { id } = (await session.json()) as { id: string };
  expect((await noah.calls.patch(`/api/reservations/${id}/release`, { data: {} })).status()).toBe(200);
  await expect(tab).toHaveAccessibleName(/charger 02 is held for you, .* left$/);
  await expectHigh(page, /^Charger 02 is held for you until /);
  await expect.poll(() => frame(page).boundingBox()).toEqual(before);
  expect(await tab.boundingBox()).toEqual(tabBefore);
  await expectSoundScreen(page);
  // In the masthead of a narrow window, the organization’s long name gives way to it.
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page.getByRole('link', { name: /^Charger 02 is held for you, .* left$/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(PHONE.viewport);
  await page.context().setOffline(true);
  await expectHigh(page, /^No connection\./);
  await page.context().setOffline(false);

  // The trial has ended, and with the time every session that is open here.
  for (const context of browser.contexts()) await context.close();
  await server.moveTimeTo('2026-11-16T15:00:00Z');
  await look(organization.admin, /, walk in$|by reservation$/, full);
  expectQuiet();
  await server.dispose();
});

test('a day that is chosen while it is made ready comes whole, and takes no focus before', async ({
  browser,
  weekend,
}) => {
  const organization = await makeOrganization(weekend);
  await organization.addLocation('Pier 7', 12);
  const { visit, expectQuiet } = openVisits(browser, weekend);
  const page = await visit(await organization.addMember('Mira', 'Okafor'), WIDE);
  // The browser is idle only when the test says so.
  await page.addInitScript(() => {
    const waiting = new Map<number, () => void>();
    let last = 0;
    const idle = {
      requestIdleCallback: (work: () => void) => waiting.set(++last, work) && last,
      cancelIdleCallback: (id: number) => waiting.delete(id),
      beIdle: () => {
        const [first] = waiting;
        if (first && waiting.delete(first[0])) first[1]();
      },
    };
    Object.assign(window, idle);
  });
  const beIdle = () => page.evaluate(() => (window as unknown as { beIdle: () => void }).beIdle());
  const seen = page.locator('.g-day.is-seen .g-row');
  const outOfSight = page.locator('.g-day[aria-hidden]');

  await page.goto('/availability');
  await expect(seen).toHaveCount(12);
  await expect(async () => {
    await beIdle();
    await expect(outOfSight).toHaveCount(1, { timeout: 300 });
  }).toPass();
  expect(await outOfSight.locator('.g-row').count()).toBeLessThan(12);
  expect(await outOfSight.evaluate(takesFocus)).toBe(false);
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page.getByRole('grid', { name: 'Pier 7, Sun, Nov 1' })).toBeVisible();
  await expect(seen).toHaveCount(12);
  expectQuiet();
});

test('a charger taken by a walk-in is no longer free, on the member’s screen and on others', async ({
  browser,
  weekend,
}) => {
  const organization = await makeOrganization(weekend);
  await organization.addLocation('Pier 7', 2);
  const { visit, expectQuiet } = openVisits(browser, weekend);
  const charger = (page: Page) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Charger 01' });
  const noah = await visit(await organization.addMember('Noah', 'Reyes'));
  const mira = await visit(await organization.addMember('Mira', 'Okafor'));
  for (const page of [noah, mira]) {
    const stream = page.waitForResponse('**/api/events*');
    await page.goto('/availability?view=list');
    await stream;
  }
  await expect(charger(noah)).toContainText('Free now');
  // Until both days are read, hours that are taken would be offered.
  const letGo = await holdAnswers(mira, `**/api/days/${SUNDAY}?locationId=*`);
  await charger(mira).getByRole('button', { name: 'Walk in' }).click();
  const start = mira.getByRole('button', { name: 'Start charging' });
  const until = mira.getByRole('combobox', { name: 'Until' });
  await expect(until).toBeFocused();
  await expect(until).toHaveText('Loading');
  await expect(start).toBeDisabled();
  letGo();
  await expect(until).not.toContainText('Loading');
  await expect(until).toBeFocused();
  await start.click();
  await expect(charger(mira)).toContainText('Yours until');
  await expect(charger(mira)).not.toContainText('Free now');
  await expect(charger(noah)).toContainText('Mira Okafor, until');
  await expect(charger(noah)).not.toContainText('Free now');

  // On paper the day is a list of its chargers, on white.
  await expect(noah.getByRole('button', { name: 'Print the day' })).toBeVisible();
  await noah.emulateMedia({ media: 'print' });
  await picture(noah);
  const plan = noah.getByRole('table');
  await expect(plan.getByRole('row', { name: /^01/ })).toContainText('Mira Okafor');
  await expect(plan.getByRole('row', { name: /^02/ })).toContainText('No reservations');
  await expect(noah.getByRole('navigation')).toHaveCount(0);
  await expect(noah.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expectQuiet();
});

test('a viewer in another time zone sees which zone a time belongs to', async ({ browser, weekend }) => {
  const organization = await makeOrganization(weekend);
  const pier = await organization.addLocation('Pier 7', 2);
  await organization.addLocation('Bay Yard', 1, 'America/Los_Angeles');
  const mira = await organization.addMember('Mira', 'Okafor');
  const spotId = pier.spots[0]!.id;
  await reserve(mira, { locationId: pier.id, spotId, date: SATURDAY, timeSlot: '14-17' });
  const { visit, expectQuiet } = openVisits(browser, weekend);
  const page = await visit(mira, { timezoneId: 'Europe/Berlin', expected: [LOST] });
  const dialog = page.getByRole('dialog');
  const question = page.getByRole('alertdialog');
  const close = () => page.keyboard.press('Escape');

  await page.goto('/availability');
  await page.getByRole('button', { name: /^Charger 01, 2:00 PM to 5:00 PM/ }).click();
  await expect(dialog).toContainText('2:00 PM – 5:00 PM ET');
  await expect(dialog).toContainText('Sat, Oct 31');
  await expect(dialog.getByRole('link', { name: 'Manage on the dashboard' })).toHaveAttribute(
    'href',
    /\/dashboard\?reservation=./,
  );
  await expect(dialog.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', /&ask=edit$/);
  await expect(dialog.getByRole('link', { name: 'Cancel reservation' })).toHaveAttribute(
    'href',
    /&ask=cancel$/,
  );
  await close();
  await page.getByRole('button', { name: /^Charger 02, .* now$/ }).click();
  await expect(dialog).toContainText('Now – 11:00 AM ET');
  await expectSoundScreen(page);
  await dialog.getByLabel('Until, ET').selectOption('12:00 PM');
  // Though its answer is lost, the walk-in ends as done.
  await loseAnswers(page, '**/api/walk-ins');
  await dialog.getByRole('button', { name: 'Start charging' }).click();
  await expect(toast(page, 'Pier 7, until 12:00 PM ET. Plug in.')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  // Two o’clock in New York is eleven in Los Angeles.
  await page.getByRole('button', { name: /^Bay Yard/ }).click();
  await page
    .getByRole('region', { name: 'Bay Yard' })
    .getByRole('gridcell', { name: 'Charger 01, 11:00 AM to 12:00 PM: free, but not for you' })
    .click();
  await expect(
    toast(page, 'You already have a reservation on Sat, Oct 31 from 2:00 PM to 5:00 PM ET'),
  ).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: /^You are charging/ })).toContainText(
    'Yours until 12:00 PM ET',
  );
  await page.getByRole('button', { name: 'Stay longer' }).click();
  // One end is no choice.
  await expect(dialog).toContainText('Charger 02 stays yours until 1:00 PM ET, which is the latest.');
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await close();
  await page.getByRole('button', { name: 'Release charger' }).click();
  await expect(question).toContainText('12:00 PM ET');
  await expectSoundScreen(page);
  await question.getByRole('button', { name: 'Keep charging' }).click();
  await page.getByRole('button', { name: 'Edit Sat, Oct 31' }).click();
  await expect(dialog).toContainText('2:00 PM – 5:00 PM ET');
  await close();
  await page.getByRole('button', { name: 'Cancel Sat, Oct 31' }).click();
  await expect(question).toContainText('2:00 PM – 5:00 PM ET');
  await question.getByRole('button', { name: 'Keep it' }).click();

  await page.goto('/booking');
  await expect(page.getByText('Opening hours, ET')).toBeVisible();
  expectQuiet();
});

test('the number of today’s reservations is the same in the head and above the list', async ({
  browser,
  weekend,
}) => {
  const organization = await makeOrganization(weekend);
  const pier = await organization.addLocation('Pier 7', 2);
  const yard = await organization.addLocation('Bay Yard', 1);
  const mira = await organization.addMember('Mira', 'Okafor');
  await reserve(await organization.addMember('Noah', 'Reyes'), {
    locationId: pier.id,
    spotId: pier.spots[0]!.id,
    date: SATURDAY,
    timeSlot: '14-17',
  });
  await mira.calls.post('/api/walk-ins', { data: { spotId: yard.spots[0]!.id, endHour: 11 } });
  // Closing the location ends the session there and removes the location from today's lists.
  const question = await organization.admin.calls.delete(`/api/locations/${yard.id}`);
  const { details } = (await question.json()) as { details: { confirmation?: string }[] };
  const closed = await organization.admin.calls.delete(
    `/api/locations/${yard.id}?confirm=${details[0]?.confirmation}`,
  );
  expect(closed.status()).toBe(200);

  const { visit, expectQuiet } = openVisits(browser, weekend);
  const page = await visit(organization.admin);
  await page.goto('/admin?tab=reservations');
  const list = page.getByRole('region', { name: 'Today’s reservations' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('definition').nth(2)).toHaveText('1');
  await picture(page);
  await page.goto('/admin?tab=settings');
  await expect(page.getByRole('definition').nth(2)).toHaveText('1');
  expectQuiet();
});

test('on a closed day the status leads to the next open one', async ({ browser, weekend }) => {
  const organization = await makeOrganization(weekend);
  await organization.addLocation('Pier 7', 2, 'America/New_York', {
    open: '08:00',
    close: '18:00',
    weekendIsClosed: true,
  });
  const { visit, expectQuiet } = openVisits(browser, weekend);
  const page = await visit(await organization.addMember('Mira', 'Okafor'), PHONE);
  await page.goto('/availability');
  await expect(page.getByText('Opens Mon, Nov 2')).toBeVisible();
  await page.getByRole('button', { name: 'Show Mon, Nov 2' }).tap();
  await expect(page).toHaveURL(/day=2026-11-02/);
  await expect(page.getByText('Opens Mon, Nov 2')).toBeHidden();
  expectQuiet();
});

function takesFocus(within: Element): boolean {
  const first = within.querySelector<HTMLElement>('[tabindex="0"]')!;
  first.focus();
  return document.activeElement === first;
}

test('the way back from booking leads to where the grid was left, and another way to the top', async ({
  browser,
  weekend,
}) => {
  const organization = await makeOrganization(weekend);
  await organization.addLocation('Pier 7', 30);
  const { visit, expectQuiet } = openVisits(browser, weekend);
  const page = await visit(organization.admin, PHONE);
  await page.goto('/availability');
  const { x, y } = (await crossingOf(page, '09', '5 PM')).at(0.5);
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(100);
  await page.touchscreen.tap(x, y);
  await expect(page.getByRole('main')).toContainText('5:00 PM –');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(row(page, '09')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await page.getByRole('link', { name: 'Book', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Book a charger' })).toBeVisible();
  await page.getByRole('link', { name: 'Status', exact: true }).click();
  await expect(row(page, '02')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expectQuiet();
});
