import { expect, test } from 'vitest';
import { annualSavingPercent } from './add-ons.ts';
import { amountWords, cardExpiry, cardName, disputeSentence, statusWords } from './billing-words.ts';

test.each([
  [0, 'Free'],
  [25, '$0.25'],
  [-804, '-$8.04'],
  [123_456, '$1,234.56'],
])('an amount of %i cents reads %s', (cents, words) => expect(amountWords(cents)).toBe(words));

test('nothing was paid for what costs nothing', () => {
  expect(statusWords({ amount: 0, status: 'paid', dispute: null }).word).toBe('Done');
  expect(statusWords({ amount: 100, status: 'paid', dispute: null }).word).toBe('Paid');
});

test.each([
  ['open', 'Disputed', 'The bank of the card decides whether $6.00 goes back to it.'],
  ['won', 'Dispute won', 'The bank of the card decided that $6.00 stays paid.'],
  ['lost', 'Dispute lost', 'The bank of the card took $6.00 back.'],
] as const)('a payment whose dispute is %s reads %s', (state, word, sentence) => {
  const dispute = { state, amountCents: 600 };
  expect(statusWords({ amount: 1_000, status: 'paid', dispute }).word).toBe(word);
  expect(disputeSentence(dispute)).toBe(sentence);
});

test('a card is named as it looks', () => {
  const card = { brand: 'visa', last4: '4242', expMonth: 4, expYear: 2028 };
  expect([cardName(card), cardExpiry(card)]).toEqual(['Visa ••••\u00a04242', '04/2028']);
  expect(cardName({ ...card, brand: 'amex' })).toBe('American Express ••••\u00a04242');
});

test.each(['member', 'location', 'spot'] as const)('a year of one %s saves 17%%', (kind) =>
  expect(annualSavingPercent(kind)).toBe(17),
);
