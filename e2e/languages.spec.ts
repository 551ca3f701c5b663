// Another language: from the first page to an arrival on a phone, and what happens when it is changed.
import type { Locator, Page } from '@playwright/test';
import { formatsOf, writeIn, type Language } from '@chargerota/domain';
import { m } from '@chargerota/messages';
import { tabTo } from './support/keyboard.ts';
import { makeOrganization, newEmail, PASSWORD } from './support/people.ts';
import { expectSoundScreen, tapMiddle } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
/** 9:10 in New York, in the reservation that is suggested in the morning. */
const SOON_AFTER_NINE = '2026-06-10T13:10:00Z';

/** What a message says in a language. */
const inLanguage =
  (language: Language) =>
  <T>(say: () => T): T =>
    writeIn(formatsOf({ language, region: null, clock: 'region' }), say);
const german = inLanguage('de');

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
const look = expectSoundScreen;

test('a German on a phone registers, reserves and arrives, by touch and by keyboard, and meets no English', async ({
  passing: server,
  visit,
}) => {
  test.slow();
  const page = await visit(null, { ...PHONE, locale: 'de-DE' });
  const expectGerman = async (): Promise<void> => {
    await look(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    // What people have typed, and the names of languages, are as they are.
    const text = await page.getByRole('main').innerText();
    expect(text).not.toMatch(/\b(?:the|your|you|and|with|reserve|charger|sign|cancel)\b/i);
    expect(text).not.toMatch(/\d\s[AP]M\b/);
  };
  await page.goto('/');
  await expectGerman();
  await page.goto('/registration');
  await expectGerman();
  await field(
    page,
    german(() => m.accountsProfile.firstName),
  ).fill('Lena');
  await field(
    page,
    german(() => m.parts.lastName),
  ).fill('Okafor');
  await field(
    page,
    german(() => m.common.emailAddress),
  ).fill(newEmail('lena'));
  await field(
    page,
    german(() => m.common.phone),
  ).fill('+49 30 901820');
  await field(
    page,
    german(() => m.common.password),
  ).fill(PASSWORD);
  await field(
    page,
    german(() => m.accountsProfile.confirmPassword),
  ).fill(PASSWORD);
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: german(() => m.accountsRegistration.submitRegistration) }).click();
  await expect(
    page.getByRole('heading', { name: german(() => m.accountsRegistration.organizationCreatedSuccessfully) }),
  ).toBeVisible();

  const { id } = await (await page.request.get('/api/organization')).json();
  const place = { name: 'Werfthof', address: 'Kai 7', totalSpots: 5, timezone: 'America/New_York' };
  await expect(await page.request.post(`/api/organizations/${id}/locations`, { data: place })).toBeOK();
  await page.goto('/dashboard');
  await expectGerman();
  const book = page
    .getByRole('navigation', { name: german(() => m.app.main) })
    .getByRole('link', { name: german(() => m.app.book), exact: true });
  await tapMiddle(page, book);
  await expect(page.getByText('09:00 – 12:00').first()).toBeVisible();
  await expectGerman();
  await tapMiddle(page, page.getByRole('button', { name: german(() => m.common.confirm), exact: true }));
  const confirmed = page.getByRole('dialog', {
    name: german(() => m.reservationsBooking.reservationConfirmed),
  });
  await expect(confirmed).toContainText('Mi., 10. Juni');
  await confirmed.getByRole('button', { name: german(() => m.common.done) }).click();
  await page.goto('/availability');
  await expectGerman();

  await server.moveTimeTo(SOON_AFTER_NINE);
  await page.goto('/dashboard');
  const arrive = page.getByRole('button', { name: german(() => m.common.confirmArrival) });
  await tabTo(page, arrive);
  await page.keyboard.press('Enter');
  await expect(arrive).toBeHidden();
  await expectGerman();
});

test('who changes the language stays signed in; what is being typed is kept until it is saved, and the next screen is in the new one', async ({
  server,
  visit,
}) => {
  const { admin } = await makeOrganization(server);
  const page = await visit(admin);
  await page.goto('/organization?tab=settings');
  const { id } = await (await admin.calls.get('/api/auth/user')).json();
  const name = page.getByLabel('Description');
  await expect(name).toBeVisible();
  await name.fill('Der Hof an der Werft');
  // On another device.
  await expect(
    await admin.calls.patch(`/api/users/${id}`, { data: { language: 'fr', region: 'FR' } }),
  ).toBeOK();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(name).toHaveValue('Der Hof an der Werft');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.goto('/account');
  const french = inLanguage('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByText('Français')).toBeVisible();

  await page.getByRole('button', { name: french(() => m.accountsFormats.changeLanguage) }).click();
  await page
    .getByRole('combobox', { name: french(() => m.accountsFormats.language) })
    .selectOption('Español');
  await look(page);
  await page.getByRole('button', { name: french(() => m.accountsFormats.save), exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const spanish = inLanguage('es');
  await expect(
    page.getByRole('button', { name: spanish(() => m.accountsFormats.changeLanguage) }),
  ).toBeVisible();
  await look(page);
});

test('who is not signed in chooses the language on the page, and keeps the address that they have typed', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/login');
  await field(page, 'Email address').fill('ines@example.org');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Nederlands');
  const dutch = inLanguage('nl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(
    field(
      page,
      dutch(() => m.common.emailAddress),
    ),
  ).toHaveValue('ines@example.org');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
