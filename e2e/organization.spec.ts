// An administrator's work on real parts: from delivered mail to changes that members see without a reload.
import type { Browser, Locator, Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { makeOrganization, newEmail, organizationsOf, PASSWORD } from './support/people.ts';
import { linkInText, openPostbox, type Postbox } from './support/postbox.ts';
import { expectSoundScreen, toast } from './support/screen.ts';
import { startServer, type RunningServer } from './support/server.ts';
import { expect, MORNING, openVisits, test } from './support/test.ts';

test('of three people invited by mail, one joins with a new account, one with their own and one declines; the administrator’s decisions take effect at once', async ({
  browser,
}) => {
  test.slow();
  const postbox = await openPostbox();
  const server = await startServer({
    clockStart: MORNING,
    env: { SMTP_URL: postbox.url, MAIL_FROM: 'ChargeRota <rota@pier.example>' },
  });
  try {
    await journey(browser, server, postbox);
  } finally {
    await server.dispose();
    await postbox.close();
  }
});

async function journey(browser: Browser, server: RunningServer, postbox: Postbox): Promise<void> {
  const { visit, expectQuiet } = openVisits(browser, server);
  const organization = await makeOrganization(server, 'Pier Works', undefined, 'premium');
  const { id, admin } = organization;
  const agreement = { requiresAgreement: true, customAgreementText: 'Unplug when you are done.' };
  await expect(await admin.calls.patch(`/api/organizations/${id}`, { data: agreement })).toBeOK();
  await organization.addLocation('Pier 7', 2);
  const { admin: noah } = await makeOrganization(server, 'Quay North', ['Noah', 'Reyes']);
  const [ada, mira, guest, sam] = [await visit(admin), await visit(), await visit(), await visit()];
  const [miraAt, samAt] = [newEmail('mira'), newEmail('sam')];

  await confirmAddress(ada, await postbox.mailTo(admin.email, 'Confirm your email address for ChargeRota'));
  await invite(ada, [miraAt, noah.email, samAt]);
  const invitationOf = (address: string): Promise<Email> =>
    postbox.mailTo(address, 'Ada Lindqvist invites you to Pier Works');
  await decline(sam, await invitationOf(samAt));
  await expect(revoke(ada, samAt)).toBeHidden();
  await joinAnew(mira, await invitationOf(miraAt));
  await joinWithAccount(guest, await invitationOf(noah.email), noah.email);
  expect(await organizationsOf(noah)).toEqual([
    { name: 'Quay North', membershipStatus: 'active' },
    { name: 'Pier Works', membershipStatus: 'pending' },
  ]);

  await ada.getByRole('tab', { name: 'Members' }).click();
  await ada.getByRole('button', { name: 'Approve Mira Okafor' }).click();
  await expect(toast(ada, 'User Approved')).toBeVisible();
  await expect(mira.getByRole('heading', { name: 'Nothing reserved, Mira.' })).toBeVisible();
  await postbox.mailTo(miraAt, 'You can now reserve chargers at Pier Works');
  await approveToday(ada);
  await expect(guest.getByRole('heading', { name: 'Nothing reserved, Noah.' })).toBeVisible();
  await postbox.mailTo(noah.email, 'You can now reserve chargers at Pier Works');

  await changeRules(ada, mira);
  await hideReservations(ada, mira, guest);
  await switchOrganization(guest);
  expectQuiet();
}

const look = expectSoundScreen;
const navigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
const goTo = (page: Page, place: string): Promise<void> =>
  navigation(page).getByRole('link', { name: place, exact: true }).click();
const summary = (page: Page): Locator => page.getByRole('complementary', { name: 'Reservation Summary' });
const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
const revoke = (page: Page, address: string): Locator =>
  page.getByRole('button', { name: `Revoke the invitation of ${address}` });
const switcher = (page: Page, organization: string): Locator =>
  page.getByRole('button', { name: `Organization: ${organization}` });

/** Nobody invites people by mail before the own address is confirmed. */
async function confirmAddress(page: Page, mail: Email): Promise<void> {
  await page.goto(linkInText(mail));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Address Confirmed' })).toBeVisible();
  await look(page);
}

async function invite(page: Page, addresses: readonly string[]): Promise<void> {
  await page.goto('/organization?tab=invites');
  await field(page, 'Email address').fill(`${addresses.join(', ')}, `);
  await look(page);
  await page.getByRole('button', { name: 'Send 3 Invitations' }).click();
  await expect(toast(page, 'Invitations Sent')).toBeVisible();
  for (const address of addresses) await expect(revoke(page, address)).toBeVisible();
}

/** Opens the mail as a mail program would, and presses its button. */
async function openFromMail(page: Page, { html }: Email): Promise<void> {
  await page.setContent(html ?? '');
  await page.getByRole('link', { name: 'See the invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Pier Works' })).toBeVisible();
}

async function decline(page: Page, mail: Email): Promise<void> {
  await page.goto(linkInText(mail));
  await page.getByRole('button', { name: 'Decline Invitation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline Invitation' }).click();
  await expect(toast(page, 'Invitation Declined')).toBeVisible();
}

async function joinAnew(page: Page, mail: Email): Promise<void> {
  await page.goto(linkInText(mail));
  await expect(page.getByText('Unplug when you are done.')).toBeVisible();
  await field(page, 'I accept the agreement of Pier Works').check();
  await look(page);
  await page.getByRole('button', { name: 'New User - Create Account' }).click();
  await field(page, 'First name').fill('Mira');
  await field(page, 'Last name').fill('Okafor');
  await field(page, 'Phone').fill('+1 212 555 0134');
  await field(page, 'Make').fill('Volvo');
  await field(page, 'Model').fill('EX30');
  await field(page, 'Year').fill('2025');
  await page.reload();
  await expect(field(page, 'Last name')).toHaveValue('Okafor');
  await expect(field(page, 'Year')).toHaveValue('2025');
  // A consent and a password are given again.
  await field(page, 'I accept the agreement of Pier Works').check();
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm password').fill(PASSWORD);
  await field(page, 'Color').selectOption('Blue');
  await field(page, 'License plate').fill('EVC 4821');
  await field(page, 'Plate state').selectOption('NY');
  await field(page, 'Emergency contact').fill('Sam Okafor, +1 212 555 0190');
  await page.getByRole('button', { name: 'Complete Registration & Join Organization' }).click();
  await expect(page.getByRole('heading', { name: 'Account Pending' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('joining'))).toBeNull();
}

async function joinWithAccount(page: Page, mail: Email, email: string): Promise<void> {
  await openFromMail(page, mail);
  await page.getByRole('button', { name: 'Existing User - Sign In' }).click();
  await field(page, 'Email address').fill(email);
  await field(page, 'Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await field(page, 'I accept the agreement of Pier Works').check();
  await look(page);
  await page.getByRole('button', { name: 'Accept Invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Account Pending' })).toBeVisible();
  await expect(switcher(page, 'Pier Works')).toBeVisible();
}

async function approveToday(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Approve Noah Reyes' }).click();
}

/** The member watches while the administrator saves. */
async function changeRules(admin: Page, member: Page): Promise<void> {
  await goTo(member, 'Book');
  await expect(summary(member)).toContainText('9:00 AM – 12:00 PM');

  await admin.goto('/organization?tab=settings');
  await field(admin, 'Advance booking').selectOption('7 days');
  await expect(summary(member)).toContainText('Up to 7 days in advance');
  await expect(member.getByRole('button', { name: /^Wed, Jun 17\./ })).toBeEnabled();
  await expect(member.getByRole('button', { name: /^Thu, Jun 18\./ })).toBeDisabled();

  await field(admin, 'Longest reservation').selectOption('2 hours');
  const duration = member.getByRole('radiogroup', { name: 'Duration' });
  await expect(duration.getByRole('radio')).toHaveText(['1 hour', '2 hours']);
  await expect(summary(member)).toContainText('Choose a duration.');
  await expect(summary(member)).toContainText('1-hour or 2-hour slots');
  await look(member);
}

/** The member's screen shows who has reserved, until the administrator hides it. */
async function hideReservations(admin: Page, member: Page, guest: Page): Promise<void> {
  await goTo(member, 'Status');
  await expect(member.getByRole('grid', { name: /Pier 7/ })).toBeVisible();
  await goTo(guest, 'Book');
  await expect(summary(guest)).toContainText('9:00 AM – 11:00 AM');
  await summary(guest).getByRole('button', { name: 'Confirm reservation' }).click();
  await guest
    .getByRole('dialog', { name: 'Reservation Confirmed!' })
    .getByRole('button', { name: 'Done' })
    .click();

  const bar = member.getByRole('button', { name: /^Charger 01, 9:00 AM to 11:00 AM:/ });
  await expect(bar).toHaveAccessibleName(/taken by Noah Reyes$/);
  await bar.click();
  const details = member.getByRole('dialog', { name: 'Reservation Details' });
  await expect(details).toContainText('Noah Reyes');
  await admin.getByRole('switch', { name: 'Show Reservation Details' }).uncheck();
  await expect(bar).not.toHaveAccessibleName(/Noah/);
  // The open details stay open, but show no more than the grid.
  await expect(details).toContainText('Occupied');
  await expect(details).not.toContainText('Noah');
  await look(member);
}

/** Noah is a member of one organization and the administrator of the other. */
async function switchOrganization(page: Page): Promise<void> {
  const organization = navigation(page).getByRole('link', { name: 'Org', exact: true });
  await expect(organization).toBeHidden();
  await switcher(page, 'Pier Works').click();
  await page.getByRole('option', { name: /^Quay North/ }).click();
  // The dashboard shows the person's own reservations in all organizations.
  await expect(page.getByRole('heading', { name: 'Your next charge is today, Noah.' })).toBeVisible();
  await organization.click();
  await expect(page.getByRole('heading', { name: 'Quay North' })).toBeVisible();
}
