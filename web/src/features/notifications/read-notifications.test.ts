import type { Notification, Offer } from '@chargerota/contract';
import type { MembershipStatus } from '@chargerota/domain';
import { expect, test } from 'vitest';
import { isNew, pageRead, wordsNow } from './read-notifications.ts';

const NOW = new Date('2026-11-21T15:00:00Z');

const notification = (id: string, sentAt: string, readAt: string | null = null): Notification => ({
  id,
  organizationId: 'o1',
  organizationName: 'Larkfield',
  type: 'start_15min',
  title: 'Charger 12 is yours in 15 minutes',
  message: 'Harbor House Garage, 2:00 PM – 5:00 PM.',
  path: '/dashboard?reservation=r1',
  reservationId: 'r1',
  offer: null,
  request: null,
  sentAt,
  readAt,
});

test('a notification is marked as read once, and notifications read before keep their time', () => {
  const page = {
    items: [
      notification('a', '2026-11-21T14:00:00Z'),
      notification('b', '2026-11-21T13:00:00Z', '2026-11-21T13:30:00Z'),
    ],
    total: 40,
    unread: 9,
  };
  const once = pageRead(page, 'a', NOW);
  expect(once.unread).toBe(8);
  expect(once.items.map(({ readAt }) => readAt)).toEqual([NOW.toISOString(), '2026-11-21T13:30:00Z']);
  expect(pageRead(once, 'a', NOW)).toEqual(once);
  expect(pageRead(page, null, NOW)).toEqual({ ...once, unread: 0 });
});

test('that a charger is held is new until the offer is answered or over', () => {
  const open = { status: 'open', expiresAt: '2026-11-21T15:10:00Z' } as Offer;
  const held = (offer: Offer) => ({ ...notification('a', '2026-11-21T14:55:00Z'), offer });
  expect(isNew(held(open), NOW)).toBe(true);
  expect(isNew(held(open), new Date(open.expiresAt))).toBe(false);
  const passed = held({ ...open, status: 'passed' });
  expect(isNew(passed, NOW)).toBe(false);
  // It was not counted, so that reading it changes no count.
  expect(pageRead({ items: [passed], total: 1, unread: 0 }, 'a', NOW).unread).toBe(0);
});

test('that somebody waits for approval says what became of it once it is decided', () => {
  const titleOnce = (membershipStatus: MembershipStatus): string =>
    wordsNow(
      {
        ...notification('a', '2026-11-21T14:55:00Z'),
        type: 'invitation_accepted',
        title: 'Noah Okafor waits for approval',
        request: { name: 'Noah Okafor', membershipStatus },
      },
      NOW,
    ).title;
  expect(titleOnce('pending')).toBe('Noah Okafor waits for approval');
  expect(titleOnce('active')).toBe('Noah Okafor is a member now');
  expect(titleOnce('suspended')).toBe('Noah Okafor no longer waits for approval');
});
