import { expect, test } from 'vitest';
import { confirmationAddress, nameOfAddress, returnedFromBank } from './payment-address.ts';

test('the figures that were shown come back from the bank’s page as they were', () => {
  const shown = { quotedAt: '2026-06-10T12:20:00.000Z', version: 3, dueNowCents: 3450 };
  const address = new URL(confirmationAddress('/organization?tab=invites', shown), 'https://rota.example');
  address.searchParams.set('setup_intent_client_secret', 'seti_1_secret_2');
  expect(address.searchParams.get('return')).toBe('/organization?tab=invites');
  expect(returnedFromBank(address.search.slice(1))).toEqual({
    clientSecret: 'seti_1_secret_2',
    confirmed: shown,
  });
  expect(returnedFromBank('return=/admin')).toBeNull();
});

test('the way back names its screen, whatever else the address asks for', () => {
  expect(nameOfAddress('/organization?tab=locations&location=1')).toBe('Locations');
  expect(nameOfAddress('/admin?tab=locations')).toBe('Today');
  expect(nameOfAddress('/organization')).toBe('Members');
  expect(nameOfAddress('/somewhere')).toBeNull();
});
