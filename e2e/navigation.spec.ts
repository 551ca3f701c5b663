// The navigation floats over the bottom of the window, but hides nothing that somebody focuses, reads or waits for.
import type { Locator, Page } from '@playwright/test';
import { makeOrganization } from './support/people.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };
/** The height at the bottom of a wide window that the navigation and the space above it take. */
const NAVIGATION = 80;

const navigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

/**
 * Presses Tab through the whole screen. Returns the name or description of each focused element that another one
 * covers.
 */
async function coveredOnTheWay(page: Page): Promise<string[]> {
  const covered: string[] = [];
  await page.locator('body').evaluate((body) => body.focus());
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused === document.body) return null;
      if ('walked' in focused.dataset) return null;
      focused.dataset['walked'] = '';
      const floating = (element: Element | null): Element | null =>
        element && ['fixed', 'sticky'].includes(getComputedStyle(element).position)
          ? element
          : element && floating(element.parentElement);
      const isHidden = (element: Element): boolean => {
        const { left, top, width, height } = element.getBoundingClientRect();
        // The middle of a large scrolling region can be anywhere, and text for screen readers alone is not visible.
        if (height > innerHeight / 2 || height <= 1) return false;
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const cover = floating(hit);
        return hit === null || (cover !== null && !cover.contains(element));
      };
      const notes = (focused.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
      const read = [focused, ...notes.flatMap((id) => document.getElementById(id) ?? [])];
      return read.filter(isHidden).map(({ outerHTML }) => outerHTML.slice(0, 120));
    });
    if (stop === null) return covered;
    covered.push(...stop);
  }
}

/** Fails unless the element's middle is on the screen and not covered. */
async function expectInSight(locator: Locator): Promise<void> {
  await expect(locator).toBeVisible();
  await expect
    .poll(() =>
      locator.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      }),
    )
    .toBe(true);
}

/** Sets the window's height so that `locator` is the last thing above the navigation. */
async function endWindowBelow(page: Page, locator: Locator): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  const { y, height } = (await locator.boundingBox())!;
  await page.setViewportSize({ width: WIDE.width, height: Math.ceil(y + height + NAVIGATION) });
}

test('with the keyboard, the navigation comes before the screen, every focused element is visible, and the last row is not covered', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  await organization.addLocation('Harbor House Garage', 30);
  const [admin, nobody] = [await visit(organization.admin), await visit()];
  await admin.goto('/dashboard');
  await expect(admin.getByRole('heading', { name: 'Nothing reserved, Ada.' })).toBeVisible();
  const book = navigation(admin).getByRole('link', { name: 'Book' });
  for (let press = 0; press < 8; press += 1) await admin.keyboard.press('Tab');
  await expect(book).toBeFocused();
  // What an administrator alone has stands in the bar before anything is loaded, so that no link moves under a thumb.
  await admin.route('**/api/organizations/my', () => {}, { times: 1 });
  await admin.reload();
  await expect(navigation(admin).getByRole('link', { name: 'Org' })).toBeVisible();
  await admin.unrouteAll({ behavior: 'ignoreErrors' });
  await admin.reload();
  await expect(admin.getByRole('heading', { name: 'Nothing reserved, Ada.' })).toBeVisible();
  await expect(admin.getByRole('main').getByRole('button', { name: 'Charge now' })).toBeEnabled();
  await admin.keyboard.press('Tab');
  await expect(admin.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await admin.keyboard.press('Enter');
  await admin.keyboard.press('Tab');
  await expect(admin.getByRole('main').getByRole('button', { name: 'Charge now' })).toBeFocused();
  await admin.keyboard.press('Tab');
  await expect(admin.getByRole('main').getByRole('link', { name: 'Book a charger' })).toBeFocused();

  for (const viewport of [PHONE, WIDE]) {
    for (const [page, path, last] of [
      [admin, '/booking', 'Harbor House Garage'],
      [admin, '/organization?tab=settings', 'Organization Information'],
      [nobody, '/registration', 'Submit Registration'],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await expect(page.getByRole('main').getByText(last).first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      expect(await coveredOnTheWay(page), `${path} at ${viewport.width}`).toEqual([]);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const end = await page.evaluate(() => {
        const main = document.querySelector('main')!;
        const texts = [...main.querySelectorAll('*')].filter(
          (element) => element.childElementCount === 0 && element.getClientRects().length > 0,
        );
        const bottom = Math.max(
          ...texts
            .filter((element) => !element.closest('.sheet'))
            .map((element) => element.getBoundingClientRect().bottom),
        );
        return document.querySelector('nav')!.getBoundingClientRect().top - bottom;
      });
      expect(end, `below the last row of ${path} at ${viewport.width}`).toBeGreaterThanOrEqual(0);
    }
  }
});

test('an error and the reason of a disabled hour are not hidden behind the navigation', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  await organization.addLocation('Harbor House Garage', 3);
  const page = await visit(organization.admin);
  await page.goto('/organization?tab=invites');
  const address = page.getByLabel('Email address');
  await expect(address).toBeVisible();
  await endWindowBelow(page, address);
  await address.focus();
  await page.keyboard.press('Enter');
  await expectInSight(page.getByRole('alert').filter({ hasText: 'Please enter an email address.' }));

  await page.setViewportSize(WIDE);
  await page.goto('/booking');
  const past = page.getByRole('radio', { name: /^Start 7:00 AM/ });
  await expect(page.getByRole('button', { name: 'Confirm reservation' })).toBeEnabled();
  await page.setViewportSize({ width: WIDE.width, height: 1600 });
  await endWindowBelow(page, past);
  const { x, y, width, height } = (await past.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height - 4);
  await expectInSight(page.getByRole('status').filter({ hasText: /^7:00 AM: / }));
});

test('the logo leads whoever is signed in to their dashboard, from every frame, and others to the first page', async ({
  server,
  visit,
}) => {
  const { admin } = await makeOrganization(server);
  const page = await visit(admin, { viewport: PHONE, expected: [/404/] });
  for (const path of ['/organization', '/terms', '/forgot-password', '/unsubscribe', '/nowhere']) {
    await page.goto(path);
    // Nothing in this browser says who is signed in until the first answer has come.
    if (path === '/organization')
      await expect(page.getByRole('link', { name: /^Your account/ })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'ChargeRota' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  }
  const stranger = await visit();
  await stranger.goto('/forgot-password');
  await stranger.getByRole('link', { name: 'ChargeRota' }).click();
  await expect(stranger).toHaveURL(/\/$/);
});
