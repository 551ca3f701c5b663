import { expect, test } from 'vitest';
import { dayWords, placeWords, waitQuery, wishWords } from './line-words.ts';

test('an entry says its days, hours and place in whole words', () => {
  expect(dayWords({ firstDate: '2026-06-10', lastDate: '2026-06-10' })).toBe('Wed, Jun 10');
  expect(dayWords({ firstDate: '2026-06-10', lastDate: '2026-06-16' })).toBe('Wed, Jun 10 to Tue, Jun 16');
  expect(wishWords({ fromHour: 9, toHour: 9, hours: 1 })).toBe('1 hour, starting at 9:00 AM');
  expect(wishWords({ fromHour: 9, toHour: 15, hours: 3 })).toBe('3 hours, starting from 9:00 AM to 3:00 PM');
  expect([0, 1, 2].map(placeWords)).toEqual([
    'You are next.',
    '1 member is ahead of you.',
    '2 members are ahead of you.',
  ]);
});

test('a link to the line carries only what was chosen', () => {
  expect(waitQuery({ location: 'a', date: '2026-06-10' })).toBe('?location=a&date=2026-06-10');
});
