import { expect, it } from 'vitest';
import type { OwnRow } from '../../features/reservations/screens/dashboard/own-rows.ts';
import { find } from './find.ts';
import { ownActs } from './own-acts.ts';

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
  find(text, ownActs(rows, at(10.1))).map(({ label, note, href }) => [label, note.replace(/ ET$/, ''), href]);

it('who awaits their arrival finds how to confirm it, and how to cancel or change it', () => {
  const rows = [row('now', 10, 12)];
  expect(found('confirm', rows)).toEqual([
    [
      'Confirm arrival',
      expect.stringMatching(/^Charger 01 at North Garage, by 10:30 AM/),
      '/dashboard?reservation=now',
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
    ['Release charger', expect.stringMatching(/yours until 12:00 PM/), '/dashboard?reservation=now'],
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
    ['Confirm arrival', 'No arrival waits to be confirmed now.', null],
  ]);
  expect(found('cancel', [row('gone', 7, 9)])).toEqual([
    ['Cancel a reservation', 'You have no coming reservation.', null],
  ]);
});
