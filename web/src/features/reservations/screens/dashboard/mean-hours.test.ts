import { expect, test } from 'vitest';
import { meanHours } from './mean-hours.ts';

test('the average session is shown to a tenth of an hour, and never as zero', () => {
  expect([2.46, 2, 0.05, 0.04, 0].map(meanHours)).toEqual(['2.5', '2.0', '0.1', '< 0.1', '< 0.1']);
});
