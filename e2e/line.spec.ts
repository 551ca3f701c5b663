// Waiting for a charger: three members on three screens.
import type { Locator, Page } from '@playwright/test';
import { loseAnswers } from './support/lost-answers.ts';
import {
  makeOrganization,
  reserve,
  reservationsOf,
  takeEveryFreeHour,
  type Account,
} from './support/people.ts';
import { storeRows } from './support/rows.ts';
import { expectSoundScreen, tapMiddle, toast, topOf } from './support/screen.ts';
import { expect, test, TODAY } from './support/test.ts';

const OPEN = { open: '09:00', close: '17:00' };
/** Two minutes into the reservation that is released. */
const AFTER_ITS_START = '2026-06-10T13:02:00Z';
/** After the quarter of an hour for which the rest of it is held. */
const AFTER_THE_OFFER = '2026-06-10T13:20:00Z';
const SATURDAY = '2026-06-13';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const WIDE = { viewport: { width: 1440, height: 900 } };

const offer = (page: Page) => page.getByRole('region', { name: 'Offer of charger 01' });

async function expectPlaceTaken(page: Page, inLine: string): Promise<void> {
  const placed = page.getByRole('region', { name: 'You are in line' });
  await expect(placed.getByRole('heading')).toBeFocused();
  await expect(placed).toContainText(inLine);
  await expectSoundScreen(page);
}

test('on a full day a charger that is released is held for the first in line, then for the second, who takes it from the notification', async ({
  passing: server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const place = await organization.addLocation('Pier 7', 2, 'America/New_York', OPEN);
  const { id: locationId, spots } = place;
  const [noah, mira, lena] = await Promise.all([
    organization.addMember('Noah', 'Reyes'),
    organization.addMember('Mira', 'Okafor'),
    organization.addMember('Lena', 'Vogt'),
  ]);
  await reserve(noah, { locationId, spotId: spots[0]!.id, date: TODAY, timeSlot: '9-11' });
  await takeEveryFreeHour(server, organization, place, { date: TODAY, from: 9, until: 17 });
  const [holder, first, second] = [await visit(noah), await visit(mira), await visit(lena, PHONE)];
  const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

  await first.goto('/availability');
  await first.getByRole('link', { name: 'Wait for a charger' }).click();
  await first.getByRole('button', { name: 'Join the line' }).click();
  await expectPlaceTaken(first, 'You are next.');

  await second.goto(`/booking?location=${locationId}&date=${TODAY}&slot=9-11`);
  await expect(second.getByRole('button', { name: /^Wed, Jun 10\. All chargers are taken/ })).toBeVisible();
  // Nothing has to be looked for: the way into the line is in view from the start.
  const joinLine = second.getByRole('link', { name: 'Join the line' });
  await expect(joinLine.last()).toBeInViewport();
  await joinLine.first().tap();
  await expect(second.getByLabel('Earliest start')).toHaveValue('9');
  await second.getByRole('button', { name: 'Join the line' }).tap();
  await expectPlaceTaken(second, '1 member is ahead of you.');
  await navigation(first).getByRole('link', { name: 'Dash' }).click();
  await expect(first.getByText('You are next.')).toBeVisible();

  // The administrator sees the order and what it follows from.
  const administrator = await visit(organization.admin);
  await administrator.goto('/line');
  const places = administrator.getByRole('listitem').filter({ hasText: 'Has not used a charger' });
  await expect(places).toContainText([/^1. Mira Okafor/, /^2. Lena Vogt/]);
  await expect(administrator.getByText(/^7.5 requests per charger and day/)).toBeVisible();
  await expectSoundScreen(administrator);
  await administrator.close();

  await server.moveTimeTo(AFTER_ITS_START);
  await holder.goto('/dashboard');
  // The menu leads to the button, which acts; a link does not.
  await holder.getByRole('button', { name: 'Find', exact: true }).click();
  await holder.getByRole('combobox').fill('arrive');
  await expect(holder.getByRole('option', { selected: true })).toContainText('Confirm arrival');
  await holder.keyboard.press('Enter');
  await expect(holder.getByRole('button', { name: 'Confirm arrival' })).toBeFocused();
  await holder.keyboard.press('Enter');
  // The next hour is taken too, so that there is nothing but to release it, and somebody waits for that.
  await expect(holder.getByText('Somebody is waiting for a charger')).toBeVisible();
  await expect(holder.getByText(/^This charger is taken from/)).toBeVisible();
  await expect(holder.getByRole('button', { name: 'Stay longer' })).toHaveCount(0);
  await expectSoundScreen(holder);
  // What is due stands above what is offered.
  const later = { locationId, date: SATURDAY, fromHour: 14, toHour: 14, hours: 1 };
  expect((await noah.calls.post('/api/watches', { data: later })).status()).toBe(201);
  await expect(newOffer(holder)).toBeVisible();
  // The screen's first toast comes with the dialog still open.
  await holder.reload();
  const charging = holder.getByRole('region', { name: /^You are charging/ });
  await expect(offer(holder).getByRole('button', { name: 'Pass' })).toBeVisible();
  expect(await topOf(charging)).toBeLessThan(await topOf(offer(holder)));
  await holder.getByRole('button', { name: 'Release charger' }).click();
  await holder.getByRole('alertdialog').getByRole('button', { name: 'Release charger' }).click();
  await expect(toast(holder, 'Charger Released')).toBeVisible();
  // What the person was about to press stays where it is; the offer stands above it once they ask for it.
  const before = await first.getByRole('main').boundingBox();
  await expect(newOffer(first)).toContainText(
    /Charger\s01 is held for you until .*\. It is for \w+,\s\w+\s\d+, .* to .*\. You asked for \d\shours; this is /,
  );
  expect(await first.getByRole('main').boundingBox()).toEqual(before);
  await expectSoundScreen(first);
  await newOffer(first).getByRole('button', { name: 'Show' }).click();
  await expect(offer(first)).toBeFocused();
  await expect(offer(first).getByRole('button', { name: 'Take it' })).toBeVisible();
  await expect(offer(first)).toContainText(/You asked for \d hours; this is 1 hour \d+ minutes\./);
  await expect(offer(first)).toContainText('If you pass, you stay in line');
  await expectSoundScreen(first);
  await expect(offer(second)).toHaveCount(0);
  // Booking leads to what is held, and into the line for other hours only.
  const inBooking = first.getByRole('main');
  const join = inBooking.getByRole('link', { name: 'Join the line' });
  const seeOffer = inBooking.getByRole('link', { name: 'See the offer' });
  await first.goto(`/booking?location=${locationId}&date=${TODAY}`);
  await expect(inBooking.getByText(/^Charger 01 is held for you until 9:\d\d AM$/).first()).toBeVisible();
  await expect(inBooking.getByText(/To wait for other hours, choose a start\.$/)).toBeVisible();
  await expect(seeOffer.first()).toBeVisible();
  await expect(join).toHaveCount(0);
  await first.getByRole('radio', { name: /^Start 2:00 PM/ }).focus();
  await expect(join).toHaveAttribute('href', /from=14/);
  await first.getByRole('radio', { name: /^Start 10:00 AM/ }).focus();
  await expect(join).toHaveCount(0);
  await expectSoundScreen(first);
  await first.goto(`/booking?location=${locationId}&date=${TODAY}&slot=14-16`);
  await expect(join.first()).toBeVisible();
  await expect(seeOffer).toHaveCount(0);
  await first.goto(`/booking?location=${locationId}&date=${TODAY}&slot=10-12`);
  await expect(join).toHaveCount(0);
  await seeOffer.first().click();
  await expect(first).toHaveURL(/\/line\?offer=/);
  await expect(offer(first)).toBeFocused();

  await navigation(holder).getByRole('link', { name: 'Status' }).click();
  await navigation(first).getByRole('link', { name: 'Status' }).click();
  const rest = (page: Page, state: string) =>
    page.getByRole('button', { name: new RegExp(`^Charger 01, 9:\\d\\d AM to 11:00 AM: ${state}`) });
  await expect(rest(holder, 'held')).toBeVisible();
  const shorter = { locationId, date: TODAY, fromHour: 9, toHour: 10, hours: 1 };
  expect((await lena.calls.post('/api/watches', { data: shorter })).status()).toBe(201);
  await server.moveTimeTo(AFTER_THE_OFFER);
  // Who waits for it on the line's own screen may have scrolled on, and is told there too.
  await newOffer(second).getByRole('button', { name: 'Show' }).click();
  await expect(offer(second)).toBeFocused();
  await expect(offer(second).getByRole('button', { name: 'Take it' })).toBeVisible();
  await expect(offer(first)).toHaveCount(0);
  // Who missed it is told so, where they wait and in what they were told.
  await navigation(first).getByRole('link', { name: 'Dash' }).click();
  const missed =
    /^Charger 01 was held for you until .*, and you did not answer\. You keep your place in line\.$/;
  await expect(first.getByText(missed)).toBeVisible();
  await expectSoundScreen(first);
  await first.getByRole('link', { name: /^Notifications/ }).click();
  await expect(first.getByText(/^Charger 01 was held for you until 9:\d\d AM/)).toBeVisible();
  await first.keyboard.press('Escape');
  await navigation(first).getByRole('link', { name: 'Status' }).click();
  await second
    .getByRole('banner')
    .getByRole('link', { name: /^Notifications/ })
    .tap();
  const notification = second
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Charger\s01 (is held for|was offered to) you/ });
  await expect(notification).toContainText(
    /If you take it, your wait for Wed, Jun 10 \(1 hour, .*\) ends as well/,
  );
  await notification.getByRole('button', { name: 'Take it' }).tap();
  await expect(notification).toContainText(
    /Charger \d+ is yours: .* Your wait for Wed, Jun 10 \(1 hour, .*\) has ended/,
  );
  expect(await reservationsOf(lena)).toEqual([expect.objectContaining({ status: 'confirmed' })]);
  await expect(rest(holder, 'taken by Lena Vogt')).toBeVisible();
  await expect(rest(first, 'taken by Lena Vogt')).toBeVisible();

  // Who asks for what they wait for already is told so; nobody asks for a latest start before the earliest.
  await first.goto(`/line?location=${locationId}&date=${TODAY}`);
  await expect(first.getByText(/^You are in line for .* already$/)).toBeVisible();
  await expect(first.getByText(/^Pier 7 closes too early for \d hours after a start at/)).toBeVisible();
  await first.getByLabel('Earliest start').selectOption('15');
  await expect(first.getByLabel('Latest start').getByRole('option')).toHaveText(['3:00 PM', '4:00 PM']);
  await expectSoundScreen(first);
  await organization.admin.calls.patch('/api/organization/settings', { data: { lineEnabled: false } });
  await expect(first.getByText('The line is switched off')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Join the line' })).toHaveCount(0);
  // What can still be done begins where the entry's words do.
  await first.setViewportSize(PHONE.viewport);
  const entry = first.getByRole('listitem').filter({ hasText: 'Any charger at Pier 7' });
  const words = await wordsFrom(entry.getByText('Any charger at Pier 7'));
  expect(await wordsFrom(entry.getByRole('button', { name: 'Leave' }))).toEqual(words);
  await first.goto(`/booking?location=${locationId}&date=${TODAY}&slot=12-14`);
  await expect(first.getByText('0 free')).toBeVisible();
  await expect(first.getByRole('link', { name: 'Join the line' })).toHaveCount(0);
});

/** Where the words of an element begin. */
const wordsFrom = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return Math.round(range.getBoundingClientRect().left);
  });

/** What announces an offer that comes while a screen is shown. */
const newOffer = (page: Page) => page.getByRole('complementary', { name: 'A charger is held for you' });

const offerOf = async ({ calls }: Account): Promise<{ id: string; expiresAt: string }> =>
  (await (await calls.get('/api/offers')).json())[0];

const timeInNewYork = (instant: string): string =>
  new Date(instant)
    .toLocaleTimeString('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' })
    .replace('\u202f', ' ');

test('a taken hour leads to the line, and a held one its member to the offer, in its own organization, and others to the line', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  await organization.admin.calls.patch('/api/organization/settings', { data: { lineOrder: 'first_come' } });
  const { id: locationId, spots } = await organization.addLocation('Pier 7', 1);
  const noah = await organization.addMember('Noah', 'Reyes');
  const mira = await organization.addMember('Mira', 'Okafor');
  const { id } = await reserve(noah, {
    locationId,
    spotId: spots[0]!.id,
    date: SATURDAY,
    timeSlot: '14-16',
  });
  const southside = await makeOrganization(server, 'Southside Offices');
  const token = new URL(await southside.invite(mira.email)).searchParams.get('token');
  expect((await mira.calls.post(`/api/invitations/${token}/accept`, { data: {} })).status()).toBe(200);

  // By a finger and by the keyboard.
  const waiting = await visit(mira, { ...PHONE, expected: [/net::ERR|Failed to fetch/] });
  await waiting.goto(`/booking?location=${locationId}&date=${SATURDAY}`);
  await tapMiddle(waiting, waiting.getByRole('radio', { name: /^Start 2:00 PM/ }));
  const waitForIt = waiting.getByRole('link', { name: 'Join the line' }).first();
  await expect(waitForIt).toBeInViewport();
  // To 4 PM, which is free and chosen by this, and back: the way out of the hours starts at the one that is read.
  for (const key of ['Right', 'Right', 'Left', 'Left']) await waiting.keyboard.press(`Arrow${key}`);
  await waiting.keyboard.press('Tab');
  await expect(waitForIt).toBeFocused();
  await expectSoundScreen(waiting);
  await waitForIt.tap();
  await expect(waiting.getByLabel('Earliest start')).toHaveValue('14');
  await expect(waiting.getByLabel('Duration')).toHaveValue('1');
  await expect(waiting.getByText(/held for you for about 15 minutes/)).toBeVisible();
  await expectSoundScreen(waiting);
  // Though its answer is lost, the place in line is confirmed.
  await loseAnswers(waiting, '**/api/watches');
  await waiting.getByRole('button', { name: 'Join the line' }).tap();
  await expectPlaceTaken(waiting, 'You are next.');
  // Both acts on the entry are in one line, which begins where the words do.
  const placed = waiting.getByRole('region', { name: 'You are in line' });
  const change = placed.getByRole('link', { name: 'Change' });
  expect(await wordsFrom(change)).toEqual(await wordsFrom(placed.getByText('You are next.')));
  const leave = await placed.getByRole('button', { name: 'Leave' }).boundingBox();
  expect(leave?.y).toEqual((await change.boundingBox())?.y);
  const longer = { locationId, date: SATURDAY, fromHour: 14, toHour: 14, hours: 2 };
  expect((await mira.calls.post('/api/watches', { data: longer })).status()).toBe(201);
  expect((await noah.calls.patch(`/api/reservations/${id}/cancel`, { data: {} })).status()).toBe(200);
  // What was said of the wait is true no longer, and leads to the offer, as the announcement over the lower edge does.
  await expect(newOffer(waiting)).toBeVisible();
  await waiting
    .getByRole('region', { name: 'It is your turn' })
    .getByRole('button', { name: 'See the offer' })
    .tap();
  // The offer stands once, with all that can be done, and its entry nowhere beside it.
  await expect(offer(waiting).getByRole('button')).toHaveText(['Take it', 'Pass', 'Leave']);
  await expect(waiting.getByRole('region', { name: /^(It is your turn|You are in line)$/ })).toHaveCount(0);
  await expect(waiting.getByRole('listitem').filter({ hasText: '1 hour, starting at' })).toHaveCount(0);
  await expect(waiting.getByRole('listitem').filter({ hasText: '2 hours, starting at' })).toBeVisible();

  const until = timeInNewYork((await offerOf(mira)).expiresAt);
  const held = (page: Page, whom: string) =>
    page.getByRole('button', { name: `Charger 01, 2:00 PM to 3:00 PM: held for ${whom} until ${until}` });
  const other = await visit(noah);
  await other.goto(`/availability?day=${SATURDAY}`);
  await held(other, 'somebody in line').click();
  const details = other.getByRole('dialog', { name: 'Held slot' });
  await expect(details).toContainText(`Held forSomebody in lineHeld until${until}`);
  await expectSoundScreen(other);
  await details.getByRole('link', { name: 'Wait for this charger' }).click();
  await expect(other.getByLabel('Charger', { exact: true })).toHaveValue(spots[0]!.id);
  await expect(other.getByLabel('Earliest start')).toHaveValue('14');
  // What a change does to the place is read before it is saved.
  await other.getByRole('button', { name: 'Join the line' }).click();
  await other.getByRole('link', { name: 'Change', exact: true }).click();
  await expect(other.getByText('You keep your place in line.')).toBeVisible();
  await other.getByLabel('Latest start').selectOption('15');
  await expect(other.getByText('With other days or hours you join the line anew, at its end.')).toBeVisible();

  await waiting.goto(`/availability?day=${SATURDAY}`);
  await held(waiting, 'you').tap();
  await waiting.getByRole('dialog', { name: 'Held slot' }).getByRole('link', { name: 'See the offer' }).tap();
  await expect(waiting).toHaveURL(/\/line\?offer=/);
  await expect(offer(waiting)).toBeFocused();
  // Elsewhere it is a badge: of the tab that leads to it on a phone, in the masthead of a wide screen.
  await waiting.goto('/booking');
  const tab = waiting.getByRole('link', { name: /^Dash ?, charger 01 is held for you, .* left$/ });
  await expect(tab).toBeVisible();
  await expectSoundScreen(waiting);
  await tab.tap();
  await expect(offer(waiting).getByRole('button', { name: 'Take it' })).toBeInViewport();
  // Its entry is not listed beside it there either.
  await expect(waiting.getByRole('listitem').filter({ hasText: '2 hours, starting at' })).toBeVisible();
  await expect(waiting.getByRole('listitem').filter({ hasText: '1 hour, starting at' })).toHaveCount(0);
  await expect(tab).toHaveCount(0);
  await waiting.setViewportSize(WIDE.viewport);
  await waiting.getByRole('link', { name: 'Book', exact: true }).click();
  await waiting.getByRole('link', { name: /^Charger 01 is held for you, .* left$/ }).click();
  await expect(offer(waiting)).toBeFocused();
  await waiting.setViewportSize(PHONE.viewport);
  // Whoever presses the wrong button has the charger back.
  await offer(waiting).getByRole('button', { name: 'Pass' }).tap();
  await expect(offer(waiting)).toContainText('You passed.');
  await waiting.getByRole('button', { name: 'Undo' }).tap();
  await expect(toast(waiting, 'Charger 01 is held for you again.')).toBeVisible();
  await expect(offer(waiting).getByRole('button', { name: 'Take it' })).toBeVisible();
  // A push message knows no organization: its offer is shown in its own, whichever was chosen last.
  await waiting.getByRole('button', { name: /^Organization: / }).click();
  await waiting.getByRole('option', { name: /^Southside Offices/ }).click();
  await expect(waiting.getByRole('button', { name: 'Organization: Southside Offices' })).toBeVisible();
  await waiting.goto(`/line?offer=${(await offerOf(mira)).id}`);
  await expect(offer(waiting)).toBeFocused();
  await expect(waiting.getByRole('button', { name: 'Organization: Harbor House' })).toBeVisible();
  await waiting.goto(`/line?offer=${locationId}`);
  await expect(waiting.getByText('There is no such offer for you')).toBeVisible();
  await waiting.goBack();
  await expect(offer(waiting)).toContainText(
    /If you take it, your wait for Sat, Jun 13 \(2 hours, starting at 2:00\sPM\) ends as well, because you/,
  );
  // Without a network nothing is said of the charger, which is still held.
  const takeIt = offer(waiting).getByRole('button', { name: 'Take it' });
  await waiting.context().setOffline(true);
  await takeIt.tap();
  await expect(offer(waiting).getByRole('alert')).toContainText('No ConnectionThis needs a connection');
  await expectSoundScreen(waiting);
  await waiting.context().setOffline(false);
  await expect(offer(waiting).getByRole('alert')).toHaveCount(0);
  await expect(offer(waiting)).toContainText(`Held for you until ${until}`);
  await takeIt.tap();
  await expect(offer(waiting).getByRole('heading', { name: 'Charger 01 is yours' })).toBeFocused();
  await expect(offer(waiting)).toContainText(
    /Your wait for Sat, Jun 13 \(2 hours, starting at 2:00\sPM\) has ended, because you now have a charger/,
  );
  await expect(offer(waiting).getByRole('link', { name: 'Add to calendar' })).toBeVisible();
  await expectSoundScreen(waiting);
});

test('who waits for a charger and moves to another, or reserves one, reads before and after that the wait ends with it', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const { id: locationId, spots } = await organization.addLocation('Pier 7', 2, 'America/New_York', OPEN);
  const [noah, mira] = [
    await organization.addMember('Noah', 'Reyes'),
    await organization.addMember('Mira', 'Okafor'),
  ];
  const [taken, free] = spots;
  await reserve(noah, { locationId, spotId: taken!.id, date: TODAY, timeSlot: '13-16' });
  const wish = { locationId, spotId: taken!.id, date: TODAY, fromHour: 13, toHour: 13, hours: 2 };
  expect((await mira.calls.post('/api/watches', { data: wish })).status()).toBe(201);
  const page = await visit(mira, PHONE);
  const other = await reserve(mira, { locationId, spotId: free!.id, date: TODAY, timeSlot: '11-13' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Edit', exact: true }).tap();
  const edit = page.getByRole('dialog', { name: 'Edit reservation' });
  const moved = edit.getByText('If you update it, your wait for');
  await expect(edit.getByText('Nothing has been changed yet.')).toBeVisible();
  await expect(moved).toHaveCount(0);
  await tapMiddle(page, edit.getByRole('radio', { name: /^Start 1:00\sPM/ }));
  await expect(moved).toContainText('ends, because you will then have a charger in its hours.');
  await expectSoundScreen(page);
  await edit.getByRole('button', { name: 'Keep as it is' }).tap();
  expect((await mira.calls.patch(`/api/reservations/${other.id}/cancel`, { data: {} })).status()).toBe(200);
  await page.goto(`/booking?location=${locationId}&date=${TODAY}&slot=10-12&spot=${free!.id}`);
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeEnabled();
  const ends = page.getByText('If you confirm, your wait for');
  await expect(ends).toHaveCount(0);
  await page.goto(`/booking?location=${locationId}&date=${TODAY}&slot=13-15&spot=${free!.id}`);
  await expect(ends).toContainText('ends, because you will then have a charger in its hours.');
  await expectSoundScreen(page);
  await page.getByRole('button', { name: 'Confirm', exact: true }).tap();
  await expect(page.getByRole('dialog')).toContainText(
    'has ended, because you now have a charger in its hours.',
  );
  await expectSoundScreen(page);
});

test('an administrator of a line that leaves wishes unserved limits coming reservations with one press, takes it back, or puts it off', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const { id: locationId } = await organization.addLocation('Pier 7', 1);
  const mira = await organization.addMember('Mira', 'Okafor');
  await storeRows(server, [
    `INSERT INTO waitlist_entries (organization_id, id, user_id, location_id, look_ahead_days, first_date, last_date,
       from_hour, to_hour, hours, status, ends_at, occupied_minutes, scored_on, created_at, updated_at)
     SELECT $1, gen_random_uuid(), $2, $3, 7, day, day, 9, 10, 2, 'waiting', day + interval '15 hours', 0, day, day, day
     FROM generate_series(timestamp '2026-06-01', timestamp '2026-06-06', interval '1 day') AS day`,
    [organization.id, mira.id, locationId],
  ]);
  const page = await visit(organization.admin, PHONE);
  await page.goto('/line');
  const brings = page.getByRole('region', { name: 'Line statistics' });
  await expect(brings).toContainText('6 of 6 requests that waited in the last four weeks found no charger.');
  await tapOn(page, 'Allow at most 3');
  await expect(brings).toContainText('Each member can have at most 3 upcoming reservations now.');
  await expectSoundScreen(page);
  const limit = async () =>
    (await (await organization.admin.calls.get('/api/organizations/my')).json())[0].maxOpenBookings;
  expect(await limit()).toBe(3);
  await tapOn(page, 'Undo');
  await expect(brings).toContainText('Members can reserve any number of slots ahead.');
  expect(await limit()).not.toBe(3);
  await tapOn(page, 'Not now');
  await expect(brings).toContainText('You are not asked again before Wed, Jul 8');
  await page.reload();
  await expect(brings).toContainText('found no charger');
  await expect(brings.getByRole('button')).toHaveCount(0);
});

const tapOn = (page: Page, name: string): Promise<void> =>
  tapMiddle(page, page.getByRole('button', { name, exact: true }));
