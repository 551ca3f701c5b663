import { expect, test } from 'vitest';
import { rangeTexts } from './time.tsx';

const texts = (from: string, to: string): unknown =>
  rangeTexts(new Date(from), new Date(to), 'America/New_York');

test('a span that ended in the minute in which it began is a moment; a whole day or a repeated hour is not', () => {
  expect(texts('2026-06-10T10:29:03Z', '2026-06-10T10:29:48Z')).toEqual({ from: '6:29 AM', to: null });
  expect(texts('2026-06-10T10:29:58Z', '2026-06-10T10:30:02Z')).toEqual({ from: '6:29 AM', to: '6:30 AM' });
  expect(texts('2026-06-10T09:00:00Z', '2026-06-11T09:00:00Z')).toEqual({ from: '5:00 AM', to: '5:00 AM' });
  // The clocks go back from 2 AM to 1 AM.
  expect(texts('2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z')).toEqual({ from: '1:30 AM', to: '1:30 AM' });
});
