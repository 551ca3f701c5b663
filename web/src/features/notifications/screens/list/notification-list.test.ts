import { expect, test } from 'vitest';
import { dayLabel } from './notification-list.tsx';

test('the last two days have names', () => {
  const days = ['2026-11-21', '2026-11-20', '2026-11-19'];
  expect(days.map((day) => dayLabel(day, '2026-11-21'))).toEqual(['Today', 'Yesterday', 'Thu, Nov 19']);
});
