import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './local-dates.ts';
import { dates, hours, instants, zones } from './testing/arbitraries.ts';
import {
  dayHours,
  dayPeriod,
  formatTime,
  hourInstant,
  hourLabel,
  hourNumber,
  isTimeZone,
  localTime,
} from './zones.ts';

/** The time according to the runtime's own calendar, as a second opinion. */
function shownByIntl(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return format.format(instant);
}

function shown(instant: Date, zone: string): string {
  const { date, hour, minute } = localTime(instant, zone);
  return `${date} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

describe('local time', () => {
  it('is that of the wall clock in every zone', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        expect(shown(instant, zone)).toBe(shownByIntl(instant, zone));
      }),
    );
  });

  it.each([
    ['2026-11-20T12:00:00Z', 'Asia/Kathmandu', '5:45 PM'],
    ['2026-11-20T00:00:00Z', 'America/St_Johns', '8:30 PM'],
    ['2026-11-20T05:00:00Z', 'America/New_York', '12:00 AM'],
  ])('writes %s in %s as %s', (instant, zone, text) => {
    expect(formatTime(new Date(instant), zone)).toBe(text);
  });
});

describe('an hour as an instant', () => {
  it.each([
    // Clocks go forward: the hour is skipped and means the instant of the change.
    ['2026-03-08', 2, 'America/New_York', '2026-03-08T07:00:00Z', true, null],
    ['2026-03-29', 1, 'Europe/London', '2026-03-29T01:00:00Z', true, null],
    ['2026-10-04', 2, 'Australia/Lord_Howe', '2026-10-03T15:30:00Z', true, null],
    ['2026-09-06', 0, 'America/Santiago', '2026-09-06T04:00:00Z', true, null],
    ['2011-12-30', 12, 'Pacific/Apia', '2011-12-30T10:00:00Z', true, null],
    // Clocks go back: the first time counts.
    ['2026-11-01', 1, 'America/New_York', '2026-11-01T05:00:00Z', false, '2026-11-01T06:00:00Z'],
    ['2026-10-25', 1, 'Europe/London', '2026-10-25T00:00:00Z', false, '2026-10-25T01:00:00Z'],
    ['2026-10-25', 2, 'Antarctica/Troll', '2026-10-25T00:00:00Z', false, '2026-10-25T02:00:00Z'],
    // Half an hour back at 2:00 repeats 1:30 to 2:00, and no whole hour.
    ['2026-04-05', 1, 'Australia/Lord_Howe', '2026-04-04T14:00:00Z', false, null],
    ['2026-04-05', 2, 'Australia/Lord_Howe', '2026-04-04T15:30:00Z', false, null],
    ['2026-11-20', 14, 'Asia/Kathmandu', '2026-11-20T08:15:00Z', false, null],
    ['2026-11-20', 24, 'UTC', '2026-11-21T00:00:00Z', false, null],
  ])('%s %i:00 in %s is %s (skipped: %s, again: %s)', (date, hour, zone, instant, skipped, again) => {
    expect(hourInstant(date, hour, zone)).toEqual({
      instant: new Date(instant),
      skipped,
      again: again && new Date(again),
    });
  });

  it('is the first at which the clock shows the hour, unless it is skipped', () => {
    fc.assert(
      fc.property(dates, hours, zones, (date, hour, zone) => {
        const { instant, skipped } = hourInstant(date, hour, zone);
        const asked = `${date} ${String(hour).padStart(2, '0')}:00`;
        const before = shownByIntl(new Date(instant.getTime() - 60_000), zone);
        if (skipped) {
          expect(before < asked && shownByIntl(instant, zone) > asked).toBe(true);
        } else {
          expect(shownByIntl(instant, zone)).toBe(asked);
          expect(before).not.toBe(asked);
        }
      }),
    );
  });

  it('never precedes the instant of an earlier hour', () => {
    fc.assert(
      fc.property(dates, hours, zones, (date, hour, zone) => {
        const [earlier, later] = [hourInstant(date, hour, zone), hourInstant(date, hour + 1, zone)];
        expect(earlier.instant <= later.instant).toBe(true);
        if (!earlier.skipped) expect(earlier.instant < later.instant).toBe(true);
      }),
    );
  });
});

describe("the hours of a day's grid", () => {
  it.each([
    ['2026-03-08', 'America/New_York', 23],
    ['2026-11-01', 'America/New_York', 25],
    ['2026-11-20', 'America/New_York', 24],
    ['2026-09-06', 'America/Santiago', 23],
    ['2026-04-04', 'America/Santiago', 25],
    ['2011-12-30', 'Pacific/Apia', 0],
  ])('%s in %s has %i', (date, zone, count) => {
    expect(dayHours(date, zone)).toHaveLength(count);
  });

  it('marks the hour that is shown a second time', () => {
    const repeated = dayHours('2026-11-01', 'America/New_York').filter((column) => column.repeated);
    expect(repeated).toEqual([
      {
        hour: 1,
        label: '1 AM',
        repeated: true,
        startsAt: new Date('2026-11-01T06:00:00Z'),
        endsAt: new Date('2026-11-01T07:00:00Z'),
      },
    ]);
  });

  it('follow each other from midnight to midnight without a gap, in every zone', () => {
    fc.assert(
      fc.property(dates, zones, (date, zone) => {
        const day = dayPeriod(date, zone);
        let at = day.startsAt;
        for (const column of dayHours(date, zone)) {
          expect(column.startsAt).toEqual(at);
          expect(localTime(at, zone)).toMatchObject({ date, hour: column.hour });
          at = column.endsAt;
        }
        expect(at).toEqual(day.endsAt);
        expect(day.endsAt).toEqual(dayPeriod(addDays(date, 1), zone).startsAt);
      }),
    );
  });
});

it.each([
  ['Europe/London', true],
  ['UTC', true],
  ['Asia/Calcutta', true],
  ['Asia/Kolkata', true],
  ['europe/london', false],
  ['Mars/Olympus', false],
  ['+02:00', false],
  ['', false],
])('%j is a time zone: %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});

it.each([
  [0, '12', '12 AM'],
  [1, '1', '1 AM'],
  [12, '12', '12 PM'],
  [14, '2', '2 PM'],
  [24, '12', '12 AM'],
])('the hour %i is %s on a clock, and %s in words', (hour, number, label) => {
  expect(hourNumber(hour)).toBe(number);
  expect(hourLabel(hour)).toBe(label);
});

it('has the times of a zone that the runtime knows by another of its names only, and none of a zone that it does not know', () => {
  const { DateTimeFormat } = Intl;
  const onlyKnowing = (known: readonly string[]) =>
    new Proxy(DateTimeFormat, {
      construct: (format, given: [string, { timeZone: string }]) => {
        if (!known.includes(given[1].timeZone.toLowerCase()))
          throw new RangeError('Invalid time zone specified');
        return Reflect.construct(format, given) as object;
      },
    });
  const noon = new Date('2026-11-20T12:00:00Z');
  try {
    Intl.DateTimeFormat = onlyKnowing(['asia/saigon', 'america/nuuk']);
    expect(localTime(noon, 'Asia/Ho_Chi_Minh').hour).toBe(19);
    expect(localTime(noon, 'America/Godthab').hour).toBe(10);
    expect(() => localTime(noon, 'Mars/Olympus')).toThrow('The time zone “Mars/Olympus” is not known here.');
  } finally {
    Intl.DateTimeFormat = DateTimeFormat;
  }
});

it('remembers each zone once, however it is spelled', () => {
  const { DateTimeFormat } = Intl;
  let made = 0;
  Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
    construct: (format, given) => {
      made += 1;
      return Reflect.construct(format, given) as object;
    },
  });
  try {
    for (const zone of ['Pacific/Pitcairn', 'pacific/pitcairn', 'PACIFIC/Pitcairn', 'Pacific/PITCAIRN']) {
      expect(localTime(new Date('2026-11-20T12:00:00Z'), zone).hour).toBe(4);
    }
    expect(made).toBe(1);
  } finally {
    Intl.DateTimeFormat = DateTimeFormat;
  }
});
