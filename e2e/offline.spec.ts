// In a garage without a network, with the real service worker.
import { createServer, request as ask } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Locator, Page } from '@playwright/test';
import { loseAnswers } from './support/lost-answers.ts';
import { makeOrganization, makeTwoAtTheCharger, reservationsOf, reserve } from './support/people.ts';
import { expectClearToast, expectSoundScreen, toast } from './support/screen.ts';
import { expect, openVisits, test, TODAY } from './support/test.ts';

/** 10:05 AM in New York, five minutes into the reservations. */
const AT_THE_CHARGER = '2026-06-10T14:05:00Z';
/** After the 30 minutes in which an arrival can be confirmed. */
const TOO_LATE = '2026-06-10T14:40:00Z';
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  serviceWorkers: 'allow' as const,
  // What cannot be loaded without a network, as the browser says it itself.
  expected: [/Failed to load resource|net::ERR|Failed to fetch/],
};

/** Looks for a charger in the command menu. */
async function findCharger(page: Page, text: string, answer: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'What would you like to do?' });
  await menu.getByRole('combobox').fill(text);
  await expect(menu).toContainText(answer);
  await expectSoundScreen(page);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
}

/** Opens a screen, and waits until the application is there for opening it without a network. */
async function openKept(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** What the browser keeps for reading without a network. */
const keptKeys = () =>
  new Promise<string[]>((resolve, reject) => {
    const opening = indexedDB.open('chargerota-cached');
    opening.addEventListener('error', () => reject(opening.error!));
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('read').objectStore('read').getAllKeys();
      reading.addEventListener('success', () => resolve(reading.result.map(String)));
    });
  });

/** The widths of pictures, as the browser draws them. */
const sizesOf = (addresses: string[]) =>
  Promise.all(
    addresses.map(async (src) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      return picture.naturalWidth;
    }),
  );

const confirmArrival = (page: Page) => page.getByRole('button', { name: 'Confirm arrival' });
const release = (page: Page | Locator) => page.getByRole('button', { name: 'Release charger' });
const releasesOf = (rows: { releasedAt: string | null }[]) => rows.map(({ releasedAt }) => releasedAt);
const waits = (page: Page) => page.getByText('Your arrival is not confirmed yet');
const connection = (page: Page) => page.getByRole('status').filter({ hasText: /connection|online/ });
const nav = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByText(name);

test('without a network one reads what was seen last; an arrival pressed there is sent later, in time or too late', async ({
  passing: server,
  visit,
}) => {
  const { mira, noah } = await makeTwoAtTheCharger(server, TODAY);
  await server.moveTimeTo(AT_THE_CHARGER);

  const phone = await visit(mira, PHONE);
  await openKept(phone, '/dashboard');
  await nav(phone, 'Book').tap();
  await expect(phone.getByRole('combobox', { name: 'Location: Harbor House Garage' })).toBeVisible();
  await nav(phone, 'Status').tap();
  const theirs = phone.getByRole('button', { name: /^Charger 02, 10:00 AM to 12:00 PM: taken by Noah/ });
  await expect(theirs).toBeVisible();

  await phone.context().setOffline(true);
  await expect(connection(phone)).toHaveText(/^No connection\. Shown as of 10:\d\d AM\.$/);
  await expectSoundScreen(phone);
  await phone.reload();
  await expect(theirs).toBeVisible();
  await expect(connection(phone)).toHaveText(/^No connection\. Shown as of 10:\d\d AM\.$/);
  await nav(phone, 'Book').tap();
  await expect(phone.getByRole('combobox', { name: 'Location: Harbor House Garage' })).toBeVisible();
  await nav(phone, 'Dash').tap();
  await expect(phone.getByRole('heading', { name: 'Your charger is waiting, Mira.' })).toBeVisible();

  await findCharger(phone, 'charger 2', /Charger 02.*Harbor House Garage/);
  // What needs the server says so, and nothing is pretended.
  await phone.getByRole('button', { name: 'Cancel', exact: false }).first().tap();
  const question = phone.getByRole('alertdialog');
  await question.getByRole('button', { name: /^Cancel/ }).tap();
  await expect(question.getByRole('alert')).toContainText(
    'No ConnectionFailed to cancel reservation. This needs a connection',
  );
  await question.getByRole('button', { name: 'Keep it' }).tap();
  await expect(question).toHaveCount(0);
  await nav(phone, 'Sign Out').click();
  await question.getByRole('button', { name: 'Sign Out' }).click();
  await expect(question.getByRole('alert')).toContainText('You are still signed in');
  await question.getByRole('button', { name: 'Stay signed in' }).click();

  await confirmArrival(phone).tap();
  await expect(waits(phone)).toBeVisible();
  await phone.close();
  const opened = await phone.context().newPage();
  await opened.goto('/dashboard');
  await expect(waits(opened)).toBeVisible();
  await expect(opened.getByRole('heading', { name: 'You are charging' })).toHaveCount(0);
  await expectSoundScreen(opened);
  expect((await reservationsOf(mira)).map(({ status }) => status)).toEqual(['confirmed']);
  await opened.context().setOffline(false);
  await expect(toast(opened, 'Arrival confirmed in time')).toBeVisible();
  await expect(opened.getByRole('heading', { name: 'You are charging, Mira.' })).toBeVisible();
  // The toast goes; the sentence stays.
  await expect(opened.getByRole('main').getByText('Your arrival was confirmed in time.')).toBeVisible();
  expect((await reservationsOf(mira)).map(({ status }) => status)).toEqual(['arrived']);

  // A release pressed there is not done, and is asked about once there is a network; nothing is sent by itself.
  await opened.context().setOffline(true);
  await expect(connection(opened)).toContainText('No connection');
  await release(opened).tap();
  await release(opened.getByRole('alertdialog')).tap();
  const main = opened.getByRole('main');
  await expect(main.getByText('Charger 01 at Harbor House Garage is not released yet')).toBeVisible();
  await expect(opened.getByRole('heading', { name: 'You are charging, Mira.' })).toBeVisible();
  await expectSoundScreen(opened);
  await nav(opened, 'Status').tap();
  await opened.context().setOffline(false);
  await opened.getByRole('button', { name: 'Open dashboard' }).tap();
  await expect(main.getByText('Release charger 01 at Harbor House Garage now?')).toBeVisible();
  await expectSoundScreen(opened);
  expect(releasesOf(await reservationsOf(mira))).toEqual([null]);
  await main.getByRole('button', { name: 'Release now' }).tap();
  await expect(toast(opened, 'Charger Released')).toBeVisible();
  await expect(main.getByText('Release charger 01 at Harbor House Garage now?')).toHaveCount(0);
  expect(releasesOf(await reservationsOf(mira))).not.toEqual([null]);

  const late = await visit(noah, PHONE);
  await openKept(late, '/dashboard');
  expect((await late.evaluate(keptKeys)).length).toBeGreaterThan(3);
  await late.context().setOffline(true);
  await findCharger(late, '2', /The chargers could not be searched\. This needs a connection/);
  // The chargers of a location that was looked at are kept.
  await late.context().setOffline(false);
  await nav(late, 'Book').tap();
  await expect(late.getByRole('combobox', { name: 'Location: Harbor House Garage' })).toBeVisible();
  await nav(late, 'Dash').tap();
  await expect(confirmArrival(late)).toBeVisible();
  await late.context().setOffline(true);
  await findCharger(late, '2', /Charger 02.*Harbor House Garage/);
  await confirmArrival(late).tap();
  await expect(waits(late)).toBeVisible();
  await server.moveTimeTo(TOO_LATE);
  await late.context().setOffline(false);
  const refusal = late.getByRole('main').getByText('Your arrival came too late');
  await expect(refusal).toBeVisible();
  await expect(late.getByRole('main').getByText(/Charger 02 .*: Grace period expired\./)).toBeVisible();
  await expect(waits(late)).toHaveCount(0);
  await late.reload();
  await expectSoundScreen(late);
  await late.getByRole('button', { name: 'Close this message' }).tap();
  await expect(refusal).toHaveCount(0);
  const missed = late.getByRole('main').getByText('Your last reservation was marked as a no-show');
  await expect(missed).toBeVisible();
  await expectSoundScreen(late);
  await late.getByRole('button', { name: 'Close this message' }).tap();
  await expect(missed).toHaveCount(0);

  // What is kept is the account's: it goes with it.
  await nav(late, 'Sign Out').click();
  await late.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
  await late.waitForURL((url) => url.pathname === '/');
  expect(await late.evaluate(keptKeys)).toEqual([]);
  await late.context().setOffline(true);
  await late.goto('/dashboard');
  await expect(late.getByRole('heading', { name: /Noah|came too late|charging/ })).toHaveCount(0);
  await expect(late.getByText('Harbor House Garage')).toHaveCount(0);
});

test('a change and a cancellation whose answers are lost end as done, with their Undo, and so does the question in another tab', async ({
  server,
  visit,
}) => {
  const { mira } = await makeTwoAtTheCharger(server, TODAY);
  const page = await visit(mira, { expected: PHONE.expected });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  const edit = page.getByRole('dialog', { name: 'Edit reservation' });
  await edit.getByRole('radio', { name: /^Start 1:00 PM/ }).click();
  await loseAnswers(page, '**/api/reservations/*');
  await edit.getByRole('button', { name: 'Update reservation' }).click();
  await expect(edit).toHaveCount(0);
  await expect(toast(page, 'Reservation Updated')).toBeVisible();
  await expect(page.getByText(/1:00\sPM – 3:00\sPM\.$/).first()).toBeVisible();
  await page.unroute('**/api/reservations/*');
  const otherTab = await page.context().newPage();
  const question = (tab: Page) => tab.getByRole('alertdialog', { name: 'Cancel this reservation?' });
  for (const tab of [page, otherTab]) {
    await tab.goto('/dashboard');
    await tab.getByRole('button', { name: 'Cancel', exact: false }).first().click();
    await expect(question(tab)).toBeVisible();
  }
  await loseAnswers(page, '**/cancel');
  await question(page)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await expect(question(page)).toHaveCount(0);
  await expect(toast(page, 'Reservation Cancelled')).toBeVisible();
  await expect(question(otherTab)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Change undone')).toBeVisible();
  expect((await reservationsOf(mira)).map(({ status }) => status).toSorted()).toEqual([
    'cancelled',
    'confirmed',
  ]);
});

test('a longer stay whose answer is lost is told as done, and so is a release, at its own charger alone, until another session begins', async ({
  passing: server,
  visit,
}) => {
  const { garage, mira } = await makeTwoAtTheCharger(server, TODAY);
  await server.moveTimeTo(AT_THE_CHARGER);
  const page = await visit(mira, { expected: PHONE.expected });
  await page.goto('/dashboard');
  await confirmArrival(page).click();
  await loseAnswers(page, '**/extend');
  await page.getByRole('button', { name: 'Stay longer' }).click();
  const stay = page.getByRole('dialog', { name: 'Stay longer on charger 01' });
  await stay.getByRole('button', { name: 'Stay longer' }).click();
  await expect(stay).toHaveCount(0);
  await expectClearToast(page, 'Reservation Extended');
  await loseAnswers(page, '**/release');
  await release(page).click();
  await release(page.getByRole('alertdialog')).click();
  const message = page.getByText(/^Charger 01 at Harbor House Garage was released at 10:05/);
  await expect(message).toBeVisible();
  await expectSoundScreen(page);

  await page.goto('/availability', { waitUntil: 'networkidle' });
  await expect(page.getByText(/not released/)).toHaveCount(0);
  await page.goto(`/c?spot=${garage.spots[0]!.id}`);
  await expect(message).toBeVisible();
  const other = garage.spots[2]!.id;
  await page.goto(`/c?spot=${other}`);
  await expect(page.getByRole('heading', { name: 'Charger 03' })).toBeVisible();
  await expect(message).toHaveCount(0);

  await reserve(mira, { locationId: garage.id, date: TODAY, timeSlot: '11-12', spotId: other });
  await server.moveTimeTo('2026-06-10T15:05:00Z');
  await page.goto(`/c?spot=${other}`);
  await confirmArrival(page).click();
  await expect(page.getByRole('heading', { name: 'You are charging here' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'You are charging, Mira.' })).toBeVisible();
  await expect(message).toHaveCount(0);
});

test('what could not be refreshed stays as it was seen, says so, and is asked for again', async ({
  server,
  visit,
}) => {
  const { mira } = await makeTwoAtTheCharger(server, TODAY);
  const page = await visit(mira, { expected: PHONE.expected });
  await page.goto('/dashboard');
  const place = page.getByRole('main').getByText('Harbor House Garage').first();
  await expect(place).toBeVisible();
  const keepsReservations = async () =>
    (await page.evaluate(keptKeys)).some((key) => key.includes('"reservations"'));
  await expect.poll(keepsReservations).toBe(true);
  const old = page.getByText(/^Not up to date\. Shown as of/);
  let asked = 0;
  let failing = 1;
  // One route throughout: see `onFirstRequest`.
  await page.route('**/api/users/*/reservations', (route) => {
    asked += 1;
    return asked <= failing ? route.abort() : route.continue();
  });

  await page.reload();
  await expect(place).toBeVisible();
  await expect.poll(() => asked).toBeGreaterThan(1);
  await expect(old).toBeHidden();

  failing = Infinity;
  await page.reload();
  await expect(place).toBeVisible();
  await expect(old).toBeVisible();
  await expectSoundScreen(page);
  failing = 0;
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(old).toBeHidden();
});

test('a new version is offered, asks before it takes what is typed, and is loaded once', async ({
  browser,
  server,
}) => {
  const organization = await makeOrganization(server);
  const mira = await organization.addMember('Mira', 'Okafor');
  const installation = await serveInFrontOf(server.url);
  try {
    const { visit, expectQuiet } = openVisits(browser, { ...server, url: installation.url });
    const page = await visit(mira, { serviceWorkers: 'allow' });
    await openKept(page, '/dashboard');
    const script = await page.request.get('/sw.js');
    const manifest = await page.request.get('/manifest.webmanifest');
    expect([script, manifest].map((file) => file.headers()['cache-control'])).toEqual([
      'no-cache',
      'no-cache',
    ]);
    expect(manifest.headers()['content-type']).toContain('application/manifest+json');
    const chromium = await page.context().newCDPSession(page);
    const { url, errors } = await chromium.send('Page.getAppManifest');
    expect({ path: new URL(url).pathname, errors }).toEqual({ path: '/manifest.webmanifest', errors: [] });
    const { icons } = (await manifest.json()) as { icons: { src: string; sizes: string; purpose: string }[] };
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    expect(await page.evaluate(sizesOf, [...icons.map(({ src }) => src), '/apple-touch-icon.png'])).toEqual([
      192, 512, 512, 180,
    ]);

    await page.getByRole('button', { name: 'Edit my profile' }).click();
    await page.getByLabel('First name').fill('Miranda');
    installation.publish();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const offered = page.getByText('A new version is ready.');
    await expect(offered).toBeVisible();
    await expectSoundScreen(page);
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Miranda');

    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(offered).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Nothing reserved, Mira.' })).toBeVisible();
    await expect.poll(() => loads).toBe(1);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
    expectQuiet();
  } finally {
    await installation.close();
  }
});

/** The installation behind a proxy, which can publish another version of it: one that begins with another script. */
async function serveInFrontOf(url: string) {
  const entry = /\bassets\/index-[\w-]+\.js/.exec(await (await fetch(url)).text())?.[0] ?? '';
  let isNewer = false;
  const proxy = createServer((incoming, outgoing) => {
    const isScript = incoming.url === '/sw.js';
    // The whole script, whatever the browser has of it.
    const headers = isScript ? {} : incoming.headers;
    const request = ask(new URL(incoming.url!, url), { method: incoming.method!, headers }, (answer) => {
      const { 'content-length': _, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode!, isScript ? kept : answer.headers);
      if (isScript)
        void text(answer).then((code) => outgoing.end(isNewer ? code.replace(entry, 'icon-512.png') : code));
      else answer.pipe(outgoing);
    });
    // A browser that closes leaves its stream of changes.
    request.on('error', () => outgoing.destroy());
    outgoing.on('close', () => request.destroy());
    incoming.pipe(request);
  });
  // Node closes an idle connection after five seconds, and a request that comes at that moment would be lost.
  proxy.keepAliveTimeout = 0;
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    publish: () => (isNewer = true),
    close: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
