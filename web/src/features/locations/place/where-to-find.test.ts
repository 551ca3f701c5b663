import { expect, test } from 'vitest';
import { directionsLink, mapLink, phoneLink } from './where-to-find.tsx';

const address = { address: '12 Wharf Street & Co', city: 'New York', state: 'NY', zipCode: '10013' };

test('a map opens at the position, else at the address', () => {
  expect(mapLink({ ...address, latitude: 40.7, longitude: -74 })).toBe(
    'https://www.openstreetmap.org/?mlat=40.7&mlon=-74#map=18/40.7/-74',
  );
  expect(mapLink({ ...address, latitude: null, longitude: null })).toBe(
    'https://www.openstreetmap.org/search?query=12+Wharf+Street+%26+Co%2C+New+York%2C+NY+10013',
  );
});

test('directions lead to the position, else to the address', () => {
  expect(directionsLink({ ...address, latitude: 40.7, longitude: -74 })).toBe(
    'https://www.openstreetmap.org/directions?to=40.7%2C-74',
  );
  expect(directionsLink({ ...address, latitude: 40.7, longitude: null })).toBe(
    'https://www.openstreetmap.org/directions?to=12+Wharf+Street+%26+Co%2C+New+York%2C+NY+10013',
  );
});

test('a number is dialled without what stands between its digits', () => {
  expect(phoneLink('+1 (212) 555-0142')).toBe('tel:+12125550142');
});
