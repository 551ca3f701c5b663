import {
  createDisplay,
  createInvitation,
  deactivateLocation,
  forgotPassword,
  getCurrentOrganization,
  getCurrentUser,
  login,
  readDisplay,
  register,
  updateOrganization,
  updateUser,
} from '@chargerota/contract';
import type { Language, Region } from '@chargerota/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlace, mustBook } from '../testing/booking-bench.ts';
import { buildTestApp, type CallAs, type TestApp } from '../testing/build-test-app.ts';
import { makeMember, type TestMember } from '../testing/make-member.ts';
import { makeOrganization } from '../testing/make-organization.ts';
import { newPerson } from '../testing/new-person.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

async function reads(person: TestMember, language: Language, region: Region = 'US'): Promise<void> {
  const answer = await t.call(updateUser, { params: { id: person.id }, body: { language, region } }, person);
  expect([answer.status, answer.body.language]).toEqual([200, language]);
}

async function mailTo(address: string) {
  await t.app.jobRunner.drain();
  const mail = t.mails.findLast(({ to }) => to === address);
  if (!mail) throw new Error(`there is no mail to ${address}`);
  return mail;
}

test('a member reads mails in German while the administrator who causes them reads French', async () => {
  const { organization, location } = await makePlace(t, {}, { name: 'Pier 7' });
  const member = await makeMember(t, organization, { user: { firstName: 'Lena' } });
  await reads(organization.admin, 'fr');
  await reads(member, 'de', 'DE');
  await mustBook(t, member, location);

  const asked = await t.call(deactivateLocation, { params: { id: location.id } }, organization.admin);
  expect(asked.body.message).toBe('Cette modification mettrait fin à des réservations à venir.');
  const confirm = asked.body.details?.[0]?.confirmation ?? '';
  const done = await t.call(
    deactivateLocation,
    { params: { id: location.id }, query: { confirm } },
    organization.admin,
  );
  expect(done.body).toMatchObject({ message: expect.stringContaining('Pier 7') });
  expect(JSON.stringify(done.body)).not.toMatch(/available|nicht/);

  const mail = await mailTo(member.email);
  expect(mail.html).toContain('<html lang="de">');
  // Why it ended was stored by the administrator's act, in no language of theirs.
  expect(mail.text).toContain('Am Standort Pier 7 kann nicht mehr reserviert werden.');
  expect(mail.text).toContain('Hallo Lena!');
  expect(mail.text).toContain('Mo., 23. Nov., 09:00 – 12:00');
  expect(mail.text).not.toMatch(/\b(?:you|your|reservation|notification)\b|vous|réserv/i);
});

test('a refusal is in the language of the browser, as long as nobody is signed in, and then of the account', async () => {
  const organization = await makeOrganization(t);
  const wrong = { body: { email: 'nobody@example.org', password: 'not-this-one' } };
  const said = async (as: CallAs) => (await t.call(login, wrong, as)).body;
  const asks = (language: string) => ({ headers: { 'accept-language': language } });
  expect(await said({})).toMatchObject({
    code: 'invalid_credentials',
    message: 'Please check your email address and password, and try again.',
  });
  expect(await said(asks('sv, es-MX;q=0.8, en;q=0.5'))).toMatchObject({
    code: 'invalid_credentials',
    message: 'Revisa tu correo electrónico y tu contraseña e inténtalo de nuevo.',
  });
  // What was chosen on the device goes before what its browser asks for.
  const chosen = { headers: { 'accept-language': 'es', cookie: 'language=nl' } };
  expect((await said(chosen)).message).toBe(
    'Controleer je e-mailadres en wachtwoord en probeer het opnieuw.',
  );
  // A field's own words, too.
  const form = { ...newPerson(), password: 'short', confirmPassword: 'short', acceptTerms: true as const };
  const refused = await t.call(register, { body: form }, asks('de'));
  expect(refused.body.details).toContainEqual(
    expect.objectContaining({ path: 'password', message: 'Das Passwort braucht mindestens 8 Zeichen' }),
  );
  await reads(organization.admin, 'fr');
  const own = await t.call(
    updateOrganization,
    { params: { id: organization.id }, body: { name: '' } },
    { ...organization.admin, ...asks('de') },
  );
  expect(own.body.message).toBe('Le nom de l’organisation doit compter au moins 2 caractères');
});

test('an account and an organization begin with the language of the browser that makes them', async () => {
  const person = { ...newPerson(), password: 'a long-enough one', confirmPassword: 'a long-enough one' };
  const made = await t.call(
    register,
    { body: { ...person, acceptTerms: true, organizationName: 'Werft Nord' } },
    { headers: { 'accept-language': 'de-AT, en;q=0.5' } },
  );
  const { body: account } = await t.call(getCurrentUser, {}, { cookie: made.cookie });
  expect(account).toMatchObject({ language: 'de', region: 'AT' });
  const { body } = await t.call(getCurrentOrganization, {}, { cookie: made.cookie });
  expect(body.language).toBe('de');
});

test('who has no account is invited in the organization’s language, and a link for a new password comes in the account’s', async () => {
  const organization = await makeOrganization(t);
  const { admin } = organization;
  await reads(admin, 'de');
  const params = { id: organization.id };
  expect((await t.call(updateOrganization, { params, body: { language: 'nl' } }, admin)).status).toBe(200);
  await t.call(createInvitation, { params, body: { email: 'sanne@example.org' } }, admin);
  const invitation = await mailTo('sanne@example.org');
  expect(invitation.html).toContain('<html lang="nl">');
  expect(invitation.subject).toContain('nodigt je uit');

  await t.call(forgotPassword, { body: { email: admin.email } }, { headers: { 'accept-language': 'fr' } });
  expect((await mailTo(admin.email)).html).toContain('<html lang="de">');
});

test('a wall display shows the organization’s language, or those of its own', async () => {
  const { organization, location } = await makePlace(t);
  const { admin } = organization;
  await t.call(updateOrganization, { params: { id: organization.id }, body: { language: 'fr' } }, admin);
  const shownBy = async (body: { languages?: Language[] }) => {
    const form = { name: 'Entrance', locationId: location.id, ...body };
    const made = await t.call(createDisplay, { params: { id: organization.id }, body: form }, admin);
    const token = new URL(made.body.url).hash.slice(1);
    return (await t.call(readDisplay, { body: { token } })).body.languages;
  };
  expect(await shownBy({})).toEqual(['fr']);
  expect(await shownBy({ languages: ['de', 'en-GB'] })).toEqual(['de', 'en-GB']);
});
