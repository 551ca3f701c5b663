import { expect, test } from 'vitest';
import {
  codeFault,
  expiryFault,
  expiryOf,
  groupDigits,
  groupExpiry,
  numberFault,
  TEST_CARD_USES,
  testCardOf,
} from './test-cards.ts';

test('each listed number is a test card, and any other number is refused before it is sent', () => {
  for (const [number] of TEST_CARD_USES) {
    expect(testCardOf(number), number).toMatch(/^pm_card_\w+$/);
    expect(numberFault(number)).toBeNull();
    expect(groupDigits(number.replaceAll(' ', ''))).toBe(number);
  }
  expect(numberFault('4111 1111 1111 1111')).toMatch(/^Only test cards work here/);
  expect(groupDigits('378282246310005')).toBe('3782 822463 10005');
});

test('a card works through the month on it', () => {
  const june = new Date(2026, 5, 30);
  expect(expiryFault('06 / 26', june)).toBeNull();
  expect(expiryFault('05 / 26', june)).toBe('This card has expired.');
  expect(expiryFault('13 / 26', june)).toMatch(/MM \/ YY/);
  expect([expiryOf('12 / 49'), expiryOf('1249'), expiryOf('12 / 4')]).toEqual([
    { month: 12, year: 2049 },
    { month: 12, year: 2049 },
    null,
  ]);
  expect([groupExpiry('1/'), groupExpiry('1/29'), groupExpiry('12 /'), groupExpiry('01 /')]).toEqual([
    '01 / ',
    '01 / 29',
    '12',
    '01',
  ]);
  expect([groupExpiry('0'), groupExpiry('062'), codeFault('12'), codeFault('1234')]).toEqual([
    '0',
    '06 / 2',
    expect.any(String),
    null,
  ]);
});
