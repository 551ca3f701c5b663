import { expect, test } from 'vitest';
import { readLocation } from './location-values.ts';

const GARAGE = {
  name: 'Garage',
  address: '12 Wharf Street',
  totalSpots: '6',
  locationType: 'office',
} as const;

test('a location can be sent once it has a name, an address and a number of chargers above zero', () => {
  expect(readLocation({ ...GARAGE, totalSpots: ' 6 ' })).toEqual({ body: { ...GARAGE, totalSpots: 6 } });
});

test.each(['', '0', '-2', '2.5', 'six', '201'])('%j is not a valid number of chargers', (totalSpots) => {
  expect(readLocation({ ...GARAGE, name: ' ', totalSpots })).toEqual({ wrong: ['name', 'totalSpots'] });
});
