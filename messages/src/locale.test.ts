import { expect, test } from 'vitest';
import { m } from './index.ts';
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

test('a name that is written from right to left keeps to itself in a sentence of any language', () => {
  const remind = (member: string) => m.waitlist.youWereNotOfferedThe({ reason: member });
  expect([remind('שרה 12'), remind('Sara 12')].map((text) => /\u2068.*\u2069/.exec(text)?.[0])).toEqual([
    '\u2068שרה 12\u2069',
    undefined,
  ]);
});
