import { expect, it } from 'vitest';
import { m } from '@chargerota/messages';
import { ifAccepted, resetPasswordSchema, rulesKeptBy } from './new-password.ts';

const keptBy = (password: string): string[] =>
  rulesKeptBy(password).flatMap(({ rule, isKept }) => (isKept ? [m.accountsPasswords.rules[rule]] : []));

it.each([
  ['', []],
  ['charger', ['One lowercase letter']],
  ['ÄRGER 2026', ['At least 8 characters', 'One uppercase letter', 'One number']],
  ['Charger 07', ['At least 8 characters', 'One uppercase letter', 'One lowercase letter', 'One number']],
])('the list ticks off each rule that a new password keeps: %j', (password, kept) => {
  expect(keptBy(password)).toEqual(kept);
  const isTaken = resetPasswordSchema.safeParse({ newPassword: password, confirmPassword: password }).success;
  expect(isTaken).toBe(kept.length === rulesKeptBy(password).length);
});

it('says that the repeated password differs even if the first one breaks a rule', () => {
  const { issues } = resetPasswordSchema.safeParse({ newPassword: 'short', confirmPassword: 'shor' }).error!;
  expect(issues.map(({ message }) => message)).toContain('Passwords do not match');
});

it.each([
  ['correct horse battery staple', { score: 1, hint: 'One uppercase letter is needed.' }],
  ['Correct horse battery staple', { score: 1, hint: 'One number is needed.' }],
  ['Correct horse battery staple 7', { score: 4, hint: 'Strong.' }],
])('calls a password strong only if it will be accepted: %s', (password, strength) => {
  expect(ifAccepted({ score: 4, hint: 'Strong.' }, password)).toEqual(strength);
});
