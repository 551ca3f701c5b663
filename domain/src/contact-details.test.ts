import { expect, it, test } from 'vitest';
import { personName, defaultOrganizationName, formatPhone, formatAddress } from './contact-details.ts';
import { wallName } from './wall-displays.ts';

it.each([
  [{ firstName: 'Maya', lastName: 'Reyes' }, 'Maya Reyes', 'Maya R.'],
  // One name: from Java, from southern India, in Chinese characters, and of two words.
  [{ firstName: 'Suharto', lastName: '' }, 'Suharto', 'Suharto'],
  [{ firstName: 'Vishnupriya', lastName: null }, 'Vishnupriya', 'Vishnupriya'],
  [{ firstName: '孝明', lastName: '' }, '孝明', '孝明'],
  [{ firstName: 'Siti Aminah', lastName: '' }, 'Siti Aminah', 'Siti Aminah'],
])('%o is called %s, and on a wall %s', (person, name, onWall) => {
  expect([personName(person), wallName(person)]).toEqual([name, onWall]);
  expect(defaultOrganizationName(personName(person))).toBe(`${name}'s organization`);
});

it('whoever has given no name is called by their address', () => {
  expect(personName({ firstName: null, lastName: null, email: 'ada@example.org' })).toBe('ada@example.org');
});

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

it.each([
  ['New York', 'NY', '10013', '410 Harbor Street, New York, NY 10013'],
  ['New York', null, null, '410 Harbor Street, New York'],
  [null, 'NY', '', '410 Harbor Street, NY'],
  [null, null, null, '410 Harbor Street'],
])('an address has its city %j, state %j and ZIP code %j after the street', (city, state, zipCode, text) => {
  expect(formatAddress({ address: '410 Harbor Street', city, state, zipCode })).toBe(text);
});
