import { formatsOf, writeIn } from '@chargerota/domain';
import { expect, it } from 'vitest';
import { readBooking } from './read-booking.ts';

/** A Wednesday, 10:20 AM. */
const clock = { date: '2026-06-10', hour: 10 };
const read = (text: string) => readBooking(text, clock);
const said = (text: string) => {
  const answer = read(text);
  if (!answer || 'problem' in answer) return answer?.problem ?? null;
  const { date, startHour, hours, place } = answer.wish;
  return [date, startHour, hours, ...place];
};

it.each([
  ['book tomorrow 9', ['2026-06-11', 9, null]],
  ['Book tomorrow at 9 AM', ['2026-06-11', 9, null]],
  ['reserve a charger tomorrow from 9 to 11', ['2026-06-11', 9, 2]],
  ['book today 14', ['2026-06-10', 14, null]],
  ['book yesterday 9', ['2026-06-09', 9, null]],
  ['book tom 9', ['2026-06-11', 9, null]],
  ['book day after tomorrow noon', ['2026-06-12', 12, null]],
  ['book in 3 days 8', ['2026-06-13', 8, null]],
  ['book tomorrow', ['2026-06-11', null, null]],
  ['book 2026-07-01 09:00 2h', ['2026-07-01', 9, 2]],
  ['tomorrow 9', ['2026-06-11', 9, null]],
  ['tomorrow', ['2026-06-11', null, null]],
  ['friday', ['2026-06-12', null, null]],
  ['12 june', ['2026-06-12', null, null]],
  ['fri 14-16', ['2026-06-12', 14, 2]],
])('“%s” says the day and the hour', (text, expected) => {
  expect(said(text)).toEqual(expected);
});

it.each([
  ['book fri 14-16', '2026-06-12'],
  ['book friday 14', '2026-06-12'],
  ['book thurs 14', '2026-06-11'],
  ['book tue 14', '2026-06-16'],
  ['book wed 14', '2026-06-10'],
  ['book wed 9', '2026-06-17'],
  ['book wed', '2026-06-10'],
  ['book next fri 9', '2026-06-19'],
  ['book next mon 9', '2026-06-15'],
])('“%s” means the next day of that name, and today only while the hour is still to come', (text, date) => {
  expect(said(text)).toContain(date);
});

it.each([
  ['book 12 June 9am 2h', '2026-06-12'],
  ['book June 12 9am', '2026-06-12'],
  ['book 12th of june 9am', '2026-06-12'],
  ['book jun 12th, 9am', '2026-06-12'],
  ['book 6/12 9am', '2026-06-12'],
  ['book 6/12/2026 9am', '2026-06-12'],
  ['book 12 june 2027 9am', '2027-06-12'],
  ['book sept 1 9am', '2026-09-01'],
  ['book 3 jan 9am', '2027-01-03'],
  ['book 1 june 9am', '2026-06-01'],
])(
  '“%s” is that date; without a year one that has just passed stays past, and an old one is next year’s',
  (text, date) => {
    expect(said(text)).toContain(date);
  },
);

it.each([
  ['9am', 9, null],
  ['9 pm', 21, null],
  ['12am', 0, null],
  ['12pm', 12, null],
  ['12', 12, null],
  ['2', 14, null],
  ['02', 2, null],
  ['02:00', 2, null],
  ['7', 7, null],
  ['0', 0, null],
  ['14-16', 14, 2],
  ['14–16', 14, 2],
  ['9-5', 9, 8],
  ['2-4', 14, 2],
  ['9-11am', 9, 2],
  ['11-2pm', 11, 3],
  ['2pm-4', 14, 2],
  ['9am to 5pm', 9, 8],
  ['22-2', 22, 4],
  ['20-24', 20, 4],
  ['6-14', 6, 8],
  ['noon 2h', 12, 2],
  ['from noon until 3', 12, 3],
  ['9 for 3', 9, 3],
  ['9am for 2 hours', 9, 2],
  ['2h at 9', 9, 2],
])('“book tomorrow %s” is an hour of twelve or of twenty-four', (text, startHour, hours) => {
  expect(said(`book tomorrow ${text}`)).toEqual(['2026-06-11', startHour, hours]);
});

it('an hour without a day is the next one that clocks show', () => {
  expect(said('book 14')).toEqual(['2026-06-10', 14, null]);
  expect(said('book 10')).toEqual(['2026-06-11', 10, null]);
});

it.each([
  ['book 31 june 9', 'June 2026 has no day 31.'],
  ['book feb 29 9', 'February 2027 has no day 29.'],
  ['book 2026-13-40', 'There is no such day.'],
  ['book tomorrow 9:30', 'Reservations begin and end on the hour.'],
  ['book tomorrow 13pm', 'There is no hour 13 PM.'],
  ['book tomorrow 9 90 min', 'Reservations last whole hours.'],
  ['book tomorrow 9 1.5h', 'Reservations last whole hours.'],
  ['book tomorrow 9 30h', 'Reservations last 1 to 24 hours.'],
])('“%s” is impossible, and says why', (text, problem) => {
  expect(said(text)).toBe(problem);
});

it('what names no time may name the location', () => {
  expect(said('book tomorrow 9 north garage')).toEqual(['2026-06-11', 9, null, 'north', 'garage']);
  expect(said('book north')).toEqual([null, null, null, 'north']);
});

it.each([
  [''],
  ['book'],
  ['today'],
  ['yesterday'],
  ['may'],
  ['tom'],
  ['fri'],
  ['settings'],
  ['booking'],
  ['31 june'],
  ['ada 9'],
])('“%s” is no booking', (text) => {
  expect(read(text)).toBeNull();
});

it('a date with a slash is read as the reader’s region writes it', () => {
  const inRegion = (region: 'US' | 'GB') =>
    writeIn(formatsOf({ region, clock: 'region' }), () => said('book 7/8 9'));
  expect([inRegion('US'), inRegion('GB')]).toEqual([
    ['2026-07-08', 9, null],
    ['2026-08-07', 9, null],
  ]);
});

it('an hour with minutes is one of 24 for whoever reads such a clock', () => {
  const byClock = (region: 'US' | 'DE') =>
    writeIn(formatsOf({ region, clock: 'region' }), () => said('book friday 5:00'));
  expect([byClock('US'), byClock('DE')]).toEqual([
    ['2026-06-12', 17, null],
    ['2026-06-12', 5, null],
  ]);
});
