import { expect, test } from 'vitest';
import { countedWords, formatNumber } from './locale.ts';

test.each([
  [0, '0 chargers'],
  [1, '1 charger'],
  [2, '2 chargers'],
  [1234, '1,234 chargers'],
])('%i chargers are written as "%s"', (count, words) => {
  expect(countedWords(count, 'charger', 'chargers')).toBe(words);
});

test('a number has as many decimals as it needs, up to those that are asked for', () => {
  expect([formatNumber(7.25, 1), formatNumber(7, 1), formatNumber(0.125)]).toEqual(['7.3', '7', '0.125']);
});
