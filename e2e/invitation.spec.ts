import { readFile } from 'node:fs/promises';
import { mailsTo } from './support/mail.ts';
import {
  makeOrganization,
  newEmail,
  organizationsOf,
  PASSWORD,
  setMembershipStatus,
} from './support/people.ts';
import { expectNoSidewaysScroll, expectSoundScreen, toast } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test('a person with an account signs in and joins a second organization, where they wait for approval', async ({
  server,
  visit,
}) => {
  const [first, second] = await Promise.all([
    makeOrganization(server, 'Harbor House'),
    makeOrganization(server, 'Quay North'),
  ]);
  const mira = await first.addMember('Mira', 'Okafor');
  const page = await visit();
  await page.goto(await second.invite(mira.email));
  await page.getByRole('button', { name: 'Existing User - Sign In' }).click();
  await page.getByLabel('Email address').fill(mira.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Login Successful' })).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Quay North' })).toBeVisible();
  await expectSoundScreen(page);
  await page.getByRole('button', { name: 'Accept Invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Account Pending' })).toBeVisible();
  await expect(page.getByText('by an administrator of Quay North')).toBeVisible();
  await expectSoundScreen(page);
  expect(await organizationsOf(mira)).toEqual([
    { name: 'Harbor House', membershipStatus: 'active' },
    { name: 'Quay North', membershipStatus: 'pending' },
  ]);
  await page.getByRole('button', { name: 'Switch to Harbor House' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing reserved, Mira.' })).toBeVisible();
});

test('an organization asks for little, and its invitation is enough: one form from the link to the dashboard, on a phone', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const PHONE = { width: 390, height: 844 };
  const admin = await visit(organization.admin);
  await admin.setViewportSize(PHONE);
  await admin.goto('/organization');
  await admin.getByRole('button', { name: 'Show the first steps' }).click();
  await admin.getByRole('button', { name: 'Ask for name, email and password only' }).click();
  await expect(toast(admin, 'Settings Updated')).toBeVisible();
  // A link to a part opens it; the others stay folded, each with what is set in it.
  await admin.goto('/organization?tab=settings#joining');
  const joining = admin.getByRole('region', { name: 'Joining', exact: true });
  await expect(joining.getByRole('heading', { name: 'Joining' })).toBeFocused();
  await expect(joining.getByRole('switch', { name: 'Ask for a phone number' })).not.toBeChecked();
  const ida = await organization.addApplicant('Ida', 'Holm');
  await joining.getByRole('switch', { name: 'An invitation counts as approval' }).check();
  await expect(joining).toContainText(
    'A short form: name, email and password. An invitation counts as approval.',
  );
  const ahead = admin.getByRole('region', { name: 'How far ahead', exact: true });
  await expect(ahead).toContainText('Up to 1 month ahead');
  await expect(ahead.getByLabel('Advance booking')).toBeHidden();
  await expectSoundScreen(admin);
  await ahead.getByRole('button', { name: 'How far ahead' }).press('Enter');
  await expect(ahead.getByLabel('Advance booking')).toBeVisible();

  const email = newEmail('noah');
  const link = await organization.invite(email);
  const page = await visit();
  await page.setViewportSize(PHONE);
  await page.goto(link);
  await page.getByRole('button', { name: 'New User - Create Account' }).click();
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveCount(0);
  await page.getByLabel('First name').fill('Noah');
  await page.getByLabel('Last name').fill('Adeyemi');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await expect(page.getByText('You can book at once.')).toBeVisible();
  await expectSoundScreen(page);
  await page.getByRole('button', { name: 'Complete Registration & Join Organization' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing reserved, Noah.' })).toBeVisible();
  const asked = page.getByRole('complementary', { name: 'Your details' });
  await expect(asked).toContainText('Add your vehicle, phone number, and emergency contact');
  await expectSoundScreen(page);
  await asked.getByRole('link', { name: 'Add them' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('Phone').fill('+1 212 555 0134');
  await page.getByLabel('I will not have a vehicle').check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Profile Updated')).toBeVisible();
  await expect(asked).toHaveCount(0);

  // The used link leads whoever is signed out through the sign-in to the dashboard.
  const elsewhere = await visit();
  await elsewhere.goto(link);
  await elsewhere.getByRole('link', { name: 'Go to Dashboard' }).click();
  await elsewhere.getByLabel('Email address').fill(email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await elsewhere.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Nothing reserved, Noah.' })).toBeVisible();

  // Who came before waits, and sees for what; the screen goes on by itself.
  const waiting = await visit(ida);
  await waiting.goto('/dashboard');
  await expect(waiting.getByRole('region', { name: 'What happens next' })).toContainText(
    'One of them approves you.',
  );
  await expectSoundScreen(waiting);
  await setMembershipStatus(organization, ida, 'active');
  await expect(waiting.getByRole('heading', { name: 'Nothing reserved, Ida.' })).toBeVisible();
});

test('only the invited person can accept an invitation, and a person who is already a member is led to the dashboard', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server, 'Quay North');
  const mira = await organization.addMember('Mira', 'Okafor');
  const noah = await organization.addMember('Noah', 'Adeyemi');
  // Suspended, invited again, and reinstated before the link is opened.
  await setMembershipStatus(organization, mira, 'suspended');
  const link = await organization.invite(mira.email);
  await setMembershipStatus(organization, mira, 'active');

  const [other, invited] = await Promise.all([visit(noah), visit(mira)]);
  await other.goto(link);
  await expect(other.getByText(`You are signed in as ${noah.email}`)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Accept Invitation' })).toBeHidden();
  await expectSoundScreen(other);

  await invited.goto(link);
  await expect(invited.getByRole('main').getByText('You are a member of Quay North already.')).toBeVisible();
  await expectSoundScreen(invited);
  await invited.getByRole('button', { name: 'Go to Dashboard' }).click();
  await expect(invited.getByRole('heading', { name: 'Nothing reserved, Mira.' })).toBeVisible();
});

test('declining an invitation asks first, and its link does not work afterwards, nor does an unknown one; a mail that names the longest of addresses fits a phone', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const link = await organization.invite(newEmail('noah'));
  const page = await visit(null, { expected: [/404 \(Not Found\)/] });
  await page.goto(link);
  await page.getByRole('button', { name: 'Decline Invitation' }).click();
  const question = page.getByRole('alertdialog', { name: 'Decline the invitation to Harbor House?' });
  await expectSoundScreen(page);
  await question.getByRole('button', { name: 'Decline Invitation' }).click();
  await expect(toast(page, 'Invitation Declined')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await page.goto(link);
  await expect(page.getByRole('main').getByText('This invitation has already been declined.')).toBeVisible();
  await expectSoundScreen(page);
  await page.goto('/invitation?token=unknown');
  await expect(page.getByRole('heading', { name: 'Invalid Invitation' })).toBeVisible();
  await expect(
    page.getByRole('main').getByText('This invitation link is invalid or has expired.'),
  ).toBeVisible();

  const email = `${'maximiliane'.repeat(3)}@${'fahrzeugverwaltung'.repeat(3)}.example.org`;
  await organization.invite(email);
  const [mail] = await mailsTo(server.dataDir, email);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('about:blank');
  await page.setContent(mail?.html ?? '');
  await expect(page.getByRole('heading', { name: 'You are invited to Harbor House' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('an administrator imports members from a file, after seeing what it would bring', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const mira = await organization.addMember('Mira', 'Okafor');
  const [noah, lena] = [newEmail('noah'), newEmail('lena')];
  const page = await visit(organization.admin);
  await page.goto('/organization?tab=invites');
  await page.getByRole('link', { name: 'Import from a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Members' });
  const choose = (lines: readonly string[]) =>
    dialog
      .getByLabel('CSV file')
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
  await choose(['Name', 'Lena Berg']);
  await expect(dialog.getByRole('alert')).toContainText('No email address was found in this file.');
  const file = [
    'Line manager email;Work email;Name;Role;Job title',
    `${mira.email};${noah};Noah;admin;Engineer`,
    `;${mira.email};Mira;;Administrator`,
    ';lena;Lena;;',
    `;${lena};Lena;Lead;Administrator`,
  ];
  await choose(file);
  await expect(dialog.getByRole('status')).toHaveText('2 people can be invited. 2 rows are left out.');
  await expect(dialog).toContainText('Not used: Line manager email, Name, Job title.');
  await expect(dialog).toContainText('“Lead” is no right here: these people become members.');
  await expect(dialog.getByRole('radio', { name: /^Work email/ })).toBeChecked();
  await dialog.getByRole('radio', { name: /^Line manager email/ }).check();
  await expect(dialog.getByRole('status')).toHaveText('Nobody here can be invited. 4 rows are left out.');
  await dialog.getByRole('radio', { name: /^Work email/ }).check();
  await expect(dialog.getByRole('button', { name: 'Invite 2 people' })).toBeDisabled();
  await dialog.getByRole('radio', { name: /^An administrator/ }).check();
  await expect(dialog.getByRole('status')).toHaveText(
    '2 people can be invited. One of them becomes an administrator. 2 rows are left out.',
  );
  await expectSoundScreen(page);
  await dialog.getByRole('button', { name: 'Invite 2 people' }).click();
  await expect(dialog.getByRole('status')).toHaveText('2 invitations were sent. 2 rows were left out.');
  await dialog.getByLabel('Only the 2 rows with a problem').check();
  await expect(dialog.getByRole('listitem')).toHaveText([/already/, /This is not an email address/]);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download what was not sent' }).click(),
  ]);
  expect(await readFile(await saved.path(), 'utf8')).toContain(mira.email);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(noah)).toBeVisible();
  await expect(page.getByText(lena)).toBeVisible();
});
