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
  // Published rules of zones and those that run here differ for these (docs/decisions/0037).
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

test('in every zone, a calendar program reads the instants of the reservation', () => {
  // But one, of which a test of the zones counts what is kept in memory.
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'Pacific/Pitcairn');
  const second = fc.integer({
    min: Date.parse('2026-01-01T00:00:00Z') / 1000,
    max: Date.parse('2027-12-31T00:00:00Z') / 1000,
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      second,
      fc.integer({ min: 1, max: 86_400 }),
      (zone, from, length) => {
        const [startsAt, endsAt] = [new Date(from * 1000), new Date((from + length) * 1000)];
        const facts = factsOf({ reservation: { startsAt, endsAt }, location: { timezone: zone } });
        expect(byZoneRules(feedCalendar([facts], SITE))).toEqual([[startsAt, endsAt]]);
      },
    ),
    {
      numRuns: 300,
      // 1:30 AM in New York, the first time and the second.
      examples: [5, 6].map((hour) => ['America/New_York', Date.UTC(2026, 10, 1, hour, 30, 7) / 1000, 600]),
    },
  );
});

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
      const event = component(written).getFirstSubcomponent('vevent');
      expect(event?.getFirstPropertyValue('summary')).toBe(`Charger ${spotNumber} at ${name}`);
      expect(event?.getFirstPropertyValue('location')).toBe(`${name}, ${address}, New York, NY 10013`);
      const link = `https://charge.example.org/dashboard?reservation=${facts.reservation.id}`;
      expect(event?.getFirstPropertyValue('url')).toBe(link);
      expect(event?.getFirstPropertyValue('description')).toBe(
        `You reserved this charger at ${organization}.\n\nSee it in ChargeRota: ${link}`,
      );
      const summary = `Charger ${spotNumber} at ${name}`;
      // node-ical takes an escaped backslash before an n for a line break.
      if (!summary.includes('\\')) expect(byZoneName(written)[0]?.summary).toBe(summary);
      const escaped = summary.replaceAll(/[\\;,]/g, String.raw`\$&`);
      expect(written.replaceAll('\r\n ', '').split('\r\n')).toContain(`SUMMARY:${escaped}`);
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

test('an event says whether the reservation stands, was cancelled, missed or released', () => {
  const at = (status: CalendarFacts['reservation']['status'], releasedAt: Date | null = null) => {
    const [event] = byZoneName(feedCalendar([factsOf({ reservation: { status, releasedAt } })], SITE));
    return [event?.status, textOf(event?.description).split('\n')[0]];
  };
  expect(at('confirmed')).toEqual(['CONFIRMED', 'You reserved this charger at Harbor Freight.']);
  expect(at('arrived', CREATED)).toEqual([
    'CONFIRMED',
    'You charged here at Harbor Freight and released the charger early.',
  ]);
  expect(at('no_show')).toEqual([
    'CANCELLED',
    'You reserved this charger at Harbor Freight. No arrival was confirmed in time, so it was freed.',
  ]);
  expect(at('cancelled')).toEqual([
    'CANCELLED',
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
        ['uid', 'sequence', 'status', 'organizer', 'attendee', 'geo'].map((name) => [name, value(name)]),
      ),
    };
  };
  const same = {
    uid: '019c0000-0000-7000-8000-000000000001@charge.example.org',
    organizer: 'mailto:rota@example.org',
    geo: [40.7, -74.01],
  };
  expect(facts(published)).toEqual({ ...same, method: 'PUBLISH', sequence: 0, status: 'CONFIRMED' });
  expect(facts(taken)).toEqual({
    ...same,
    method: 'CANCEL',
    sequence: 90,
    status: 'CANCELLED',
    attendee: 'mailto:maya@example.org',
  });
});
