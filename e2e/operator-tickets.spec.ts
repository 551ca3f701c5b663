import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { expectSoundScreen } from './support/screen.ts';
import type { RunningServer } from './support/server.ts';
import { expect, MORNING, test } from './support/test.ts';

/** Runs statements on the server's database, for what the journey is not about. */
async function store(server: RunningServer, statements: [string, unknown[]][]): Promise<void> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  // oxlint-disable-next-line no-await-in-loop -- one after another
  for (const [text, values] of statements) await client.query(text, values);
  await client.end();
}

async function signInAsOperator(server: RunningServer, page: Page): Promise<void> {
  const id = randomUUID();
  const value = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(value).digest('hex');
  await store(server, [
    [
      `INSERT INTO developer_accounts (id, username, email, password_hash, created_at) VALUES ($1, $2, $2, '', $3)`,
      [id, `${id}@example.com`, MORNING],
    ],
    [
      `INSERT INTO sessions (sid, id, developer_id, expire, created_at, last_seen_at)
       VALUES ($1, $2, $2, $3::timestamptz + interval '8 hours', $3, $3)`,
      [hash, id, MORNING],
    ],
  ]);
  await page.context().addCookies([{ name: 'chargerota_operator', value, url: server.url }]);
}

/** Reports of Ines, each with its sub-category in the description; the last was completed two months ago. */
const REPORTS = `
  INSERT INTO tickets (id, user_email, user_name, type, category, sub_category, description, status, completed_at,
    created_at, updated_at)
  SELECT gen_random_uuid(), 'ines@example.com', 'Ines Moreau', type, 'booking', about, about || ', every morning', status,
    CASE WHEN status = 'completed' THEN $1::timestamptz - interval '60 days' END, $1, $1
  FROM (VALUES ('bug', 'Cannot reserve', 'pending'), ('feature', 'Waiting list', 'pending'),
    ('bug', 'Wrong times shown', 'completed')) AS t (type, about, status)`;

test('an operator filters tickets, answers with a saved reply, completes, deletes and archives', async ({
  server,
  visit,
}) => {
  await store(server, [[REPORTS, [MORNING]]]);
  const page = await visit(null, { expected: [/500 \(Internal Server Error\)/] });
  await signInAsOperator(server, page);
  await page.route(/developer\/tickets\?/, (request) => request.fulfill({ status: 500 }), { times: 1 });
  await page.goto('/developer-portal?tab=tickets&search=ines');
  await expect(page.getByText('The tickets could not be loaded')).toBeVisible();
  await expectSoundScreen(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  const rows = page.locator('button.tk-row');
  await expect(rows).toHaveCount(3);
  await expectSoundScreen(page);
  await page.getByLabel('Type', { exact: true }).selectOption('bug');
  await page.getByLabel('Status', { exact: true }).first().selectOption('pending');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/type=bug.*status=pending|status=pending.*type=bug/);

  await rows.press('Enter');
  const card = page.getByRole('complementary', { name: 'Open ticket' });
  await expect(card.getByRole('heading', { name: 'Booking: Cannot reserve' })).toBeVisible();
  // The keyboard goes to the ticket, past the rest of the list, and back.
  await expect(card).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rows).toBeFocused();
  await card.getByRole('textbox', { name: 'Response' }).fill('We have found the reason.');
  await card.getByRole('button', { name: 'Save as Reply' }).click();
  await page.getByLabel('Title').fill('Reason found');
  await page.getByRole('button', { name: 'Save Reply' }).click();
  // What was typed is still there after looking at another tab, and after a reload.
  await page.getByRole('tab', { name: 'Health' }).click();
  await page.goto('/developer-portal?tab=tickets&search=cannot');
  await rows.click();
  await expect(card.getByRole('textbox', { name: 'Response' })).toHaveValue('We have found the reason.');
  await card.getByRole('textbox', { name: 'Response' }).fill('');
  await card.getByLabel('Saved replies').selectOption({ label: 'Reason found' });
  await expect(card.getByRole('textbox', { name: 'Response' })).toHaveValue('We have found the reason.');
  await card.getByRole('button', { name: 'Send Response' }).click();
  await expect(card.getByRole('list', { name: 'Responses' })).toContainText('We have found the reason.');
  await expect(card.getByRole('textbox', { name: 'Response' })).toHaveValue('');

  await card.getByLabel('Status', { exact: true }).selectOption('completed');
  await expect(rows).toContainText('Completed');
  await expectSoundScreen(page);

  await page.goto('/developer-portal?tab=tickets&search=waiting');
  await rows.click();
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No such ticket')).toBeVisible();

  await page.getByRole('button', { name: 'Archive Old' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('30 days after it was completed');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive Old' }).click();
  await page.goto('/developer-portal?tab=tickets&archived=true');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Wrong times shown, every morning');
});

test('the health tab says what is wrong, runs a dead job again and tries the mail', async ({
  server,
  visit,
}) => {
  const page = await visit(null, { expected: [/422 \(/] });
  await signInAsOperator(server, page);
  await store(server, [
    [
      `INSERT INTO jobs (id, kind, payload, due_at, failed_at, last_error, created_at, attempts)
       VALUES ($1, 'platform.housekeeping', '{}', $2, $2, 'the database was away', $2, 12)`,
      [randomUUID(), MORNING],
    ],
  ]);
  await page.goto('/developer-portal?tab=health');
  await expect(page.getByText('1 job was given up')).toBeVisible();
  await expectSoundScreen(page);
  // A phone shows the times of routes without scrolling.
  await page.setViewportSize({ width: 390, height: 844 });
  const times = page.getByRole('region', { name: 'Times of routes' });
  expect(await times.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(0);
  await expectSoundScreen(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Retry 1 job' }).click();
  await expect(page.getByText('All is well')).toBeVisible();

  await page.getByRole('button', { name: 'Try Mail' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send Mail' }).click();
  await expect(dialog).toContainText('Please enter a valid email address');
  await dialog.getByLabel('Email address').fill('robin@example.com');
  await dialog.getByRole('button', { name: 'Send Mail' }).click();
  await expect(dialog).toContainText('A mail to robin@example.com was stored in the folder of mails');
  await expectSoundScreen(page);
});
