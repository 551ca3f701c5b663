import { expect, it } from 'vitest';
import type { OwnRow } from '../../features/reservations/member/own-rows.ts';
import { findOwnActs } from './own-acts.ts';

/** A Friday in New York, five hours behind UTC. */
const at = (hour: number) => new Date(Date.UTC(2026, 10, 6, 5, hour * 60));

const row = (id: string, from: number, to: number, change: Partial<OwnRow> = {}): OwnRow =>
  ({
    id,
    kind: 'reservation',
    status: 'confirmed',
    date: '2026-11-06',
    timezone: 'America/New_York',
    startsAt: at(from),
    endsAt: at(to),
    arrivedAt: null,
    releasedAt: null,
    spot: { spotNumber: '01' },
    location: { name: 'North Garage', organization: { noShowGracePeriodMinutes: 30 } },
    ...change,
  }) as OwnRow;

const found = (text: string, rows: OwnRow[]) =>
  findOwnActs(text, rows, at(10.1)).acts.map(({ label, note, href }) => [
    label,
    note.replace(/ ET$/, ''),
    href,
  ]);

it('who awaits their arrival finds how to confirm it, and how to cancel or change it', () => {
  const rows = [row('now', 10, 12)];
  expect(found('confirm', rows)).toEqual([
    [
      'Confirm arrival',
      expect.stringMatching(/^Charger 01 at North Garage, by 10:30 AM/),
      '/dashboard?reservation=now&ask=confirm',
    ],
  ]);
  expect(found('cancel', rows)).toEqual([
    [
      expect.stringMatching(/^Cancel Fri, Nov 6, 10:00 AM – 12:00 PM/),
      'Charger 01 at North Garage',
      '/dashboard?reservation=now&ask=cancel',
    ],
  ]);
  expect(found('change', rows)[0]?.[2]).toBe('/dashboard?reservation=now&ask=edit');
  expect(found('cancel friday', rows)).toHaveLength(1);
  expect(found('cancel thursday', rows)).toEqual([]);
});

it('who charges finds how to release the charger and how to stay', () => {
  const rows = [row('now', 9, 12, { status: 'arrived', arrivedAt: at(9) })];
  expect(found('release', rows)).toEqual([
    [
      'Release charger',
      expect.stringMatching(/yours until 12:00 PM/),
      '/dashboard?reservation=now&ask=release',
    ],
  ]);
  expect(found('extend', rows)[0]?.[0]).toBe('Stay longer');
});

it('who wants to release a charger before the arrival finds that it is done by cancelling', () => {
  expect(found('release', [row('later', 14, 16)])).toEqual([
    ['Release charger', 'You are not charging now. What you have reserved can be cancelled.', null],
    [
      expect.stringMatching(/^Cancel Fri, Nov 6/),
      expect.anything(),
      '/dashboard?reservation=later&ask=cancel',
    ],
  ]);
});

it('what is not possible is found with the reason', () => {
  expect(found('release', [])).toEqual([['Release charger', 'You are not charging now.', null]]);
  expect(found('confirm', [row('later', 14, 16)])).toEqual([
    ['Confirm arrival', 'You have no arrival to confirm now.', null],
  ]);
  expect(found('cancel', [row('gone', 7, 9)])).toEqual([
    ['Cancel a reservation', 'You have no upcoming reservation.', null],
  ]);
});

it.each([
  ['cancel today', ['later']],
  ['cancel tomorrow', ['sat-6', 'sat-10', 'sat-15', 'sat-20']],
  ['cancel saturday', ['sat-6', 'sat-10', 'sat-15', 'sat-20']],
  ['cancel tomorrow 6', ['sat-6']],
  ['cancel my reservation on november 11', ['wed']],
  ['cancel 11/11', ['wed']],
  ['cancel wednesday', ['wed']],
  ['cancel 03', ['wed']],
  ['cancel charger 03', ['wed']],
  ['cancel juniper', ['wed']],
  ['juniper', []],
  ['03', []],
  ['charger 03', []],
])('“%s” finds every coming reservation that it names', (text, ids) => {
  const saturday = { date: '2026-11-07' };
  const rows = [
    row('later', 14, 16),
    ...[6, 10, 15, 20].map((hour) => row(`sat-${hour}`, 24 + hour, 26 + hour, saturday)),
    row('wed', 5 * 24 + 9, 5 * 24 + 11, {
      date: '2026-11-11',
      spot: { spotNumber: '03' } as OwnRow['spot'],
      location: {
        name: 'Juniper Road',
        organization: { noShowGracePeriodMinutes: 30 },
      } as OwnRow['location'],
    }),
  ];
  expect(found(text, rows).map(([, , href]) => href)).toEqual(
    ids.map((id) => `/dashboard?reservation=${id}&ask=cancel`),
  );
});

it('a day without a reservation is said to have none', () => {
  const none = ['Cancel a reservation', 'You have no upcoming reservation on that day.', null];
  expect(found('cancel tomorrow', [row('later', 14, 16)])).toEqual([none]);
  expect(found('tomorrow', [row('later', 14, 16)])).toEqual([]);
});

it('of very many, the next are named and the others counted', () => {
  const rows = Array.from({ length: 9 }, (_, index) => row(`${index}`, 11 + index, 12 + index));
  const { acts, left } = findOwnActs('cancel', rows, at(10.1));
  expect([acts.length, left]).toEqual([6, 3]);
});
