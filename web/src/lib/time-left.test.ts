import { expect, test } from 'vitest';
import { spokenTimeLeft, timeLeft } from './time-left.ts';

test.each([
  [5023, '1 h 24 min', '1 hour and 24 minutes'],
  [3600, '1 h', '1 hour'],
  [3599, '59 min 59 s', '1 hour'],
  [1306, '21 min 46 s', '22 minutes'],
  [60, '1 min 0 s', '1 minute'],
  [0, '0 min 0 s', '0 minutes'],
])('%i seconds are shown with their units, and read out as the same number', (seconds, shown, spoken) => {
  expect(timeLeft(seconds).replaceAll('\u00a0', ' ')).toBe(shown);
  expect(spokenTimeLeft(seconds)).toBe(spoken);
});
