import type { MyOrganization, User } from '@chargerota/contract';
import { expect, test } from 'vitest';
import { bookingObstacleOf } from './booking-obstacle.ts';

test.each<[User['status'], MyOrganization['membershipStatus'] | null, string]>([
  ['approved', 'suspended', 'Account Suspended'],
  ['suspended', 'active', 'Account Suspended'],
  ['rejected', 'suspended', 'Account Not Approved'],
  ['pending', 'pending', 'Account Pending'],
  ['approved', 'pending', 'Account Pending'],
  ['approved', null, 'No organization'],
])('an account that is %s, with a membership that is %s, reads "%s"', (status, membershipStatus, title) => {
  const user = { status, email: 'maya@example.com' } as User;
  const organization = membershipStatus
    ? ({ name: 'Harborline', membershipStatus } as MyOrganization)
    : undefined;
  expect(bookingObstacleOf(user, organization).title).toBe(title);
});

test('who has switched mails off is not promised one', () => {
  const textFor = (emailNotifications: boolean) =>
    bookingObstacleOf({ status: 'pending', email: 'maya@example.com', emailNotifications } as User, undefined)
      .text;
  expect(textFor(true)).toContain('You get an email at maya@example.com');
  expect(textFor(false)).not.toContain('email');
});
