// The product's main job with real input, from the first registration to a session under way.
import type { Locator, Page } from '@playwright/test';
import { linkInMailTo } from './support/mail.ts';
import { newEmail, PASSWORD } from './support/people.ts';
import { expectSoundScreen, expectWaysTo, toast } from './support/screen.ts';
import { startServer, type RunningServer } from './support/server.ts';
import { expect, MORNING, openVisits, test } from './support/test.ts';

/** 10:05 AM in New York, five minutes into the edited reservation. */
const AFTER_ITS_START = '2026-06-10T14:05:00Z';

test.slow();

test(
  'an administrator sets an organization up; a member joins, books, edits, cancels and arrives',
  { tag: '@main' },
  async ({ browser }) => {
    const server = await startServer({ clockStart: MORNING });
    try {
      const visits = openVisits(browser, server);
      const [ada, mira] = [await visits.visit(), await visits.visit()];
      await register(ada);
      await addLocation(ada);
      await join(ada, mira, server);
      await approve(ada);
      await book(mira);
      await seeTheDay(ada, mira);
      await edit(mira);
      await bookAnotherAndCancel(mira);
      // Closes all pages, so that nobody sends requests while the server is down.
      await Promise.all([ada.close(), mira.goto('about:blank')]);
      await server.restart(AFTER_ITS_START);
      await arrive(mira);
      visits.expectQuiet();
    } finally {
      await server.dispose();
    }
  },
);

/** Runs on each screen and state of the journey. */
const look = expectSoundScreen;

const navigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
const goTo = (page: Page, place: string): Promise<void> =>
  navigation(page).getByRole('link', { name: place, exact: true }).click();
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;
/** The summary: beside the steps on a wide window, a sheet above the navigation on a phone. */
const summary = (page: Page): Locator =>
  page.getByRole(isPhone(page) ? 'region' : 'complementary', { name: 'Reservation Summary' });

const row = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });
const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });

async function fillPerson(page: Page, person: { firstName: string; lastName: string; email?: string }) {
  await field(page, 'First name').fill(person.firstName);
  await field(page, 'Last name').fill(person.lastName);
  if (person.email) await field(page, 'Email address').fill(person.email);
  await field(page, 'Phone').fill('+1 212 555 0134');
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm password').fill(PASSWORD);
}

async function register(page: Page): Promise<void> {
  await page.goto('/');
  await look(page);
  await goTo(page, 'Register');
  await look(page);
  await fillPerson(page, { firstName: 'Ada', lastName: 'Lindqvist', email: newEmail('ada') });
  await field(page, 'Organization name (optional)').fill('Harbor House');
  await page.getByLabel(/^I accept the terms and conditions/).check();
  // The confirmation leads on by itself after a moment, so the browser's clock stands still until OK is pressed.
  await page.clock.install();
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  const created = page.getByRole('heading', { name: 'Organization Created Successfully' });
  const isConfirmed = async (): Promise<boolean> => {
    await page.clock.runFor(50);
    return created.isVisible();
  };
  await expect.poll(isConfirmed).toBe(true);
  await page.getByRole('button', { name: 'OK' }).click();
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Payment setup' })).toBeVisible();
  await expect(page.getByText('Nothing is charged today.')).toBeVisible();
  expect(await page.getByText('Redirecting to payment setup...').first().isVisible()).toBe(false);
  // In sight without scrolling, on a phone too.
  await expect(page.getByRole('link', { name: 'Later' })).toBeInViewport();
  await page.getByRole('link', { name: 'Later' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing reserved, Ada.' })).toBeVisible();
  await look(page);
}

async function addLocation(page: Page): Promise<void> {
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByText('0 of 4 done')).toBeVisible();
  await steps.getByRole('link', { name: 'Add a location' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Location' });
  const add = dialog.getByRole('button', { name: 'Add Location' });
  await expect(add).toBeDisabled();
  await field(page, 'Name').fill('Harbor House Garage');
  await field(page, 'Address').fill('12 Wharf Street');
  await field(page, 'Chargers').fill('5');
  await look(page);
  await add.click();
  await expect(toast(page, 'Location Added')).toBeVisible();
  await expect(row(page, 'Harbor House Garage')).toContainText('5chargers');
  await expect(steps.getByText('1 of 4 done')).toBeVisible();
  await look(page);
  // On a phone they leave the screen to the tabs until they are asked for.
  const unfold = async (): Promise<void> => {
    if (!isPhone(page)) return;
    await steps.getByRole('button', { name: 'Show the first steps' }).click();
    // Its chevron points the way it folds.
    const hide = steps.getByRole('button', { name: 'Hide the first steps' });
    await expect(hide.locator('svg')).toHaveCSS('rotate', '180deg');
  };
  await unfold();
  await steps.getByRole('button', { name: 'Don’t show again' }).click();
  await expect(toast(page, 'First Steps Not Shown Again')).toBeVisible();
  await expect(steps).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Change undone')).toBeVisible();
  await page.reload();
  await expect(steps.getByText('1 of 4 done')).toBeVisible();
  await unfold();
  // Chargers and rules count as checked once one was changed, or somebody says that they are right; not by a look.
  await steps.getByRole('link', { name: 'Open the chargers' }).click();
  await expect(page.getByRole('button', { name: 'Edit charger 05' })).toBeVisible();
  await expect(steps.getByText('1 of 4 done')).toBeVisible();
  await page.getByRole('button', { name: 'Edit charger 05' }).click();
  await field(page, 'Power, kW').fill('11');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(steps.getByText('2 of 4 done')).toBeVisible();
  // Who presses a step sees what it opened, which is below the steps.
  await steps.getByRole('link', { name: 'Open the rules' }).click();
  await expect(page.getByRole('heading', { name: 'How long' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'How long' })).toBeInViewport();
  await expect(steps.getByText('2 of 4 done')).toBeAttached();
  await steps.getByRole('button', { name: 'Mark as done: Check the rules' }).click();
  await expect(toast(page, 'Step Done')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(steps.getByText('2 of 4 done')).toBeAttached();
  await steps.getByRole('button', { name: 'Mark as done: Check the rules' }).click();
  await expect(steps.getByText('3 of 4 done')).toBeVisible();
  // What was pressed is gone; the step that is left has the focus.
  await expect(steps.getByRole('link')).toBeFocused();
}

async function join(admin: Page, member: Page, server: RunningServer): Promise<void> {
  const email = newEmail('mira');
  const steps = admin.getByRole('region', { name: 'First steps' });
  await steps.getByRole('link', { name: 'Invite members' }).click();
  await expect(admin.getByText('No pending invitations')).toBeVisible();
  await expect(field(admin, 'Email address')).toBeFocused();
  await expect(field(admin, 'Email address')).toBeInViewport();
  await field(admin, 'Email address').fill(email);
  await admin.getByRole('button', { name: 'Send invitation' }).click();
  await expect(row(admin, email)).toBeVisible();
  await expect(steps).toHaveCount(0);
  await look(admin);

  await member.goto(await linkInMailTo(server.dataDir, email, '/invitation'));
  await expect(member.getByRole('heading', { name: 'Harbor House' })).toBeVisible();
  await look(member);
  await member.getByRole('button', { name: 'New User - Create Account' }).click();
  await fillPerson(member, { firstName: 'Mira', lastName: 'Okafor' });
  await field(member, 'Make').fill('Volvo');
  await field(member, 'Model').fill('EX30');
  await field(member, 'Year').fill('2025');
  await field(member, 'Color').selectOption('Blue');
  await field(member, 'License plate').fill('EVC 4821');
  await field(member, 'Plate state').selectOption('NY');
  await field(member, 'Emergency contact').fill('Sam Okafor, +1 212 555 0190');
  await look(member);
  await member.getByRole('button', { name: 'Complete Registration & Join Organization' }).click();
  await expect(member.getByRole('heading', { name: 'Account Pending' })).toBeVisible();
  await look(member);
}

async function approve(page: Page): Promise<void> {
  await page.goto('/organization?tab=members');
  await look(page);
  await page.getByRole('button', { name: 'Approve Mira Okafor' }).click();
  await expect(toast(page, 'User Approved')).toBeVisible();
}

/** Three taps: open the booking screen (a slot is already suggested), confirm, done. */
async function book(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing reserved, Mira.' })).toBeVisible();
  await look(page);
  await goTo(page, 'Book');
  await expect(summary(page)).toContainText('9:00 AM – 12:00 PM');
  await expect(page.getByText('Connector: Type 1')).toBeVisible();
  await expect(
    page.getByRole('radio', { name: 'Charger 05, 11 kW, Type 1, free', exact: true }),
  ).toContainText('11 kW');
  await summary(page).getByRole('button', { name: 'Confirm' }).click();
  const confirmed = page.getByRole('dialog', { name: 'Reservation Confirmed!' });
  await expect(confirmed).toContainText('Wed, Jun 10');
  await expect(confirmed).toContainText('We will remind you 15 minutes before by email and in the app');
  await look(page);
  await confirmed.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Your next charge is today, Mira' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your next charge is today' })).toContainText(
    'Harbor House Garage',
  );
  await look(page);
}

/** Everybody sees the day; they see who has reserved as far as the organization shows it. */
async function seeTheDay(admin: Page, member: Page): Promise<void> {
  await goTo(member, 'Status');
  await expect(member.getByRole('button', { name: 'Charger 01, 9:00 AM to 12:00 PM: yours' })).toBeVisible();
  await look(member);

  await goTo(admin, 'Status');
  const bar = admin.getByRole('button', { name: 'Charger 01, 9:00 AM to 12:00 PM: taken by Mira Okafor' });
  await bar.click();
  const details = admin.getByRole('dialog', { name: 'Reservation Details' });
  await expect(details).toContainText('Mira Okafor');
  // What the grid leaves out is loaded once it is asked for.
  await expect(details).toContainText(/Contact.+@/);
  await look(admin);
  await admin.keyboard.press('Escape');
  await expect(bar).toBeFocused();
}

async function edit(page: Page): Promise<void> {
  await goTo(page, 'Dash');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit reservation' });
  const update = dialog.getByRole('button', { name: 'Update reservation' });
  await expect(update).toBeDisabled();
  const length = (name: string) => dialog.getByRole('radio', { name, exact: true });
  const before = await dialog
    .getByRole('radiogroup', { name: 'Duration' })
    .getByRole('radio', { checked: true })
    .innerText();
  await dialog.getByRole('radio', { name: /^Start 10:00 AM/ }).click();
  // The length stays.
  await expect(length(before)).toBeChecked();
  await dialog.getByRole('button', { name: /^Date/ }).click();
  await dialog.getByRole('gridcell', { selected: true }).getByRole('button').click();
  await length('2 hours').click();
  await look(page);
  await update.click();
  await expect(toast(page, 'Reservation Updated')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your next charge is today' })).toContainText(/10:00.*12:00/);
}

async function bookAnotherAndCancel(page: Page): Promise<void> {
  await goTo(page, 'Book');
  await page.getByRole('button', { name: /^Thu, Jun 11\./ }).click();
  await page.getByRole('radio', { name: /^Start 9:00 AM/ }).click();
  await page.getByRole('radio', { name: '1 hour' }).click();
  await page.getByRole('radio', { name: /^Charger 03,/ }).click();
  await look(page);
  await summary(page).getByRole('button', { name: 'Confirm' }).click();
  await page
    .getByRole('dialog', { name: 'Reservation Confirmed!' })
    .getByRole('button', { name: 'Done' })
    .click();

  const upcoming = page.getByRole('region', { name: 'My Upcoming Reservations' });
  await expect(upcoming).toContainText('Tomorrow');
  await look(page);
  // On a phone in a menu, where there is no room for them.
  const press = async (wide: string, onPhone: string): Promise<void> => {
    if (!isPhone(page)) return upcoming.getByRole('button', { name: wide }).click();
    await upcoming.getByRole('button', { name: 'Actions for Thu, Jun 11' }).click();
    const menu = page.getByRole('dialog', { name: 'Actions for Thu, Jun 11' });
    await menu.getByRole('button', { name: onPhone }).click();
  };
  await press('Where to find Harbor House Garage on Thu, Jun 11', 'Where to find it');
  const found = page.getByRole('dialog', { name: 'Harbor House Garage' });
  await expectWaysTo(found, 'Harbor House Garage', '12+Wharf+Street');
  await found.getByRole('button', { name: 'Close' }).first().click();
  await press('Cancel Thu, Jun 11', 'Cancel reservation');
  const question = page.getByRole('alertdialog', { name: 'Cancel this reservation?' });
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await look(page);
  await question.getByRole('button', { name: 'Cancel reservation' }).click();
  await expect(toast(page, 'Reservation Cancelled')).toBeVisible();
  await expect(upcoming).not.toContainText('Tomorrow');

  const recent = page.getByRole('region', { name: 'Recent Activity' });
  await recent.getByRole('link', { name: /^Book again as on Thu, Jun 11, 9:00/ }).click();
  await expect(page.getByRole('gridcell', { selected: true })).toHaveText(/^11/);
  await expect(page.getByRole('radio', { name: /^Charger 03,/ })).toBeChecked();
  await expect(summary(page)).toContainText('9:00 AM – 10:00 AM');
}

/** Session and reservation have survived the restart, and the arrival window is open. */
async function arrive(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Your charger is waiting/ })).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Confirm arrival' }).click();
  await expect(toast(page, 'Arrival Confirmed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Release charger' })).toBeVisible();
  await look(page);
}
