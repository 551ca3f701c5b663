import { randomUUID } from 'node:crypto';
import { onFirstRequest } from './support/first-request.ts';
import { makeOperator } from './support/operator.ts';
import { makeOrganization } from './support/people.ts';
import { storeRows } from './support/rows.ts';
import { expectSoundScreen, toast } from './support/screen.ts';
import { expect, MORNING, test } from './support/test.ts';

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
  await storeRows(server, [REPORTS, [MORNING]]);
  const page = await visit(null, { expected: [/500 \(Internal Server Error\)/] });
  await (await makeOperator(server)).signIn(page);
  await onFirstRequest(page, /developer\/tickets\?/, (route) => route.fulfill({ status: 500 }));
  await page.goto('/developer-portal?tab=tickets&search=ines');
  await expect(page.getByText('The tickets could not be loaded')).toBeVisible();
  await expectSoundScreen(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('button.tk-row')).toHaveCount(3);
  const rows = page.locator('button.tk-row');
  // Whoever presses while the list is still on its way gets what they asked for.
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/developer/tickets?*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/developer-portal?tab=tickets&search=ines');
  await page.getByRole('button', { name: 'Bugs' }).click();
  await expect(page.getByRole('button', { name: 'Bugs' })).toHaveAttribute('aria-pressed', 'true');
  release();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(page).not.toHaveURL(/type=/);
  await page.goto('/developer-portal?tab=tickets&search=ines');
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
  await card.getByRole('button', { name: 'Save as reply' }).click();
  await page.getByLabel('Title').fill('Reason found');
  await page.getByRole('button', { name: 'Save reply' }).click();
  // What was typed is still there after looking at another tab, and after a reload.
  await page.getByRole('tab', { name: 'Health' }).click();
  await page.goto('/developer-portal?tab=tickets&search=cannot');
  await rows.click();
  await expect(card.getByRole('textbox', { name: 'Response' })).toHaveValue('We have found the reason.');
  await card.getByRole('textbox', { name: 'Response' }).fill('');
  await card.getByLabel('Saved replies').selectOption({ label: 'Reason found' });
  await expect(card.getByRole('textbox', { name: 'Response' })).toHaveValue('We have found the reason.');
  await card.getByRole('button', { name: 'Send response' }).click();
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
  await expect(toast(page, '1 ticket archived')).toBeVisible();
  await page.goto('/developer-portal?tab=tickets&archived=true');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Wrong times shown, every morning');
});

test('the health tab says what is wrong, sends a notification and runs a job again, and tries the mail', async ({
  server,
  visit,
}) => {
  const { id: organizationId, admin } = await makeOrganization(server);
  const page = await visit(null, { expected: [/422 \(/] });
  await (await makeOperator(server)).signIn(page);
  await storeRows(
    server,
    [
      `INSERT INTO notifications (organization_id, id, user_id, type, method, status, scheduled_for, attempt_at, attempts,
         error_message, created_at)
       VALUES ($1, $2, $3, 'membership_decided', 'email', 'failed', $4, $4, 9, 'connect ECONNREFUSED', $4)`,
      [organizationId, randomUUID(), admin.id, MORNING],
    ],
    [
      `INSERT INTO jobs (id, kind, payload, due_at, failed_at, last_error, created_at, attempts)
       VALUES ($1, 'platform.housekeeping', '{}', $2, $2, 'the database was away', $2, 12)`,
      [randomUUID(), MORNING],
    ],
  );
  await page.goto('/developer-portal?tab=health');
  await expect(page.getByText('1 job was given up')).toBeVisible();
  await expect(page.getByText('1 notification was given up')).toBeVisible();
  await expectSoundScreen(page);
  // A phone shows the times of routes without scrolling.
  await page.setViewportSize({ width: 390, height: 844 });
  const times = page.getByRole('region', { name: 'Times of routes' });
  expect(await times.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(0);
  await expectSoundScreen(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Retry 1 notification' }).click();
  await expect(toast(page, '1 notification goes out again')).toBeVisible();
  await page.getByRole('button', { name: 'Retry 1 job' }).click();
  await expect(page.getByText('All is well')).toBeVisible();

  await page.getByRole('button', { name: 'Try Mail' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send email' }).click();
  await expect(dialog).toContainText('Please enter a valid email address');
  await dialog.getByLabel('Email address').fill('robin@example.com');
  await dialog.getByRole('button', { name: 'Send email' }).click();
  await expect(dialog).toContainText('An email to robin@example.com was stored in the folder of emails');
  await expectSoundScreen(page);
});
