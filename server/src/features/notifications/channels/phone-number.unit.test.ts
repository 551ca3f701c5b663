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
  // Premium rate: in the US, Britain, Germany, France. Shared cost, and British numbers that follow a person.
  ['+1 900 555 0142', null],
  ['+44 909 879 0000', null],
  ['+49 900 1 123456', null],
  ['+33 892 12 34 56', null],
  ['+44 844 201 2345', null],
  ['+44 70 1234 5678', null],
  // Homes and internet telephony get text messages, too.
  ['+44 20 7946 0958', '+442079460958'],
])('%s is %s', (text, number) => {
  expect(phoneNumber(text)).toBe(number);
});
