import type { AccountSecurity } from '@chargerota/contract';
import { expect, it } from 'vitest';
import { dayInItsYear, termsMonth, waysToSignIn } from './words.ts';

/** Wednesday, 12:05 AM in New York. */
const NOW = new Date('2026-06-10T04:05:00Z');
const ZONE = 'America/New_York';

it('names the year of a day that is not in this one', () => {
  expect(dayInItsYear(new Date('2026-06-09T12:00:00Z'), NOW, ZONE)).toBe('Tue, Jun 9');
  expect(dayInItsYear(new Date('2024-11-05T12:00:00Z'), NOW, ZONE)).toBe('Tue, Nov 5, 2024');
});

it('names every way to sign in', () => {
  const used = {
    email: 'maya@example.com',
    createdAt: '2026-05-01T12:00:00Z',
    lastUsedAt: '2026-05-01T12:00:00Z',
  };
  const security: AccountSecurity = {
    hasPassword: true,
    emailChange: null,
    identities: [
      { provider: 'google', ...used },
      { provider: 'apple', ...used },
    ],
    termsAcceptedAt: null,
    termsVersion: null,
  };
  expect(waysToSignIn(security)).toBe('your password, Google, and Apple');
  expect(waysToSignIn({ ...security, identities: [] })).toBe('your password');
  expect(waysToSignIn({ ...security, hasPassword: false })).toBe('Google and Apple');
});

it('names the month of the terms, and shows any other version as it is', () => {
  expect(termsMonth('2025-01')).toBe('January 2025');
  expect(termsMonth('draft 3')).toBe('draft 3');
});
