import { ALWAYS_OPEN, DEFAULT_RULES } from '@chargerota/domain';
import { expect, it } from 'vitest';
import type { Location, Spot } from '@chargerota/contract';
import { hoursOf } from '../../day/day-hours.ts';
import { locationDay } from './location-day.ts';

const MONDAY = '2026-11-09';
/** In New York, five hours behind UTC. Peak is from 6 AM to 3 PM. */
const at = (hour: number) => new Date(Date.UTC(2026, 10, 9, 5, hour * 60));

const garage = (monday: object) => ({
  timezone: 'America/New_York',
  operatingHoursJson: { ...ALWAYS_OPEN, monday: { closed: false, is24hrs: false, ...monday } },
});

it.each([
  ['from the opening on', { open: '08:00', close: '22:00' }, [{ startsAt: at(8), endsAt: at(15) }]],
  ['until the closing', { open: '05:00', close: '12:30' }, [{ startsAt: at(6), endsAt: at(12.5) }]],
  ['not before an opening after it', { open: '16:00', close: '22:00' }, []],
  ['not on a closed day', { closed: true }, []],
  ['all of it, open around the clock', { is24hrs: true }, [{ startsAt: at(6), endsAt: at(15) }]],
])('peak hours are limited to the opening hours: %s', (_when, monday, peak) => {
  expect(hoursOf(garage(monday), MONDAY, DEFAULT_RULES).peak).toEqual(peak);
});

const place = { id: 'pier', ...garage({ is24hrs: true }) } as Location;
const spots = [{ id: 'a', locationId: 'pier', spotNumber: '01', connectorType: 'j1772' }] as Spot[];

it('a day to come is computed once of what was loaded, however much time passes until it begins', () => {
  const dayAt = (hour: number, loaded: []) =>
    locationDay(place, MONDAY, spots, loaded, DEFAULT_RULES, at(hour)).grid;
  const loaded: [] = [];
  const before = dayAt(-30, loaded);
  expect(dayAt(-1, loaded)).toBe(before);
  expect(dayAt(-1, [])).not.toBe(before);
  expect(before.needle).toBeNull();
  expect(dayAt(10, loaded).needle).toBe(10);
});

it.each<[string, number, object, string | null]>([
  [
    'in peak hours by reservation alone',
    11.2,
    { peakWalkInWhenFree: false },
    'Peak hours last until 3:00 PM: a reservation is required, and reservations start on the full hour.',
  ],
  [
    'where walk-ins are turned off',
    16.2,
    { allowOffPeakWalkIn: false },
    'Walk-ins are not possible now: a reservation is required, and reservations start on the full hour.',
  ],
  ['in peak hours whose running hour can be had', 11.2, {}, null],
  ['outside peak hours, when one can walk in', 16.2, {}, null],
  ['before the day has begun', -30, {}, null],
])('it is said why an empty charger cannot be had now: %s', (_when, hour, change, why) => {
  const rules = { ...DEFAULT_RULES, ...change };
  const inService = spots.map((spot) => ({ ...spot, isActive: true, currentStatus: 'available' })) as Spot[];
  expect(locationDay(place, MONDAY, inService, [], rules, at(hour)).whyNotNow).toBe(why);
});

it.each([
  ['before it opens', 7, true],
  ['in its break', 13, true],
  ['while it is open again', 17.5, true],
  ['once it has closed for the day', 18, false],
  ['seen from the day after', 30, true],
])('a location with a break is open that day, %s: %s', (_when, hour, isOpen) => {
  const open = { open: '08:00', close: '12:00', more: [{ open: '14:00', close: '18:00' }] };
  const twice = { id: 'pier', ...garage(open) } as Location;
  expect(locationDay(twice, MONDAY, spots, [], DEFAULT_RULES, at(hour)).isOpen).toBe(isOpen);
});
