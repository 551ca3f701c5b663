import { ALWAYS_OPEN } from '@chargerota/domain';
import { expect, test } from 'vitest';
import { hoursOffered, lastWholeStart, moveToDay } from './wish-hours.ts';

const [MONDAY, SATURDAY, SUNDAY] = ['2026-06-15', '2026-06-20', '2026-06-21'];
const shifts = (open: string, close: string) => ({ open, close, closed: false, is24hrs: false });
const closed = { open: '', close: '', closed: true, is24hrs: false };
const location = {
  operatingHoursJson: {
    ...ALWAYS_OPEN,
    monday: shifts('09:00', '17:00'),
    saturday: shifts('10:00', '14:00'),
    sunday: closed,
  },
};
const wish = { date: MONDAY, fromHour: 9, toHour: 16 };

test('one waits for hours in which the location is open, and hours that were chosen elsewhere stay to choose', () => {
  expect(hoursOffered(location, wish)).toEqual({ hours: [9, 10, 11, 12, 13, 14, 15, 16], isClosed: false });
  expect(hoursOffered(location, { ...wish, fromHour: 7 }).hours[0]).toBe(7);
  expect(hoursOffered(location, { ...wish, date: null }).hours).toHaveLength(24);
});

test('on a day without opening hours it is said that it is closed', () => {
  expect(hoursOffered(location, { ...wish, date: SUNDAY }).isClosed).toBe(true);
});

test('whoever waited for a whole day waits for the whole of another, and single hours are kept while it is open', () => {
  expect(moveToDay(location, wish, SATURDAY)).toEqual({ date: SATURDAY, fromHour: 10, toHour: 13 });
  expect(moveToDay(location, { ...wish, fromHour: 11, toHour: 12 }, SATURDAY)).toEqual({
    date: SATURDAY,
    fromHour: 11,
    toHour: 12,
  });
  expect(moveToDay(location, { ...wish, fromHour: 15 }, SATURDAY)).toEqual({
    date: SATURDAY,
    fromHour: 13,
    toHour: 13,
  });
});

test('a start so late that the location closes before the length is over is said to bring less', () => {
  expect(lastWholeStart(location, { ...wish, toHour: 16, hours: 3 })).toBe(14);
  expect(lastWholeStart(location, { ...wish, toHour: 14, hours: 3 })).toBeNull();
  expect(lastWholeStart(location, { ...wish, date: '2026-06-16', toHour: 23, hours: 3 })).toBeNull();
  expect(lastWholeStart(location, { ...wish, date: null, toHour: 23, hours: 3 })).toBeNull();
});
