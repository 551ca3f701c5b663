import type { Watch as WaitlistEntry } from '@chargerota/contract';
import { expect, it } from 'vitest';
import { memberContext, ownReservation } from '../../features/reservations/testing/member-context.ts';
import { readLink } from '../../features/reservations/choosing/booking-link.ts';
import { bookingOffers } from './booking-offers.ts';
import type { BookingPlace } from './booking-offers.ts';

/** A Friday at 10:10 AM in New York. */
const place = (id: string, name: string, change: Partial<BookingPlace['context']> = {}): BookingPlace => ({
  location: { id, name, address: '12 Wharf Street' },
  context: { ...memberContext, readerZone: 'America/New_York', locationId: id, ...change },
});
const north = place('north', 'North Garage');
const tokyo = place('tokyo', 'Shibuya Yard', { timezone: 'Asia/Tokyo' });

const offers = (text: string, places = [north], usualId: string | null = null) =>
  bookingOffers(text, places, usualId);
const only = (text: string, ...rest: [BookingPlace[]?, (string | null)?]) => offers(text, ...rest)![0]!;

it('a day and an hour lead to booking, with the day, the start and the suggested length chosen', () => {
  const { label, note, href } = only('book mon 9');
  expect([label, note]).toEqual([
    expect.stringMatching(/^Book Mon, Nov 9, 9:00 AM – 12:00 PM/),
    'North Garage',
  ]);
  expect(readLink(href!.slice('/booking'.length))).toMatchObject({
    locationId: 'north',
    date: '2026-11-09',
    startHour: 9,
    hours: 3,
  });
});

it('a said length is kept', () => {
  expect(only('book mon 9-11').label).toMatch(/^Book Mon, Nov 9, 9:00 AM – 11:00 AM/);
});

it('without an hour, the time is chosen on the screen', () => {
  expect(only('book monday')).toMatchObject({
    label: 'Book Mon, Nov 9',
    note: 'North Garage · Time still to choose',
    href: '/booking?location=north&date=2026-11-09',
  });
});

it.each([
  ['book today 9', 'This hour has passed.'],
  ['book today 10', 'This hour has already begun. Choose a later start.'],
  ['book 2 nov 9', 'This day has passed.'],
  ['book 2 nov', 'This day has passed.'],
  ['book yesterday 9', 'This day has passed.'],
  ['book 2027-11-08', 'This day is outside the days that can be booked.'],
])('“%s” is not possible, and says why', (text, reason) => {
  expect(only(text)).toMatchObject({ note: `North Garage: ${reason}`, href: null });
});

it('an impossible date says so once, whatever the location', () => {
  expect(offers('book 31 june 9', [north, tokyo])).toEqual([
    { id: 'problem', label: 'This cannot be booked', note: 'June 2027 has no day 31.', href: null },
  ]);
});

it('the member’s own reservation stands in the way', () => {
  const own = ownReservation(new Date('2026-11-09T13:00:00Z'), new Date('2026-11-09T16:00:00Z'));
  const busy = place('north', 'North Garage', { ownReservations: [own] });
  expect(only('book mon 9', [busy])).toMatchObject({
    note: expect.stringContaining('You already have a reservation'),
    href: null,
  });
});

it('what has passed is said before an own reservation of that time', () => {
  const own = ownReservation(new Date('2026-11-02T13:00:00Z'), new Date('2026-11-02T16:00:00Z'));
  const busy = place('north', 'North Garage', { ownReservations: [own] });
  expect(only('book 2 nov 9', [busy]).note).toBe('North Garage: This day has passed.');
});

it('each location has its own today, and its zone is said', () => {
  const [here, there] = offers('book tomorrow 14', [north, tokyo])!;
  expect(here!.label).toContain('Book Sat, Nov 7');
  expect(there!.label).toContain('Book Sun, Nov 8');
});

it('the usual location is offered, unless another is named', () => {
  const south = place('south', 'South Garage');
  const ids = (text: string, usual: string | null) =>
    offers(text, [north, south], usual)?.map(({ id }) => id) ?? null;
  expect(ids('book mon 9', 'south')).toEqual(['south']);
  expect(ids('book mon 9', null)).toEqual(['north', 'south']);
  expect(ids('book mon 9 north', 'south')).toEqual(['north']);
  expect(ids('book mon 9 harbor', 'south')).toBeNull();
});

it('a text about something else offers no booking', () => {
  expect(offers('settings')).toBeNull();
});

const full = (...taken: number[]): Partial<BookingPlace> => ({
  free: (_date, startHour, hours) =>
    taken.some((hour) => hour >= startHour && hour < startHour + hours) ? 0 : 2,
  hasLine: true,
});

it('where no charger is free then, the nearest time with one and the line are offered', () => {
  const busy = { ...north, ...full(9, 10) };
  expect(offers('book mon 9', [busy])).toMatchObject([
    {
      label: expect.stringMatching(/^Book Mon, Nov 9, 11:00 AM – 2:00 PM/),
      note: 'North Garage · 9:00 AM is full; this is the nearest time with a free charger',
      href: expect.stringContaining('/booking?'),
    },
    {
      label: 'Wait for a charger on Mon, Nov 9, 9:00 AM',
      href: '/line?location=north&date=2026-11-09&from=9&hours=3',
      isWait: true,
    },
    {
      label: expect.stringMatching(/^Book Mon, Nov 9, 9:00 AM/),
      note: 'North Garage: No charger is free then.',
      href: null,
    },
  ]);
  expect(offers('book mon 14', [busy])).toMatchObject([{ note: 'North Garage' }]);
});

it('on a day on which everything is taken one can wait, where there is a line', () => {
  const busy = { ...north, ...full(...Array.from({ length: 24 }, (_, hour) => hour)) };
  expect(offers('book mon', [busy])).toMatchObject([
    { label: 'Wait for a charger on Mon, Nov 9', href: '/line?location=north&date=2026-11-09' },
    { label: 'Book Mon, Nov 9', note: 'North Garage: Every charger is taken on this day.', href: null },
  ]);
  expect(offers('book mon 9', [{ ...busy, hasLine: false }])).toMatchObject([{ href: null }]);
});

it('whoever waits there that day is led to what they wait for', () => {
  const entry = {
    id: 'entry',
    location: { id: 'north', name: 'North Garage' },
    spot: null,
    firstDate: '2026-11-08',
    lastDate: '2026-11-09',
    fromHour: 6,
    toHour: 21,
    hours: 3,
    status: 'waiting',
  } as WaitlistEntry;
  const busy = { ...north, ...full(9, 10) };
  const waiting = (change: Partial<WaitlistEntry> = {}) =>
    offers('book mon 9', [{ ...busy, entries: [{ ...entry, ...change }] }])!.find(({ isWait }) => isWait);
  expect(waiting()).toMatchObject({
    label: 'You are in line on Mon, Nov 9',
    note: expect.stringMatching(
      /3 hours, starting between 6:00 AM and 9:00 PM\. You can change your entry\.$/,
    ),
    href: '/line?change=entry',
  });
  expect(waiting({ lastDate: '2026-11-08' })?.label).toMatch(/^Wait for a charger/);
  expect(waiting({ status: 'left' })?.label).toMatch(/^Wait for a charger/);
});
