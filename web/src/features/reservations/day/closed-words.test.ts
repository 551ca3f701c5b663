import type { DayReservation, Location, Spot } from '@chargerota/contract';
import { expect, test } from 'vitest';
import { wholeClosureOn } from './closed-words.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 9, hour));
const location = { id: 'pier', name: 'Pier 9', timezone: 'UTC' } as Location;
const spots = ['01', '02', '03'].map((id) => ({
  id,
  isActive: true,
  currentStatus: id === '03' ? 'maintenance' : 'available',
})) as Spot[];

/** `spotIds` are closed. */
const closure = (from: number, to: number, spotIds: string[], closedFor = 'repairs') =>
  spotIds.map((spotId) => ({
    kind: 'closure',
    spotId,
    closedFor,
    startsAt: at(from).toISOString(),
    endsAt: at(to).toISOString(),
  })) as DayReservation[];

const words = (reservations: DayReservation[], now: Date, date = '2026-11-09') =>
  wholeClosureOn({ location, date, spots, reservations, now })
    ?.words.replaceAll('\u00a0', ' ')
    .replaceAll(/ (?:UTC|GMT)/gu, '');

test('a location of which every charger is closed is said to be closed, from when on and until when', () => {
  const all = closure(8, 14, ['01', '02']);
  expect(words(all, at(9))).toBe('Pier 9 is closed for repairs until Mon, Nov 9, 2:00 PM.');
  expect(words(all, at(6))).toBe('Pier 9 is closed for repairs from 8:00 AM until Mon, Nov 9, 2:00 PM.');
  const days = closure(-24, 48, ['01', '02', '03'], 'an event');
  expect(words(days, at(-100))).toBe('Pier 9 is closed for an event until Tue, Nov 10.');
});

test('one of which a charger stays open is not, nor is it on another day or afterwards', () => {
  expect(words(closure(8, 14, ['01', '03']), at(9))).toBeUndefined();
  expect(words([...closure(8, 14, ['01']), ...closure(14, 16, ['02'])], at(9))).toBeUndefined();
  expect(words(closure(8, 14, ['01', '02']), at(14))).toBeUndefined();
  expect(words(closure(8, 14, ['01', '02']), at(9), '2026-11-10')).toBeUndefined();
});

test('nobody can wait for a day on which it stays closed', () => {
  const isAllDay = (reservations: DayReservation[], now: Date) =>
    wholeClosureOn({ location, date: '2026-11-09', spots, reservations, now })?.isAllDay;
  expect(isAllDay(closure(0, 24, ['01', '02']), at(-10))).toBe(true);
  expect(isAllDay(closure(9, 30, ['01', '02']), at(9))).toBe(true);
  expect(isAllDay(closure(9, 30, ['01', '02']), at(8))).toBe(false);
  expect(isAllDay(closure(0, 14, ['01', '02']), at(8))).toBe(false);
});
