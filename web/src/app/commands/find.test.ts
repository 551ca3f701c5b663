import { expect, it } from 'vitest';
import { paths } from '../../lib/paths.ts';
import { routes } from '../routes.tsx';
import { find, findNear } from './find.ts';
import { PLACES, placesFor } from './places.ts';
import { readerOf } from './reader.ts';

const organization = { membershipStatus: 'active', role: 'admin', lineEnabled: true } as const;
const approved = { status: 'approved' } as const;
const admin = readerOf(approved, organization);
const member = readerOf(approved, { ...organization, role: 'user' });
const waiting = readerOf(
  { status: 'pending' },
  { ...organization, role: 'user', membershipStatus: 'pending' },
);

const found = (text: string, reader = admin) => find(text, placesFor(reader)).map(({ to }) => to);

it.each([
  ['settings', '/organization?tab=settings'],
  ['book', '/booking'],
  ['reserve', '/booking'],
  ['status', '/availability'],
  ['charger st', '/availability'],
  ['waitlist', '/line'],
  ['queue', '/line'],
  ['notifications', '/notifications'],
  ['quiet hours', '/notifications?tab=choices'],
  ['password', '/account'],
  ['my reservations', '/dashboard'],
  ['eco', '/dashboard?eco'],
  ['invite', '/organization?tab=invites'],
  ['audit', '/organization?tab=settings&view=changes'],
  ['MEMB', '/organization?tab=members'],
  ['help', '/bug-report'],
  ['print', '/availability?print'],
  ['display', '/organization?tab=locations#wall-displays'],
  ['print codes', '/organization?tab=locations'],
])('whoever types “%s” finds %s first', (text, to) => {
  expect(found(text)[0]).toBe(to);
});

it('every screen of signed-in people can be found, except the payment that billing leads to', () => {
  const led: readonly string[] = [paths.paymentSetup, paths.paymentConfirmation];
  const own = routes.filter(({ isOwn, path }) => isOwn && !led.includes(path)).map(({ path }) => path);
  expect(own.filter((path) => !PLACES.some((place) => place.path === path))).toEqual([]);
});

it('nobody finds a screen that they may not open', () => {
  expect(found('organization', member)).not.toContain('/organization');
  expect(found('members', member)).toEqual([]);
  expect(found('book', waiting)).toEqual([]);
  expect(found('dashboard', waiting)).toEqual(['/dashboard']);
});

it('members find the line only where there is one; administrators, who can turn it on, always', () => {
  const without = { ...organization, lineEnabled: false };
  expect(found('line', readerOf(approved, { ...without, role: 'user' }))).not.toContain('/line');
  expect(found('line', readerOf(approved, without))).toContain('/line');
});

it('every typed word has to fit', () => {
  expect(found('settings banana')).toEqual([]);
  expect(found('')).toHaveLength(PLACES.length);
  expect(found('changes')).toEqual(['/organization?tab=settings&view=changes']);
  expect(found('report')).toContain('/organization?tab=settings&view=changes');
});

it.each([
  ['stauts', '/availability'],
  ['setings', '/organization?tab=settings'],
  ['bok', undefined],
  ['notificatons', '/notifications'],
  ['passwrod', '/account'],
  ['banana', undefined],
  ['settings banana', undefined],
])('whoever mistypes “%s” is led to %s', (text, to) => {
  expect(found(text)).toEqual([]);
  expect(findNear(text, placesFor(admin))[0]?.to).toBe(to);
});
