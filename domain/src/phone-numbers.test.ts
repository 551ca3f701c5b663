import { expect, test } from 'vitest';
import { formatPhone } from './phone-numbers.ts';

test.each([
  ['3125550188', '312 555 0188'],
  ['+13125550188', '+1 312 555 0188'],
  ['13125550188', '1 312 555 0188'],
  ['+447700900123', '+44 770 090 0123'],
  ['+35312345678', '+353 123 456 78'],
  ['030123456', '030 123 456'],
])('%s is written as %s', (typed, written) => {
  expect(formatPhone(typed)).toBe(written);
});

test.each(['(312) 555-0188', '+1 312 555 0188', '312-555-0188 x12', '911', ''])(
  '“%s” stays as it was typed',
  (typed) => {
    expect(formatPhone(typed)).toBe(typed);
  },
);
