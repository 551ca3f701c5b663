import { expect, it } from 'vitest';
import { formatAddress } from './postal-address.ts';

it.each([
  ['New York', 'NY', '10013', '410 Harbor Street, New York, NY 10013'],
  ['New York', null, null, '410 Harbor Street, New York'],
  [null, 'NY', '', '410 Harbor Street, NY'],
  [null, null, null, '410 Harbor Street'],
])('an address has its city %j, state %j and ZIP code %j after the street', (city, state, zipCode, text) => {
  expect(formatAddress({ address: '410 Harbor Street', city, state, zipCode })).toBe(text);
});
