import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  invitationIn,
  joiningPath,
  keepPendingInvitation,
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

it('signing in goes to the dashboard, to where one came from, or back to an interrupted invitation', () => {
  expect(pathAfterSignIn('')).toBe('/dashboard');
  expect(pathAfterSignIn('?returnUrl=%2Fbooking')).toBe('/booking');
  keepPendingInvitation('a-b_c');
  expect(pathAfterSignIn('?returnUrl=%2Fbooking')).toBe('/invitation?token=a-b_c');
});

it('a return path to an invitation tells its token, which opens the form to join by', () => {
  expect(invitationIn('/invitation?token=a-b_c&view=register')).toBe('a-b_c');
  expect(invitationIn(joiningPath('a-b_c'))).toBe('a-b_c');
  expect(invitationIn('/dashboard?token=a-b_c')).toBeNull();
  expect(invitationIn('https://evil.example/invitation?token=a-b_c')).toBeNull();
  expect(invitationIn(null)).toBeNull();
});
