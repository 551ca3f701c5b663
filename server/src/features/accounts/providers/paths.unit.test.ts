import type { ProviderAction } from '@chargerota/domain';
import { expect, test } from 'vitest';
import { pendingPath, problemPath } from './paths.ts';

const LINK = '/accept-invitation?token=t';

test.each<[ProviderAction, string | null, string, string]>([
  ['login', null, '/login?unknown=google', '/login?problem=unavailable&provider=google'],
  [
    'login',
    '/availability',
    '/login?unknown=google',
    '/login?problem=unavailable&provider=google&returnUrl=%2Favailability',
  ],
  ['register', null, '/registration?provider=google', '/registration?problem=unavailable&provider=google'],
  ['invitation', LINK, LINK, `${LINK}&problem=unavailable&provider=google`],
  ['invitation', null, '/login?unknown=google', '/login?problem=unavailable&provider=google'],
  ['connect', null, '/login?unknown=google', '/account?problem=unavailable&provider=google'],
])('who came to %s from %s goes on at %s, or reads why not at %s', (action, returnPath, pending, problem) => {
  const purpose = { action, returnPath };
  expect(pendingPath(purpose, 'google', { hasAccount: false })).toBe(pending);
  expect(pendingPath(purpose, 'google', { hasAccount: true })).toBe('/login?connect=google');
  expect(problemPath(purpose, 'google', 'unavailable')).toBe(problem);
});
