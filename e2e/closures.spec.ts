import { makeOrganization, reserve } from './support/people.ts';
import { expectSoundScreen, toast } from './support/screen.ts';
import { expect, test, TODAY } from './support/test.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

test('a charger is closed for repairs: two of three reservations move, one ends, members read why, and it is ended', async ({
  server,
  visit,
}) => {
  const organization = await makeOrganization(server);
  const garage = await organization.addLocation('Harbor House Garage', 2);
  const [mira, noah, ola, lea] = await Promise.all([
    organization.addMember('Mira', 'Okafor'),
    organization.addMember('Noah', 'Berg'),
    organization.addMember('Ola', 'Hansen'),
    organization.addMember('Lea', 'Brandt'),
  ]);
  const slot = (charger: number, timeSlot: string) => ({
    locationId: garage.id,
    spotId: garage.spots[charger]!.id,
    date: TODAY,
    timeSlot,
  });
  await reserve(mira, slot(0, '10-12'));
  await reserve(noah, slot(0, '12-14'));
  await reserve(ola, slot(0, '14-16'));
  await reserve(lea, slot(1, '14-16'));
  const member = await visit(mira, PHONE);
  await member.goto('/availability');
  await expect(member.getByRole('gridcell', { name: 'Charger 01, 10:00 AM to 12:00 PM' })).toBeAttached();

  const page = await visit(organization.admin, { ...PHONE, expected: [/409 \(Conflict\)/] });
  await page.goto('/organization?tab=locations');
  await page.getByRole('link', { name: /^Close… ?: Harbor House Garage/ }).click();
  const form = page.getByRole('dialog', { name: 'Close chargers at Harbor House Garage' });
  await form.getByText('Chosen chargers').click();
  await form.getByText('01', { exact: true }).click();
  await form.getByRole('checkbox', { name: 'All day' }).uncheck();
  await form.getByLabel('From', { exact: true }).fill(TODAY);
  await form.getByLabel('Until', { exact: true }).fill(TODAY);
  await form.getByLabel('End time').fill('17:00');
  await form.getByRole('button', { name: 'Close chargers' }).click();
  await expect(form.getByText('Please say why it is closed.')).toBeVisible();
  await form.getByRole('button', { name: 'repairs' }).click();
  await expectSoundScreen(page);

  // What becomes of each is said first, and done only when that is confirmed.
  const question = page.getByRole('alertdialog', { name: 'Close 1 charger at Harbor House Garage?' });
  await form.getByRole('button', { name: 'Close chargers' }).click();
  await expect(question).toContainText('3 reservations are in the way');
  await expect(question).toContainText('2 move to other chargers at the same time. 1 ends.');
  await expect(question.getByText('Moves to charger 02')).toHaveCount(2);
  await expect(question.getByRole('listitem').filter({ hasText: 'Ola Hansen' })).toContainText('Ends');
  await expectSoundScreen(page);
  await question.getByRole('button', { name: 'Back' }).click();
  await form.getByRole('button', { name: 'Close chargers' }).click();
  await question.getByRole('button', { name: 'Confirm and close' }).click();
  await expect(toast(page, 'Closed for a Time')).toBeVisible();
  await expect(form).toBeHidden();
  const closure = page.getByRole('listitem').filter({ hasText: 'repairs' });
  await expect(closure).toContainText('Closed now');
  await expect(closure).toContainText('Charger 01');
  await expectSoundScreen(page);

  // Her day shows at once where she charges now, and why the other charger is closed.
  await expect(
    member.getByRole('gridcell', { name: 'Charger 02, 10:00 AM to 12:00 PM: yours' }),
  ).toBeAttached();
  const closed = member.getByRole('button', { name: /^Charger 01, .* to 5:00 PM: closed for repairs$/ });
  await closed.click();
  await expect(
    member.getByRole('dialog').getByText(/^Closed for repairs until Wed, Jun 10, 5:00.PM\.$/),
  ).toBeVisible();
  await expectSoundScreen(member);
  await member.goto('/notifications');
  await expect(member.getByText('Your reservation was moved to another charger').first()).toBeVisible();
  await member.goto(`/booking?location=${garage.id}&date=${TODAY}&slot=16-17`);
  const tile = member.getByRole('radio', { name: /^Charger 01, .*Closed for repairs until/ });
  await expect(tile).toBeVisible();
  await expectSoundScreen(member);

  await closure.getByRole('button', { name: 'End now' }).click();
  const ending = page.getByRole('alertdialog', { name: 'End the closure for repairs now?' });
  await expectSoundScreen(page);
  await ending.getByRole('button', { name: 'End now' }).click();
  await expect(toast(page, 'Closure Ended')).toBeVisible();
  await expect(closure).toBeHidden();
  await expect(page.getByText('Nothing is closed now or later.')).toBeVisible();
  await expect(tile).toBeHidden();
  await expect(member.getByRole('radio', { name: /^Charger 01, .*free$/ })).toBeVisible();
});
