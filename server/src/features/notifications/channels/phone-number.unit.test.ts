import { expect, test } from 'vitest';
import { phoneNumber } from './phone-number.ts';

test.each([
  ['+1 212 555 0142', '+12125550142'],
  ['+1 (212) 555-0142', '+12125550142'],
  ['0049 170 1234567', '+491701234567'],
  [' +44 7911 123456 ', '+447911123456'],
  ['2125550142', null],
  ['(212) 555-0142', null],
  ['+1 555 0100 200', null],
  ['+1 999', null],
  ['+1 212 555 0142 ext. 5', null],
  ['call me', null],
])('%s is %s', (text, number) => {
  expect(phoneNumber(text)).toBe(number);
});
