import { expect, test } from 'vitest';
import { detailsChanged, detailsErrors } from './details.ts';
import type { Details } from './details.ts';

const SAVED: Details = {
  description: 'Boats',
  contactPhone: '',
  address: '7 Pier Road',
  requiresAgreement: false,
  customAgreementText: '',
};

test('only changed details are sent, and restored ones don’t count as changed', () => {
  expect(detailsChanged(SAVED, { description: 'Boats', address: '' })).toEqual({ address: '' });
});

test('a text that is too long is refused by its field', () => {
  expect(detailsErrors({ address: 'x'.repeat(241), description: 'Boats' })).toEqual({
    address: 'Please use at most 240 characters.',
  });
});
