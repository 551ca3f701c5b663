import { hourInstant } from '@chargerota/domain';
import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { expect, test } from 'vitest';
import { feedCalendar, reservationCalendarFile } from './calendar-file.ts';
import type { CalendarFacts } from './event.ts';

const SITE = { url: 'https://charge.example.org', sender: 'rota@example.org' };
const CREATED = new Date('2026-03-01T09:00:00Z');

type Change = { [Part in keyof CalendarFacts]?: Partial<CalendarFacts[Part]> };

const factsOf = (change: Change = {}): CalendarFacts => ({
  reservation: {
    id: '019c0000-0000-7000-8000-000000000001',
    status: 'confirmed',
    startsAt: new Date('2026-03-05T14:00:00Z'),
    endsAt: new Date('2026-03-05T17:00:00Z'),
    releasedAt: null,
    createdAt: CREATED,
    updatedAt: CREATED,
    ...change.reservation,
  },
  user: { email: 'maya@example.org', ...change.user },
  organization: { name: 'Harbor Freight', ...change.organization },
  location: {
    name: 'North Garage',
    address: '410 Harbor Street',
    city: 'New York',
    state: 'NY',
    zipCode: '10013',
    timezone: 'America/New_York',
    latitude: null,
    longitude: null,
    ...change.location,
  },
  spot: { spotNumber: '12', ...change.spot },
});

/** The events of a calendar, as a parser reads them that knows the zones by their names. */
function byZoneName(text: string): VEvent[] {
  return Object.values(nodeIcal.sync.parseICS(text)).filter((part) => part?.type === 'VEVENT');
}

const textOf = (value: VEvent['description']): string =>
  (typeof value === 'string' ? value : value?.val) ?? '';

const component = (text: string) => new ICAL.Component(ICAL.parse(text));

/** Start and end of each event, as a parser reads them that takes the zones' rules from the file alone. */
function byZoneRules(text: string): (Date | undefined)[][] {
  const calendar = component(text);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((event) => {
    // Asked of the properties: of an event without an end the library makes one up.
    const instantOf = (name: string) => {
      const property = event.getFirstProperty(name);
      if (!property) return undefined;
      const tzid = property.getFirstParameter('tzid');
      const time = property.getFirstValue() as InstanceType<typeof ICAL.Time>;
      if (tzid) time.zone = ICAL.TimezoneService.get(tzid) ?? ICAL.Timezone.localTimezone;
      return time.toJSDate();
    };
    return [instantOf('dtstart'), instantOf('dtend')];
  });
}

const local = (date: string, hour: number, zone: string) => hourInstant(date, hour, zone).instant;

test.each([
  ['overnight into spring in Berlin', 'Europe/Berlin', ['2026-03-28', 22], ['2026-03-29', 5], 6],
  ['overnight into autumn in Berlin', 'Europe/Berlin', ['2026-10-24', 22], ['2026-10-25', 5], 8],
  ['overnight into spring in New York', 'America/New_York', ['2026-03-07', 22], ['2026-03-08', 4], 5],
  ['over the hour that New York repeats', 'America/New_York', ['2026-11-01', 0], ['2026-11-01', 3], 4],
  ['over the half hour of Lord Howe', 'Australia/Lord_Howe', ['2026-10-03', 23], ['2026-10-04', 4], 4.5],
  // Published rules of zones and those that run here differ for these (decision 0037).
  ['in winter in Vancouver', 'America/Vancouver', ['2026-12-01', 9], ['2026-12-01', 12], 3],
  ['in Casablanca', 'Africa/Casablanca', ['2026-12-01', 9], ['2026-12-01', 12], 3],
] as const)('%s a calendar shows the hours that were reserved', (_name, timezone, from, to, hours) => {
  const startsAt = local(from[0], from[1], timezone);
  const endsAt = local(to[0], to[1], timezone);
  expect((endsAt.getTime() - startsAt.getTime()) / 3_600_000).toBe(hours);
  const text = feedCalendar([factsOf({ reservation: { startsAt, endsAt }, location: { timezone } })], SITE);
  expect(byZoneRules(text)).toEqual([[startsAt, endsAt]]);
  const [event] = byZoneName(text);
  expect([event?.start.getTime(), event?.end?.getTime()]).toEqual([startsAt.getTime(), endsAt.getTime()]);
  // In the location's zone, which calendars show beside the reader's.
  const hour = String(from[1]).padStart(2, '0');
  expect(text).toContain(`DTSTART;TZID=${timezone}:${from[0].replaceAll('-', '')}T${hour}0000\r\n`);
});

type Rule = { offsetTo: number; at: (year: number) => number };

/**
 * Start and end of each event, as the strictest program reads them: of a zone it knows one observance that always holds,
 * or one STANDARD and one DAYLIGHT that come each year on a weekday of a month, which begin before all events.
 */
function byYearlyRules(text: string): (Date | undefined)[][] {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  const zones = new Map<string, (wall: number) => number>();
  const events: (Date | undefined)[][] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const part = /^BEGIN:(VTIMEZONE|VEVENT)$/.exec(lines[at]!)?.[1];
    if (!part) continue;
    const block = lines.slice(at, lines.indexOf(`END:${part}`, at));
    if (part === 'VTIMEZONE') zones.set(valueIn(block, 'TZID')!, offsetReader(block));
    else events.push(['DTSTART', 'DTEND'].map((name) => instantIn(block, name, zones)));
  }
  return events;
}

const valueIn = (block: string[], name: string): string | undefined =>
  block.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);

const digitsOf = (text: string): number => {
  const [year, month, day, hour, minute, second] = /^(....)(..)(..)T(..)(..)(..)$/
    .exec(text)!
    .slice(1)
    .map(Number);
  return Date.UTC(year!, month! - 1, day, hour, minute, second);
};

const minutesIn = (block: string[], name: string): number => {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)$/.exec(valueIn(block, name)!)!;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

function instantIn(
  block: string[],
  name: string,
  zones: Map<string, (wall: number) => number>,
): Date | undefined {
  const line = block.find((each) => each.startsWith(name));
  if (!line) return undefined;
  const zone = /;TZID=([^:]+):/.exec(line)?.[1];
  const text = line.slice(line.lastIndexOf(':') + 1);
  if (!zone) return new Date(digitsOf(text.replace(/Z$/, '')));
  const wall = digitsOf(text);
  return new Date(wall - zones.get(zone)!(wall) * 60_000);
}

function offsetReader(block: string[]): (wall: number) => number {
  const names = block.filter((line) => /^BEGIN:(STANDARD|DAYLIGHT)$/.test(line));
  if (names.length === 1) {
    const [from, to] = [minutesIn(block, 'TZOFFSETFROM'), minutesIn(block, 'TZOFFSETTO')];
    expect([names, to, valueIn(block, 'RRULE')]).toEqual([['BEGIN:STANDARD'], from, undefined]);
    return () => to;
  }
  expect(names.toSorted()).toEqual(['BEGIN:DAYLIGHT', 'BEGIN:STANDARD']);
  const parts = names.map((name) =>
    block.slice(block.indexOf(name), block.indexOf(name.replace('BEGIN', 'END'))),
  );
  const rules = parts.map((part): Rule => {
    const [, month, week, day] = /^FREQ=YEARLY;BYMONTH=(\d+);BYDAY=(-?\d)(..)$/.exec(
      valueIn(part, 'RRULE')!,
    )!;
    const weekday = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'].indexOf(day!);
    const start = digitsOf(valueIn(part, 'DTSTART')!);
    const at = (year: number) => {
      const days = Array.from(
        { length: 31 },
        (_, index) => new Date(Date.UTC(year, Number(month) - 1, index + 1)),
      );
      const those = days.filter(
        (each) => each.getUTCMonth() + 1 === Number(month) && each.getUTCDay() === weekday,
      );
      return those.at(Number(week) < 0 ? -1 : Number(week) - 1)!.getTime() + (start % 86_400_000);
    };
    const first = new Date(start).getUTCFullYear();
    expect(at(first), 'a rule begins at a time of its own').toBe(start);
    return { offsetTo: minutesIn(part, 'TZOFFSETTO'), at: (year) => (year < first ? Number.NaN : at(year)) };
  });
  expect(minutesIn(parts[0]!, 'TZOFFSETFROM')).toBe(rules[1]!.offsetTo);
  expect(minutesIn(parts[1]!, 'TZOFFSETFROM')).toBe(rules[0]!.offsetTo);
  return (wall) => {
    const year = new Date(wall).getUTCFullYear();
    const made = [year - 1, year].flatMap((each) => rules.map((rule) => ({ ...rule, ms: rule.at(each) })));
    return made.filter(({ ms }) => ms <= wall).toSorted((a, b) => b.ms - a.ms)[0]!.offsetTo;
  };
}

test.each([
  ['Europe/Berlin', 2026, ['20250330T020000 +0100>+0200 3;-1SU', '20251026T030000 +0200>+0100 10;-1SU']],
  ['America/New_York', 2026, ['20250309T020000 -0500>-0400 3;2SU', '20251102T020000 -0400>-0500 11;1SU']],
  // South of the equator.
  ['Australia/Sydney', 2026, ['20251005T020000 +1000>+1100 10;1SU', '20250406T030000 +1100>+1000 4;1SU']],
  ['Pacific/Auckland', 2026, ['20250928T020000 +1200>+1300 9;-1SU', '20250406T030000 +1300>+1200 4;1SU']],
  ['America/Santiago', 2024, ['20230910T000000 -0400>-0300 9;2SU', '20230402T000000 -0300>-0400 4;1SU']],
  ['Australia/Lord_Howe', 2026, ['20251005T020000 +1030>+1100 10;1SU', '20250406T020000 +1100>+1030 4;1SU']],
  // Without summer time.
  ['Asia/Tokyo', 2026, ['19700101T000000 +0900>+0900']],
  ['Asia/Kathmandu', 2026, ['19700101T000000 +0545>+0545']],
  // With it for the last time, and in the next year.
  ['America/Mexico_City', 2022, ['20210404T020000 -0600>-0500 4;1SU', '20211031T020000 -0500>-0600 10;-1SU']],
  ['America/Mexico_City', 2023, ['19700101T000000 -0600>-0600']],
  // For the first time again, on Fridays.
  ['Africa/Cairo', 2023, ['20220429T000000 +0200>+0300 4;-1FR', '20221028T000000 +0300>+0200 10;-1FR']],
  // It ended in the year, or became the time of all the year: no rule has both events right.
  ['America/Sao_Paulo', 2019, null],
  ['Europe/Istanbul', 2016, null],
  ['Asia/Amman', 2022, null],
])(
  'the events of January and July in %s in %i have two yearly rules, one offset, or UTC',
  (zone, year, rules) => {
    const events = [1, 7].map((month) => {
      const startsAt = local(`${year}-0${month}-12`, 9, zone);
      const endsAt = new Date(startsAt.getTime() + 3 * 3_600_000);
      return factsOf({ reservation: { startsAt, endsAt }, location: { timezone: zone } });
    });
    const text = feedCalendar(events, SITE);
    const parts = component(text).getFirstSubcomponent('vtimezone')?.getAllSubcomponents() ?? null;
    const written = parts?.map((part) => {
      const [from, to, start, rule] = ['TZOFFSETFROM', 'TZOFFSETTO', 'DTSTART', 'RRULE'].map((name) =>
        valueIn(part.toString().split('\r\n'), name),
      );
      const when = rule && ` ${rule.replace('FREQ=YEARLY;BYMONTH=', '').replace('BYDAY=', '')}`;
      return `${start} ${from}>${to}${when ?? ''}`;
    });
    expect(written ?? null).toEqual(rules);
    expect(
      text
        .match(/^DTSTART(;TZID=.*)?:\d{8}T\d{6}Z?(?=\r)/gm)
        ?.at(-1)
        ?.endsWith('Z'),
    ).toBe(rules === null);
    const read = events.map(({ reservation: { startsAt, endsAt } }) => [startsAt, endsAt]);
    expect([byYearlyRules(text), byZoneRules(text)]).toEqual([read, read]);
  },
);

test('in every zone, calendar programs read the instants of all reservations, by yearly rules, too', () => {
  // But one, of which a test of the zones counts what is kept in memory.
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'Pacific/Pitcairn');
  const second = fc.integer({
    min: Date.parse('2015-01-01T00:00:00Z') / 1000,
    max: Date.parse('2030-12-31T00:00:00Z') / 1000,
  });
  const day = 86_400;
  // A feed reaches from 90 days back to a year ahead.
  const others = fc.array(
    fc.tuple(fc.integer({ max: 455 * day, min: 0 }), fc.integer({ min: 1, max: day })),
    {
      maxLength: 4,
    },
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      second,
      fc.integer({ min: 1, max: day }),
      others,
      (zone, from, length, later) => {
        const spans = [[0, length] as const, ...later].map(([after, lasts]) =>
          [from + after, from + after + lasts].map((at) => new Date(at * 1000)),
        );
        const events = spans.map(([startsAt, endsAt]) =>
          factsOf({ reservation: { startsAt: startsAt!, endsAt: endsAt! }, location: { timezone: zone } }),
        );
        const text = feedCalendar(events, SITE);
        expect(byYearlyRules(text)).toEqual(spans);
        expect(byZoneRules(text)).toEqual(spans);
      },
    ),
    {
      numRuns: 300,
      examples: [
        // 1:30 AM in New York, the first time and the second.
        ...[5, 6].map((hour): [string, number, number, [number, number][]] => [
          'America/New_York',
          Date.UTC(2026, 10, 1, hour, 30, 7) / 1000,
          600,
          [],
        ]),
        // Summer time pauses for Ramadan; the second event is within it.
        ['Africa/Casablanca', Date.UTC(2025, 0, 9, 9) / 1000, 3600, [[60 * day, 3600]]],
        ['Asia/Jerusalem', Date.UTC(2026, 8, 1, 9) / 1000, 3600, [[300 * day, 3600]]],
        ['Antarctica/Troll', Date.UTC(2026, 2, 1, 9) / 1000, 3600, [[60 * day, 3600]]],
      ],
    },
  );
});

/** Without the marks around names from right to left. */
const bare = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '');

test('a calendar program reads every name and address as it was written, on lines of 75 octets', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });
  const hard = fc.constantFrom(
    'Bay; 3, "north"',
    '\\n is no line \\, end:',
    'Garage 👩‍👩‍👧‍👦⚡'.repeat(30),
    'BEGIN:VEVENT',
    '=?utf-8?q?Your_bank?=',
    'Ωμέγα '.repeat(60).trim(),
  );
  const anyText = fc.oneof(text, hard).map((each) => each.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim() || 'x');
  fc.assert(
    fc.property(anyText, anyText, anyText, anyText, (name, address, spotNumber, organization) => {
      const facts = factsOf({
        location: { name, address },
        spot: { spotNumber },
        organization: { name: organization },
      });
      const written = reservationCalendarFile(facts, 'PUBLISH', SITE);
      const read = (property: string) => bare(event?.getFirstPropertyValue(property) as string);
      const event = component(written).getFirstSubcomponent('vevent');
      expect(read('summary')).toBe(bare(`Charger ${spotNumber} at ${name}`));
      expect(read('location')).toBe(bare(`${name}, ${address}, New York, NY 10013`));
      const link = `https://charge.example.org/dashboard?reservation=${facts.reservation.id}`;
      expect(event?.getFirstPropertyValue('url')).toBe(link);
      expect(read('description')).toBe(
        bare(`You reserved this charger at ${organization}.\n\nSee it in ChargeRota: ${link}`),
      );
      const summary = bare(`Charger ${spotNumber} at ${name}`);
      // node-ical takes an escaped backslash before an n for a line break.
      if (!summary.includes('\\')) expect(bare(byZoneName(written)[0]?.summary as string)).toBe(summary);
      const escaped = summary.replaceAll(/[\\;,]/g, String.raw`\$&`);
      expect(bare(written.replaceAll('\r\n ', '')).split('\r\n')).toContain(`SUMMARY:${escaped}`);
      expect(written.endsWith('\r\n')).toBe(true);
      for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }),
    { numRuns: 300 },
  );
});

test('a line break in a name cannot begin another event', () => {
  const name = 'North\r\nEND:VEVENT\nBEGIN:VEVENT\rUID:x';
  const written = feedCalendar([factsOf({ location: { name }, organization: { name } })], SITE);
  expect(component(written).getAllSubcomponents('vevent')).toHaveLength(1);
  expect(byZoneName(written)[0]?.summary).toBe('Charger 12 at North END:VEVENT BEGIN:VEVENT UID:x');
});

test('an event says whether the reservation stands, was cancelled, missed or released, in its title, too', () => {
  const at = (status: CalendarFacts['reservation']['status'], releasedAt: Date | null = null) => {
    const [event] = byZoneName(feedCalendar([factsOf({ reservation: { status, releasedAt } })], SITE));
    return [event?.status, event?.summary, textOf(event?.description).split('\n')[0]];
  };
  expect(at('confirmed')).toEqual([
    'CONFIRMED',
    'Charger 12 at North Garage',
    'You reserved this charger at Harbor Freight.',
  ]);
  expect(at('arrived', CREATED)).toEqual([
    'CONFIRMED',
    'Charger 12 at North Garage',
    'You charged here at Harbor Freight and released the charger early.',
  ]);
  expect(at('no_show')).toEqual([
    'CANCELLED',
    'Cancelled: Charger 12 at North Garage',
    'You reserved this charger at Harbor Freight. No arrival was confirmed in time, so it was freed.',
  ]);
  expect(at('cancelled')).toEqual([
    'CANCELLED',
    'Cancelled: Charger 12 at North Garage',
    'Your reservation of this charger at Harbor Freight was cancelled.',
  ]);
});

test('a reservation that was released at its start has no end in the calendar', () => {
  const startsAt = new Date('2026-03-05T14:00:00Z');
  const text = feedCalendar(
    [factsOf({ reservation: { status: 'arrived', startsAt, endsAt: startsAt } })],
    SITE,
  );
  expect(byZoneRules(text)).toEqual([[startsAt, undefined]]);
});

test('a mail’s file names the sender, the place on the map and the version; a cancellation takes the same event out', () => {
  const located = { latitude: 40.7, longitude: -74.01 };
  const booked = factsOf({ location: located });
  const published = component(reservationCalendarFile(booked, 'PUBLISH', SITE));
  const updatedAt = new Date(CREATED.getTime() + 90_500);
  const cancelled = factsOf({ reservation: { status: 'cancelled', updatedAt }, location: located });
  const taken = component(reservationCalendarFile(cancelled, 'CANCEL', SITE));
  const facts = (calendar: typeof published) => {
    const event = calendar.getFirstSubcomponent('vevent');
    const value = (name: string) => event?.getFirstPropertyValue(name)?.valueOf();
    return {
      method: calendar.getFirstPropertyValue('method'),
      ...Object.fromEntries(
        ['uid', 'sequence', 'status', 'summary', 'organizer', 'attendee', 'geo'].map((name) => [
          name,
          value(name),
        ]),
      ),
    };
  };
  const same = {
    uid: '019c0000-0000-7000-8000-000000000001@charge.example.org',
    organizer: 'mailto:rota@example.org',
    geo: [40.7, -74.01],
  };
  expect(facts(published)).toEqual({
    ...same,
    method: 'PUBLISH',
    sequence: 0,
    status: 'CONFIRMED',
    summary: 'Charger 12 at North Garage',
  });
  expect(facts(taken)).toEqual({
    ...same,
    method: 'CANCEL',
    sequence: 90,
    status: 'CANCELLED',
    summary: 'Cancelled: Charger 12 at North Garage',
    attendee: 'mailto:maya@example.org',
  });
});
