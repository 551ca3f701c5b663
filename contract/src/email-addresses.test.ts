import { mailtoOf } from '@chargerota/domain';
import { expect, it, test } from 'vitest';
import { loginForm } from './forms/accounts.ts';
import { email } from './common.ts';
import { inviteForm } from './invitations.ts';
import { createOrganizationForm } from './forms/organizations.ts';
import { createTicket } from './tickets.ts';

const fields = [
  ['of a new account', email],
  ['to sign in with', loginForm.shape.email],
  ['to invite', inviteForm.shape.email],
  ['of an organization', createOrganizationForm.shape.contactEmail],
  ['of a reporter', createTicket.body.shape.userEmail],
] as const;

it.each([
  ['ada@müller.example', 'ada@xn--mller-kva.example'],
  [' Ada@MÜLLER.example ', 'ada@xn--mller-kva.example'],
  // As email fields of browsers give it.
  ['ada@xn--mller-kva.example', 'ada@xn--mller-kva.example'],
  ['kana@例え.テスト', 'kana@xn--r8jz45g.xn--zckzah'],
  ['r&d@firm.example', 'r&d@firm.example'],
  ["o'hara+ev/7@firm.example", "o'hara+ev/7@firm.example"],
  ['josé@firm.example', 'josé@firm.example'],
  ['jose\u0301@firm.example', 'josé@firm.example'],
  ['#1*{ev}@firm.example', '#1*{ev}@firm.example'],
])('%s is an address, everywhere: %s', (typed, stored) => {
  for (const [what, field] of fields) expect([what, field.safeParse(typed).data]).toEqual([what, stored]);
});

it.each([
  'ada',
  'ada@firm',
  'ada@firm.example.',
  '.ada@firm.example',
  'a..da@firm.example',
  'ada@-firm.example',
  'ada@firm_x.example',
  'ada@127.0.0.1',
  'ada@firm.example/x',
  'ada@firm.example?x',
  'ada@firm%2eexample',
  'ada@b@firm.example',
  'ada <ada@firm.example>',
  'ada,ben@firm.example',
  'ada\n@firm.example',
  `${'a'.repeat(65)}@firm.example`,
  `ada@${'ü'.repeat(70)}.example`,
])('%j is none', (typed) => {
  for (const [what, field] of fields) expect([what, field.safeParse(typed).success]).toEqual([what, false]);
});

test('a link to write to an address names that address alone', () => {
  expect(mailtoOf('r&d@firm.example')).toBe('mailto:r%26d@firm.example');
  expect(mailtoOf('a?cc=b%40c@firm.example')).toBe('mailto:a%3Fcc%3Db%2540c@firm.example');
});
