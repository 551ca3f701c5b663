import type { Locator, Page } from '@playwright/test';
import { makeOrganization, newEmail, reserve } from './support/people.ts';
import { expectNoSidewaysScroll, expectSoundScreen } from './support/screen.ts';
import { expect, test, TODAY } from './support/test.ts';

test('an address without a screen shows the 404 card with a way home; a screen whose code cannot be fetched says so, and the others still open', async ({
  visit,
}) => {
  const page = await visit(null, {
    expected: [/404 \(Not Found\)/, /ERR_FAILED/, /dynamically imported module/],
  });
  await page.route(/\/registration-[^/]*\.js$/, (route) => route.abort());
  expect((await page.goto('/no-such-screen'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expectSoundScreen(page);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'This screen did not load' })).toBeFocused();
  await expectSoundScreen(page);
  await main.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Email address')).toBeVisible();
});

test('what crashes is missing alone: one signs in without the day beside the form, and finds home without the masthead; if the frame itself crashes, that is said', async ({
  visit,
}) => {
  const page = await visit(null, {
    expected: [/404 \(Not Found\)/, /Invalid time value/, /no such zone/, /no such event/],
  });
  await page.addInitScript(() => {
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get: () => {
        throw new RangeError('no such zone');
      },
    });
  });
  await page.goto('/login');
  await expect(page.getByLabel('Email address')).toBeVisible();
  await page.goto('/no-such-screen');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);

  await page.addInitScript(() => {
    const listen = window.addEventListener;
    window.addEventListener = (...listened: Parameters<typeof listen>) => {
      if (listened[0] === 'visibilitychange') throw new TypeError('no such event');
      listen(...listened);
    };
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'ChargeRota did not load' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible();
});

test('the theme follows the system until somebody chooses, and the choice stays', async ({ visit }) => {
  const page = await visit(null, { colorScheme: 'dark' });
  const root = page.locator('html');
  await page.goto('/');
  await expect(root).toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect(root).toHaveClass(/light/);
  await page.reload();
  await expect(root).toHaveClass(/light/);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.reload();
  await expect(root).toHaveClass(/dark/);
});

test('what a slow phone waits for is done beside the screen: languages are loaded, and code compiled, in the background', async ({
  visit,
}) => {
  const page = await visit();
  const [worker] = await Promise.all([page.waitForEvent('worker'), page.goto('/login')]);
  expect(new URL(worker.url()).pathname).toBe('/languages.js');
  const addresses = await page
    .locator('script[type=module][src], link[rel=modulepreload]')
    .evaluateAll((files) => files.map((file) => file.getAttribute('src') ?? file.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(1);
  for (const address of addresses) {
    const file = await page.request.get(address!);
    expect(await file.text(), address!).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test('no screen scrolls sideways on the narrowest phones, whatever the names', async ({ server, visit }) => {
  const organization = await makeOrganization(server, 'Vereinigte Donaudampfschifffahrtsgesellschaft', [
    'Maximiliane-Theodora',
    'Hohenfels-Wittgenstein',
  ]);
  const garage = await organization.addLocation('Donaudampfschifffahrtsgesellschaftsgarage West', 60);
  await organization.addApplicant('Wilhelmina-Charlotte', 'Schwarzenberg-Rudolstadt');
  const slot = { locationId: garage.id, spotId: garage.spots[0]!.id, date: TODAY };
  await reserve(organization.admin, { ...slot, timeSlot: '10-12' });
  // The dashboard lists it with what became of it, in one row.
  const { id } = await reserve(organization.admin, { ...slot, timeSlot: '13-15' });
  await expect(await organization.admin.calls.patch(`/api/reservations/${id}/cancel`)).toBeOK();
  const narrow = { viewport: { width: 320, height: 640 } };
  const signedOut = await visit(null, { ...narrow, expected: [/404 \(Not Found\)/, /400 \(Bad Request\)/] });
  await expectNarrow(signedOut, [
    '/',
    '/login',
    '/forgot-password',
    '/reset-password?token=unknown',
    '/confirm-email?token=unknown',
    '/registration',
    '/complete-registration',
    '/terms',
    '/invitation?token=unknown',
    await organization.invite(newEmail('noah')),
    '/no-such-screen',
  ]);
  const large = ['/', '/dashboard', '/booking', '/availability', '/billing', '/organization?tab=settings'];
  await expectNarrow(
    await visit(organization.admin, narrow),
    [
      ...large,
      '/availability?view=list',
      '/account',
      '/organization/create',
      ...['members', 'invites', 'locations', `locations&location=${garage.id}`, 'billing'].map(
        (tab) => `/organization?tab=${tab}`,
      ),
      ...['&view=privacy', '&view=changes'].map((view) => `/organization?tab=settings${view}`),
      ...['users', 'locations', 'reservations', 'settings'].map((tab) => `/admin?tab=${tab}`),
    ],
    large,
  );
  // If the charger's clocks differ from the viewer's, the zone is shown too, which needs more space.
  await expectNarrow(await visit(organization.admin, { ...narrow, timezoneId: 'Pacific/Auckland' }), [
    '/dashboard',
    '/booking',
    '/availability',
  ]);
});

/**
 * Fails if a screen scrolls sideways, or if parts of the masthead are closer to each other than a gap: some also as if the
 * browser's text were twice as large.
 */
async function expectNarrow(page: Page, screens: readonly string[], large: string[] = []): Promise<void> {
  const viewport = page.viewportSize()!;
  for (const path of screens) {
    await page.goto(path);
    if (!path.startsWith('/no-such')) await expect(page.getByRole('heading', { name: '404' })).toBeHidden();
    await expectRoom(page, path);
    if (!large.includes(path)) continue;
    await page.setViewportSize({ width: 360, height: 640 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    await expectRoom(page, `${path} in large text`);
    await page.setViewportSize(viewport);
  }
}

async function expectRoom(page: Page, screen: string): Promise<void> {
  await expectNoSidewaysScroll(page);
  const header = page.getByRole('banner');
  if (await header.isVisible()) expect(await crowded(header), screen).toEqual([]);
}

/** The texts of neighbours that are less than 4 px apart. */
const crowded = (row: Locator): Promise<string[]> =>
  row.evaluate((element) => {
    const parts = [...element.querySelectorAll('a, button, span, b')].filter(
      (part) => part.getClientRects().length > 0,
    );
    const apart = (a: DOMRect, b: DOMRect) =>
      a.right + 4 <= b.left || b.right + 4 <= a.left || a.bottom <= b.top || b.bottom <= a.top;
    return parts.flatMap((one, index) =>
      parts
        .slice(index + 1)
        .filter(
          (other) =>
            !one.contains(other) && !apart(one.getBoundingClientRect(), other.getBoundingClientRect()),
        )
        .map((other) => `${one.textContent} / ${other.textContent}`),
    );
  });
