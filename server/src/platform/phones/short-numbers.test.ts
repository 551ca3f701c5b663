import {
  acceptInvitationWithRegistration,
  createInvitation,
  createLocation,
  createOrganization,
  register,
  updateLocation,
  updateOrganization,
  updateUser,
} from '@chargerota/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { makeLocation } from '../../../testing/make-location.ts';
import { makeOrganization } from '../../../testing/make-organization.ts';
import { newId } from '../database/ids.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const person = () => ({
  firstName: 'Astrid',
  lastName: 'Holm',
  email: `${newId()}@example.dk`,
  password: 'plugged in since 2019',
  confirmPassword: 'plugged in since 2019',
});

/** Every call that takes a number, for people whose clocks follow a zone. */
async function callsOf(timezone: string, number: string) {
  const organization = await makeOrganization(t, { timezone });
  const { admin, id } = organization;
  const location = await makeLocation(t, organization, { timezone });
  const joining = person();
  await t.call(createInvitation, { params: { id }, body: { email: joining.email } }, admin);
  await t.app.jobRunner.drain();
  const mail = t.mails.findLast(({ to }) => to === joining.email);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const place = { name: 'Havn', address: 'Kaj 1', contactPhone: number };
  const founding = { name: 'Havnen', contactEmail: 'office@example.dk', contactPhone: number, timezone };
  const answers = [
    await t.call(register, { body: { ...person(), phone: number, timezone, acceptTerms: true } }),
    await t.call(acceptInvitationWithRegistration, {
      params: { token },
      body: { ...joining, phone: number },
    }),
    await t.call(updateUser, { params: { id: admin.id }, body: { phone: number } }, admin),
    await t.call(createOrganization, { body: founding }, admin),
    await t.call(updateOrganization, { params: { id }, body: { contactPhone: number } }, admin),
    await t.call(createLocation, { params: { id }, body: place }, admin),
    await t.call(updateLocation, { params: { id: location.id }, body: { contactPhone: number } }, admin),
  ];
  return answers.map(({ status, body }) => [status, (body as { message?: string }).message]);
}

test('a number of a country with short numbers is taken wherever a number is given, and its digits elsewhere nowhere', async () => {
  const taken = await callsOf('Europe/Copenhagen', '32 12 34 56');
  expect(taken.map(([status]) => status)).toEqual([201, 201, 200, 201, 200, 201, 200]);
  const withCode = await callsOf('America/New_York', '+298 211234');
  expect(withCode.map(([status]) => status)).toEqual([201, 201, 200, 201, 200, 201, 200]);
  const refused = await callsOf('America/New_York', '32 12 34 56');
  expect(refused).toEqual(refused.map(() => [422, 'Phone number must be at least 10 digits']));
});
