import { expect, test } from 'vitest';
import { FORM, kindOf, mayBeShown } from './what-is-cached.ts';

const HOUR_MS = 3_600_000;

test('own reservations, wishes and offers, the day and booking stay readable; nobody’s contacts, mails, reports, lists of members or bills do', () => {
  for (const key of [
    ['/api/auth/session'],
    ['/api/organizations/my'],
    ['/api/users', 'u1', 'reservations'],
    ['/api/locations'],
    ['/api/locations', 'l1', 'spots'],
    ['/api/spots'],
    ['/api/watches'],
    ['/api/offers'],
    ['/api/days', '2026-06-10', { locationId: undefined }],
    ['/api/availability', { locationId: 'l1', date: '2026-06-10', timeSlot: '9-12' }],
  ])
    expect(kindOf(key), JSON.stringify(key)).not.toBeNull();
  for (const key of [
    ['/api/days', '2026-06-10', { locationId: 'l1', spotId: 's1' }],
    ['/api/users', 'u1', 'reservations', 'ended', 1],
    ['/api/organizations', 'o1', 'members'],
    ['/api/organizations/my', 'invoices'],
    ['/api/locations', 'l1', 'reviews'],
    ['/api/admin/users'],
    ['/api/notifications'],
    ['/api/offers', 'link', 'token'],
    ['/api/line', 'l1'],
    ['/api/tickets'],
    ['/api/charger-codes', 'token'],
    ['/api/account/security'],
  ])
    expect(kindOf(key), JSON.stringify(key)).toBeNull();
});

test('what was read is shown to its own account alone: a week if it is one’s own, a day if it is who charges where', () => {
  const at = Date.parse('2026-06-10T12:00:00Z');
  const cachedOf = (key: unknown[]) => ({
    form: FORM,
    owner: 'mira',
    at,
    keepMs: kindOf(key)!.keepMs,
    data: [],
  });
  const own = cachedOf(['/api/users', 'mira', 'reservations']);
  const day = cachedOf(['/api/days', '2026-06-10', {}]);
  expect([own, day].map((cached) => mayBeShown(cached, 'mira', at + 23 * HOUR_MS))).toEqual([true, true]);
  expect([own, day].map((cached) => mayBeShown(cached, 'mira', at + 24 * HOUR_MS))).toEqual([true, false]);
  expect(mayBeShown(own, 'mira', at + 7 * 24 * HOUR_MS)).toBe(false);
  expect(mayBeShown(own, 'mira', at - 7 * 24 * HOUR_MS)).toBe(false);
  expect([mayBeShown(own, 'noah', at), mayBeShown(own, null, at)]).toEqual([false, false]);
  // CachedRead by another version of the product, whose screens read another form.
  expect(mayBeShown({ ...own, form: FORM - 1 }, 'mira', at)).toBe(false);
});
