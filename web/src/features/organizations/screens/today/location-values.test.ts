import { expect, test } from 'vitest';
import { readLocation } from './location-values.ts';

const GARAGE = {
  name: 'Garage',
  address: '12 Wharf Street',
  totalSpots: '6',
  locationType: 'office',
} as const;

test('a location is sent once its name, address and a count above zero are there', () => {
  expect(readLocation({ ...GARAGE, totalSpots: ' 6 ' })).toEqual({ body: { ...GARAGE, totalSpots: 6 } });
});

test.each(['', '0', '-2', '2.5', 'six', '201'])('a count of %j is no number of chargers', (totalSpots) => {
  expect(readLocation({ ...GARAGE, name: ' ', totalSpots })).toEqual({ wrong: ['name', 'totalSpots'] });
});
