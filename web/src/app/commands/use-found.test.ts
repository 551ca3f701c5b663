import { expect, it } from 'vitest';
import { findChargers } from './use-found.ts';

const chargers = [
  ...['01', '05', '10', '15'].map((number) => ({ number, place: 'North Garage 12 Wharf Street' })),
  { number: '05', place: 'South Deck 4 Mill Lane' },
  { number: 'A-12', place: 'South Deck 4 Mill Lane' },
];

it.each([
  ['5', ['05 North', '05 South']],
  ['05', ['05 North', '05 South']],
  ['charger 5', ['05 North', '05 South']],
  ['Charger 05 south', ['05 South']],
  ['north 10', ['10 North']],
  ['a-12', ['A-12 South']],
  ['1', ['01 North']],
  ['99', []],
  ['north', []],
  ['charger', []],
  ['5 banana', []],
])('“%s” finds the chargers with that number', (text, expected) => {
  const found = findChargers(text, chargers).map(({ number, place }) => `${number} ${place.split(' ')[0]}`);
  expect(found).toEqual(expected);
});
