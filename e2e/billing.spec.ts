// What an administrator does in the Billing tab, against the sandbox, with figures to the cent.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { onFirstRequest } from './support/first-request.ts';
import { setUpPayment } from './support/payment.ts';
import { answer, makeOrganization, signIn, type Organization } from './support/people.ts';
import { expectSoundScreen, toast } from './support/screen.ts';
import { startServer, type RunningServer } from './support/server.ts';
import { expect, MORNING, testOn } from './support/test.ts';

const BILLING = '/organization?tab=billing';
/** The trials end on June 24 at 8:20 AM in New York, and the first paid month on July 24. */
const DAY_AFTER_TRIAL = '2026-06-25T12:20:00Z';
/** Five minutes before half of the month has passed, so that a slow run still rounds to the same cents. */
const MID_MONTH = '2026-07-09T12:15:00Z';
const REFUSED = [/40[29]/];

// One server for all of it, whose clock moves on from test to test.
let server: RunningServer;
const test = testOn(() => server);
test.describe.configure({ mode: 'serial' });
let paying: Organization;
let leaving: Organization;
let failing: Organization;

test.beforeAll(async () => {
  server = await startServer({ clockStart: MORNING });
  paying = await makeOrganization(server, 'Harbor House', ['Ada', 'Lindqvist'], 'basic');
  leaving = await makeOrganization(server, 'Quay North', ['Noah', 'Reyes'], 'premium');
  failing = await makeOrganization(server, 'Pier 7', ['Mira', 'Okafor'], 'premium');
  await paying.addLocation('Harbor House Garage', 4);
  await setUpPayment(paying);
  await setUpPayment(leaving);
  await setUpPayment(failing, 'pm_card_chargeCustomerFail');
});
test.afterAll(() => server.dispose());

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const dialog = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

/** Sessions do not outlive the weeks between two tests. */
async function moveTimeTo(clock: string): Promise<void> {
  await server.moveTimeTo(clock);
  for (const { admin } of [paying, leaving, failing]) {
    await signIn(admin.calls, admin);
  }
}

/** Presses with the pointer where the button is, as a finger does: whatever lies over it would take the press. */
async function pressAt(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await expect(button).not.toHaveAttribute('aria-busy');
  await button.scrollIntoViewIfNeeded();
  // Once it stands still and nothing lies over it; a dialog grows when its figures arrive.
  await button.click();
}

/** Confirms what the dialog asks, once it shows these figures. */
async function confirm(shown: Locator, button: string, figures: readonly string[]): Promise<void> {
  for (const figure of figures) {
    await expect(shown).toContainText(figure);
  }
  await pressAt(shown.getByRole('button', { name: button, exact: true }));
  await expect(shown).toBeHidden();
}

test('in the trial the tab says what will be charged and when; removing the card means nothing will be', async ({
  visit,
}) => {
  const page = await visit(leaving.admin);
  await page.goto(BILLING);
  await expect(region(page, 'Free trial')).toContainText('First charge $30.00 on Wed, Jun 24');
  await expect(region(page, 'Current subscription')).toContainText('Visa •••• 4242');
  await expectSoundScreen(page);
  await page.getByRole('button', { name: 'Remove card' }).click();
  await confirm(dialog(page, 'Remove card?'), 'Remove card', ['Nothing is charged when the trial ends.']);
  await expect(region(page, 'Free trial').getByRole('link', { name: 'Set up payment' })).toBeVisible();
  await expect(region(page, 'Current subscription')).toContainText('No card is stored.');
  await page.getByRole('button', { name: 'Change to Enterprise' }).click();
  const up = dialog(page, 'Change to Enterprise');
  await expect(up).toContainText('$200.00 on Wed, Jun 24, if you set up payment');
  await up.getByRole('button', { name: 'Cancel' }).click();
  // A change of another administrator, or of a card that is stored elsewhere, appears by itself.
  await setUpPayment(leaving);
  await expect(region(page, 'Free trial')).toContainText('First charge $30.00 on Wed, Jun 24');
});

test('an overdue payment says how much, why and when next; a refused card is told under its title; cancelling ends it at once', async ({
  visit,
}) => {
  await moveTimeTo(DAY_AFTER_TRIAL);
  const page = await visit(failing.admin, { expected: REFUSED });
  await page.goto(BILLING);
  const notice = region(page, 'Current subscription').getByRole('alert');
  await expect(notice).toContainText('$30.00 is overdue');
  await expect(notice).toContainText('The next try is on');
  await expect(notice.getByRole('link', { name: 'Change card' })).toHaveAttribute(
    'href',
    /^\/payment-setup\?return=/,
  );
  await expectSoundScreen(page);
  await notice.getByRole('button', { name: 'Pay now' }).click();
  await expect(toast(page, 'Payment failed')).toBeVisible();
  await expect(notice).toContainText('$30.00 is overdue');
  const current = region(page, 'Current subscription');
  await current.getByRole('button', { name: 'Cancel Subscription' }).click();
  await confirm(dialog(page, 'Cancel Subscription'), 'Cancel Subscription', [
    'Ends now',
    'The $30.00 that is overdue is no longer charged',
  ]);
  await expect(current).toContainText('Your subscription has ended');
});

test('plans and add-ons cost exactly what their dialogs say; each can be edited, cancelled and kept', async ({
  visit,
}) => {
  await moveTimeTo(MID_MONTH);
  const page = await visit(paying.admin);
  await page.goto(BILLING);
  const current = region(page, 'Current subscription');
  await expect(current).toContainText('$10.00 next, on Fri, Jul 24');
  await expect(page.getByRole('button', { name: 'Current plan: Basic' })).toBeDisabled();

  await page.getByRole('button', { name: 'Change to Premium' }).click();
  const up = dialog(page, 'Change to Premium');
  await expect(up.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(up).toContainText('At once');
  await expectSoundScreen(page);
  await confirm(up, 'Pay $10.00', ['$10.00 is charged now', '$15.00', '-$5.00', '$30.00 on Fri, Jul 24']);
  await expect(toast(page, 'Plan Changed')).toBeVisible();
  await expect(current).toContainText('$30.00 next, on Fri, Jul 24');

  const members = region(page, 'Members');
  await members.getByRole('button', { name: 'Add members' }).click();
  const buyMembers = dialog(page, 'Add members');
  await expect(buyMembers.getByLabel('How many members?')).toBeFocused();
  await buyMembers.getByLabel('How many members?').selectOption('10');
  await expect(buyMembers).toContainText('Annual saves $5.00 a year (17%).');
  await expectSoundScreen(page);
  await confirm(buyMembers, 'Pay $1.25', ['$1.25 is charged now', '$32.50 on Fri, Jul 24']);
  await expect(toast(page, 'Add-on Purchased')).toBeVisible();
  await expect(page.getByText('Your plan allows 10 members more than before.').first()).toBeVisible();
  await expect(members).toContainText('1 of 210');

  const locations = region(page, 'Locations');
  await locations.getByRole('button', { name: 'Add locations' }).click();
  const buyLocation = dialog(page, 'Add locations');
  await buyLocation.getByText('Annual', { exact: false }).first().click();
  await confirm(buyLocation, 'Pay $9.59', ['$9.59 is charged now', '$32.50 on Fri, Jul 24']);
  await expect(locations).toContainText('1 of 6');
  await expect(locations).toContainText('Next payment Thu, Jun 24, 2027');

  const chargers = region(page, 'Chargers at a location');
  await chargers.getByRole('button', { name: 'Add chargers' }).click();
  const buyChargers = dialog(page, 'Add chargers');
  await buyChargers.getByLabel('How many chargers?').selectOption('2');
  await confirm(buyChargers, 'Pay $1.00', ['$1.00 is charged now', '$34.50 on Fri, Jul 24']);
  await expect(chargers).toContainText('4 of 17');
  await expect(current).toContainText('$34.50 next, on Fri, Jul 24');

  await members.getByRole('button', { name: 'Edit 10 members' }).click();
  const edit = dialog(page, 'Edit the add-on of 10 members');
  await expect(edit.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await edit.getByLabel('How many members?').selectOption('20');
  await confirm(edit, 'Pay $1.25', ['$1.25 is charged now', '$2.50', '-$1.25', '$37.00 on Fri, Jul 24']);
  await expect(toast(page, 'Add-on Updated')).toBeVisible();

  await chargers.getByRole('button', { name: 'Edit 2 chargers' }).click();
  const lower = dialog(page, /^Edit the add-on of 2 chargers/);
  await lower.getByLabel('How many chargers?').selectOption('1');
  await confirm(lower, 'Save changes', [
    'nothing is charged',
    'On Fri, Jul 24',
    '$36.00 on Fri, Jul 24',
    'The lower number applies to what you add from now on.',
  ]);

  for (const [name, card] of [
    ['20 members', members],
    ['1 location', locations],
    ['1 charger at Harbor House Garage', chargers],
  ] as const) {
    await card.getByRole('button', { name: `Cancel ${name}` }).click();
    await confirm(dialog(page, `Cancel the add-on of ${name}?`), 'Cancel add-on', ['nothing is charged']);
    await expect(toast(page, 'Add-on Cancelled')).toBeVisible();
    await expect(card).toContainText('Paid until');
    await card.getByRole('button', { name: `Keep ${name}` }).click();
    await expect(toast(page, 'Add-on Kept')).toBeVisible();
    await expect(card).toContainText('Active');
  }
  await expect(current).toContainText('$36.00 next, on Fri, Jul 24');
  await expectSoundScreen(page);
});

test('a link from a refusal opens what lifts it and leads back; figures that changed meanwhile are asked about anew', async ({
  visit,
}) => {
  const page = await visit(leaving.admin, { expected: REFUSED });
  const back = encodeURIComponent('/organization?tab=invites');
  await page.goto(`${BILLING}&add=members&return=${back}`);
  const buy = dialog(page, 'Add members');
  await expect(buy).toContainText('$0.13 is charged now');
  // The other administrator's change is made while the answer to this one's press is on its way.
  await onFirstRequest(page, '**/member-addons', async (route) => {
    const at = `/api/organizations/${leaving.id}`;
    const wanted = { locationsCount: 1, billingCycle: 'monthly' };
    const quote = { data: { kind: 'locations', ...wanted } };
    const shown = await answer<{ quotedAt: string; version: number; dueNowCents: number }>(
      leaving.admin.calls.post(`${at}/billing/quote`, quote),
    );
    const { quotedAt, version, dueNowCents } = shown;
    const data = { ...wanted, confirmed: { quotedAt, version, dueNowCents } };
    await answer(leaving.admin.calls.post(`${at}/location-addons`, { data }));
    await route.continue();
  });
  await pressAt(buy.getByRole('button', { name: 'Pay $0.13' }));
  await expect(buy).toContainText('The figures have changed');
  await confirm(buy, 'Pay $0.13', ['$0.13 is charged now', '$31.25 on Fri, Jul 24']);
  await expect(page.getByRole('tab', { name: 'Invites' })).toHaveAttribute('aria-selected', 'true');
  await expect(toast(page, 'Add-on Purchased')).toBeVisible();
  await page.goto(BILLING);
  await expect(region(page, 'Current subscription')).toContainText('$31.25 next, on Fri, Jul 24');
});

test('a lower plan that does not fit names what exceeds and leads there; one that fits follows later', async ({
  visit,
}) => {
  const places = [await paying.addLocation('Pier 7', 2), await paying.addLocation('North Lot', 1)];
  const page = await visit(paying.admin);
  await page.goto(BILLING);
  await page.getByRole('button', { name: 'Change to Basic' }).click();
  const down = dialog(page, 'Change to Basic');
  await expect(down.getByRole('alert')).toContainText(
    'Your organization has 3 locations, and this would allow 2.',
  );
  await expect(down.getByRole('button', { name: 'Change Plan' })).toBeDisabled();
  await expectSoundScreen(page);
  await down.getByRole('link', { name: 'See the locations' }).click();
  await expect(page.getByRole('tab', { name: 'Locations' })).toHaveAttribute('aria-selected', 'true');
  for (const { id } of places) {
    await expect(await paying.admin.calls.delete(`/api/locations/${id}`)).toBeOK();
  }
  await page.goto(`${BILLING}&plan=basic`);
  await confirm(down, 'Change Plan', [
    'nothing is charged',
    'On Fri, Jul 24',
    '$16.00 on Fri, Jul 24',
    'The limits of Basic apply to what you add from now on.',
  ]);
  const current = region(page, 'Current subscription');
  await expect(current).toContainText(
    'Basic follows on Fri, Jul 24. Its limits already apply to what you add.',
  );
  await page.getByRole('button', { name: 'Stay on Premium' }).click();
  await confirm(dialog(page, 'Stay on Premium'), 'Stay', ['nothing is charged', '$36.00 on Fri, Jul 24']);
  await expect(current).toContainText('$36.00 next, on Fri, Jul 24');
});

test('a subscription is cancelled with a reason and reactivated; its payments and documents stay', async ({
  visit,
}) => {
  const page = await visit(leaving.admin);
  await page.goto(BILLING);
  const current = region(page, 'Current subscription');
  await expect(current).toContainText('$31.25 next, on Fri, Jul 24');
  const cancel = dialog(page, 'Cancel Subscription');
  // At twice the size the dialog is higher than the window, and begins with its title all the same.
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: size.width / 2, height: size.height / 2 });
  await current.getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(cancel.getByRole('heading', { name: 'Cancel Subscription' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.setViewportSize(size);
  await current.getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(cancel.getByRole('button', { name: 'Keep subscription' })).toBeFocused();
  await cancel.getByText('We use another service').click();
  await cancel.getByLabel('What could be better?').fill('It should also charge boats.');
  await expectSoundScreen(page);
  await confirm(cancel, 'Cancel Subscription', ['Ends Fri, Jul 24', 'Members keep booking.']);
  await expect(toast(page, 'Subscription Cancelled')).toBeVisible();
  await expect(current).toContainText('Your subscription is cancelled and ends Fri, Jul 24');
  await expect(current).toContainText('nothing will be charged');
  await expect(current.getByRole('button', { name: 'Cancel Subscription' })).toBeHidden();
  await page.goto('/billing');
  const ways = region(page, 'How to change or stop');
  await expect(ways.getByRole('link')).toHaveText(['Change card']);
  await page.goto(BILLING);
  await pressAt(current.getByRole('button', { name: 'Reactivate' }));
  await expect(toast(page, 'Subscription Reactivated')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Quay North' })).toBeFocused();
  await expect(current).toContainText('$31.25 next, on Fri, Jul 24');

  const history = region(page, 'Payment History');
  const first = history.getByRole('listitem').filter({ hasText: '$30.00' });
  await expect(first).toContainText('Paid');
  const receipt = page.waitForEvent('download');
  await first.getByRole('link', { name: /^Receipt 1/ }).click();
  expect((await readFile(await (await receipt).path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto(`${BILLING}&view=history`);
  await expect(page.getByRole('heading', { name: 'Payment History' })).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'Free' }).first()).toBeVisible();
  await page.getByLabel('Kind').selectOption('Cancellations');
  await expect(first).toBeHidden();
  await expectSoundScreen(page);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.csv$/);
  await page.getByRole('button', { name: 'Back to billing' }).click();

  const details = page.getByRole('form', { name: 'Billing details' });
  await details.getByLabel('Tax number').fill('DE 123 456 789');
  await page.getByRole('tab', { name: 'Members' }).click();
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await details.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Billing Details Updated')).toBeVisible();
});

test('a subscription that has ended is not started again by a card that is refused', async ({ visit }) => {
  const page = await visit(failing.admin, { expected: REFUSED });
  await page.goto(BILLING);
  await expect(region(page, 'Current subscription')).toContainText('Your subscription has ended');
  await expect(region(page, 'Members').getByRole('button', { name: 'Add members' })).toBeDisabled();
  await page.getByRole('button', { name: 'Start again' }).click();
  const start = dialog(page, 'Start Premium');
  await expect(start).toContainText('$30.00 is charged now');
  await pressAt(start.getByRole('button', { name: 'Pay $30.00' }));
  // By its text, because what lies outside an open dialog has no role.
  await expect(page.getByText('Failed to change plan', { exact: true }).first()).toBeVisible();
  await expect(start.getByRole('alert')).toContainText('Your card was declined.');
  await expect(start.getByRole('alert')).toContainText('Nothing was charged and nothing has changed.');
  await expect(start.getByRole('link', { name: 'Change card' })).toBeVisible();
  await expectSoundScreen(page);
});
