import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEEKDAYS } from './local-dates.ts';
import {
  ALWAYS_OPEN,
  closeDay,
  closesDuring,
  DEFAULT_WEEKLY_HOURS,
  describeDayHours,
  describeToday,
  describeWeeklyHours,
  differingDays,
  isWithinHours,
  openIntervals,
  startHours,
  validateWeeklyHours,
} from './opening-hours.ts';
import type { DayHours, OpenSpan, WeeklyHours } from './opening-hours.ts';
import { dates, durations, hours, zones } from './testing/arbitraries.ts';
import { slotOf, slotPeriod } from './time-slots.ts';
import { localTime } from './zones.ts';

const NEW_YORK = 'America/New_York';

function day(open: string, close: string, flags: Partial<DayHours> = {}): DayHours {
  return { open, close, closed: false, is24hrs: false, ...flags };
}

function within(
  date: string,
  startHour: number,
  length: number,
  week: WeeklyHours,
  zone = NEW_YORK,
): boolean {
  const period = slotPeriod(date, slotOf(startHour, length), zone);
  return period !== null && isWithinHours(period, week, zone);
}

function isOpenAt(instant: Date, week: WeeklyHours, zone: string): boolean {
  const { weekday, hour, minute } = localTime(instant, zone);
  const at = timeText(hour * 60 + minute);
  const before = week[WEEKDAYS.at(WEEKDAYS.indexOf(weekday) - 1)!];
  return (
    opensFor(week[weekday], ({ open, close }) => open <= at && (close < open || at < close)) ||
    (!before.is24hrs && opensFor(before, ({ open, close }) => close < open && at < close))
  );
}

const opensFor = ({ closed, is24hrs, open, close, more = [] }: DayHours, has: (span: OpenSpan) => boolean) =>
  !closed && (is24hrs || [{ open, close }, ...more].some(has));

function timeText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function hoursOpen(date: string, week: WeeklyHours): number {
  const lengths = openIntervals(date, week, NEW_YORK).map(
    ({ startsAt, endsAt }) => (endsAt.getTime() - startsAt.getTime()) / 3_600_000,
  );
  return lengths.reduce((sum, length) => sum + length, 0);
}

const NIGHT = { ...DEFAULT_WEEKLY_HOURS, friday: day('18:00', '06:00') };
const NOON_BREAK = {
  ...DEFAULT_WEEKLY_HOURS,
  friday: day('08:00', '12:00', { more: [{ open: '14:00', close: '18:00' }] }),
};

describe('a period lies within opening hours', () => {
  const late = { ...DEFAULT_WEEKLY_HOURS, friday: day('08:00', '24:00'), saturday: day('00:00', '02:00') };
  it.each([
    ['from opening to closing', '2026-11-20', 8, 10, DEFAULT_WEEKLY_HOURS, true],
    ['not an hour before opening', '2026-11-20', 7, 2, DEFAULT_WEEKLY_HOURS, false],
    ['not past closing', '2026-11-20', 17, 2, DEFAULT_WEEKLY_HOURS, false],
    ['by the hours of its own weekday', '2026-11-21', 14, 1, DEFAULT_WEEKLY_HOURS, false],
    ['never on a closed day', '2026-11-22', 10, 1, DEFAULT_WEEKLY_HOURS, false],
    ['across midnight where both days join', '2026-11-20', 22, 4, late, true],
    ['not across a gap after midnight', '2026-11-20', 22, 5, late, false],
    ['a whole day where it never closes', '2026-11-20', 5, 24, ALWAYS_OPEN, true],
    ['over midnight where one span does', '2026-11-20', 20, 8, NIGHT, true],
    ['in the morning that a night leaves', '2026-11-21', 2, 4, NIGHT, true],
    ['not past the end of a night', '2026-11-20', 20, 11, NIGHT, false],
    ['after a break', '2026-11-20', 14, 4, NOON_BREAK, true],
    ['not over a break', '2026-11-20', 11, 4, NOON_BREAK, false],
    ['not in a break', '2026-11-20', 12, 2, NOON_BREAK, false],
    [
      'from a half hour only after it',
      '2026-11-20',
      8,
      1,
      { ...DEFAULT_WEEKLY_HOURS, friday: day('08:30', '18:00') },
      false,
    ],
    [
      'whatever times are stored beside "24 hours"',
      '2026-11-20',
      3,
      1,
      { ...DEFAULT_WEEKLY_HOURS, friday: day('', '', { is24hrs: true }) },
      true,
    ],
  ])('%s', (_, date, startHour, length, week, expected) => {
    expect(within(date, startHour, length, week)).toBe(expected);
  });

  it('exactly if at each of its minutes the clock shows a time at which that weekday is open', () => {
    // Two spans, of which the second may end after midnight.
    const bounds = fc.uniqueArray(fc.integer({ min: 0, max: 95 }), { minLength: 4, maxLength: 4 });
    const dayHours = fc
      .tuple(bounds, fc.boolean(), fc.constantFrom('open', 'open', 'once', 'closed', 'always'))
      .map(([quarters, isNight, kind]) => {
        const [a = '', b = '', c = '', d = ''] = quarters
          .toSorted((x, y) => x - y)
          .map((at) => timeText(at * 15));
        const spans = isNight
          ? [
              { open: b, close: c },
              { open: d, close: a },
            ]
          : [
              { open: a, close: b },
              { open: c, close: d },
            ];
        const [first, ...more] = kind === 'once' ? spans.slice(1) : spans;
        const flags = { closed: kind === 'closed', is24hrs: kind === 'always', more };
        const hours = day(first!.open, first!.close, flags);
        expect(validateWeeklyHours({ ...ALWAYS_OPEN, monday: hours })).toEqual([]);
        return hours;
      });
    const week = fc
      .tuple(dayHours, dayHours, dayHours, dayHours, dayHours, dayHours, dayHours)
      .map(([monday, tuesday, wednesday, thursday, friday, saturday, sunday]): WeeklyHours => ({
        monday,
        tuesday,
        wednesday,
        thursday,
        friday,
        saturday,
        sunday,
      }));
    // Zones without clock changes only: elsewhere an interval that ends in a repeated hour ends the first time it is
    // shown.
    const steady = fc.constantFrom('UTC', 'Asia/Kathmandu', 'Asia/Kolkata', 'Pacific/Kiritimati');
    fc.assert(
      fc.property(dates, hours, durations, week, steady, (date, hour, length, open, zone) => {
        const period = slotPeriod(date, slotOf(hour, length), zone);
        if (!period) return;
        const quarters = (period.endsAt.getTime() - period.startsAt.getTime()) / 900_000;
        const everyMinute = Array.from(
          { length: quarters },
          (_, index) => new Date(period.startsAt.getTime() + index * 900_000),
        ).every((instant) => isOpenAt(instant, open, zone));
        expect(isWithinHours(period, open, zone)).toBe(everyMinute);
      }),
    );
  });

  it('from midnight to midnight when a 24-hour day has 23 or 25 hours', () => {
    const days = ['2026-03-08', '2026-11-01', '2026-11-20'];
    expect(days.map((date) => hoursOpen(date, ALWAYS_OPEN))).toEqual([23, 25, 24]);
  });

  it('always, where a location never closes', () => {
    fc.assert(
      fc.property(dates, hours, durations, zones, (date, hour, length, zone) => {
        const period = slotPeriod(date, slotOf(hour, length), zone);
        expect(!period || isWithinHours(period, ALWAYS_OPEN, zone)).toBe(true);
      }),
    );
  });
});

describe('new hours close a location during a period', () => {
  const friday = (hours: DayHours) => ({ ...DEFAULT_WEEKLY_HOURS, friday: hours });
  it.each<[string, number, number, WeeklyHours, WeeklyHours, boolean]>([
    [
      'wholly, if its day is closed',
      8,
      3,
      friday(day('08:00', '18:00')),
      friday(closeDay(day('', ''))),
      true,
    ],
    ['partly, if they open later', 8, 3, friday(day('08:00', '18:00')), friday(day('10:00', '18:00')), true],
    [
      'partly, if they close earlier',
      15,
      3,
      friday(day('08:00', '18:00')),
      friday(day('08:00', '17:00')),
      true,
    ],
    ['not, if it is within them', 10, 3, friday(day('08:00', '18:00')), friday(day('10:00', '13:00')), false],
    [
      'not, if it was closed before',
      18,
      2,
      friday(day('08:00', '18:00')),
      friday(day('08:00', '18:00')),
      false,
    ],
    ['not by what they open', 17, 3, friday(day('08:00', '18:00')), friday(day('08:00', '19:00')), false],
    ['after midnight, too', 22, 4, ALWAYS_OPEN, { ...ALWAYS_OPEN, saturday: day('06:00', '24:00') }, true],
    ['partly, by a new break', 11, 3, friday(day('08:00', '18:00')), NOON_BREAK, true],
    ['not by a break that was there', 12, 2, NOON_BREAK, friday(closeDay(day('', ''))), false],
    ['not by another day', 8, 3, ALWAYS_OPEN, { ...ALWAYS_OPEN, saturday: closeDay(day('', '')) }, false],
  ])('%s', (_, startHour, length, before, after, expected) => {
    const period = slotPeriod('2026-11-20', slotOf(startHour, length), NEW_YORK)!;
    expect(closesDuring(period, before, after, NEW_YORK)).toBe(expected);
  });
});

describe('a week of hours', () => {
  it.each([
    [day('08:00', '24:00'), []],
    [day('', '', { closed: true }), []],
    [day('', '', { is24hrs: true }), []],
    [day('22:00', '02:00'), []],
    [day('08:00', '12:00', { more: [{ open: '14:00', close: '02:00' }] }), []],
    [
      day('08:00', '14:00', { more: [{ open: '14:00', close: '18:00' }] }),
      [{ weekday: 'tuesday', path: 'more.0.open', message: 'It opens again only after it has closed' }],
    ],
    [
      day('22:00', '02:00', { more: [{ open: '23:00', close: '24:00' }] }),
      [{ weekday: 'tuesday', path: 'more.0.open', message: 'It opens again only after it has closed' }],
    ],
    [day('8:00', '18:00'), [{ weekday: 'tuesday', path: 'open', message: 'Invalid time' }]],
    [day('08:00', '24:30'), [{ weekday: 'tuesday', path: 'close', message: 'Invalid time' }]],
    [
      day('18:00', '18:00'),
      [{ weekday: 'tuesday', path: 'close', message: 'Closing time must be after opening time' }],
    ],
  ])('with Tuesday %o has errors %o', (tuesday, errors) => {
    expect(validateWeeklyHours({ ...DEFAULT_WEEKLY_HOURS, tuesday })).toEqual(errors);
  });

  it('is written with equal days grouped', () => {
    expect(describeWeeklyHours(DEFAULT_WEEKLY_HOURS)).toBe(
      'Mon–Fri 8:00 AM – 6:00 PM, Sat 9:00 AM – 2:00 PM, Sun closed',
    );
    expect(describeWeeklyHours(ALWAYS_OPEN)).toBe('24/7');
    expect(describeWeeklyHours({ ...ALWAYS_OPEN, sunday: day('10:00', '24:00') })).toBe(
      'Mon–Sat open 24 hours, Sun 10:00 AM – 12:00 AM',
    );
  });

  it.each([
    [DEFAULT_WEEKLY_HOURS, '2026-11-20', '8:00 AM – 6:00 PM'],
    [DEFAULT_WEEKLY_HOURS, '2026-11-22', 'Closed today'],
    [ALWAYS_OPEN, '2026-11-20', 'Open 24 hours'],
    [{ ...ALWAYS_OPEN, friday: day('00:00', '24:00') }, '2026-11-20', 'Open 24 hours'],
    [{ ...ALWAYS_OPEN, friday: day('', '') }, '2026-11-20', 'Not set'],
    [{ ...ALWAYS_OPEN, friday: day('25:00', '26:00') }, '2026-11-20', 'Invalid time'],
    [NOON_BREAK, '2026-11-20', '8:00 AM – 12:00 PM and 2:00 PM – 6:00 PM'],
    [NIGHT, '2026-11-20', '6:00 PM – 6:00 AM'],
    [NIGHT, '2026-11-21', '12:00 AM – 6:00 AM and 9:00 AM – 2:00 PM'],
    [{ ...NIGHT, saturday: closeDay(day('', '')) }, '2026-11-21', '12:00 AM – 6:00 AM'],
    [{ ...NIGHT, saturday: day('', '', { is24hrs: true }) }, '2026-11-21', 'Open 24 hours'],
    [null, '2026-11-20', 'Hours not available'],
  ])("tells a day's hours", (week, date, text) => {
    expect(describeToday(date, week)).toBe(text);
  });

  it('loses its 24-hour flag on a day that is closed', () => {
    expect(WEEKDAYS.map((weekday) => closeDay(ALWAYS_OPEN[weekday]).is24hrs)).not.toContain(true);
  });
});

describe('the whole hours at which a charge can start', () => {
  const week: WeeklyHours = { ...DEFAULT_WEEKLY_HOURS, friday: day('07:30', '17:45') };
  const daily = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17];
  it.each<[string, string | null, number[], WeeklyHours?]>([
    ['on a Monday', '2026-11-16', daily],
    ['where the day begins and ends within an hour', '2026-11-20', daily.slice(0, -1)],
    ['on any day', null, daily],
    ['on a day that is closed', '2026-11-22', []],
    ['without a break', '2026-11-20', [8, 9, 10, 11, 14, 15, 16, 17], NOON_BREAK],
    ['until a night', '2026-11-20', [18, 19, 20, 21, 22, 23], NIGHT],
    [
      'after a night, without what is closed then',
      '2026-11-21',
      [0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13],
      NIGHT,
    ],
    ['of a day that never closes', '2026-11-22', [...Array(24).keys()], ALWAYS_OPEN],
  ])('%s', (_, date, expected, hours = week) => {
    expect(startHours(hours, date)).toEqual(expected);
  });
});

describe('of changed opening hours', () => {
  const usual = describeWeeklyHours(DEFAULT_WEEKLY_HOURS);

  it('only the days that differ are told', () => {
    const wednesday = describeWeeklyHours({
      ...DEFAULT_WEEKLY_HOURS,
      wednesday: DEFAULT_WEEKLY_HOURS.sunday,
    });
    expect(differingDays(usual, wednesday)).toEqual({ before: 'Wed 8:00 AM – 6:00 PM', after: 'Wed closed' });
    const apart = 'Mon 8:00 AM – 4:00 PM, Tue 8:00 AM – 6:00 PM, Wed–Thu 8:00 AM – 4:00 PM, ';
    expect(differingDays(usual, `${apart}Fri 8:00 AM – 6:00 PM, Sat 9:00 AM – 2:00 PM, Sun closed`)).toEqual({
      before: 'Mon 8:00 AM – 6:00 PM, Wed–Thu 8:00 AM – 6:00 PM',
      after: 'Mon 8:00 AM – 4:00 PM, Wed–Thu 8:00 AM – 4:00 PM',
    });
    expect(differingDays('24/7', 'Mon–Sat open 24 hours, Sun closed')).toEqual({
      before: 'Sun open 24 hours',
      after: 'Sun closed',
    });
  });

  it.each([
    ['24/7', usual],
    ['By appointment', usual],
    [usual, 'Mon–Fri 8:00 AM – 6:00 PM'],
    [usual, 'Sun closed, Mon–Sat open 24 hours'],
  ])('%s and %s have nothing to leave out', (before, after) => {
    expect(differingDays(before, after)).toBeNull();
  });
});

it('a day without both of its times says that they are not set, and is closed', () => {
  const on = (times: Partial<OpenSpan>): DayHours => ({
    closed: false,
    is24hrs: false,
    open: '',
    close: '',
    ...times,
  });
  const closed = Object.fromEntries(WEEKDAYS.map((day) => [day, closeDay(on({}))])) as WeeklyHours;
  const openOn = (times: Partial<OpenSpan>) =>
    openIntervals('2026-11-23', { ...closed, monday: on(times) }, 'UTC').length > 0;
  expect(describeDayHours(on({ open: '08:00' }))).toBe('Not set');
  expect(describeDayHours(on({ close: '18:00' }))).toBe('Not set');
  expect(openOn({ open: '08:00' })).toBe(false);
  expect(openOn({ close: '18:00' })).toBe(false);
  expect(openOn({ open: '08:00', close: '08:00' })).toBe(false);
  expect(openOn({ open: '08:00', close: '18:00' })).toBe(true);
});
