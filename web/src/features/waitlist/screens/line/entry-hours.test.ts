import { ALWAYS_OPEN } from '@chargerota/domain';
import { expect, test } from 'vitest';
import { hoursOffered, lastWholeStart, moveToDay } from './entry-hours.ts';

const [MONDAY, WEDNESDAY, THURSDAY] = ['2026-06-15', '2026-06-17', '2026-06-18'];
const [FRIDAY, SATURDAY, SUNDAY] = ['2026-06-19', '2026-06-20', '2026-06-21'];
const shifts = (open: string, close: string) => ({ open, close, closed: false, is24hrs: false });
const closed = { open: '', close: '', closed: true, is24hrs: false };
const location = {
  operatingHoursJson: {
    ...ALWAYS_OPEN,
    monday: shifts('09:00', '17:00'),
    wednesday: shifts('10:00', '14:00'),
    thursday: { ...shifts('08:00', '12:00'), more: [{ open: '14:00', close: '18:00' }] },
    friday: shifts('18:00', '06:00'),
    saturday: shifts('10:00', '14:00'),
    sunday: closed,
  },
};
const draft = { date: MONDAY, fromHour: 9, toHour: 16 };

test('one waits for hours in which the location is open, and hours that were chosen elsewhere stay to choose', () => {
  expect(hoursOffered(location, draft)).toEqual({ hours: [9, 10, 11, 12, 13, 14, 15, 16], isClosed: false });
  expect(hoursOffered(location, { ...draft, fromHour: 7 }).hours[0]).toBe(7);
  expect(hoursOffered(location, { ...draft, date: null }).hours).toHaveLength(24);
});

test.each([
  ['no hours of a break', THURSDAY, [8, 9, 10, 11, 14, 15, 16, 17]],
  ['the hours of a night until midnight', FRIDAY, [18, 19, 20, 21, 22, 23]],
  ['the rest of the night, then the day', SATURDAY, [0, 1, 2, 3, 4, 5, 10, 11, 12, 13]],
])('one can wait for %s', (_, date, hours) => {
  expect(hoursOffered(location, { date, fromHour: hours[0]!, toHour: hours.at(-1)! }).hours).toEqual(hours);
});

test('on a day without opening hours it is said that it is closed', () => {
  expect(hoursOffered(location, { ...draft, date: SUNDAY }).isClosed).toBe(true);
});

test('whoever waited for a whole day waits for the whole of another, and single hours are kept while it is open', () => {
  expect(moveToDay(location, draft, WEDNESDAY)).toEqual({ date: WEDNESDAY, fromHour: 10, toHour: 13 });
  expect(moveToDay(location, { ...draft, fromHour: 11, toHour: 12 }, WEDNESDAY)).toEqual({
    date: WEDNESDAY,
    fromHour: 11,
    toHour: 12,
  });
  expect(moveToDay(location, { ...draft, fromHour: 15 }, WEDNESDAY)).toEqual({
    date: WEDNESDAY,
    fromHour: 13,
    toHour: 13,
  });
});

test('a start so late that the location closes before the length is over is said to bring less', () => {
  const last = (date: string | null, toHour: number, hours = 3) =>
    lastWholeStart(location, { ...draft, date, toHour, hours });
  expect(last(MONDAY, 16)).toBe(14);
  expect(last(MONDAY, 14)).toBeUndefined();
  expect([last('2026-06-16', 21), last('2026-06-16', 23)]).toEqual([undefined, 21]);
  expect(last(null, 23)).toBeUndefined();
  // Before a break, and over midnight.
  expect([last(THURSDAY, 11), last(THURSDAY, 9), last(THURSDAY, 17)]).toEqual([9, undefined, 15]);
  expect([last(FRIDAY, 23), last(FRIDAY, 23, 8), last(FRIDAY, 18, 13)]).toEqual([undefined, 22, null]);
});
