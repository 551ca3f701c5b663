import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  KEPT_JOINING_PATH,
  keepPendingInvitation,
  keptInvitationPath,
  leadsToInvitation,
  localPath,
  pathAfterSignIn,
} from './after-sign-in.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/booking?date=2026-11-20#time', '/booking?date=2026-11-20#time'],
  ['//evil.example/', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['/.//evil.example', null],
  ['/a/..//evil.example', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['', null],
  [null, null],
])('a return path %j leads to %j', (wanted, path) => {
  expect(localPath(wanted)).toBe(path);
});

it('signing in leads to the dashboard, to the return path, or back to an interrupted invitation', () => {
  expect(pathAfterSignIn('')).toBe('/dashboard');
  expect(pathAfterSignIn('?returnUrl=%2Fbooking')).toBe('/booking');
  keepPendingInvitation('a-b_c');
  expect(pathAfterSignIn('?returnUrl=%2Fbooking')).toBe('/invitation');
});

it('the return path to an invitation does not contain its token, which stays in the browser', () => {
  expect(leadsToInvitation(KEPT_JOINING_PATH)).toBe(false);
  expect(keptInvitationPath('view=register')).toBeNull();
  keepPendingInvitation('a-b_c');
  expect(KEPT_JOINING_PATH).not.toContain('token');
  expect(leadsToInvitation(KEPT_JOINING_PATH)).toBe(true);
  expect(leadsToInvitation('/dashboard')).toBe(false);
  expect(leadsToInvitation('https://evil.example/invitation')).toBe(false);
  expect(leadsToInvitation(null)).toBe(false);
  expect(keptInvitationPath('view=register&problem=taken')).toBe(
    '/invitation?view=register&problem=taken&token=a-b_c',
  );
});
