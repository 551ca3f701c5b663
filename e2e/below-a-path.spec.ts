// One build below a path of an address that it shares with others, behind a real proxy.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../server/testing/free-port.ts';
import { linkInMailTo } from './support/mail.ts';
import { missingNginx, startNginx, type Nginx } from './support/nginx.ts';
import { makeOrganization, PASSWORD, type Account } from './support/people.ts';
import { toast } from './support/screen.ts';
import { startServer, type RunningServer } from './support/server.ts';
import { expect, MORNING, testOn } from './support/test.ts';

const test = testOn(() => server);

/** 9:05 AM in New York, five minutes into the reservation. */
const AFTER_ITS_START = '2026-06-10T13:05:00Z';
const DIST = join(import.meta.dirname, '../web/dist');

let server: RunningServer;
let nginx: Nginx;
/** Where the proxy takes the path off, and where it passes it on. */
let off: string;
let on: string;

test.beforeAll(async () => {
  const missing = missingNginx();
  test.skip(missing !== null, missing ?? '');
  const ports = [await freePort(), await freePort()] as const;
  off = `http://127.0.0.1:${ports[0]}/charge`;
  on = `http://127.0.0.1:${ports[1]}/charge`;
  server = await startServer({ clockStart: MORNING, env: { PUBLIC_URL: off, TRUST_PROXY: 'loopback' } });
  nginx = await startNginx({ [ports[0]]: `${server.url}/`, [ports[1]]: server.url });
});
test.afterAll(async () => {
  await nginx?.stop();
  await server?.dispose();
});

test('whatever pages, manifest, service worker and styles name is below the path, whether the proxy takes it off or passes it on', async ({
  request,
}) => {
  for (const front of [off, on]) {
    const { pathname: path, origin } = new URL(`${front}/`);
    const named = new Set<string>();
    const note = (reference: string, from: string): void => void named.add(new URL(reference, from).href);
    const textOf = async (address: string): Promise<string> => {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(200);
      return answer.text();
    };

    for (const page of ['', 'login', 'organization/create', 'index.html', 'pages/booking.html']) {
      const html = await textOf(`${front}/${page}`);
      expect(html).toContain('data-base="/charge"');
      for (const [, reference = ''] of html.matchAll(/\s(?:src|href)="([^"#]+)"/g))
        note(reference, `${front}/${page}`);
    }
    const manifest = JSON.parse(await textOf(`${front}/manifest.webmanifest`));
    for (const reference of [manifest.id, manifest.scope, manifest.start_url])
      expect(reference).toMatch(/^\/charge\//);
    note(manifest.start_url, `${front}/`);
    for (const { src } of manifest.icons) note(src, `${front}/`);
    for (const { url, icons } of manifest.shortcuts)
      [url, icons[0].src].forEach((each) => note(each, `${front}/`));
    const worker = await textOf(`${front}/sw.js`);
    const kept = [...worker.matchAll(/\burl:[`"']([^`"']+)[`"'],revision/g)].map(([, url = '']) => url);
    expect(kept.length).toBeGreaterThan(20);
    for (const url of kept) note(url, `${front}/sw.js`);
    for (const name of readdirSync(join(DIST, 'assets'))) {
      const code = /\.(?:js|css)$/.test(name) ? readFileSync(join(DIST, 'assets', name), 'utf8') : '';
      // Code and styles name files from where they are.
      expect(code.match(/["'`(]\/(?:assets|api)\/[\w-]+\.\w+/), name).toBeNull();
      for (const [, url = ''] of code.matchAll(/url\((\.[^)]+)\)/g)) note(url, `${front}/assets/${name}`);
    }

    for (const address of named) {
      expect(address.startsWith(origin + path), address).toBe(true);
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(200);
      const isScreen = !/\.\w+$/.test(new URL(address).pathname);
      expect(answer.headers()['content-type']?.startsWith('text/html'), address).toBe(
        isScreen || address.endsWith('.html'),
      );
    }
    const docs = await textOf(`${front}/api/docs`);
    for (const [, reference = ''] of docs.matchAll(/\s(?:src|href)="([^"]+)"/g))
      await textOf(new URL(reference, `${front}/api/docs`).href);
    const sent = await request.get(`${front}/api/login?returnUrl=/booking`, { maxRedirects: 0 });
    expect(sent.headers()['location']).toBe('/charge/login?returnUrl=%2Fbooking');
  }
  const bare = await request.get(`${server.url}/charge?from=mail`, { maxRedirects: 0 });
  expect([bare.status(), bare.headers()['location']]).toEqual([308, '/charge/?from=mail']);
});

test('a person signs in, books, confirms, opens a deep link and signs out below the path', async ({
  visit,
}) => {
  const ada = await makePerson();
  const page = await visit(null, { baseURL: `${off}/`, serviceWorkers: 'allow' });
  const isBelow = (path: string): Promise<void> =>
    expect(page).toHaveURL((url) => url.href.startsWith(`${off}/`) && url.pathname === `/charge${path}`);
  const asked = new Set<string>();
  page.on('request', (request) => void asked.add(new URL(request.url()).pathname));

  await page.goto('login?returnUrl=%2Fbooking');
  await page.getByLabel('Email address').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await isBelow('/booking');
  const cookies = await page.context().cookies(off);
  expect(cookies.map(({ path }) => path)).toEqual(cookies.map(() => '/charge'));

  await page
    .getByRole('complementary', { name: 'Reservation Summary' })
    .getByRole('button', { name: 'Confirm' })
    .click();
  const confirmed = page.getByRole('dialog', { name: 'Reservation Confirmed!' });
  await confirmed.getByRole('button', { name: 'Done' }).click();
  await isBelow('/dashboard');
  await expect(page.getByRole('region', { name: 'Your next charge is today' })).toBeVisible();

  await server.moveTimeTo(AFTER_ITS_START);
  await page.goto('dashboard');
  await page.getByRole('button', { name: 'Confirm arrival' }).click();
  await expect(toast(page, 'Arrival Confirmed')).toBeVisible();

  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(`${off}/`);
  await page.goto('notifications?tab=choices');
  await page.reload();
  await isBelow('/notifications');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('account');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
  await isBelow('/');
  expect([...asked].filter((path) => !path.startsWith('/charge/'))).toEqual([]);
  expect(asked).toContain('/charge/api/events');

  await page.goto('forgot-password');
  await page.getByLabel('Email address').fill(ada.email);
  await page.getByRole('button', { name: 'Send Reset Email' }).click();
  await page.goto(await linkInMailTo(server.dataDir, ada.email, '/charge/reset-password'));
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
});

/** By another instance at the root, for whose addresses the helpers are made. */
async function makePerson(): Promise<Account> {
  const root = await startServer({ clockStart: MORNING, beside: server });
  try {
    const organization = await makeOrganization(root);
    await organization.addLocation('Harbor House Garage', 2);
    return organization.admin;
  } finally {
    await root.dispose();
  }
}
