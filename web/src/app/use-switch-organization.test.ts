import { expect, test } from 'vitest';
import { screenAfterSwitch } from './use-switch-organization.ts';

const admin = { role: 'admin', membershipStatus: 'active' } as const;
const member = { role: 'user', membershipStatus: 'active' } as const;
const pending = { role: 'admin', membershipStatus: 'pending' } as const;

test('a switch stays on a screen that the new organization has too, without the other organization’s location', () => {
  expect(screenAfterSwitch('/organization', 'tab=locations&location=1&query=ann', admin)).toBe(
    '/organization?tab=locations',
  );
  expect(screenAfterSwitch('/availability', 'day=2026-06-10&view=list', member)).toBe(
    '/availability?day=2026-06-10&view=list',
  );
  expect(screenAfterSwitch('/booking', 'location=1&slot=9-12', member)).toBe('/booking');
});

test('a screen that the person may not see in the new organization is replaced by the dashboard', () => {
  expect(screenAfterSwitch('/admin', '', member)).toBe('/dashboard');
  expect(screenAfterSwitch('/booking', '', pending)).toBe('/dashboard');
  expect(screenAfterSwitch('/organization', 'tab=members', pending)).toBe('/dashboard');
});

test('a screen that belongs to no organization stays as it is', () => {
  expect(screenAfterSwitch('/dashboard', '', pending)).toBeNull();
  expect(screenAfterSwitch('/invitation', 'token=abc', member)).toBeNull();
  expect(screenAfterSwitch('/organization/create', 'step=plan', member)).toBeNull();
});
