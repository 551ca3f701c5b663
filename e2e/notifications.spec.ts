import type { Locator, Page } from '@playwright/test';
import { findLink, linkInMailTo, mailsTo } from './support/mail.ts';
import { makeOrganization, PASSWORD, reserve, type Account } from './support/people.ts';
import { expectSoundScreen, toast } from './support/screen.ts';
import { startServer } from './support/server.ts';
import { expect, MORNING, openVisits, test, TODAY } from './support/test.ts';
import { openPushService, type PushService, type TestBrowser } from '../server/testing/push-service.ts';
import { openTwilioStandIn, twilioConfig, type TwilioStandIn } from '../server/testing/twilio-stand-in.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** An hour, and a quarter of an hour, before 11:00 AM in New York. */
const AN_HOUR_BEFORE = '2026-06-10T14:00:05Z';
const BEFORE_THE_START = '2026-06-10T14:45:05Z';

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const topic = (page: Page, name: string) => page.getByRole('group', { name });

test('a member chooses notifications, gets reminders in the bell and by mail, and unsubscribes by the link in the mail', async ({
  passing: server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const garage = await organization.addLocation('Harbor House Garage', 2);
  const mira = await organization.addMember('Mira', 'Okafor');

  const choices = await visit(mira);
  await choices.goto('/dashboard');
  await choices.getByRole('link', { name: 'Notification settings' }).click();
  const early = topic(choices, '15 minutes before the end').getByLabel('Email');
  await expect(early).toBeChecked();
  await early.click();
  await expect(toast(choices, 'Choices Saved')).toBeVisible();
  await choices.getByRole('button', { name: 'Try it' }).first().click();
  await expect(choices.getByText('It is in your list of notifications.')).toBeVisible();
  await expectSoundScreen(choices);
  await choices.reload();
  await expect(topic(choices, '15 minutes before the start').getByLabel('Email')).toBeChecked();
  await expect(early).not.toBeChecked();
  await expect(topic(choices, 'The terms change').getByLabel('Email')).toBeDisabled();

  const slot = { locationId: garage.id, spotId: garage.spots[0]!.id, date: TODAY, timeSlot: '11-13' };
  const { id } = await reserve(mira, slot);
  await choices.context().close();
  await server.moveTimeTo(AN_HOUR_BEFORE);
  const page = await visit(mira, PHONE);
  await page.goto('/notifications');
  const question = page.getByRole('listitem').filter({ hasText: 'Are you still coming' });
  await expect(question.getByRole('button', { name: 'No, cancel it' })).toBeVisible();
  await expectSoundScreen(page);
  await question.getByRole('button', { name: 'Yes' }).tap();
  await expect(question).toContainText('It stays yours.');
  await server.moveTimeTo(BEFORE_THE_START);

  const subject = /Charger 01 at Harbor House Garage is yours in 15 minutes/;
  await expect
    .poll(async () => (await mailsTo(server.dataDir, mira.email)).map((mail) => mail.subject))
    .toContainEqual(expect.stringMatching(subject));
  await page.goto('/booking');
  // Approved, tried, reminded.
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread');
  await bell(page).tap();
  await expect(page).toHaveURL(/\/notifications$/);
  await expectSoundScreen(page);
  await page.getByRole('link', { name: /^Charger 01 is yours in 15 minutes/ }).tap();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.locator(`[data-reservation="${id}"]`)).toBeInViewport();
  await expect(page.locator(`[data-reservation="${id}"] h1`)).toBeFocused();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');

  // The mail's link works without signing in. Opening it changes nothing.
  const link = await linkInMailTo(server.dataDir, mira.email, '/unsubscribe');
  const stranger = await visit(null, { expected: [/404 \(Not Found\)/] });
  await stranger.goto(link);
  await expect(stranger.getByText('“A reminder 15 minutes before the start”')).toBeVisible();
  await expect(stranger).toHaveURL(/\/unsubscribe$/);
  await expectSoundScreen(stranger);
  await stranger.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(stranger.getByRole('heading', { name: 'You no longer get these emails' })).toBeFocused();
  await expectSoundScreen(stranger);
  await page.goto('/notifications?tab=choices');
  await expect(topic(page, '15 minutes before the start').getByLabel('Email')).not.toBeChecked();
  await stranger.getByRole('button', { name: 'Get these emails again' }).click();
  await expect(stranger.getByRole('heading', { name: 'You get these emails again' })).toBeVisible();
  await page.reload();
  await expect(topic(page, '15 minutes before the start').getByLabel('Email')).toBeChecked();
  await stranger.goto('/unsubscribe?token=unknown');
  await expect(stranger.getByRole('heading', { name: 'Invalid Link' })).toBeVisible();
});

test('a member learns at once by each channel, in every tab, that an administrator has closed their charger', async ({
  browser,
}) => {
  const [twilio, pushService] = await Promise.all([openTwilioStandIn(), openPushService()]);
  const server = await startServer({ clockStart: MORNING, env: twilioConfig(twilio) });
  try {
    const { visit, expectQuiet } = openVisits(browser, server);
    const organization = await makeOrganization(server);
    const garage = await organization.addLocation('Harbor House Garage', 2);
    const noah = await organization.addMember('Noah', 'Berg');
    const spot = garage.spots[0]!;
    await reserve(noah, { locationId: garage.id, spotId: spot.id, date: TODAY, timeSlot: '14-16' });
    const first = await visit(noah);
    const phone = await subscribeToPush(noah, pushService);
    await confirmNumber(first, twilio);
    await openLive(first, '/booking');
    const second = await first.context().newPage();
    await second.goto('/availability');
    await expect(bell(second)).toHaveAccessibleName(/^Notifications/);
    const before = await bell(first).getAttribute('aria-label');

    await close(organization.admin, spot.id);
    await expect(bell(first)).not.toHaveAccessibleName(before ?? '');
    await bell(first).click();
    const closed = panel(first)
      .getByRole('link', { name: /^Your reservation was cancelled/ })
      .first();
    await expect(closed).toContainText('New');
    await expectSoundScreen(first);
    await expect.poll(() => findLink(server.dataDir, noah.email, '/unsubscribe')).toBeTruthy();
    await expect
      .poll(() => twilio.messages.at(-1))
      .toMatchObject({
        to: '+12125550142',
        body: expect.stringMatching(/^ChargeRota: Your reservation was cancelled\./),
      });
    await expect
      .poll(() => phone.received.map(({ payload }) => payload))
      .toMatchObject([{ title: 'Your reservation was cancelled', path: '/booking' }]);

    // One tab marks it as read; the other shows that.
    await expect(bell(second)).toHaveAccessibleName(/unread$/);
    await panel(first).getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell(first)).toHaveAccessibleName('Notifications');
    await expect(bell(second)).toHaveAccessibleName('Notifications');
    await expect(panel(first).getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
    await expect(panel(first).getByRole('heading', { name: 'Notifications' })).toBeFocused();
    await expect(closed).not.toContainText('New');
    await first.keyboard.press('Escape');
    await expect(panel(first)).toBeHidden();
    await expect(bell(first)).toBeFocused();
    expectQuiet();
  } finally {
    await server.dispose();
    await Promise.all([twilio.close(), pushService.close()]);
  }
});

test('an offer is taken by the link of its mail, after signing in, and another one in the bell; a stranger gets neither', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const { id: locationId } = await organization.addLocation('Pier 7', 2);
  const mira = await organization.addMember('Mira', 'Okafor');
  const noah = await organization.addMember('Noah', 'Reyes');
  /** Something is free, so that joining brings an offer at once. */
  const wait = async (date: string) => {
    const wish = { locationId, date, fromHour: 14, toHour: 14, hours: 2 };
    await expect(await mira.calls.post('/api/watches', { data: wish })).toBeOK();
  };

  await wait('2026-06-13');
  const link = await linkInMailTo(server.dataDir, mira.email, '/offer');
  const stranger = await visit(noah, { expected: [/404 \(Not Found\)/] });
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: 'This offer is not for this account' })).toBeVisible();
  await expectSoundScreen(stranger);

  const page = await visit(mira);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Take it' })).toBeVisible();
  await expectSoundScreen(page);

  const phone = await visit(null, PHONE);
  await phone.goto(link.replace('/offer#', '/offer?pass#'));
  // The token stays in this tab, and out of every address.
  await expect(phone).toHaveURL(/\/login\?returnUrl=%2Foffer%3Fpass$/);
  await phone.getByLabel('Email').fill(mira.email);
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await phone.getByRole('button', { name: 'Sign In', exact: true }).tap();
  const offer = phone.getByRole('region', { name: 'Offer of charger 01' });
  await expect(offer).toContainText(/Pier 7, Sat, Jun 13.*2:00 PM – 4:00 PM.*Held for you/);
  await expect(phone).toHaveURL(/\/offer\?pass$/);
  await expectSoundScreen(phone);
  await offer.getByRole('button', { name: 'Take it' }).tap();
  await expect(offer.getByRole('heading', { name: 'Charger 01 is yours' })).toBeVisible();
  await phone.reload();
  await expect(offer).toContainText(/Charger 01 is yours.*Pier 7, Sat, Jun 13/);
  await expectSoundScreen(phone);
  await offer.getByRole('link', { name: 'See the reservation' }).tap();
  await expect(phone.locator('[data-reservation] h1')).toBeFocused();

  await openLive(page, '/booking');
  await wait('2026-06-14');
  await bell(page).click();
  const item = (at: Page | Locator) =>
    at
      .getByRole('listitem')
      .filter({ hasText: 'Sun, Jun 14' })
      .filter({ hasText: /held for you|offered to you/ });
  await expectSoundScreen(page);
  await item(panel(page)).getByRole('button', { name: 'Pass' }).click();
  await expect(item(panel(page))).toContainText('You passed.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await item(panel(page)).getByRole('button', { name: 'Take it' }).click();
  const result = item(panel(page)).getByText(/^Charger \d+ is yours: /);
  await expect(result).toBeFocused();
  await expectSoundScreen(page);
  // The same in the list on the other screen.
  await phone.goto('/notifications');
  await expect(item(phone)).toContainText(/Charger \d+ is yours: /);
  await item(panel(page)).getByRole('button', { name: 'See the reservation' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

/** Turns push messages on in a browser of the person that is not under test. */
async function subscribeToPush({ calls }: Account, service: PushService): Promise<TestBrowser> {
  const choices = await calls.get('/api/notification-preferences');
  const { pushKey } = (await choices.json()) as { pushKey: string };
  const browser = service.subscribe(pushKey);
  await expect(await calls.post('/api/push-subscriptions', { data: browser.subscription })).toBeOK();
  return browser;
}

/** Confirms a number by the code that comes by text message. */
async function confirmNumber(page: Page, twilio: TwilioStandIn): Promise<void> {
  await page.goto('/notifications?tab=choices');
  await page.getByRole('button', { name: 'Confirm your number' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Phone number').fill('+1 212 555 0142');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeVisible();
  const code = /\d{6}/.exec(twilio.messages.at(-1)?.body ?? '')?.[0] ?? '';
  await dialog.getByRole('textbox', { name: 'Code' }).fill(code);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('switch', { name: 'Text messages' })).toBeChecked();
}

/** Opens a screen and waits until it receives live changes. */
async function openLive(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse('**/api/events*');
  await page.goto(path);
  await stream;
}

/** Confirms that the reservations end, as the dialog does. */
async function close(admin: Account, spotId: string): Promise<void> {
  const change = { currentStatus: 'maintenance' };
  const asked = await admin.calls.patch(`/api/spots/${spotId}`, { data: change });
  const { details } = (await asked.json()) as { details: { confirmation: string }[] };
  const data = { ...change, confirm: details[0]?.confirmation };
  await expect(await admin.calls.patch(`/api/spots/${spotId}`, { data })).toBeOK();
}
