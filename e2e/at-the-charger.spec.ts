// With a phone in a garage: scanning the code at a charger, and what is offered when somebody's car is in the way.
import { LOST, loseAnswers } from './support/lost-answers.ts';
import { makeTwoAtTheCharger, PASSWORD, reservationsOf } from './support/people.ts';
import { picture } from './support/picture.ts';
import { expectClearToast, expectSoundScreen, toast } from './support/screen.ts';
import { expect, test, TODAY } from './support/test.ts';

/** 10:05 AM in New York, five minutes into the reservations. */
const AT_THE_CHARGER = '2026-06-10T14:05:00Z';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('who scans the code signs in, comes back and confirms; who finds a car there moves to a free charger', async ({
  passing: server,
  visit,
}) => {
  const { organization, garage, mira, noah } = await makeTwoAtTheCharger(server, TODAY);
  await server.moveTimeTo(AT_THE_CHARGER);

  // The administrator prints the sheet. Its codes are links, for whoever looks at it on a screen.
  const admin = await visit(organization.admin);
  await admin.goto(`/organization?tab=locations&location=${garage.id}`);
  await admin.getByRole('button', { name: 'Print codes' }).click();
  await expectSoundScreen(admin);
  const sheet = await admin.getByRole('link', { name: 'Open the sheet' }).getAttribute('href');
  const pdf = await (await admin.request.get(sheet!)).text();
  const codes = [...pdf.matchAll(/\/URI \((\S+?)\)/g)].map(([, link]) => link!.replace(/^.*?(?=\/c#)/, ''));
  expect(codes).toHaveLength(3);

  const phone = await visit(null, { ...PHONE, expected: [/401/] });
  await phone.goto(codes[0]!);
  await phone.getByLabel('Email').fill(mira.email);
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await phone.getByRole('button', { name: 'Sign In', exact: true }).tap();
  await expect(phone.getByRole('heading', { name: 'This charger is reserved for you' })).toBeVisible({
    timeout: 20_000,
  });
  await expectSoundScreen(phone);
  await phone.getByRole('button', { name: 'Confirm arrival' }).tap();
  await expect(phone.getByRole('heading', { name: 'You are charging here' })).toBeVisible();
  // What is told leaves free what is wanted next.
  await phone.getByRole('button', { name: 'Stay longer' }).tap();
  const stay = phone.getByRole('dialog', { name: 'Stay longer on charger 01' });
  await picture(phone);
  await stay.getByRole('button', { name: 'Stay longer' }).tap();
  await expectClearToast(phone, 'Reservation Extended');
  await phone.goto(codes[1]!);
  await expect(phone.getByRole('heading', { name: 'You are charging at charger 01' })).toBeVisible();
  // Who has no code at hand chooses the charger.
  await phone.goto('/c');
  await expectSoundScreen(phone);

  // A car is in the way of the second reservation.
  const other = await visit(noah, { ...PHONE, expected: [LOST] });
  await other.goto(codes[1]!);
  await other.getByRole('button', { name: 'Report a problem' }).tap();
  const question = other.getByRole('dialog', { name: 'What is wrong with charger 02?' });
  // What is missing is said where it is missing, and nothing is sent.
  await question.getByRole('button', { name: 'Send report' }).tap();
  await expect(question.getByText('Please choose what is wrong.')).toBeVisible();
  await expect(question.getByRole('radio', { name: 'A car is in the way' })).toBeFocused();
  await question.getByText('A car is in the way').tap();
  await expect(question.getByText('Please choose what is wrong.')).toHaveCount(0);
  await question.getByLabel(/Anything that helps/).fill('A white van');
  await expectSoundScreen(other);
  // Though its answer is lost, the way on is shown. The page below the dialog may say the same by then.
  await loseAnswers(other, '**/api/spots/*/reports');
  await question.getByRole('button', { name: 'Send report' }).tap();
  await expect(other.getByRole('dialog').getByText('Charger 03 is free until your time ends.')).toBeVisible();
  await other.getByRole('button', { name: 'Ask for the car to be moved' }).tap();
  await expect(other.getByText('they have been asked to move their car')).toBeVisible();
  // Who closes that is still offered the other charger, on the dashboard.
  await other.getByRole('button', { name: 'Close', exact: true }).last().tap();
  await other.goto('/dashboard');
  await expect(other.getByText('Charger 03 is free until your time ends.')).toBeVisible();
  await expectSoundScreen(other);
  // What has begun can be edited, and stands as it is until another start is chosen.
  await other.getByRole('button', { name: 'Edit', exact: true }).tap();
  const edit = other.getByRole('dialog', { name: 'Edit reservation' });
  await expect(edit.getByText('It began at 10:00 AM')).toBeVisible();
  await expect(edit.getByRole('button', { name: 'Update reservation' })).toBeDisabled();
  await expectSoundScreen(other);
  await other.keyboard.press('Escape');
  await other.getByRole('button', { name: 'Move to charger 03' }).tap();
  await expect(toast(other, 'Charger 03 is yours')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Move to charger 03' })).toHaveCount(0);
  await other.goto(codes[1]!);
  await expect(other.getByRole('heading', { name: 'You reserved charger 03' })).toBeVisible();
  await expect(other.getByText('Reported blocked at 10:')).toBeVisible();
  await expectSoundScreen(other);
  expect((await reservationsOf(noah)).map(({ status }) => status)).toEqual(['confirmed']);

  // The administrator reads what was written, and closes the report.
  await admin.goto('/admin');
  await expect(admin.getByText('“A white van”')).toBeVisible();
  await expectSoundScreen(admin);
  await admin.getByRole('button', { name: 'The car is gone' }).click();
  await expect(admin.getByRole('heading', { name: 'Reported chargers' })).toHaveCount(0);
  await expect(other.getByText('Reported blocked at 10:')).toHaveCount(0);

  // Moved right from the report, one stands at the other charger's page.
  await other.goto(codes[2]!);
  await other.getByRole('button', { name: 'Report a problem' }).tap();
  await other.getByText('It does not work').tap();
  await other.getByRole('button', { name: 'Send report' }).tap();
  await other.getByRole('button', { name: 'Move to charger 02' }).tap();
  await expect(other.getByRole('heading', { name: 'Charger 02', exact: true })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'This charger is reserved for you' })).toBeVisible();

  // Where no other is free either, one press leads to the front of the line.
  await other.getByRole('button', { name: 'Report a problem' }).tap();
  await other.getByText('A car is in the way').tap();
  await other.getByRole('button', { name: 'Send report' }).tap();
  await expectSoundScreen(other);
  await other.getByRole('dialog').getByRole('button', { name: 'Go to the front of the line' }).tap();
  await expect(toast(other, 'You are at the front of the line')).toBeVisible();
  // A later hour at another charger is theirs to take at once. What comes after the line was read is announced.
  const offer = other.getByRole('heading', { name: 'Charger 01 is free for you' });
  const announced = other.getByRole('complementary', { name: 'A charger is held for you' });
  await expect(offer.or(announced)).toBeVisible();
  if (await announced.isVisible()) await announced.getByRole('button', { name: 'Show' }).tap();
  await expect(offer).toBeVisible();
  await expectSoundScreen(other);
  expect((await reservationsOf(noah)).map(({ status }) => status)).toEqual(['cancelled']);

  // The administrator finds that charger 03 works, and always has.
  await admin.goto('/admin');
  await admin.getByRole('button', { name: /^False report ?: charger 03$/ }).click();
  const doubt = admin.getByRole('alertdialog', { name: 'Was charger 03 never broken?' });
  await expectSoundScreen(admin);
  await doubt.getByRole('button', { name: 'Call it false' }).click();
  await expect(toast(admin, 'The report of charger 03 was false')).toBeVisible();
  await expect(admin.getByRole('button', { name: /^False report ?: charger 03$/ })).toHaveCount(0);
});
