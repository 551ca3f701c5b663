import { makeOrganization, reserve } from './support/people.ts';
import { expectNoSidewaysScroll, expectSoundScreen } from './support/screen.ts';
import { expect, test, TODAY } from './support/test.ts';

test('an address without a screen shows the 404 card with a way home', async ({ visit }) => {
  const page = await visit();
  await page.goto('/no-such-screen');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expectSoundScreen(page);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a screen whose code cannot be fetched says so, and leaves the others in reach', async ({ visit }) => {
  const page = await visit(null, { expected: [/ERR_FAILED/, /dynamically imported module/] });
  await page.goto('/');
  await page.route(/\/registration-[^/]*\.js$/, (route) => route.abort());
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'This screen did not load' })).toBeFocused();
  await main.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Email address')).toBeVisible();
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

test('no screen scrolls sideways at 360 px, whatever the names', async ({ server, visit }) => {
  const organization = await makeOrganization(server, 'Vereinigte Donaudampfschifffahrtsgesellschaft');
  const garage = await organization.addLocation('Donaudampfschifffahrtsgesellschaftsgarage West', 60);
  await reserve(organization.admin, {
    locationId: garage.id,
    spotId: garage.spots[0]!.id,
    date: TODAY,
    timeSlot: '9-12',
  });
  const narrow = { viewport: { width: 360, height: 740 } };
  const signedOut = await visit(null, { ...narrow, expected: [/404 \(Not Found\)/] });
  for (const path of ['/', '/login', '/registration', '/invitation?token=unknown', '/no-such-screen']) {
    await signedOut.goto(path);
    await expectNoSidewaysScroll(signedOut);
  }
  const admin = await visit(organization.admin, narrow);
  const screens = [
    '/dashboard',
    '/booking',
    '/availability',
    '/availability?view=list',
    '/organization?tab=members',
    '/organization?tab=invites',
    '/organization?tab=locations',
  ];
  for (const path of screens) {
    await admin.goto(path);
    await expect(admin.getByRole('heading', { name: '404' })).toBeHidden();
    await expectNoSidewaysScroll(admin);
  }
});
