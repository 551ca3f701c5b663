import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayNumberMs } from './local-dates.ts';
import { overlaps, touches } from './periods.ts';
import { dates, durations, hours, zones } from './testing/arbitraries.ts';
import {
  formatTimeSlot,
  parseTimeOfDay,
  parseTimeSlot,
  slotEndDate,
  slotHours,
  slotLabel,
  slotOf,
  slotPeriod,
} from './time-slots.ts';
import { dayPeriod } from './zones.ts';

describe('a time slot', () => {
  it.each([
    ['14-17', { startHour: 14, endHour: 17 }, 3],
    ['22-1', { startHour: 22, endHour: 1 }, 3],
    ['5-5', { startHour: 5, endHour: 5 }, 24],
    ['06-09', { startHour: 6, endHour: 9 }, 3],
    ['21-24', { startHour: 21, endHour: 0 }, 3],
  ])('%s is %o, %i hours', (text, slot, length) => {
    expect(parseTimeSlot(text)).toEqual(slot);
    expect(slotHours(slot)).toBe(length);
  });

  it.each([
    '',
    '14',
    '14-',
    '-3',
    '24-3',
    '3-25',
    '9-12 ',
    '9–12',
    '009-12',
    '9.5-12',
    'walk-in',
    '14:00-17:00',
    '1-2-3',
  ])('%j is none', (text) => {
    expect(parseTimeSlot(text)).toBeNull();
  });

  it.each([
    ['6-9', '6:00 AM – 9:00 AM'],
    ['9-12', '9:00 AM – 12:00 PM'],
    ['12-15', '12:00 PM – 3:00 PM'],
    ['22-1', '10:00 PM – 1:00 AM'],
    ['walk-in', 'Walk-in'],
    ['14:30', '2:30 PM'],
    ['24:00', 'Invalid time'],
    ['soon', 'Invalid time'],
  ])('%s reads %s', (text, label) => {
    expect(slotLabel(text)).toBe(label);
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(hours, durations, (startHour, length) => {
        const slot = slotOf(startHour, length);
        expect(parseTimeSlot(formatTimeSlot(slot))).toEqual(slot);
        expect(slotHours(slot)).toBe(length);
      }),
    );
  });
});

describe('what a slot means', () => {
  it.each([
    ['2026-11-20', '14-17', 'America/New_York', '2026-11-20T19:00:00Z', '2026-11-20T22:00:00Z'],
    ['2026-11-20', '22-1', 'Asia/Kathmandu', '2026-11-20T16:15:00Z', '2026-11-20T19:15:00Z'],
    ['2026-11-20', '5-5', 'UTC', '2026-11-20T05:00:00Z', '2026-11-21T05:00:00Z'],
    // An end in the skipped hour is the instant of the change.
    ['2026-03-08', '1-2', 'America/New_York', '2026-03-08T06:00:00Z', '2026-03-08T07:00:00Z'],
    ['2026-03-08', '1-4', 'America/New_York', '2026-03-08T06:00:00Z', '2026-03-08T08:00:00Z'],
    // A repeated hour is booked whole, and only by the slot that contains it.
    ['2026-11-01', '1-2', 'America/New_York', '2026-11-01T05:00:00Z', '2026-11-01T07:00:00Z'],
    ['2026-11-01', '0-1', 'America/New_York', '2026-11-01T04:00:00Z', '2026-11-01T05:00:00Z'],
    ['2026-10-31', '23-2', 'America/New_York', '2026-11-01T03:00:00Z', '2026-11-01T07:00:00Z'],
    ['2026-04-05', '1-2', 'Australia/Lord_Howe', '2026-04-04T14:00:00Z', '2026-04-04T15:30:00Z'],
  ])('%s %s in %s is %s to %s', (date, text, zone, startsAt, endsAt) => {
    const slot = parseTimeSlot(text);
    expect(slot && slotPeriod(date, slot, zone)).toEqual({
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    });
  });

  it('is nothing if clocks skip its start', () => {
    expect(slotPeriod('2026-03-08', { startHour: 2, endHour: 4 }, 'America/New_York')).toBeNull();
    expect(slotPeriod('2011-12-30', { startHour: 9, endHour: 12 }, 'Pacific/Apia')).toBeNull();
  });

  it('lasts, and differs from its wall-clock hours by no more than a clock change', () => {
    fc.assert(
      fc.property(dates, hours, durations, zones, (date, startHour, length, zone) => {
        const period = slotPeriod(date, slotOf(startHour, length), zone);
        if (!period) return;
        const elapsed = (period.endsAt.getTime() - period.startsAt.getTime()) / 3_600_000;
        expect(elapsed).toBeGreaterThan(0);
        if (date < '2012') return; // Samoa's lost day is longer than any clock change.
        expect(Math.abs(elapsed - length)).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('overlaps another slot exactly if they share a wall-clock hour that exists', () => {
    fc.assert(
      fc.property(dates, hours, durations, hours, durations, zones, (date, h1, n1, h2, n2, zone) => {
        const a = slotPeriod(date, slotOf(h1, n1), zone);
        const b = slotPeriod(date, slotOf(h2, n2), zone);
        if (!a || !b) return;
        const shared = Math.min(h1 + n1, h2 + n2) - Math.max(h1, h2);
        expect(overlaps(a, b)).toBe(shared > 0);
        if (shared === 0) expect(touches(a, b)).toBe(true);
      }),
    );
  });

  it('ends on the day it says', () => {
    fc.assert(
      fc.property(dates, hours, durations, (date, startHour, length) => {
        const end = dayNumberMs(date) / 3_600_000 + startHour + length;
        const slot = slotOf(startHour, length);
        expect(dayNumberMs(slotEndDate(date, slot)) / 3_600_000 + slot.endHour).toBe(end);
      }),
    );
  });

  it('covers the whole day hour by hour without overlap, whatever the clocks do', () => {
    fc.assert(
      fc.property(dates, zones, (date, zone) => {
        const periods = Array.from({ length: 24 }, (_, hour) =>
          slotPeriod(date, slotOf(hour, 1), zone),
        ).filter((period) => period !== null);
        periods
          .slice(1)
          .forEach((period, index) => expect(period.startsAt >= periods[index]!.endsAt).toBe(true));
        if (periods.length === 24) {
          expect(periods[23]!.endsAt).toEqual(dayPeriod(addDays(date, 1), zone).startsAt);
        }
      }),
    );
  });
});

it.each([
  ['00:00', 0],
  ['08:30', 510],
  ['24:00', 1440],
  ['24:01', null],
  ['8:30', null],
  ['12:60', null],
  ['noon', null],
])('%j is %s minutes after midnight', (text, minutes) => {
  expect(parseTimeOfDay(text)).toBe(minutes);
});
