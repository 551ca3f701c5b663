import { addDays, reportOf, weekdayOf, type DayOfUse } from '@chargerota/domain';
import { makeOrganization } from './support/people.ts';
import { picture } from './support/picture.ts';
import { expectNoSidewaysScroll, expectSoundScreen } from './support/screen.ts';
import { expect, test, TODAY } from './support/test.ts';

test('an administrator sees what chargers are used for, by month and location, as far as the plan shows', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server, 'Harbor House', ['Ada', 'Lindqvist'], 'premium');
  const yard = await organization.addLocation('Yard', 1);
  await organization.addLocation('Pier 9', 1);
  const wish = {
    locationId: yard.id,
    spotId: yard.spots[0]!.id,
    date: TODAY,
    timeSlot: '10-12',
  };
  const statuses: number[] = [];
  for (const name of ['Mira', 'Noah']) {
    const { calls, id } = await organization.addMember(name, 'Okafor');
    const answer = await calls.post('/api/reservations', { data: { ...wish, userId: id } });
    statuses.push(answer.status());
  }
  expect(statuses).toEqual([201, 409]);

  const page = await visit(organization.admin, { expected: [/409/] });
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Usage report' }).click();
  await expect(page.getByText('It is too early to say.')).toBeVisible();
  await expect(page.getByText('0 in line, 1 refused')).toBeVisible();
  await expectSoundScreen(page);
  await page.getByLabel('Location').selectOption('Pier 9');
  await expect(page.getByText('Nothing to count yet.')).toBeVisible();
  await page.getByLabel('Month').selectOption('May 2026');
  await expect(page.getByText('Pier 9, Fri, May 1 – Sun, May 31, 2026')).toBeVisible();
  // The address leads there again, and so does the file.
  await page.reload();
  await expect(page.getByText('Pier 9, Fri, May 1 – Sun, May 31, 2026')).toBeVisible();
  const file = await page.getByRole('link', { name: 'Export CSV' }).getAttribute('href');
  expect(file).toContain('from=2026-05-01&to=2026-05-31&locationId=');

  const small = await makeOrganization(server, 'Small House', ['Eve', 'Lindqvist'], 'basic');
  const other = await visit(small.admin, { expected: [/409/] });
  await other.goto('/report?month=2026-05');
  await expect(other.getByText('Your plan shows the last 7 days')).toBeVisible();
  await other.getByRole('button', { name: 'Show the last 7 days' }).click();
  await expect(other.getByText('Wed, Jun 3 – Wed, Jun 10, 2026')).toBeVisible();
  await expectSoundScreen(other);
});

/** What A4 leaves between its margins, in pixels. */
const PAPER = { width: 718, height: 1047 };

test('on paper the report is its answer, its figures and its charts, in the width of the sheet', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server, 'Harbor House', ['Ada', 'Lindqvist'], 'premium');
  await organization.addLocation('Yard', 1);
  const page = await visit(organization.admin, { viewport: PAPER, colorScheme: 'dark' });
  const json = { ...busyMonth(), earliest: null, worstTenth: { members: 34, share: 0.56 } };
  await page.route('**/organizations/*/report*', (route) => route.fulfill({ json }));
  await page.goto('/report');
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await picture(page);

  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Do we need more chargers?',
    'What happened',
    'Use by hour',
    'Use by day',
  ]);
  await expect(page.getByRole('main')).toContainText('Harbor House, all locations');
  await expect(page.locator('.rp-figs')).toBeVisible();
  for (const section of await page.locator('.section').all())
    await expect(section, 'a heading stays with what is below it').toHaveCSS('break-inside', 'avoid');
  const charts = page.locator('figure svg');
  await expect(charts).toHaveCount(2);
  for (const chart of await charts.all()) {
    const { x, width, height } = (await chart.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(PAPER.width);
    expect(height).toBeGreaterThan(100);
  }
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

/** A month of a location that is full at noon on weekdays and quiet at the weekend. */
function busyMonth() {
  const use = [0, 0, 0, 0, 0, 0, 1, 2, 5, 6, 5, 6, 6, 5, 4, 4, 3, 2, 1, 1, 0, 0, 0, 0];
  const days = Array.from({ length: 30 }, (_, index): DayOfUse => {
    const date = addDays(TODAY, index - 29);
    const isQuiet = ['saturday', 'sunday'].includes(weekdayOf(date));
    return {
      locationId: 'one',
      date,
      spots: 6,
      reservations: isQuiet ? 4 : 19 + (index % 3),
      sessions: isQuiet ? 4 : 18 + (index % 4),
      walkIns: 2,
      noShows: index % 3 === 0 ? 1 : 0,
      released: 3,
      served: 3,
      notServed: 2,
      gaveUp: 0,
      refused: index % 3,
      savedMinutes: 90,
      minutes: use.map((chargers) => chargers * (isQuiet ? 12 : 55)),
    };
  });
  const range = { from: days[0]!.date, to: TODAY, today: TODAY };
  return { ...range, ...reportOf(days, { ...range, places: [{ locationId: 'one', spots: 6 }] }) };
}
