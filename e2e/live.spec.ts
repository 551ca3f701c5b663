import type { Page } from '@playwright/test';
import { makeOrganization, reserve, type Account } from './support/people.ts';
import { expectSoundScreen } from './support/screen.ts';
import { startServer, type RunningServer } from './support/server.ts';
import { expect, MORNING, openVisits, test as base, TODAY } from './support/test.ts';

/** A second instance on the same database, to look at changes that are made through `server`. */
const test = base.extend<{ other: RunningServer }>({
  other: async ({ server }, use) => {
    const other = await startServer({ clockStart: MORNING, beside: server });
    await use(other);
    await other.dispose();
  },
});

const EVENTS = '**/api/events*';
const taken = (page: Page, name: string) =>
  page.getByRole('button', { name: `Charger 01, 9:00 AM to 12:00 PM: taken by ${name}` });

async function makePlace(server: RunningServer) {
  const organization = await makeOrganization(server);
  const { id: locationId, spots } = await organization.addLocation('Pier 7', 2);
  const [mira, noah] = [
    await organization.addMember('Mira', 'Okafor'),
    await organization.addMember('Noah', 'Reyes'),
  ];
  const slot = (spot: number) => ({ locationId, spotId: spots[spot]!.id, date: TODAY, timeSlot: '9-12' });
  return { organization, locationId, mira, noah, slot };
}

/** Opens a screen and waits until it receives live changes. */
async function openLive(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse(EVENTS);
  await page.goto(path);
  await stream;
}

const cancel = async (account: Account, reservation: { id: string }) =>
  expect(await account.calls.patch(`/api/reservations/${reservation.id}/cancel`)).toBeOK();

test('tabs share one stream, and the next takes over from the one that closes', async ({ server, visit }) => {
  const { mira, noah, slot } = await makePlace(server);
  const first = await visit(mira);
  let streams = 0;
  first
    .context()
    .on('request', (request) => (streams += Number(new URL(request.url()).pathname === '/api/events')));
  await openLive(first, '/availability');
  const second = await first.context().newPage();
  await second.goto('/availability');
  await reserve(noah, slot(0));
  await expect(taken(second, 'Noah Reyes')).toBeVisible();
  expect(streams).toBe(1);

  const stream = second.waitForResponse(EVENTS);
  await first.close();
  await stream;
  await reserve(mira, slot(1));
  await expect(second.getByRole('button', { name: 'Charger 02, 9:00 AM to 12:00 PM: yours' })).toBeVisible();
});

test('a change made through one instance appears on a screen that another instance serves; while that is down, the screen says how old it is, and updates itself once it is back', async ({
  browser,
  server,
  other,
}) => {
  const { mira, noah, slot } = await makePlace(server);
  const { visit, expectQuiet } = openVisits(browser, other);
  const status = await visit(mira, { expected: [/Failed to load resource/] });
  await openLive(status, '/availability');
  await status.getByRole('button', { name: /^Charger 01, 10:00 AM to 11:00 AM/ }).focus();
  const theirs = await reserve(noah, slot(0));
  await expect(taken(status, 'Noah Reyes')).toBeFocused();
  await cancel(noah, theirs);
  await expect(taken(status, 'Noah Reyes')).toBeHidden();

  const dashboard = await visit(mira, { expected: [/Failed to load resource/] });
  await openLive(dashboard, '/dashboard');
  const own = await reserve(mira, slot(1));
  await expect(dashboard.getByRole('heading', { name: 'Your next charge is today, Mira' })).toBeVisible();
  await cancel(mira, own);
  await expect(dashboard.getByRole('heading', { name: 'Nothing reserved, Mira.' })).toBeVisible();
  await dashboard.close();

  await other.kill();
  await reserve(noah, slot(0));
  const notice = status.getByText(/^No connection\. Shown as of /);
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expectSoundScreen(status);
  await other.startAgain();
  await expect(notice).toBeHidden({ timeout: 30_000 });
  await expect(taken(status, 'Noah Reyes')).toBeVisible();
  expectQuiet();
});
