import { expect, test } from 'vitest';
import { annualSavingPercent } from './add-ons.ts';
import { amountWords, cardExpiry, cardName, statusWords } from './billing-words.ts';

test.each([
  [0, 'Free'],
  [25, '$0.25'],
  [-804, '-$8.04'],
  [123_456, '$1,234.56'],
])('an amount of %i cents reads %s', (cents, words) => expect(amountWords(cents)).toBe(words));

test('nothing was paid for what costs nothing', () => {
  expect(statusWords({ amount: 0, status: 'paid' }).word).toBe('Done');
  expect(statusWords({ amount: 100, status: 'paid' }).word).toBe('Paid');
});

test('a card is named as it looks', () => {
  const card = { brand: 'visa', last4: '4242', expMonth: 4, expYear: 2028 };
  expect([cardName(card), cardExpiry(card)]).toEqual(['Visa ••••\u00a04242', '04/2028']);
  expect(cardName({ ...card, brand: 'amex' })).toBe('American Express ••••\u00a04242');
});

test.each(['member', 'location', 'spot'] as const)('a year of one %s saves 17%%', (kind) =>
  expect(annualSavingPercent(kind)).toBe(17),
);
