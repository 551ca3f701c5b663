// Reports, from the form to their end, for people with and without an account.
import type { APIRequestContext } from '@playwright/test';
import { linkInMailTo } from './support/mail.ts';
import { makeOperator } from './support/operator.ts';
import { answer, makeOrganization, newEmail } from './support/people.ts';
import { expectSoundScreen } from './support/screen.ts';
import { expect, test } from './support/test.ts';

type Ticket = { id: string; description: string };

/** The operators' calls about the ticket with this description. */
async function operate(operator: APIRequestContext, search: string) {
  const [ticket] = await answer<Ticket[]>(operator.get('/api/developer/tickets', { params: { search } }));
  const at = `/api/developer/tickets/${ticket?.id}`;
  return {
    id: ticket!.id,
    respond: (message: string) => answer(operator.post(`${at}/responses`, { data: { message } })),
    set: (status: string) => answer(operator.patch(at, { data: { status } })),
  };
}

test('a signed-out person reports a bug, reads the answer by the mail’s link, comments and makes the link invalid @main', async ({
  server,
  visit,
}) => {
  const { calls: operator } = await makeOperator(server);
  const email = newEmail('noor');
  const page = await visit(null, { expected: [/404 \(Not Found\)/, /422 \(/] });
  await page.goto('/login?returnUrl=secret');
  await page.goto('/bug-report?from=/login%3FreturnUrl=secret&request=req-4711');
  await expectSoundScreen(page);
  await page.getByRole('button', { name: 'Report a Bug' }).click();
  await page.getByRole('button', { name: 'Submit report' }).click();
  await expect(page.getByRole('main').getByText('Category is required', { exact: true })).toBeVisible();
  await expect(page.getByText('Description must be at least 10 characters')).toBeVisible();
  await expectSoundScreen(page);
  await page.getByLabel('Category', { exact: true }).selectOption('Signing in');
  await page.getByLabel('Sub-category').selectOption('Cannot sign in');
  await page.getByLabel('Category', { exact: true }).selectOption('Display');
  await expect(page.getByLabel('Sub-category')).toHaveValue('');
  await page.getByLabel('Sub-category').selectOption('Dark theme');
  const description = `The sign-in page is black on black ${email}`;
  await page.getByLabel('Description').fill(description);
  await expect(page.getByText(`${description.length} / 500`)).toBeVisible();
  await page.getByLabel('Image (optional)').fill('https://images.invalid/black.png');
  await expect(page.getByText('Page: /login')).toBeVisible();
  await page.getByRole('checkbox', { name: /Browser/ }).uncheck();
  await page.getByRole('button', { name: 'Submit report' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    'Email Required: Please provide your email address to submit the report.',
  );
  await expect(page.getByText('Email Required')).toHaveCount(1);
  // What was entered stays.
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue(description);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Submit report' }).click();
  await expect(page.getByRole('heading', { name: /Thank you. Your report is #\d+/ })).toBeFocused();
  await expectSoundScreen(page);

  const received = await linkInMailTo(server.dataDir, email, '/ticket');
  const { respond, set } = await operate(operator, email);
  await respond('We changed the colours. Is it better now?');
  const answered = await linkInMailTo(server.dataDir, email, '/ticket');
  expect(new URL(answered).hash).toBe(new URL(received).hash);
  await page.goto(answered);
  await expect(page.getByText('We changed the colours. Is it better now?')).toBeVisible();
  await expect(page).toHaveURL('/ticket');
  const main = page.getByRole('main');
  await expect(main).toContainText('req-4711');
  await expect(main.getByText('Browser')).toHaveCount(0);
  // What the browser added comes last.
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Description',
    'Comments and responses',
    'Status history',
    'Sent with the report',
  ]);
  await expectSoundScreen(page);
  await page.getByLabel('Add a comment').fill('Yes, thank you!');
  await page.getByRole('button', { name: 'Add comment' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'Yes, thank you!' })).toBeVisible();
  await expect(page.getByLabel('Add a comment')).toHaveValue('');

  // Completed while the page is open.
  await set('completed');
  await page.reload();
  await expect(main).toContainText('This report is resolved and closed for comments.');
  await expectSoundScreen(page);
  await page.getByRole('button', { name: 'Revoke this link' }).click();
  await expect(page.getByRole('button', { name: 'Keep the link' })).toBeFocused();
  await page.getByRole('button', { name: 'Revoke this link' }).click();
  await expect(page.getByRole('heading', { name: 'The link no longer works' })).toBeVisible();
  await page.goto('/');
  await page.goto(answered);
  await expect(page.getByRole('heading', { name: 'This link is invalid' })).toBeVisible();
  await expectSoundScreen(page);
});

test('a member follows a feature request to its end, and reports what failed unexpectedly', async ({
  server,
  visit,
}) => {
  const { calls: operator } = await makeOperator(server);
  const { admin } = await makeOrganization(server);
  const page = await visit(admin, { expected: [/500 \(/] });
  await page.route('**/api/reservations**', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Broken.', requestId: 'req-4712' } }),
  );
  await page.goto('/availability');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bug' }).click();
  await expect(page.getByText('You have not reported anything yet')).toBeVisible();
  await page.getByRole('button', { name: 'Request a Feature' }).click();
  await page.getByRole('button', { name: 'Change Type' }).click();
  await page.getByRole('button', { name: 'Request a Feature' }).click();
  await expect(page.getByText('Page: /availability')).toBeVisible();
  await page.getByLabel('Category', { exact: true }).selectOption('User interface');
  await page.getByLabel('Sub-category').selectOption('Theme');
  await page.getByLabel('Description').fill(`Please offer a theme in sepia, ${admin.email}`);
  await page.getByRole('button', { name: 'Submit report' }).click();
  await page.getByRole('button', { name: 'Open your report' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Pending').first()).toBeVisible();
  await expectSoundScreen(page);
  const { respond, set, id } = await operate(operator, admin.email);
  await respond('We plan it for summer.');
  await set('in_work');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goto(`/bug-report?ticket=${id}`);
  await expect(dialog).toContainText('We plan it for summer.');
  await expect(dialog.getByText('In Progress').first()).toBeVisible();
  const responses = `**/api/tickets/${id}/responses`;
  await page.route(responses, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Broken.', requestId: 'req-4714' } }),
  );
  await dialog.getByLabel('Add a comment').fill('Good news.');
  await dialog.getByRole('button', { name: 'Add comment' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: 'Failed to Add Response' })
    .getByText('Report this')
    .click();
  await expect(page.getByText('Failed request: req-4714')).toBeVisible();
  await page.unroute(responses);
  await page.goto(`/bug-report?ticket=${id}`);
  await dialog.getByLabel('Add a comment').fill('Good news.');
  await dialog.getByRole('button', { name: 'Add comment' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Good news.' })).toBeVisible();
  await set('completed');
  // A comment that comes too late says so, and the dialog shows the end.
  await page.reload();
  await expect(dialog).toContainText('This report is resolved and closed for comments.');
  await expectSoundScreen(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /User interface: Theme/ })).toContainText('Completed');
  await expectSoundScreen(page);

  await page.route('**/api/account/security', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Broken.', requestId: 'req-4713' } }),
  );
  await page.goto('/account?tab=security');
  await page.getByRole('link', { name: 'Report this' }).first().click();
  await expect(page.getByText('Failed request: req-4713')).toBeVisible();
  await expect(page.getByText('Page: /account')).toBeVisible();
  await expect(page.getByRole('main').getByText('Report a Bug')).toBeVisible();
});
