// At the charger, with impatient fingers. The browser's clock stands still unless a test advances it.
import type { Locator, Page } from '@playwright/test';
import { makeOrganization, reserve } from './support/people.ts';
import { expect, test, TODAY } from './support/test.ts';

/** 10:05 AM in New York, five minutes into the reservations. */
const AT_THE_CHARGER = '2026-06-10T14:05:00Z';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const confirmArrival = (page: Page) => page.getByRole('button', { name: 'Confirm arrival' });
const stayLonger = (page: Page | Locator) => page.getByRole('button', { name: 'Stay longer' });
const release = (page: Page | Locator) => page.getByRole('button', { name: 'Release charger' });
const questions = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Opens the dashboard with a clock that stands still. */
async function arriveAt(page: Page): Promise<void> {
  await page.clock.install({ time: AT_THE_CHARGER });
  await page.goto('/dashboard');
  await expect(confirmArrival(page)).toBeVisible();
  await page.clock.pauseAt(Date.parse(AT_THE_CHARGER) + 60_000);
}

/** Advances the clock until the screen has drawn a response or a press: less than a tenth of a second. */
const draw = (page: Page): Promise<void> => page.clock.runFor(50);

/** Presses that come too soon do nothing; after a second they work, once the screen is drawn so. */
async function aSecond(page: Page): Promise<void> {
  await page.clock.runFor(1000);
  await expect(page.locator('[data-just-changed]')).toHaveCount(0);
}

async function centreOf(locator: Locator): Promise<[number, number]> {
  const box = (await locator.boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('a second press where Confirm arrival or a dialog’s button was does nothing; one second later a press works', async ({
  passing: server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const garage = await organization.addLocation('Harbor House Garage', 3);
  const people = await Promise.all(
    [
      ['Mira', 'Okafor'],
      ['Noah', 'Berg'],
      ['Ola', 'Reyes'],
    ].map(([first, last]) => organization.addMember(first!, last!)),
  );
  await Promise.all(
    people.map((member, index) =>
      reserve(member, {
        locationId: garage.id,
        spotId: garage.spots[index]!.id,
        date: TODAY,
        timeSlot: '10-12',
      }),
    ),
  );
  await server.moveTimeTo(AT_THE_CHARGER);
  const [mira, noah, ola] = [await visit(people[0], PHONE), await visit(people[1]), await visit(people[2])];

  // Three taps with a thumb on a phone.
  await arriveAt(mira);
  const thumb = await centreOf(confirmArrival(mira));
  await mira.touchscreen.tap(...thumb);
  await mira.touchscreen.tap(...thumb);
  await expect(stayLonger(mira)).toBeVisible();
  await mira.touchscreen.tap(...thumb);
  await draw(mira);
  await expect(questions(mira)).toHaveCount(0);
  await aSecond(mira);
  await mira.touchscreen.tap(...thumb);
  await expect(mira.getByRole('dialog', { name: 'Stay longer on charger 01' })).toBeVisible();
  await mira.getByRole('button', { name: 'Not now' }).tap();

  // The dialog's button is over the navigation, where Theme is.
  await release(mira).tap();
  const answer = release(mira.getByRole('alertdialog', { name: 'Release charger 01?' }));
  const corner = await centreOf(answer);
  await mira.touchscreen.tap(...corner);
  await expect(answer).toHaveCount(0);
  await mira.touchscreen.tap(...corner);
  await draw(mira);
  await expect(mira.getByRole('heading', { name: 'Nothing reserved, Mira.' })).toBeVisible();
  await expect(mira.locator('html')).not.toHaveClass(/dark/);

  // A double click, and a third one.
  await arriveAt(noah);
  const pointer = await centreOf(confirmArrival(noah));
  await noah.mouse.dblclick(...pointer);
  await expect(stayLonger(noah)).toBeVisible();
  await noah.mouse.click(...pointer);
  await draw(noah);
  await expect(questions(noah)).toHaveCount(0);

  // Enter, pressed twice.
  await arriveAt(ola);
  await confirmArrival(ola).focus();
  await ola.keyboard.press('Enter');
  await expect(stayLonger(ola)).toBeVisible();
  await ola.keyboard.press('Enter');
  await draw(ola);
  await expect(questions(ola)).toHaveCount(0);
});
