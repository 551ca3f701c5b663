import { expect, test } from 'vitest';
import { askedOf, askingAddress, cardAddress, mendingAddress } from './addresses.ts';

test('an address says what is to be bought, for which location, and where that leads back to', () => {
  const asked = { add: 'spot', plan: null, locationId: 'l1', back: '/organization?tab=locations' } as const;
  const address = askingAddress(asked);
  expect(address).toBe(
    '/organization?tab=billing&add=spots&location=l1&return=%2Forganization%3Ftab%3Dlocations',
  );
  expect(askedOf(address.split(/\?(.*)/s)[1]!)).toEqual(asked);
});

test('an address that asks for something unknown asks for nothing', () => {
  expect(askedOf('tab=billing&add=toString&plan=gold')).toEqual({
    add: null,
    plan: null,
    locationId: null,
    back: null,
  });
});

test('storing a card leads back to the dialog that needed it', () => {
  expect(cardAddress('/organization?tab=billing&plan=premium')).toBe(
    '/payment-setup?return=%2Forganization%3Ftab%3Dbilling%26plan%3Dpremium',
  );
});

test.each([
  [{ what: 'members', locationId: null }, '/organization?tab=members'],
  [{ what: 'locations', locationId: null }, '/organization?tab=locations'],
  [{ what: 'spots', locationId: 'l1' }, '/organization?tab=locations&location=l1'],
] as const)('what exceeds is mended where it is listed: %o', (exceeding, address) => {
  expect(mendingAddress({ used: 2, limit: 1, locationName: null, ...exceeding })).toBe(address);
});
