// The four demo screens. They show sample data only, so they may ask the server for nothing but their own files.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectSoundScreen } from './support/screen.ts';
import { makeOrganization } from './support/people.ts';
import { expect, test } from './support/test.ts';

const ASSETS = join(import.meta.dirname, '../web/dist/assets');
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** The paths that a page has asked the server for. */
function watchRequests(page: Page): { all(): string[]; forgetAll(): void } {
  let paths: string[] = [];
  page.on('request', (request) => void paths.push(new URL(request.url()).pathname));
  return { all: () => paths, forgetAll: () => void (paths = []) };
}

const entriesOf = (navigation: Locator): Promise<string[]> =>
  navigation
    .locator('a, button')
    .evaluateAll((entries) =>
      entries.map((entry) => [entry.textContent, entry.getAttribute('href')].filter(Boolean).join(' ')),
    );

const mainNavigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

test('on a phone the demo is walked from screen to screen without a call', async ({ visit }) => {
  const page = await visit(null, { ...PHONE, colorScheme: 'dark' });
  await page.clock.setFixedTime('2026-06-10T15:05:00Z');
  const requests = watchRequests(page);
  await page.goto('/mercedes-sample');

  await test.step('the car: its charge, its settings, a reservation', async () => {
    await expect(page.getByText('Today, 8:12 PM')).toBeVisible();
    await expect(page.getByText('Building A - Spot 3')).toBeVisible();
    expect(await entriesOf(mainNavigation(page))).toEqual([
      'Dashboard /dashboard',
      'Calendar /mercedes-calendar',
      'Status /mercedes-status',
      'Organization /organization',
    ]);
    await expectSoundScreen(page);
    await page.getByRole('link', { name: 'Set up now' }).tap();
    await expect(page.getByRole('heading', { name: 'Charging Status and Settings' })).toBeFocused();
    const eco = page.getByRole('switch', { name: 'Eco-Charging' });
    await expect(eco).toHaveText('OFF');
    await eco.tap();
    await expect(eco).toBeChecked();
    await button(page, 'Home').tap();
    await expect(page.getByText('The setup is complete.')).toBeVisible();
    await expectSoundScreen(page);
    await page.getByRole('link', { name: 'Back to dashboard' }).tap();
    await expect(page.getByRole('heading', { name: 'Charging', exact: true })).toBeFocused();
    await expect(page.getByText('Setup Incomplete')).toBeHidden();

    await page.getByRole('link', { name: 'Book Charging' }).tap();
    for (const chosen of ['Building A - Executive Parking', '6:00 PM', '3 hours'])
      await expect(page.getByRole('radio', { name: chosen })).toBeChecked();
    await expectSoundScreen(page);
    for (const wish of ['Building C - Visitor Parking', '9:00 PM', '4 hours'])
      await page.getByRole('radio', { name: wish }).tap();
    await button(page, 'Confirm Reservation').tap();
    await expect(page.getByRole('heading', { name: 'Reservation confirmed' })).toBeFocused();
    await expect(page.getByText('9:00 PM – 1:00 AM tomorrow')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('You reserved 9:00 PM – 1:00 AM tomorrow')).toBeVisible();
  });

  await test.step('the sites: search, selection, all spots, a map', async () => {
    await page.getByRole('link', { name: 'Find Stations' }).tap();
    await expect(page.getByRole('heading', { name: 'Charging Status' })).toBeFocused();
    await expect(page.getByRole('progressbar', { name: 'Occupancy' })).toBeVisible();
    await button(page, 'Reserved').tap();
    await expect(button(page, 'Reserved')).toHaveAttribute('aria-pressed', 'true');
    const spots = page.getByRole('list', { name: 'Spots of Building A' }).getByRole('listitem');
    await expect(spots).toHaveCount(8);
    await button(page, 'View All Spots of Building A').tap();
    await expect(spots).toHaveCount(12);
    await button(page, 'Map View').tap();
    await expect(page.getByRole('heading', { name: 'Map View' })).toBeVisible();
    await expectSoundScreen(page);
    await page.getByLabel('Search sites').fill('north lot');
    await expect(page.getByRole('heading', { name: 'Building B' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Building A' })).toBeHidden();
    await page.getByRole('link', { name: 'Reserve Now' }).tap();
    await expect(page.getByRole('heading', { name: 'Reserve Charging' })).toBeFocused();
  });

  await test.step('the calendar: days, months, an hour to book', async () => {
    await mainNavigation(page).getByRole('link', { name: 'Calendar' }).tap();
    const chosen = page.getByRole('grid', { name: 'June 2026' }).getByRole('button', { pressed: true });
    await expect(chosen).toHaveAccessibleName(
      'Wednesday, June 10: 42% available, 8 spots. Limited availability.',
    );
    await expectSoundScreen(page);
    await chosen.press('ArrowLeft');
    await expect(page.getByRole('heading', { name: 'Tuesday, June 9' })).toBeVisible();
    await button(page, 'Building A').tap();
    await expect(chosen).toHaveAccessibleName(/40% available, 4 spots/);
    await expect(button(page, 'Friday, June 5: 10% available, 1 spot. Nearly full.')).toContainText(
      /1 spot$/,
    );
    await button(page, 'Next month').tap();
    await expect(page.getByRole('heading', { name: 'July 2026' })).toBeVisible();
    await button(page, /^Saturday, July 4: 50% available, 5 spots/).tap();
    await expect(page.getByText('N/A')).toBeVisible();
    await expect(button(page, 'Book')).toBeDisabled();
    await expect(button(page, /^12:00 PM/)).toBeDisabled();
    await button(page, /^7:00 AM/).tap();
    await button(page, 'Book for 7:00 AM').tap();
    await expect(page.getByRole('heading', { name: 'Booked for 7:00 AM' })).toBeFocused();
  });

  await test.step('the chargers by the hour: buildings, dates, the theme', async () => {
    await page
      .getByRole('navigation', { name: 'Demo screens' })
      .getByRole('link', { name: 'Availability' })
      .tap();
    const grid = page.getByRole('table', { name: 'Chargers of Building A by the hour' });
    await expect(grid.getByRole('columnheader')).toHaveCount(1 + 18);
    await expect(grid.getByText('Reservation required').first()).toBeAttached();
    await expect(button(page, /^Building B/)).toHaveAttribute('aria-expanded', 'false');
    await button(page, /^Building B/).tap();
    await expect(page.getByRole('table', { name: 'Chargers of Building B by the hour' })).toBeVisible();
    await button(page, /^Today/).tap();
    await expectSoundScreen(page);
    await expect(page.getByText('Peak Hours Active')).toBeVisible();
    await button(page, 'Sat, Jun 13').first().tap();
    await expect(page.getByText('No Peak Hours')).toBeVisible();
    await expect(grid.getByText('Reservation required')).toHaveCount(0);
    expect(await entriesOf(mainNavigation(page))).toEqual([
      'Home /',
      'Dash /dashboard',
      'Book /booking',
      'Status /availability',
      'Org /organization',
      'Bug /bug-report',
      'Theme',
      'Exit /',
    ]);
    await button(page, 'Theme').tap();
    await expect(page.locator('html')).toContainClass('light');
    await expectSoundScreen(page);
  });

  expect(requests.all().filter((path) => !isOwnFile(path))).toEqual([]);
  await mainNavigation(page).getByRole('link', { name: 'Exit' }).tap();
  await expect(page.getByRole('heading', { name: 'A timetable for your chargers.' })).toBeVisible();
});

/** The page itself, its files, and what every page has. */
const isOwnFile = (path: string): boolean =>
  /^\/(assets\/|mercedes-|(early|languages)\.js$|favicon\.)/.test(path);

test('a member comes to the demo and back: it makes no call, and the dashboard is up to date again', async ({
  server,
  visit,
}) => {
  const { admin } = await makeOrganization(server);
  const page = await visit(admin);
  const requests = watchRequests(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'See a demo of the in-car screens' }).click();
  await expect(page.getByRole('heading', { name: 'Charging', exact: true })).toBeFocused();
  requests.forgetAll();
  await page.reload();
  await expect(page.getByText('Building A - Spot 3')).toBeVisible();
  await page.getByRole('link', { name: 'Find Stations' }).click();
  await expect(page.getByRole('heading', { name: 'Charging Status' })).toBeVisible();
  expect(requests.all().filter((path) => !isOwnFile(path))).toEqual([]);
  const live = page.waitForRequest('**/api/events*');
  await mainNavigation(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing reserved, Ada.' })).toBeVisible();
  await live;
});

test('each demo screen has files of its own, and no other screen loads any of them', async ({ visit }) => {
  const files = (await readdir(ASSETS)).filter((file) => /\.(?:js|css)$/.test(file));
  const ofDemo = new Set<string>();
  for (const file of files)
    // Only the demo's classes begin so.
    if (/[".` ]dm[a-ds]?-[a-z]/.test(await readFile(join(ASSETS, file), 'utf8'))) ofDemo.add(file);
  const page = await visit();
  const requests = watchRequests(page);
  /** The demo's files that a visit to a path loads. */
  const loadedAt = async (path: string): Promise<string[]> => {
    requests.forgetAll();
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    return requests
      .all()
      .map((each) => each.replace('/assets/', ''))
      .filter((file) => ofDemo.has(file));
  };
  for (const path of ['/', '/login', '/registration', '/terms']) expect(await loadedAt(path)).toEqual([]);
  const screens = ['sample', 'status', 'calendar', 'availability'];
  const loaded: string[][] = [];
  for (const screen of screens) loaded.push(await loadedAt(`/mercedes-${screen}`));
  const common = loaded[0]!.filter((file) => loaded.every((each) => each.includes(file)));
  const own = loaded.map((each) => each.filter((file) => !common.includes(file)));
  // One script and one style sheet each, besides those of all four.
  expect(own.map((each) => each.length)).toEqual([2, 2, 2, 2]);
  expect(new Set(own.flat()).size).toBe(8);
  expect(new Set([...common, ...own.flat()])).toEqual(ofDemo);
});
